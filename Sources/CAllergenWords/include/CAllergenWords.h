// The vocabulary of the allergen detector by words, as bytes of the program itself.
#ifndef CALLERGENWORDS_H
#define CALLERGENWORDS_H

#include <stddef.h>

// The first byte of the vocabulary blob; valid as long as the process lives, aligned to 16 bytes.
const unsigned char *allergen_words_start(void);

// The number of bytes of the vocabulary blob.
size_t allergen_words_count(void);

#endif
