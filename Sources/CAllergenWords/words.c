// words.bin is made from tables/ by `VocabularyBuilder`; a test rebuilds and compares it (MEAL_RECORD=1 rewrites it).
#include "CAllergenWords.h"

static const _Alignas(16) unsigned char words[] = {
#embed "words.bin"
};

const unsigned char *allergen_words_start(void) { return words; }

size_t allergen_words_count(void) { return sizeof words; }
