extension UnitWords {
  /// Every unit word, folded, in byte order; a test checks order, width and names.
  ///
  /// A row is the words (22 bytes), a flag, the position in `meanings` (three digits, `---` where the words only begin
  /// longer ones) and, for the reader, the meaning's name. Flags: `i` ingredient text only, `e` expressions only, a blank
  /// both; `I`, `E` and `+` the same where longer rows begin with these words. No line ends in a blank, so that an
  /// editor that trims lines cannot shift the rows.
  static let table = Table(
    pitch: 38,
    rows: """
      bag                    044 bag       |bags                   044 bag       |bakje                  042 tub      .
      bakjes                 042 tub       |ball                   083 ball      |balls                  083 ball     .
      bar                    050 bar       |barattoli              038 jar       |barattolo              038 jar      .
      barquette              042 tub       |barquettes             042 tub       |barrita                048 stick    .
      barritas               048 stick     |bars                   050 bar       |basket                 092 basket   .
      baskets                092 basket    |batch                  094 recipe    |batches                094 recipe   .
      baton                  048 stick     |batons                 048 stick     |becher                 042 tub      .
      beutel                 044 bag       |bicchiere              095 glass     |bicchieri              095 glass    .
      blaadje                071 leaf      |blaadjes               071 leaf      |blad                   071 leaf     .
      blatt                  071 leaf      |blatter                071 leaf      |blik                   037 can      .
      blikje                 037 can       |blikjes                037 can       |blikken                037 can      .
      bloc                   052 block     |block                  052 block     |blocks                 052 block    .
      blocs                  052 block     |blok                   052 block     |blokje                 049 cube     .
      blokjes                049 cube      |bocal                  038 jar       |bocaux                 038 jar      .
      boite                  037 can       |boites                 037 can       |bol                    097 bowl     .
      bola                   106 scoop     |bolas                  106 scoop     |bolletje               106 scoop    .
      bolletjes              106 scoop     |bols                   097 bowl      |bolsa                  044 bag      .
      bolsas                 044 bag       |bos                    064 bunch     |bosje                  064 bunch    .
      bosjes                 064 bunch     |bote                   038 jar       |botella                043 bottle   .
      botellas               043 bottle    |botes                  038 jar       |botte                  064 bunch    .
      bottes                 064 bunch     |bottiglia              043 bottle    |bottiglie              043 bottle   .
      bottle                 043 bottle    |bottles                043 bottle    |boule                  106 scoop    .
      boules                 106 scoop     |bouquet                064 bunch     |bouquets               064 bunch    .
      bouteille              043 bottle    |bouteilles             043 bottle    |bowl                   097 bowl     .
      bowls                  097 bowl      |box                    040 box       |boxes                  040 box      .
      branche                068 stalk     |branches               068 stalk     |breast                 059 breast   .
      breasts                059 breast    |brick                  052 block     |bricks                 052 block    .
      brin                   065 sprig     |brins                  065 sprig     |bucket                 042 tub      .
      buckets                042 tub       |bulb                   075 bulb      |bulbe                  075 bulb     .
      bulbes                 075 bulb      |bulbi                  075 bulb      |bulbo                  075 bulb     .
      bulbos                 075 bulb      |bulbs                  075 bulb      |bulwa                  075 bulb     .
      bunch                  064 bunch     |bunches                064 bunch     |bund                   064 bunch    .
      bunde                  064 bunch     |bundel                 064 bunch     |bundle                 064 bunch    .
      bundles                064 bunch     |bustina                045 sachet    |bustine                045 sachet   .
      butelek                043 bottle    |butelka                043 bottle    |butelki                043 bottle   .
      c                     +---           |c a                   +---           |c a c                  010 teaspoon .
      c a cafe               010 teaspoon  |c a s                  011 tablespoon|c a soupe              011 tablespoon
      c a the                010 teaspoon  |c c                    010 teaspoon  |c s                    011 tablespoon
      cabeca                 066 head      |cabecas                066 head      |cabeza                 066 head     .
      cabezas                066 head      |cac                    010 teaspoon  |caixa                  040 box      .
      caixas                 040 box       |caja                   040 box       |cajas                  040 box      .
      cal                   e027 kilocalori|calorie               e027 kilocalori|calories              e027 kilocalori
      cals                  e027 kilocalori|can                    037 can       |canister               037 can      .
      canisters              037 can       |cans                   037 can       |carre                  051 square   .
      carres                 051 square    |carton                 041 carton    |cartons                041 carton   .
      cas                    011 tablespoon|cc                     006 millilitre|ccm                    006 millilitre
      cda                    011 tablespoon|cdas                   011 tablespoon|cdita                  010 teaspoon .
      cditas                 010 teaspoon  |cdta                   010 teaspoon  |cdtas                  010 teaspoon .
      cdtita                 010 teaspoon  |celsius               e029 celsius   |centigrade            e029 celsius  .
      centiliter             007 centilitre|centiliters            007 centilitre|centilitre             007 centilitre
      centilitres            007 centilitre|centilitri             007 centilitre|centilitro             007 centilitre
      centilitros            007 centilitre|centimeter             020 centimetre|centimeters            020 centimetre
      centimetre             020 centimetre|centimetres            020 centimetre|centimetri             020 centimetre
      centimetro             020 centimetre|centimetros            020 centimetre|centymetr              020 centimetre
      centymetry             020 centimetre|cespi                  066 head      |cespo                  066 head     .
      chavena               +013 cup       |chavena de            +---           |chavena de cafe        119 millilitre
      chavena de cha         013 cup       |chavenas              +013 cup       |chavenas de           +---          .
      chavenas de cafe       119 millilitre|chavenas de cha        013 cup       |chilo                  003 kilogram .
      chilogrammi            003 kilogram  |chilogrammo            003 kilogram  |chop                   057 chop     .
      chops                  057 chop      |chorrito               100 dash      |chorritos              100 dash     .
      chorro                 104 drizzle   |chorros                104 drizzle   |chunk                  086 chunk    .
      chunks                 086 chunk     |ciotola                097 bowl      |ciotole                097 bowl     .
      cl                     007 centilitre|clove                  034 clove     |cloves                 034 clove    .
      cm                     020 centimetre|cms                    020 centimetre|cob                    070 ear      .
      cobs                   070 ear       |colher                +111 spoonful  |colher cafe            010 teaspoon .
      colher cha             010 teaspoon  |colher de             +---           |colher de cafe         010 teaspoon .
      colher de cha          010 teaspoon  |colher de sobremesa    012 dessertspo|colher de sopa         011 tablespoon
      colher sopa            011 tablespoon|colherada              111 spoonful  |colheradas             111 spoonful .
      colheres              +111 spoonful  |colheres cha           010 teaspoon  |colheres de           +---          .
      colheres de cafe       010 teaspoon  |colheres de cha        010 teaspoon  |colheres de sobremesa  012 dessertspo
      colheres de sopa       011 tablespoon|colheres sopa          011 tablespoon|colherinha             010 teaspoon .
      confezione             039 packet    |confezioni             039 packet    |conserve               037 can      .
      container              091 container |containers             091 container |copo                   095 glass    .
      copos                  095 glass     |costa                  068 stalk     |coste                  068 stalk    .
      cp                    i013 cup       |cps                   i013 cup       |crown                  066 head     .
      crowns                 066 head      |cs                     011 tablespoon|cube                   049 cube     .
      cubes                  049 cube      |cubetti                049 cube      |cubetto                049 cube     .
      cubito                 049 cube      |cubitos                049 cube      |cubo                   049 cube     .
      cubos                  049 cube      |cucchiai              +011 tablespoon|cucchiai da           +---          .
      cucchiai da tavola     011 tablespoon|cucchiaiata            111 spoonful  |cucchiaiate            111 spoonful .
      cucchiaini            +010 teaspoon  |cucchiaini da         +---           |cucchiaini da caffe    010 teaspoon .
      cucchiaini da te       010 teaspoon  |cucchiaino            +010 teaspoon  |cucchiaino da         +---          .
      cucchiaino da caffe    010 teaspoon  |cucchiaino da te       010 teaspoon  |cucchiaio             +011 tablespoon
      cucchiaio da          +---           |cucchiaio da tavola    011 tablespoon|cuchara                111 spoonful .
      cucharada             +011 tablespoon|cucharada de          +---           |cucharada de postre    012 dessertspo
      cucharada grande       011 tablespoon|cucharada sopera       011 tablespoon|cucharadas            +011 tablespoon
      cucharadas de         +---           |cucharadas de postre   012 dessertspo|cucharadas grandes     011 tablespoon
      cucharadas soperas     011 tablespoon|cucharadita            010 teaspoon  |cucharaditas           010 teaspoon .
      cucharas               111 spoonful  |cucharilla             010 teaspoon  |cucharillas            010 teaspoon .
      cuil                  +---           |cuil a                +---           |cuil a cafe            010 teaspoon .
      cuil a soupe           011 tablespoon|cuil a the             010 teaspoon  |cuill                 +---          .
      cuill a               +---           |cuill a cafe           010 teaspoon  |cuill a soupe          011 tablespoon
      cuiller               +---           |cuiller a             +---           |cuiller a cafe         010 teaspoon .
      cuiller a soupe        011 tablespoon|cuillere              +111 spoonful  |cuillere a            +---          .
      cuillere a cafe        010 teaspoon  |cuillere a dessert     012 dessertspo|cuillere a soupe       011 tablespoon
      cuillere a table       011 tablespoon|cuillere a the         010 teaspoon  |cuilleree             +111 spoonful .
      cuilleree a           +---           |cuilleree a cafe       010 teaspoon  |cuilleree a soupe      011 tablespoon
      cuillerees            +111 spoonful  |cuillerees a          +---           |cuillerees a cafe      010 teaspoon .
      cuillerees a soupe     011 tablespoon|cuilleres             +111 spoonful  |cuilleres a           +---          .
      cuilleres a cafe       010 teaspoon  |cuilleres a dessert    012 dessertspo|cuilleres a soupe      011 tablespoon
      cuilleres a table      011 tablespoon|cuilleres a the        010 teaspoon  |cuillers              +---          .
      cuillers a            +---           |cuillers a cafe        010 teaspoon  |cuillers a soupe       011 tablespoon
      cup                    013 cup       |cupful                 013 cup       |cupfuls                013 cup      .
      cups                   013 cup       |cupsful                013 cup       |d                     e026 day      .
      dadi                   049 cube      |dado                   049 cube      |dag                    118 gram*10  .
      dagen                 e026 day       |dash                   100 dash      |dashes                 100 dash     .
      day                   e026 day       |days                  e026 day       |deciliter              008 decilitre.
      deciliters             008 decilitre |decilitre              008 decilitre |decilitres             008 decilitre.
      decilitri              008 decilitre |decilitro              008 decilitre |decilitros             008 decilitre.
      deka                   118 gram*10   |dekagram               118 gram*10   |dekagramow             118 gram*10  .
      demi                  +---           |demi livre             116 gram*250  |dente                  034 clove    .
      dentes                 034 clove     |dessert               +---           |dessert spoon          012 dessertspo
      dessert spoons         012 dessertspo|dessertlepel           012 dessertspo|dessertlepels          012 dessertspo
      dessertloffel          012 dessertspo|dessertspoon           012 dessertspo|dessertspoons          012 dessertspo
      deziliter              008 decilitre |dia                   e026 day       |dias                  e026 day      .
      diente                 034 clove     |dientes                034 clove     |dkg                    118 gram*10  .
      dl                     008 decilitre |dni                   e026 day       |docena                 093 dozen    .
      docenas                093 dozen     |dollop                 108 dollop    |dollops                108 dollop   .
      doos                   040 box       |doosje                 040 box       |doosjes                040 box      .
      doschen                037 can       |dose                   037 can       |dosen                  037 can      .
      douzaine               093 dozen     |douzaines              093 dozen     |doz                    093 dozen    .
      dozen                  093 dozen     |dozens                 093 dozen     |dozijn                 093 dozen    .
      dozzina                093 dozen     |dozzine                093 dozen     |drizzle                104 drizzle  .
      drizzles               104 drizzle   |drop                   101 drop      |drops                  101 drop     .
      drumstick              063 drumstick |drumsticks             063 drumstick |druppel                101 drop     .
      druppels               101 drop      |dsp                    012 dessertspo|dstspn                 012 dessertspo
      dusting                107 sprinkle  |dutzend                093 dozen     |duzia                  093 dozen    .
      duzias                 093 dozen     |dzien                 e026 day       |ea                     032 piece    .
      ear                    070 ear       |ears                   070 ear       |eetl                   011 tablespoon
      eetlepel               011 tablespoon|eetlepels              011 tablespoon|el                     011 tablespoon
      env                    046 envelope  |envelope               046 envelope  |envelopes              046 envelope .
      envs                   046 envelope  |essl                   011 tablespoon|essloeffel             011 tablespoon
      essloffel              011 tablespoon|essloffeln             011 tablespoon|etti                   117 gram*100 .
      etto                   117 gram*100  |fahrenheit            e030 fahrenheit|fatia                  035 slice    .
      fatias                 035 slice     |feet                  e022 foot      |fetta                  035 slice    .
      fette                  035 slice     |fettina                035 slice     |fettine                035 slice    .
      feuille                071 leaf      |feuilles               071 leaf      |filet                 +055 fillet   .
      filet d                104 drizzle   |filete                 055 fillet    |filetes                055 fillet   .
      filets                 055 fillet    |filetti                055 fillet    |filetto                055 fillet   .
      filizanek              013 cup       |filizanka              013 cup       |filizanki              013 cup      .
      fillet                 055 fillet    |fillets                055 fillet    |filo                  +---          .
      filo d                 104 drizzle   |filo di                104 drizzle   |fio                   +---          .
      fio de                 104 drizzle   |fl                    +---           |fl ounce               014 fluidOunce
      fl ounces              014 fluidOunce|fl oz                  014 fluidOunce|fl ozs                 014 fluidOunce
      flasche                043 bottle    |flaschen               043 bottle    |fles                   043 bottle   .
      flesje                 043 bottle    |flessen                043 bottle    |floret                 073 floret   .
      florets                073 floret    |floz                   014 fluidOunce|fluid                 +---          .
      fluid ounce            014 fluidOunce|fluid ounces           014 fluidOunce|fluid oz               014 fluidOunce
      fluidounce             014 fluidOunce|fluidounces            014 fluidOunce|foglia                 071 leaf     .
      foglie                 071 leaf      |folha                  071 leaf      |folhas                 071 leaf     .
      foot                  e022 foot      |frasco                 038 jar       |frascos                038 jar      .
      frond                  065 sprig     |fronds                 065 sprig     |ft                    e022 foot     .
      funt                   005 pound     |funtow                 005 pound     |funty                  005 pound    .
      g                      002 gram      |gal                    018 gallon    |galazek                065 sprig    .
      galazka                065 sprig     |galazki                065 sprig     |galek                  106 scoop    .
      galka                  106 scoop     |galki                  106 scoop     |gallon                 018 gallon   .
      gallons                018 gallon    |gals                   018 gallon    |gambi                  068 stalk    .
      gambo                  068 stalk     |garrafa                043 bottle    |garrafas               043 bottle   .
      garsc                  103 handful   |garsci                 103 handful   |gas                   E031 gasMark  .
      gas mark              e031 gasMark   |gill                   015 gill      |gills                  015 gill     .
      giorni                e026 day       |giorno                e026 day       |glas                   095 glass    .
      glaser                 095 glass     |glass                  095 glass     |glasses                095 glass    .
      glazen                 095 glass     |glowek                 066 head      |glowka                 066 head     .
      glowki                 066 head      |glug                   112 glug      |glugs                  112 glug     .
      gm                     002 gram      |gms                    002 gram      |gocce                  101 drop     .
      goccia                 101 drop      |godz                  e025 hour      |godzin                e025 hour     .
      godzina               e025 hour      |godziny               e025 hour      |gota                   101 drop     .
      gotas                  101 drop      |gousse                 034 clove     |gousses                034 clove    .
      goutte                 101 drop      |gouttes                101 drop      |gr                     002 gram     .
      gram                   002 gram      |grama                  002 gram      |gramas                 002 gram     .
      gramm                  002 gram      |gramme                 002 gram      |grammen                002 gram     .
      grammes                002 gram      |grammi                 002 gram      |grammo                 002 gram     .
      gramo                  002 gram      |gramos                 002 gram      |gramow                 002 gram     .
      grams                  002 gram      |gramy                  002 gram      |grating                099 pinch    .
      gratings               099 pinch     |grind                  099 pinch     |grinding               099 pinch    .
      grindings              099 pinch     |grinds                 099 pinch     |grs                    002 gram     .
      h                     e025 hour      |hand                  +---           |hand full              103 handful  .
      handful                103 handful   |handfuls               103 handful   |handje                 103 handful  .
      handjes                103 handful   |handjevol              103 handful   |handsful               103 handful  .
      handvol                103 handful   |handvoll               103 handful   |head                   066 head     .
      heads                  066 head      |heart                  067 heart     |hearts                 067 heart    .
      helping                033 serving   |helpings               033 serving   |heure                 e025 hour     .
      heures                e025 hour      |hint                   114 touch     |hoja                   071 leaf     .
      hojas                  071 leaf      |hora                  e025 hour      |horas                 e025 hour     .
      hour                  e025 hour      |hours                 e025 hour      |hr                    e025 hour     .
      hrs                   e025 hour      |in                     021 inch      |inch                   021 inch     .
      inches                 021 inch      |jar                    038 jar       |jars                   038 jar      .
      jigger                 098 shot      |jiggers                098 shot      |jour                  e026 day      .
      jours                 e026 day       |kaffeeloffel           010 teaspoon  |kawalek                032 piece    .
      kawalki                032 piece     |kawalkow               032 piece     |kcal                  e027 kilocalori
      kcals                 e027 kilocalori|kg                     003 kilogram  |kgs                    003 kilogram .
      kilo                   003 kilogram  |kilocalorie           e027 kilocalori|kilocalories          e027 kilocalori
      kilogram               003 kilogram  |kilograma              003 kilogram  |kilogramm              003 kilogram .
      kilogramme             003 kilogram  |kilogrammes            003 kilogram  |kilogramo              003 kilogram .
      kilogramos             003 kilogram  |kilogramow             003 kilogram  |kilograms              003 kilogram .
      kilogramy              003 kilogram  |kilojoule             e028 kilojoule |kilojoules            e028 kilojoule.
      kilos                  003 kilogram  |kj                    e028 kilojoule |kl                     010 teaspoon .
      klecks                 108 dollop    |kleks                  108 dollop    |klontje                102 knob     .
      klontjes               102 knob      |knob                   102 knob      |knobs                  102 knob     .
      knolle                 075 bulb      |knollen                075 bulb      |knolletje              102 knob     .
      koffielepel            010 teaspoon  |koffielepels           010 teaspoon  |kop                    013 cup      .
      kopf                   066 head      |kopfe                  066 head      |kopje                  013 cup      .
      kopjes                 013 cup       |koppen                 013 cup       |kostek                 049 cube     .
      kostka                 049 cube      |kostki                 049 cube      |kromek                 035 slice    .
      kromka                 035 slice     |kromki                 035 slice     |krop                   066 head     .
      kropla                 101 drop      |krople                 101 drop      |kropli                 101 drop     .
      kroppen                066 head      |kubek                  042 tub       |kubki                  042 tub      .
      kubkow                 042 tub       |kugeln                 106 scoop     |l                      009 litre    .
      laniere                054 strip     |lanieres               054 strip     |laska                  048 stick    .
      laski                  048 stick     |lata                   037 can       |latas                  037 can      .
      lattina                037 can       |lattine                037 can       |lb                     005 pound    .
      lbs                    005 pound     |leaf                   071 leaf      |leaves                 071 leaf     .
      leg                    061 leg       |legs                   061 leg       |lepel                  111 spoonful .
      lepels                 111 spoonful  |libbra                 005 pound     |libbre                 005 pound    .
      libra                  005 pound     |libras                 005 pound     |link                   085 link     .
      links                  085 link      |lisc                   071 leaf      |lisci                  071 leaf     .
      liscie                 071 leaf      |listek                 071 leaf      |listki                 071 leaf     .
      listkow                071 leaf      |liter                  009 litre     |liters                 009 litre    .
      litr                   009 litre     |litra                  009 litre     |litre                  009 litre    .
      litres                 009 litre     |litri                  009 litre     |litro                  009 litre    .
      litros                 009 litre     |litrow                 009 litre     |litry                  009 litre    .
      livre                  115 gram*500  |livres                 115 gram*500  |loaf                   081 loaf     .
      loaves                 081 loaf      |lodyg                  068 stalk     |lodyga                 068 stalk    .
      lodygi                 068 stalk     |loffel                 111 spoonful  |log                    087 log      .
      logs                   087 log       |loncha                 035 slice     |lonchas                035 slice    .
      lt                     009 litre     |ltr                    009 litre     |ltrs                   009 litre    .
      lug                    112 glug      |lugs                   112 glug      |lyzeczek              +010 teaspoon .
      lyzeczek do           +---           |lyzeczek do herbaty    010 teaspoon  |lyzeczka              +010 teaspoon .
      lyzeczka do           +---           |lyzeczka do herbaty    010 teaspoon  |lyzeczke               010 teaspoon .
      lyzeczki              +010 teaspoon  |lyzeczki do           +---           |lyzeczki do herbaty    010 teaspoon .
      lyzek                 +011 tablespoon|lyzek stolowych        011 tablespoon|lyzka                 +011 tablespoon
      lyzka stolowa          011 tablespoon|lyzke                  011 tablespoon|lyzki                 +011 tablespoon
      lyzki stolowe          011 tablespoon|maco                   064 bunch     |macos                  064 bunch    .
      manciata               103 handful   |manciate               103 handful   |manojo                 064 bunch    .
      manojos                064 bunch     |mazzetti               064 bunch     |mazzetto               064 bunch    .
      mazzi                  064 bunch     |mazzo                  064 bunch     |mcg                    001 microgram.
      mespunt                110 smidgen   |mespuntje              110 smidgen   |messerspitze           110 smidgen  .
      messerspitzen          110 smidgen   |mg                     000 milligram |microgram              001 microgram.
      micrograms             001 microgram |miligram               000 milligram |miligrama              000 milligram.
      miligramas             000 milligram |miligramo              000 milligram |miligramos             000 milligram.
      miligramow             000 milligram |mililitr               006 millilitre|mililitro              006 millilitre
      mililitros             006 millilitre|mililitrow             006 millilitre|milligram              000 milligram.
      milligramm             000 milligram |milligramme            000 milligram |milligrammes           000 milligram.
      milligrammi            000 milligram |milligrammo            000 milligram |milligrams             000 milligram.
      milliliter             006 millilitre|milliliters            006 millilitre|millilitre             006 millilitre
      millilitres            006 millilitre|millilitri             006 millilitre|millilitro             006 millilitre
      millimeter             019 millimetre|millimeters            019 millimetre|millimetre             019 millimetre
      millimetres            019 millimetre|min                   e024 minute    |mins                  e024 minute   .
      minut                 e024 minute    |minuta                e024 minute    |minute                e024 minute   .
      minuten               e024 minute    |minutes               e024 minute    |minuti                e024 minute   .
      minuto                e024 minute    |minutos               e024 minute    |minuty                e024 minute   .
      minuut                e024 minute    |ml                     006 millilitre|mls                    006 millilitre
      mm                     019 millimetre|molho                  064 bunch     |molhos                 064 bunch    .
      morceau                032 piece     |morceaux               032 piece     |msp                    110 smidgen  .
      mug                    096 mug       |mugs                   096 mug       |nest                   032 piece    .
      nests                  032 piece     |noce                  +---           |noce di                102 knob     .
      noisette              +---           |noisette de            102 knob      |noix                  +---          .
      noix de                102 knob      |nub                    102 knob      |nuez                  +---          .
      nuez de                102 knob      |onca                   004 ounce     |oncas                  004 ounce    .
      once                   004 ounce     |onces                  004 ounce     |oncia                  004 ounce    .
      ons                    117 gram*100  |onza                   004 ounce     |onzas                  004 ounce    .
      opak                   039 packet    |opakowan               039 packet    |opakowania             039 packet   .
      opakowanie             039 packet    |ora                   e025 hour      |ore                   e025 hour     .
      ounce                  004 ounce     |ounces                 004 ounce     |oz                    +004 ounce    .
      oz fl                  014 fluidOunce|ozs                    004 ounce     |pacchetti              039 packet   .
      pacchetto              039 packet    |pacco                  039 packet    |pack                   090 pack     .
      package                039 packet    |packages               039 packet    |packchen               039 packet   .
      packet                 039 packet    |packets                039 packet    |packli                 039 packet   .
      packs                  090 pack      |packung                039 packet    |packungen              039 packet   .
      pacote                 039 packet    |pacotes                039 packet    |paczek                 039 packet   .
      paczka                 039 packet    |paczki                 039 packet    |pakje                  039 packet   .
      pakjes                 039 packet    |pallina                106 scoop     |palline                106 scoop    .
      paquet                 039 packet    |paquete                039 packet    |paquetes               039 packet   .
      paquets                039 packet    |partje                 077 wedge     |partjes                077 wedge    .
      pat                    109 pat       |pats                   109 pat       |patties                084 patty    .
      patty                  084 patty     |pc                     032 piece     |pce                    032 piece    .
      pces                   032 piece     |pck                    039 packet    |pcs                    032 piece    .
      peczek                 064 bunch     |peczki                 064 bunch     |peczkow                064 bunch    .
      pedaco                 032 piece     |pedacos                032 piece     |pezzi                  032 piece    .
      pezzo                  032 piece     |pfd                    115 gram*500  |pfund                  115 gram*500 .
      piece                  032 piece     |pieces                 032 piece     |pieza                  032 piece    .
      piezas                 032 piece     |pincee                 099 pinch     |pincees                099 pinch    .
      pinch                  099 pinch     |pinches                099 pinch     |pint                   016 pint     .
      pinte                  016 pint      |pintes                 016 pint      |pints                  016 pint     .
      pitada                 099 pinch     |pitadas                099 pinch     |pizca                  099 pinch    .
      pizcas                 099 pinch     |pizzichi               099 pinch     |pizzico                099 pinch    .
      pk                     039 packet    |pkg                    039 packet    |pkgs                   039 packet   .
      pks                    039 packet    |pkt                    039 packet    |pkts                   039 packet   .
      plak                   035 slice     |plakje                 035 slice     |plakjes                035 slice    .
      plakken                035 slice     |plaster                035 slice     |plasterek              035 slice    .
      plasterki              035 slice     |plasterkow             035 slice     |plastrow               035 slice    .
      plastry                035 slice     |pn                     099 pinch     |pod                    074 pod      .
      pods                   074 pod       |poignee                103 handful   |poignees               103 handful  .
      pointe                +---           |pointe de             +---           |pointe de couteau      110 smidgen  .
      pond                   115 gram*500  |porcao                 033 serving   |porcja                 033 serving  .
      porcje                 033 serving   |porcji                 033 serving   |porcoes                033 serving  .
      portie                 033 serving   |porties                033 serving   |portion                033 serving  .
      portionen              033 serving   |portions               033 serving   |porzione               033 serving  .
      porzioni               033 serving   |pot                    089 pot       |potje                  038 jar      .
      potjes                 038 jar       |pots                   089 pot       |pouch                  044 bag      .
      pouches                044 bag       |pound                  005 pound     |pounds                 005 pound    .
      prise                  099 pinch     |prisen                 099 pinch     |pt                     016 pint     .
      pts                    016 pint      |pudelka                040 box       |pudelko                040 box      .
      punado                 103 handful   |punados                103 handful   |punhado                103 handful  .
      punhados               103 handful   |punnet                 047 punnet    |punnets                047 punnet   .
      punta                 +---           |punta di              +---           |punta di coltello      110 smidgen  .
      puszek                 037 can       |puszka                 037 can       |puszke                 037 can      .
      puszki                 037 can       |qt                     017 quart     |qts                    017 quart    .
      quart                  017 quart     |quartier               077 wedge     |quartiers              077 wedge    .
      quarts                 017 quart     |quilo                  003 kilogram  |quilograma             003 kilogram .
      quilogramas            003 kilogram  |quilos                 003 kilogram  |racion                 033 serving  .
      raciones               033 serving   |rack                   058 rack      |racks                  058 rack     .
      rama                   065 sprig     |ramas                  065 sprig     |rametti                065 sprig    .
      rametto                065 sprig     |raminho                065 sprig     |raminhos               065 sprig    .
      ramita                 065 sprig     |ramitas                065 sprig     |ramo                   065 sprig    .
      ramos                  065 sprig     |rasher                 036 rasher    |rashers                036 rasher   .
      rebanada               035 slice     |rebanadas              035 slice     |recipe                 094 recipe   .
      recipes                094 recipe    |reep                   050 bar       |repen                  050 bar      .
      rib                    069 rib       |ribs                   069 rib       |ring                   079 ring     .
      rings                  079 ring      |rodaja                 035 slice     |rodajas                035 slice    .
      roll                   082 roll      |rolls                  082 roll      |rondelle               035 slice    .
      rondelles              035 slice     |root                   076 root      |roots                  076 root     .
      round                  080 round     |rounds                 080 round     |s                     e023 second   .
      sac                    044 bag       |sacchetti              044 bag       |sacchetto              044 bag      .
      sachet                 045 sachet    |sachets                045 sachet    |sacs                   044 bag      .
      saqueta                045 sachet    |saquetas               045 sachet    |saszetka               045 sachet   .
      saszetki               045 sachet    |scatola                040 box       |scatole                040 box      .
      scatoletta             037 can       |scatolette             037 can       |schachtel              040 box      .
      schachteln             040 box       |schale                 047 punnet    |schalen                047 punnet   .
      scheibe                035 slice     |scheiben               035 slice     |scheut                 100 dash     .
      scheutje               100 dash      |scheutjes              100 dash      |schluck                112 glug     .
      schuss                 100 dash      |schussel               097 bowl      |scoop                  106 scoop    .
      scoops                 106 scoop     |sec                   e023 second    |second                e023 second   .
      seconde               e023 second    |secondes              e023 second    |secondi               e023 second   .
      secondo               e023 second    |seconds               e023 second    |secs                  e023 second   .
      segment                078 segment   |segments               078 segment   |segundo               e023 second   .
      segundos              e023 second    |sek                   e023 second    |sekund                e023 second   .
      sekunda               e023 second    |sekunde               e023 second    |sekunden              e023 second   .
      sekundy               e023 second    |serving                033 serving   |servings               033 serving  .
      shake                  100 dash      |shakes                 100 dash      |sheet                  053 sheet    .
      sheets                 053 sheet     |shot                   098 shot      |shots                  098 shot     .
      sleeve                 039 packet    |sleeves                039 packet    |slice                  035 slice    .
      slices                 035 slice     |sloiczek               038 jar       |sloik                  038 jar      .
      sloiki                 038 jar       |sloikow                038 jar       |slug                   112 glug     .
      slugs                  112 glug      |smidge                 110 smidgen   |smidgen                110 smidgen  .
      smidgens               110 smidgen   |snee                   035 slice     |sneetje                035 slice    .
      sneetjes               035 slice     |snuf                   099 pinch     |snufje                 099 pinch    .
      snufjes                099 pinch     |snuifje                099 pinch     |sobre                  045 sachet   .
      sobres                 045 sachet    |spear                  072 spear     |spears                 072 spear    .
      spicchi                034 clove     |spicchio               034 clove     |splash                 105 splash   .
      splashes               105 splash    |spoon                  111 spoonful  |spoonful               111 spoonful .
      spoonfuls              111 spoonful  |spoons                 111 spoonful  |spoonsful              111 spoonful .
      sprig                  065 sprig     |sprigs                 065 sprig     |sprinkle               107 sprinkle .
      sprinkling             107 sprinkle  |sprinklings            107 sprinkle  |spritzer               100 dash     .
      square                 051 square    |squares                051 square    |squeeze                113 squeeze  .
      squeezes               113 squeeze   |stalk                  068 stalk     |stalks                 068 stalk    .
      stange                 048 stick     |stangel                068 stalk     |stangen                048 stick    .
      stck                   032 piece     |std                   e025 hour      |steak                  056 steak    .
      steaks                 056 steak     |stem                   068 stalk     |stems                  068 stalk    .
      stengel                068 stalk     |stengels               068 stalk     |stick                  048 stick    .
      sticks                 048 stick     |stk                    032 piece     |stokje                 048 stick    .
      stokjes                048 stick     |straaltje              104 drizzle   |streifen               054 strip    .
      strip                  054 strip     |strips                 054 strip     |strisce                054 strip    .
      striscia               054 strip     |stuck                  032 piece     |stucke                 032 piece    .
      stucken                032 piece     |stueck                 032 piece     |stuk                   032 piece    .
      stukje                 032 piece     |stukjes                032 piece     |stukken                032 piece    .
      stuks                  032 piece     |stunde                e025 hour      |stunden               e025 hour     .
      szczypt                099 pinch     |szczypta               099 pinch     |szczypte               099 pinch    .
      szczypty               099 pinch     |szklanek               013 cup       |szklanka               013 cup      .
      szklanke               013 cup       |szklanki               013 cup       |szt                    032 piece    .
      sztuk                  032 piece     |sztuka                 032 piece     |sztuki                 032 piece    .
      table                 +---           |table spoon            011 tablespoon|table spoons           011 tablespoon
      tablesp                011 tablespoon|tablespn               011 tablespoon|tablespoon             011 tablespoon
      tablespoonful          011 tablespoon|tablespoonfuls         011 tablespoon|tablespoons            011 tablespoon
      tablespoonsful         011 tablespoon|tableta                050 bar       |tabletas               050 bar      .
      tablette               050 bar       |tablettes              050 bar       |tabliczka              050 bar      .
      tabliczki              050 bar       |tafel                  050 bar       |tafeln                 050 bar      .
      tag                   e026 day       |tage                  e026 day       |tagen                 e026 day      .
      takje                  065 sprig     |takjes                 065 sprig     |tallo                  068 stalk    .
      tallos                 068 stalk     |talo                   068 stalk     |talos                  068 stalk    .
      tarrina                042 tub       |tarrinas               042 tub       |tarro                  038 jar      .
      tarros                 038 jar       |tasse                  013 cup       |tassen                 013 cup      .
      tasses                 013 cup       |tavoletta              050 bar       |tavolette              050 bar      .
      taza                   013 cup       |tazas                  013 cup       |tazza                  013 cup      .
      tazze                  013 cup       |tb                     011 tablespoon|tbl                    011 tablespoon
      tbls                   011 tablespoon|tblsp                  011 tablespoon|tblspn                 011 tablespoon
      tblspoon               011 tablespoon|tblsps                 011 tablespoon|tbps                   011 tablespoon
      tbs                    011 tablespoon|tbsb                   011 tablespoon|tbsp                   011 tablespoon
      tbspn                  011 tablespoon|tbspns                 011 tablespoon|tbsps                  011 tablespoon
      tea                   +---           |tea spoon              010 teaspoon  |tea spoons             010 teaspoon .
      teasp                  010 teaspoon  |teaspoon               010 teaspoon  |teaspoonful            010 teaspoon .
      teaspoonfuls           010 teaspoon  |teaspoons              010 teaspoon  |teaspoonsful           010 teaspoon .
      teasps                 010 teaspoon  |teeloeffel             010 teaspoon  |teeloffel              010 teaspoon .
      teeloffeln             010 teaspoon  |teen                   034 clove     |teentje                034 clove    .
      teentjes               034 clove     |tenen                  034 clove     |testa                  066 head     .
      teste                  066 head      |tete                   066 head      |tetes                  066 head     .
      theelepel              010 teaspoon  |theelepels             010 teaspoon  |theelepeltje           010 teaspoon .
      theelepeltjes          010 teaspoon  |thigh                  060 thigh     |thighs                 060 thigh    .
      thumb                  102 knob      |thumbs                 102 knob      |tige                   068 stalk    .
      tiges                  068 stalk     |tin                    037 can       |tins                   037 can      .
      tira                   054 strip     |tiras                  054 strip     |tl                     010 teaspoon .
      torba                  044 bag       |torebek                045 sachet    |torebka                045 sachet   .
      torebki                045 sachet    |touch                  114 touch     |trait                  100 dash     .
      traits                 100 dash      |tranche                035 slice     |tranches               035 slice    .
      tray                   088 tray      |trays                  088 tray      |tropfen                101 drop     .
      trozo                  032 piece     |trozos                 032 piece     |ts                     010 teaspoon .
      tsp                    010 teaspoon  |tspn                   010 teaspoon  |tspns                  010 teaspoon .
      tsps                   010 teaspoon  |tub                    042 tub       |tube                   039 packet   .
      tubes                  039 packet    |tubs                   042 tub       |tute                   044 bag      .
      tuten                  044 bag       |tuzin                  093 dozen     |tuziny                 093 dozen    .
      twists                 099 pinch     |ud                     032 piece     |uds                    032 piece    .
      ug                     001 microgram |uncja                  004 ounce     |uncje                  004 ounce    .
      uncji                  004 ounce     |unidad                 032 piece     |unidade                032 piece    .
      unidades               032 piece     |unze                   004 ounce     |unzen                  004 ounce    .
      uren                  e025 hour      |uur                   e025 hour      |vasetti                038 jar      .
      vasetto                038 jar       |vasito                 095 glass     |vasitos                095 glass    .
      vaso                   095 glass     |vasos                  095 glass     |verre                  095 glass    .
      verres                 095 glass     |wedge                  077 wedge     |wedges                 077 wedge    .
      wing                   062 wing      |wings                  062 wing      |wurfel                 049 cube     .
      xic                    013 cup       |xicara                +013 cup       |xicara cafe            119 millilitre
      xicara cha             013 cup       |xicara de             +---           |xicara de cafe         119 millilitre
      xicara de cha          013 cup       |xicaras               +013 cup       |xicaras cha            013 cup      .
      xicaras de            +---           |xicaras de cafe        119 millilitre|xicaras de cha         013 cup      .
      zabek                  034 clove     |zabki                  034 clove     |zabkow                 034 clove    .
      zak                    044 bag       |zakje                  045 sachet    |zakjes                 045 sachet   .
      zakken                 044 bag       |zehe                   034 clove     |zehen                  034 clove    .
      zentimeter             020 centimetre|zweig                  065 sprig     |zweige                 065 sprig    .
      zweigen                065 sprig    .
      """)
}
