#include "CMealData.h"

static const unsigned char pages[] = {
#embed "pages.txt"
};

const unsigned char *meal_pages_start(void) { return pages; }

size_t meal_pages_count(void) { return sizeof pages; }
