/// The files that `mealc new` writes: a small household that compiles.
public enum StarterHousehold {
  /// The files, each with its name and text.
  public static let files: [(name: String, text: String)] = [
    (
      "household.meal",
      """
      ## Who eats here, and with what.
      household "Home" {
        currency EUR
        region EU
        units metric
        kitchen { hands 1; oven 1; hob 4 }
      }

      eater Ana { sex female; age 34; height 168 cm; weight 62 kg; activity moderate; goal maintain }
      eater Ben { sex male; age 38; height 182 cm; weight 84 kg; activity light; avoid peanut }

      """
    ),
    (
      "recipes.meal",
      """
      ## A pot for a weeknight; keeps well.
      recipe "Lentil soup" {
        serves 4
        course dinner, lunch
        tags weeknight, one-pot
        - 250 g red lentils
        - 1 onion, chopped
        - 2 carrots, diced
        - 2 cloves garlic, minced
        - 2 tbsp olive oil
        - 1 l vegetable stock
        - salt and pepper, to taste
        step chop 10 min "Chop the vegetables."
        step simmer 25 min on hob "Soften them in the oil, add lentils and stock, simmer." unattended
        keeps 3 days
      }

      recipe "Porridge" {
        serves 2
        course breakfast
        - 100 g rolled oats
        - 500 ml milk
        - 1 banana, sliced
        step cook-oats 8 min on hob "Simmer the oats in the milk."
      }

      """
    ),
    (
      "week.meal",
      """
      use "household.meal"
      use "recipes.meal"

      plan "This week" {
        from 2026-11-30 for 7 days
        for Ana, Ben
        slot breakfast 07:30
        slot dinner 18:30
        monday breakfast "Porridge"
        monday dinner "Lentil soup"
      }

      check energy per serving of "Lentil soup" 250 kcal..500 kcal
      check fiber per serving of "Lentil soup" >= 5 g

      report nutrition, week

      """
    ),
  ]
}
