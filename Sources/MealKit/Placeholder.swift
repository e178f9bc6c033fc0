// MealKit
