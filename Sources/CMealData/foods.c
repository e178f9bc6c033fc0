// foods.bin is made by `mealc-catalogue build` from tables/; a test rebuilds and compares it.
#include "CMealData.h"

static const _Alignas(16) unsigned char foods[] = {
#embed "foods.bin"
};

const unsigned char *meal_foods_start(void) { return foods; }

size_t meal_foods_count(void) { return sizeof foods; }
