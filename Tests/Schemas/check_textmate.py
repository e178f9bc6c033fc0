#!/usr/bin/env python3
"""Checks grammar/meal.tmLanguage.json: that it is JSON, that every include exists, that every regex compiles, and that
a few lines are scoped as they should be.

Uses Oniguruma (`pip install onigurumacffi`) where it is there, else Python's `re` on the subset that both know.
"""
import json
import pathlib
import re
import sys

try:
    import onigurumacffi
except ImportError:
    onigurumacffi = None

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORD = r"[^\W\d_]"


def compiled(pattern):
    """The pattern, ready for `search(text)`."""
    if onigurumacffi:
        return onigurumacffi.compile(pattern)
    # What Python does not know: classes of Unicode, and look-behinds of several widths.
    text = pattern.replace(r"[\p{L}_][\p{L}\p{N}_-]*", WORD + r"[\w-]*")
    text = text.replace(r"\p{L}\p{N}_", r"\w").replace(r"\p{L}_", "A-Za-z_")
    return re.compile(text.replace(r"(?<=\s|[{};])", r"(?<=[\s{};])"))


def walk(node, path=""):
    """All (path, key, value) of the grammar's objects."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield path, key, value
            yield from walk(value, f"{path}/{key}")
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from walk(value, f"{path}/{index}")


def structure_faults(grammar):
    """What is wrong with the grammar's includes, names and regexes."""
    for path, key, value in walk(grammar):
        if key in ("match", "begin", "end"):
            try:
                compiled(value)
            except Exception as error:  # both libraries have errors of their own
                yield f"{path}/{key}: {error}"
        elif key == "include" and value.lstrip("#") not in grammar["repository"]:
            yield f"{path}: nothing is called {value}"
        elif key == "name" and path and not value.endswith(".meal"):
            yield f"{path}: the scope {value} does not end in .meal"
        elif key == "begin" and "captures" in path:
            yield f"{path}: a capture cannot begin anything"


# A rule of the repository, a line, and what its captures hold (None: it must not match).
EXAMPLES = [
    ("declaration", 'recipe "Lemon chicken" {', ["recipe", '"Lemon chicken"']),
    ("declaration", "eater Ana { sex female }", ["eater", "Ana"]),
    ("declaration", "recipes", None),
    ("field", "  serves 4", ["serves"]),
    ("field", "kitchen { hands 1 }", ["kitchen"]),
    ("logEvent", "  08:10 Ana ate 2 eggs", ["08:10", "Ana", "ate"]),
    ("logEvent", "08:10 Ana eats 2 eggs", None),
]


def example_faults(grammar):
    """Lines that are not scoped as they should be."""
    for rule, line, expected in EXAMPLES:
        match = compiled(grammar["repository"][rule]["match"]).search(line)
        found = match and [match.group(index + 1) for index in range(len(expected or []))]
        if found != expected:
            yield f"{rule}: {line!r} gives {found}, not {expected}"


def ingredient_faults(grammar):
    """Amounts and units of ingredient lines that are not found."""
    patterns = grammar["repository"]["ingredient"]["patterns"]
    amount = compiled(next(p["match"] for p in patterns if "captures" in p))
    for line, expected in [
        ("- 600 g chicken", ("600", "g")), ("- 1 1/2 cups stock", ("1 1/2", "cups")), ("- 2-3 garlic cloves", ("2-3", None)),
        ("- ½ tsp salt", ("½", "tsp")), ("- 2 eggs", ("2", None)),
    ]:
        match = amount.search(line)
        found = match and (match.group(1), match.group(2) or None)
        if found != expected:
            yield f"ingredient: {line!r} gives {found}, not {expected}"


def main():
    grammar = json.loads((ROOT / "grammar/meal.tmLanguage.json").read_text(encoding="utf-8"))
    faults = [*structure_faults(grammar), *example_faults(grammar), *ingredient_faults(grammar)]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{'Oniguruma' if onigurumacffi else 'Python re'}: {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
