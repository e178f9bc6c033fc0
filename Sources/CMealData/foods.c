#include "CMealData.h"
const unsigned char *meal_foods_start(void) { return 0; }
size_t meal_foods_count(void) { return 0; }
