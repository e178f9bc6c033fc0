extension PhraseCase {
  /// Lines of cookbooks and websites, second part.
  static let cookbooks: [PhraseCase] = [
    PhraseCase(#"dash hot sauce"#, #"amount(1~ dash) «hot sauce»"#),
    PhraseCase(#"2 cloves"#, #"amount(2) «cloves»"#),
    PhraseCase(#"1 stick cinnamon"#, #"amount(1 stick) «cinnamon»"#),
    PhraseCase(#"1 cinnamon stick"#, #"amount(1) «cinnamon stick»"#),
    PhraseCase(#"1 9-inch pie crust"#, #"amount(1) each(9 in) «pie crust»"#),
    PhraseCase(#"Kosher salt"#, #"«Kosher salt»"#),
    PhraseCase(
      #"Freshly ground black pepper"#,
      #"«black pepper» as «Freshly ground black pepper» prep[Freshly ground]"#),
    PhraseCase(#"Salt and freshly ground black pepper"#, #"«Salt» also «black pepper»"#),
    PhraseCase(#"Salt and black pepper to taste"#, #"«Salt» also «black pepper» note[to taste] #toTaste"#),
    PhraseCase(
      #"2 tablespoons extra virgin olive oil, plus more for drizzling"#,
      #"amount(2 tbsp) «extra virgin olive oil» note[plus more for drizzling] #toServe #plusMore"#),
    PhraseCase(
      #"1 1/2 pounds boneless, skinless chicken thighs, cut into 2-inch pieces"#,
      #"amount(1.5 lb) «boneless, skinless chicken thighs» prep[cut into 2-inch pieces]"#),
    PhraseCase(#"1 large egg, lightly beaten"#, #"amount(1) «egg» large prep[lightly beaten]"#),
    PhraseCase(#"1 14-ounce can coconut milk"#, #"amount(1 can) each(14 oz) «coconut milk»"#),
    PhraseCase(
      #"1 (28-ounce) can whole peeled tomatoes"#,
      #"amount(1 can) each(28 oz) «whole peeled tomatoes» #whole"#),
    PhraseCase(#"Flaky sea salt, for serving"#, #"«Flaky sea salt» note[for serving] #toServe"#),
    PhraseCase(#"1/2 cup (1 stick) unsalted butter"#, #"amount(0.5 cup) alternative(1 stick) «unsalted butter»"#),
    PhraseCase(
      #"8 tablespoons (1 stick) unsalted butter, softened"#,
      #"amount(8 tbsp) alternative(1 stick) «unsalted butter» prep[softened]"#),
    PhraseCase(
      #"1 bunch scallions, white and green parts separated"#,
      #"amount(1 bunch) «scallions» prep[white and green parts separated]"#),
    PhraseCase(#"3 large garlic cloves"#, #"amount(3 clove) «garlic» large"#),
    PhraseCase(#"1/4 teaspoon cayenne, or to taste"#, #"amount(0.25 tsp) «cayenne» note[or to taste] #toTaste"#),
    PhraseCase(#"1 teaspoon each ground cumin and coriander"#, #"amount(1 tsp) «ground cumin» also «coriander» #each"#),
    PhraseCase(
      #"1/2 cup loosely packed fresh basil leaves"#,
      #"amount(0.5 cup) «fresh basil leaves» as «loosely packed fresh basil leaves» note[loosely packed]"#),
    PhraseCase(
      #"About 2 cups vegetable oil, for frying"#,
      #"amount(2 cup) «vegetable oil» note[for frying] #forFrying #approximate"#),
    PhraseCase(
      #"2 1/2- to 3-pound chicken, cut into 8 pieces"#,
      #"amount(2.5..3 lb) «chicken» prep[cut into 8 pieces]"#),
    PhraseCase(#"1 3 1/2-pound chicken"#, #"amount(1) each(3.5 lb) «chicken»"#),
    PhraseCase(#"6 to 8 ounces mushrooms"#, #"amount(6..8 oz) «mushrooms»"#),
    PhraseCase(#"1 pound ground beef (80/20)"#, #"amount(1 lb) «ground beef» note[80/20]"#),
    PhraseCase(#"1/2 medium head cabbage"#, #"amount(0.5 head) «cabbage» medium"#),
    PhraseCase(#"1 pinch of saffron"#, #"amount(1 pinch) «saffron»"#),
    PhraseCase(
      #"3/4 pound (about 4 medium) tomatoes"#,
      #"amount(0.75 lb) alternative(4) «tomatoes» note[medium] #approximate"#),
    PhraseCase(#"1 pint grape tomatoes, halved"#, #"amount(1 pint) «grape tomatoes» prep[halved]"#),
    PhraseCase(
      #"Juice of 2 limes (about 1/4 cup)"#,
      #"amount(2) alternative(0.25 cup) «limes» prep[Juice of] #approximate #juiceOf"#),
    PhraseCase(
      #"1/3 cup each: chopped parsley, mint and dill"#,
      #"amount(0.333 cup) «parsley» as «chopped parsley» also «mint» also «dill» prep[chopped] #each"#),
    PhraseCase(#"Vegetable oil or lard"#, #"«Vegetable oil» or «lard»"#),
    PhraseCase(#"Nonstick cooking spray"#, #"«Nonstick cooking spray»"#),
    PhraseCase(#"1 box (16 oz.) penne"#, #"amount(1 box) each(16 oz) «penne»"#),
    PhraseCase(#"2 tbsp. chopped fresh dill"#, #"amount(2 tbsp) «fresh dill» as «chopped fresh dill» prep[chopped]"#),
    PhraseCase(#"2-4 tbs water"#, #"amount(2..4 tbsp) «water»"#),
    PhraseCase(
      #"One 15-ounce can black beans, drained and rinsed"#,
      #"amount(1 can) each(15 oz) «black beans» prep[drained and rinsed]"#),
    PhraseCase(#"Two 4-ounce fillets of salmon"#, #"amount(2 fillet) each(4 oz) «salmon»"#),
    PhraseCase(#"1 c. sugar"#, #"amount(1 cup) «sugar»"#),
    PhraseCase(#"2 T butter"#, #"amount(2 tbsp) «butter»"#),
    PhraseCase(#"3 t salt"#, #"amount(3 tsp) «salt»"#),
    PhraseCase(#"1 Tbs. oil"#, #"amount(1 tbsp) «oil»"#),
    PhraseCase(#"1 tin (400g) chickpeas"#, #"amount(1 can) each(400 g) «chickpeas»"#),
    PhraseCase(#"1 400g tin chickpeas"#, #"amount(1 can) each(400 g) «chickpeas»"#),
    PhraseCase(
      #"400g tin chopped tomatoes"#,
      #"each(400 g) amount(1~ can) «tomatoes» as «chopped tomatoes» prep[chopped]"#),
    PhraseCase(#"400 g can chickpeas, drained"#, #"each(400 g) amount(1~ can) «chickpeas» prep[drained]"#),
    PhraseCase(#"2 sheets ready-rolled puff pastry"#, #"amount(2 sheet) «ready-rolled puff pastry»"#),
    PhraseCase(
      #"small bunch flat-leaf parsley, chopped"#,
      #"amount(1~ bunch) «flat-leaf parsley» small prep[chopped]"#),
    PhraseCase(#"large handful rocket"#, #"amount(1~ handful) «rocket» large"#),
    PhraseCase(#"1 thumb-sized piece of ginger"#, #"amount(1 piece) «ginger»"#),
    PhraseCase(#"thumb-sized piece ginger, grated"#, #"amount(1~ piece) «ginger» prep[grated]"#),
    PhraseCase(#"4cm piece ginger"#, #"each(4 cm) amount(1~ piece) «ginger»"#),
    PhraseCase(
      #"5cm/2in piece fresh root ginger, peeled and grated"#,
      #"each(5 cm) each(2 in) amount(1~ piece) «fresh root ginger» prep[peeled and grated]"#),
    PhraseCase(#"good pinch of salt"#, #"amount(1~ pinch generous) «salt»"#),
    PhraseCase(
      #"freshly ground black pepper"#,
      #"«black pepper» as «freshly ground black pepper» prep[freshly ground]"#),
    PhraseCase(#"pinch of salt and pepper"#, #"amount(1~ pinch) «salt» also «pepper»"#),
    PhraseCase(#"1 free-range egg, beaten"#, #"amount(1) «free-range egg» prep[beaten]"#),
    PhraseCase(#"2 large free-range eggs"#, #"amount(2) «free-range eggs» large"#),
    PhraseCase(
      #"1-2 tsp dried chilli flakes (depending on taste)"#,
      #"amount(1..2 tsp) «dried chilli flakes» note[depending on taste]"#),
    PhraseCase(#"1 lemon, zest only"#, #"amount(1) «lemon» prep[zest only] #zestOf"#),
    PhraseCase(#"1 lemon, juice only"#, #"amount(1) «lemon» prep[juice only] #juiceOf"#),
    PhraseCase(#"½ lemon, juice and zest"#, #"amount(0.5) «lemon» prep[juice and zest] #juiceOf #zestOf"#),
    PhraseCase(
      #"1 lemon, finely grated zest and juice"#,
      #"amount(1) «lemon» prep[finely grated zest and juice] #juiceOf #zestOf"#),
    PhraseCase(#"finely grated zest of 1 lemon"#, #"amount(1) «lemon» prep[finely grated zest of] #zestOf"#),
    PhraseCase(#"1 x 2kg/4lb 8oz chicken"#, #"amount(1) each(2 kg) each(4 lb) added(8 oz) «chicken»"#),
    PhraseCase(#"2 x 175g/6oz salmon fillets"#, #"amount(2) each(175 g) each(6 oz) «salmon fillets»"#),
    PhraseCase(#"1 vanilla pod, split lengthways"#, #"amount(1) «vanilla pod» prep[split lengthways]"#),
    PhraseCase(#"1 cinnamon stick, broken in half"#, #"amount(1) «cinnamon stick» prep[broken in half]"#),
    PhraseCase(#"3 tbsp clear honey"#, #"amount(3 tbsp) «clear honey»"#),
    PhraseCase(#"vegetable oil, for deep frying"#, #"«vegetable oil» note[for deep frying] #forFrying"#),
    PhraseCase(#"1 shop-bought pastry case"#, #"amount(1) «shop-bought pastry case»"#),
    PhraseCase(#"1 litre/1¾ pints vegetable stock"#, #"amount(1 l) alternative(1.75 pint) «vegetable stock»"#),
    PhraseCase(#"1.2 litres/2 pints chicken stock"#, #"amount(1.2 l) alternative(2 pint) «chicken stock»"#),
    PhraseCase(#"2 heaped tsp plain flour"#, #"amount(2 tsp heaped) «plain flour»"#),
    PhraseCase(#"2 level tbsp cornflour"#, #"amount(2 tbsp level) «cornflour»"#),
    PhraseCase(#"1 heaped teaspoon baking powder"#, #"amount(1 tsp heaped) «baking powder»"#),
    PhraseCase(#"a few sprigs of thyme"#, #"amount(2..4? sprig) «thyme»"#),
    PhraseCase(#"few drops Tabasco"#, #"amount(2..4? drop) «Tabasco»"#),
    PhraseCase(#"dash of Worcestershire sauce"#, #"amount(1~ dash) «Worcestershire sauce»"#),
    PhraseCase(#"splash of milk"#, #"amount(1~ splash) «milk»"#),
    PhraseCase(#"2 slices day-old bread"#, #"amount(2 slice) «day-old bread»"#),
    PhraseCase(#"6 slices prosciutto or Parma ham"#, #"amount(6 slice) «prosciutto» or «Parma ham»"#),
    PhraseCase(
      #"200ml/7fl oz crème fraîche, plus extra to serve"#,
      #"amount(200 ml) alternative(7 fl-oz) «crème fraîche» note[plus extra to serve] #toServe #plusMore"#),
    PhraseCase(#"1 ripe but firm avocado"#, #"amount(1) «ripe but firm avocado»"#),
    PhraseCase(#"4 thick-cut pork chops"#, #"amount(4) «thick-cut pork chops»"#),
    PhraseCase(
      #"2 tbsp finely chopped fresh flatleaf parsley"#,
      #"amount(2 tbsp) «fresh flatleaf parsley» as «finely chopped fresh flatleaf parsley» prep[finely chopped]"#),
    PhraseCase(
      #"3 tbsp roughly chopped mixed fresh herbs (such as parsley, mint and chives)"#,
      #"amount(3 tbsp) «mixed fresh herbs» as «roughly chopped mixed fresh herbs» prep[roughly chopped] note[such as parsley, mint and chives]"#
    ),
    PhraseCase(#"mixed salad leaves, to serve"#, #"«mixed salad leaves» note[to serve] #toServe"#),
    PhraseCase(
      #"400g/14oz can chickpeas, drained"#,
      #"each(400 g) each(14 oz) amount(1~ can) «chickpeas» prep[drained]"#),
    PhraseCase(#"2 red onions, thinly sliced into rings"#, #"amount(2) «red onions» prep[thinly sliced into rings]"#),
    PhraseCase(#"1 (3-pound) chicken, quartered"#, #"amount(1) each(3 lb) «chicken» prep[quartered]"#),
    PhraseCase(#"1 cup uncooked long-grain white rice"#, #"amount(1 cup) «uncooked long-grain white rice»"#),
    PhraseCase(
      #"1 cup firmly packed brown sugar"#,
      #"amount(1 cup) «brown sugar» as «firmly packed brown sugar» note[firmly packed]"#),
    PhraseCase(#"1 cup packed brown sugar"#, #"amount(1 cup) «brown sugar» as «packed brown sugar» note[packed]"#),
    PhraseCase(#"1 tablespoon plus 1 teaspoon baking powder"#, #"amount(1 tbsp) added(1 tsp) «baking powder»"#),
    PhraseCase(#"1 tablespoon + 1 teaspoon baking powder"#, #"amount(1 tbsp) added(1 tsp) «baking powder»"#),
    PhraseCase(
      #"3 tablespoons (45 ml) lemon juice, from about 1 lemon"#,
      #"amount(3 tbsp) alternative(45 ml) «lemon juice» note[from about 1 lemon]"#),
    PhraseCase(#"4 ounces (115g) cream cheese"#, #"amount(4 oz) alternative(115 g) «cream cheese»"#),
    PhraseCase(
      #"1 (8 oz) package cream cheese, softened"#,
      #"amount(1 packet) each(8 oz) «cream cheese» prep[softened]"#),
    PhraseCase(
      #"1 (10.75 ounce) can condensed cream of chicken soup"#,
      #"amount(1 can) each(10.75 oz) «condensed cream of chicken soup»"#),
    PhraseCase(#"2 (10 ounce) cans enchilada sauce"#, #"amount(2 can) each(10 oz) «enchilada sauce»"#),
    PhraseCase(
      #"1 (3 pound) whole chicken, cut into pieces"#,
      #"amount(1) each(3 lb) «whole chicken» prep[cut into pieces] #whole"#),
    PhraseCase(#"1 teaspoon salt-free seasoning"#, #"amount(1 tsp) «salt-free seasoning»"#),
    PhraseCase(#"5 to 6 slices bacon"#, #"amount(5..6 slice) «bacon»"#),
    PhraseCase(#"1 lb. bacon, cooked & crumbled"#, #"amount(1 lb) «bacon» prep[cooked & crumbled]"#),
    PhraseCase(#"2 stalks celery"#, #"amount(2 stalk) «celery»"#),
    PhraseCase(#"2 c. flour, sifted"#, #"amount(2 cup) «flour» prep[sifted]"#),
  ]
}
