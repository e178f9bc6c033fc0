// The built-in catalogue as bytes of the program itself: the system maps them in when they are touched.
#ifndef CMEALDATA_H
#define CMEALDATA_H

#include <stddef.h>

// The first byte of the catalogue blob; valid as long as the process lives, aligned to 16 bytes.
const unsigned char *meal_foods_start(void);

// The number of bytes of the catalogue blob.
size_t meal_foods_count(void);

// The pages of the diagnostics, one after the other, and their size in bytes.
const unsigned char *meal_pages_start(void);
size_t meal_pages_count(void);

#endif
