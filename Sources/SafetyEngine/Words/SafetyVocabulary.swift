/// The words that safety rests on: a sense, then its phrases.
///
/// Plural, case, accents and hyphens do not matter. Phrases of `nothing` and `plant` hide what stands in them, so that
/// `ground cumin` is no meat. Add a word by adding it to its row.
enum SafetyVocabulary {
  /// One row a sense; a sense may have several.
  static let table = """
    beef: beef; ox; oxtail; brisket; ribeye; rib eye; sirloin; entrecote; fillet steak; rump steak; hamburger
    beef: corned beef; salt beef; minute steak; burger; beefburger; steak burger; chuck; short rib; flank; hanger steak
    beef: t bone; porterhouse; topside; silverside; steak; tri tip
    pork: spare rib; baby back rib; pork belly; ham hock
    pork: pork; ham; gammon; bacon; lardon; pancetta; hog; pig; sausage; bratwurst; chipolata; banger; chorizo
    lamb: lamb; mutton; hogget; merguez
    veal: veal; calf; calves
    goat: goat; kid goat
    poultry: chicken; turkey; duck; duckling; goose; poultry; hen; cockerel; capon; poussin; guinea fowl; quail
    poultry: pheasant; partridge; pigeon; squab; dove; grouse; woodcock; snipe; mallard; teal; wigeon
    ratite: ostrich; emu; rhea
    game: venison; deer; elk; moose; caribou; reindeer; antelope; boar; hare; rabbit; kangaroo; bear; squirrel; game meat
    game: muskrat; beaver; raccoon; opossum
    inspectedGame: bison; buffalo; beefalo; water buffalo; horse; horse meat
    fish: fish; salmon; cod; haddock; tuna; trout; mackerel; herring; sardine; halibut; sole; pink salmon; plaice; hake; tilapia
    fish: sea bass; sea bream; snapper; grouper; monkfish; pollock; swordfish; anchovy; eel; carp; perch; pike; turbot
    fish: alligator; frog leg; turtle; jellyfish; sea cucumber; sea urchin; whitebait; skate; brill; char; roe
    crustacean: shrimp; prawn; crab; crabmeat; lobster; crayfish; crawfish; langoustine; scampi; crustacean
    mollusc: oyster; clam; mussel; scallop; squid; calamari; octopus; cuttlefish; snail; whelk; cockle; abalone; conch
    mollusc: mollusk; mollusc; winkle; mixed seafood
    egg: egg; egg yolk; egg white; yolk

    ground: ground; mince; minced; minced meat; hamburger; burger; beefburger; patty; meatball; meatloaf; meat loaf
    ground: sausage; sausagemeat; sausage meat; bratwurst; bockwurst; chipolata; banger; merguez; kofta; kofte; kafta
    ground: kebab mince; forcemeat; quenelle; fishcake; fish cake; crab cake; fish ball; comminuted; tartare
    ground: fresh chorizo; mexican chorizo; finely chopped meat; cevapcici; salisbury steak; fish finger; flaked and formed; restructured; sandwich steak
    tenderised: tenderised; tenderized; needled; needle tenderised; blade tenderised; blade tenderized; jaccarded; jaccard
    tenderised: mechanically tenderised; mechanically tenderized; cubed steak; cube steak; swiss steak
    tenderised: pounded; pound out; pound the; beaten out; bashed out; bash out; scored and tenderised
    injected: injected; brined; inject; pumped; brine injected; pump marinated; vacuum tumbled; tumbled; enhanced; marinade injected
    injected: pre basted; prebasted; bacon; lardon; gammon steak; ham steak
    stuffed: stuffed; stuff; stuff the; stuff each; fill the cavity; fill the bird; fill the chicken; fill the turkey
    stuffed: spoon into the cavity; into the cavity; turducken; cordon bleu; chicken kiev; kiev; roulade; braciole
    rolled: rolled; boned and rolled; boned rolled; rolled and tied; roll and tie; skewered; porchetta; on skewers
    roast: roast; joint; roasting joint; rib roast; prime rib; standing rib; rib of beef; forerib; fore rib; topside
    roast: silverside; leg of lamb; lamb leg; shoulder of lamb; lamb shoulder; leg of pork; pork leg; pork shoulder
    roast: shoulder of pork; pork butt; boston butt; pork loin; loin of pork; rack of lamb; lamb rack; brisket; crown
    roast: saddle; haunch; chateaubriand; porchetta; pork belly; belly pork; tri tip; top round; bottom round
    roast: eye of round; corned beef; salt beef; gammon joint; bone in ham; whole ham; spiral sliced ham; picnic
    roast: picnic ham; picnic shoulder; pot roast; roasting; knuckle; ham hock; country ham; sirloin tip
    portion: steak; chop; cutlet; escalope; schnitzel; medallion; noisette; strip; cube; cubed; diced; dice; chunk
    portion: stewing; stew meat; for stew; stir fry; sliced; slice; thinly sliced; shaved; rib; spare rib
    portion: short rib; back rib; country style rib; shank; shin; cut into; cut in; cut up; pieces; neck; cheek; osso buco
    portion: beef bone; veal bone; lamb bone; pork bone; soup bone; marrow bone; scallop of; scaloppine; saltimbocca; tournedo; fillet steak; piece
    offal: liver; kidney; heart; tongue; sweetbread; brain; tripe; gizzard; giblet; lung; spleen; trotter; foot; feet
    ham: ham; gammon; picnic ham; picnic shoulder

    cooked: cooked; leftover; left over; rotisserie; precooked; pre cooked; ready cooked; canned; tinned; ready to eat
    cooked: fully cooked; hard boiled; hard boiled egg; deli; hot dog; frankfurter; wiener; vienna; kielbasa; andouille; smoked sausage
    cooked: knackwurst; black pudding; white pudding; scrapple; bologna; mortadella; olive loaf; head cheese; liverwurst
    cooked: pate; luncheon meat; spam; pastrami; confit; pulled pork; pulled; surimi; imitation; imitation crab; haggis
    cooked: hot smoked; sliced ham; cooked ham; roast beef slices; deli roast beef; pork floss; crab stick
    cooked: fish sauce; gefilte; poached egg; fried egg; scrambled egg; omelette; omelet; century egg; foie gras
    cooked: corn dog; tuna salad; ham salad; fried calamari; lunchmeat; lunch meat; roast goose; smoked polish sausage
    cured: cured; prosciutto; parma ham; serrano; salami; pepperoni; bresaola; coppa; jerky; beef stick; biltong; chorizo
    cured: pancetta; guanciale; summer sausage; lap cheong; smoked; gravlax; gravadlax
    cured: pickled; dried; anchovy paste; caviar; lox; smoked salmon; smoked trout; smoked mackerel; iberico; jamon
    cured: rollmop; pork rind; crackling; pork scratching; nduja; soppressata; speck; salted duck egg
    cured: egg powder; powder; dried egg; dried shrimp; dried beef; squid ink; clam juice; salted and dried
    raw: raw; uncooked; fresh chorizo; mexican chorizo; fresh sausage; fresh ham; corned beef brisket; unsmoked
    raw: nugget; breaded; fish finger; fishcake; fish cake; lightly smoked salmon
    stillRaw: bacon; lardon; gammon; haddock; cod; kipper; ham hock; smoked pork; country ham; picnic; salt pork
    stillRaw: corned beef brisket; corned beef; salt beef; cured pork roast; raw ham; cured pork; bratwurst; fresh chorizo
    pasteurised: pasteurised; pasteurized; egg substitute; liquid egg; carton egg white
    plant: vegan; vegetarian; veggie; plant based; meat free; meatless; meat substitute; mock; quorn; soya; soy; tofu; seitan
    plant: flax egg; chia egg; eggplant; egg replacer; egg free; king oyster mushroom; oyster mushroom; chicken of the woods; beefsteak tomato
    plant: beef tomato; jackfruit; tvp; tempeh; hen of the woods; crab apple; vegan egg; goat cheese; goats cheese
    plant: oyster sauce; fish sauce; egg noodle; egg pasta; duck sauce; steak sauce; lobster mushroom

    farmed: farmed; farm raised; aquacultured; ranched; farm reared; commercially raised; inspected
    wild: wild; hunted; foraged; wild caught
    tuna: tuna; ahi; yellowfin; bluefin; bigeye; albacore; blackfin; fresh tuna
    shellfish: oyster; clam; mussel; scallop; cockle
    roe: roe; ikura; tobiko

    rawDish: ceviche; cebiche; tartare; sashimi; sushi; nigiri; poke; poke bowl; carpaccio; crudo; tiradito; gravlax; mett
    rawDish: gravadlax; kinilaw; hackepeter; yukhoe; kibbeh nayeh; raw oyster; half shell; served raw; eaten raw; aguachile
    rawDish: kokoda; namero; rare and raw; freshly shucked oysters; serve raw; steak tartar; tataki raw
    rare: rare; medium rare; very rare; blue rare; tataki; still pink; served pink; serve pink; pink in the middle
    rare: pink inside; pink in the centre; pink in the center; keep it pink; rosy; lightly seared
    pink: pink
    rawEggDish: mayonnaise; mayo; aioli; hollandaise; bearnaise; tiramisu; mousse; eggnog; egg nog; zabaglione; sabayon
    rawEggDish: royal icing; caesar dressing; caesar salad; rouille; semifreddo; egg flip; pisco sour; whiskey sour
    rawEggDish: chocolate mousse; raw egg; carbonara; marshmallow fluff; syllabub; cookie dough to eat; uncooked meringue
    eggToOrder: fried egg; poached egg; boiled egg; soft boiled egg; soft boiled; hard boiled egg; sunny side up; shirred egg
    eggToOrder: over easy; egg benedict; eggs benedict; dippy egg; baked egg; coddled egg; huevos rancheros; egg florentine
    eggBeaten: scrambled egg; scrambled; omelette; omelet; french omelette; tamagoyaki
    casserole: casserole; lasagne; lasagna; hotdish; hot dish; moussaka; pasta bake; tuna bake; tetrazzini; cottage pie
    casserole: shepherds pie; strata
    stuffing: stuffing; bread stuffing; cornbread dressing; stuffing ball
    stuffedPasta: cannelloni; manicotti; ravioli; tortellini; tortelloni; agnolotti; cappelletti; stuffed shell
    stuffedPasta: stuffed pasta; stuffed pasta shells; conchiglioni; pierogi; maultaschen; pelmeni; wonton; gyoza; potsticker
    stuffedPasta: culurgiones; jiaozi; kreplach; pork dumpling; prawn dumpling; soup dumpling
    reheated: reheat; reheated; reheating; leftover; warm up; warmed up; warm through; heat through again
    shelfStable: cookie; biscuit; cracker; granola; jam; marmalade; chutney; pickle; jelly; bread; loaf cake; fruit cake
    shelfStable: brownie; muffin; shortbread; flapjack; rusk; biscotti; meringue; fudge; toffee; syrup; spice mix; rub
    shelfStable: trail mix; energy bar; granola bar; gingerbread; pound cake; scone; bun; roll; cordial; muesli; crispbread
    rice: rice; brown rice; risotto; pilaf; paella; biryani; basmati

    heat: cook; cooking; fry; fried; saute; roast; roasting; bake; baking; grill; grilling; boil; simmer; poach; steam; sear
    heat: brown; braise; stew; barbecue; bbq; griddle; toast; stir fry; deep fry; pan fry; broil; oven; hob; stove; burner
    heat: reduce; bring to the boil; air fryer; fryer; slow cooker; crockpot; crock pot; pressure cooker; instant pot; wok
    heat: multicooker; steamer; smoker; smoke; rotisserie; frying pan; skillet; pan; kettle; campfire; plancha; toaster
    heat: pizza oven; tandoor; barbeque; grill pan; broiler; rice cooker; aga; stovetop; cooktop; heat
    cold: fridge; refrigerator; freezer; blender; mixer; food processor; processor; chill; freeze; marinate; thaw; defrost
    cold: prove; proof; rise; dehydrate; dehydrator; dry; cool; soak; rest; knead; temper; dissolve; melt; bloom; infuse
    holding: keep warm; keep hot; hold warm; hold hot; hold; holding; warming drawer; warm plates; warmer; hot hold; bain marie
    oven: oven; fan oven; convection oven; steam oven; combi oven; aga; pizza oven; toaster oven
    convection: convection; fan; fan oven; fan forced; convection oven; air fryer
    humid: steam oven; combi steam; roasting bag; oven bag; moisture proof bag; high humidity; combi oven
    microwave: microwave; microwaved; microwaving
    sousVide: sous vide; water bath; immersion circulator; circulator; vacuum bag

    nothing: ground cumin; ground pepper; ground black pepper; ground white pepper; ground coriander; ground cinnamon
    nothing: ground ginger; ground nutmeg; ground allspice; ground cloves; ground turmeric; ground almond; ground paprika
    nothing: ground mustard; ground cardamom; freshly ground; ground flax; ground spice; ground mace; ground fennel
    nothing: minced garlic; garlic minced; minced ginger; minced onion; minced shallot; mince pie; mincemeat; mince the garlic
    nothing: mince the onion; mince the ginger; mince the shallot; mince the herb; ground chilli; ground chili; ground sumac
    nothing: pink salmon; pink peppercorn; pink lady; pink lemonade; pink grapefruit; pink gin; pink himalayan; pink salt
    nothing: rare breed; tartare sauce; tartar sauce; cream of tartar; ham and cheese sandwich; tin foil; cake tin; roasting tin
    nothing: baking tin; loaf tin; muffin tin; tin lined; springform tin; dry rub; rolled oat; roll out; tin of water; rib of celery
    nothing: celery rib; rib celery; roast potato; roast vegetable; roasted pepper; chicken stock cube; pan juice; ice bath
    nothing: slice of bread; slice of lemon; lemon slice; oven dish; roasting pan; oven proof dish; dry white wine; dry sherry
    nothing: pink or; browning; brown rice; brown sugar; pan of cold water; heart of palm; artichoke heart; romaine heart
    nothing: celery heart; lettuce heart; kidney bean; ox tongue mushroom; stuffed olive; stuffed vine leaf; egg wash brush
    nothing: poke cake; prosciutto crudo; heat off; off the heat; without heat; rested; no cook; no bake; fresh squid ink; hold back; hold together
    nothing: cooked through; until cooked; fully cooked through; until just cooked; when cooked; dried herb; dried oregano
    nothing: dried thyme; dried basil; dried chilli; pickled onion; pickled ginger; dried fruit; smoked paprika; smoked salt
    nothing: smoked cheese; garlic powder; onion powder; chilli powder; curry powder; baking powder; mustard powder
    nothing: buffalo mozzarella; buffalo wing; buffalo sauce; foot long; hot stuff; smoked tofu; smoked aubergine
    """

  /// Words before a phrase that turn it round: `no longer pink`, `not stuffed`.
  static let denials: Set<String> = ["no", "not", "never", "without", "longer", "isnt", "arent", "unstuffed"]
}
