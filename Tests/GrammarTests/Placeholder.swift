// Filled with the grammar.
