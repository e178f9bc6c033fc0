/// What `:help` prints, and the commands that can be completed.
enum REPLHelp {
  /// The commands, in the order of the help.
  static let commands = [":help", ":load", ":foods", ":show", ":recipes", ":quit"]

  static let text = """
    2 eggs with 200 g cottage cheese   the nutrition of foods
    200 g cottage cheese + 2 eggs      the same, as a sum
    per 100 g                          the last foods again, per 100 g
    1 serving "Lentil soup"            a recipe of the loaded file
    2 kg + 300 g                       a sum with units
    let guests = 6                     a name for a value
    :load FILE    bring a file's recipes, foods and values into scope
    :foods WORDS  look for a food        :show KEY  all that is known of one
    :recipes      the recipes in scope   :quit      leave (also Ctrl-D)

    """
}
