// One import is enough for an embedding program: the values that results are made of come along.
@_exported public import MealCheck
@_exported public import MealData
@_exported public import MealFormat
@_exported public import MealIR
@_exported public import MealJSON
@_exported public import MealReport
@_exported public import MealSource
@_exported public import MealSyntax
@_exported public import MealUnits
@_exported public import NutritionEngine
@_exported public import SafetyEngine
@_exported public import TargetEngine
