#ifndef CMEALDATA_H
#define CMEALDATA_H
#include <stddef.h>
const unsigned char *meal_foods_start(void);
size_t meal_foods_count(void);
#endif
