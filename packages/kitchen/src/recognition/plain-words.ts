/**
 * Words that change neither what is in a food nor, by much, what it weighs or feeds: how it was
 * grown, bought, cut or cooked. As `toKey` writes them: singular, lower case, hyphens as spaces.
 */
const PLAIN = [
  // Articles and small words.
  'a an the of your my our some any more extra about approx other another each every few several',
  'favorite favourite preferred choice good best quality high premium superior fine finest great',
  'store shop bought homemade home made ready prepared leftover rotisserie available',
  // Grown and sold.
  'fresh freshly organic bio raw natural naturally pure wild farmed farm raised free range pastured',
  'cage grass fed corn line caught local seasonal heirloom heritage conventional unwashed washed',
  'prewashed unwaxed waxed ripe overripe underripe unripe firm tender young new old early late baby',
  'mini tiny small medium large big jumbo giant huge extra long short thick thin wide narrow',
  'size sized whole half quarter piece pieces bar square chunk portion bunch head stalk stem stick clove bulb',
  'frozen thawed defrosted chilled cold cool warm lukewarm tepid hot room temperature iced boiling',
  // Cut and handled.
  'chopped diced cubed sliced minced grated shredded crushed mashed crumbled torn halved quartered',
  'julienned shaved snipped cut ground cracked pounded flaked flake slivered sliver blanched peeled',
  'unpeeled skinned trimmed cored seeded deseeded unseeded seedless pitted unpitted stoned stone',
  'boneless bone boned skinless skin on in off deboned deveined shelled unshelled shell cleaned',
  'scrubbed rinsed drained undrained soaked squeezed pressed strained packed loosely lightly firmly',
  'roughly coarsely coarse finely thinly thickly freshly well very super beaten whisked whipped sifted',
  'separated divided reserved softened melted creamed plain unflavored unflavoured simple regular',
  'ordinary standard classic traditional original authentic style gourmet artisan rustic crusty',
  'stale day optional bite matchstick ring strip wedge round crosswise lengthwise diagonal diagonally',
  'floret spear tip top end trimming middle part center centre heart crown flesh pulp meat kernel fillet filet loin',
  'thread strand shaving curl ribbon cube slice rasher knob handful sprig leafy loose',
  // Cooked.
  'cooked uncooked precooked parboiled boiled steamed roasted unroasted toasted untoasted grilled',
  'baked fried sauteed seared poached braised blackened charred caramelized caramelised browned',
  'hard soft boil stir pan oven microwaved reheated instant quick quickly easy',
  // As labels put it.
  'hydrogenated partially non iodized iodised table kosher coarse rock mineral spring sparkling still',
  'carbonated wholegrain wholemeal whole grain husked dehusked germinated gelatinized pregelatinized pre',
  'blanche bleached unbleached enriched fortified stabilized clarified deodorized expeller rbd',
  'groat eu origin aop pdo pgi igp doc dop docg certified fairtrade fair trade brand quality grade aa',
  'type variety cultivar select selected extra first cut long life uht fresh frozen individually iqf',
  'reconstituted not from concentrated finely coarsely crushed partly part tip tipo medium grain',
  // Looks and places.
  'red green yellow white black brown purple violet blue pink golden gold dark light bright pale',
  'mixed multicolored multicolor multicoloured rainbow colored coloured assorted various variety',
  'italian french spanish english british american mexican indian thai chinese japanese korean',
  'vietnamese greek turkish german dutch belgian swiss irish scottish welsh hungarian polish russian',
  'californian californium hawaiian jamaican cuban moroccan persian lebanese asian african european',
  'mediterranean sicilian tuscan provencal alpine atlantic pacific norwegian scandinavian canadian',
  'alaskan australian new zealand peruvian bolivian brazilian chinese japan south north east west',
  'western eastern northern southern',
  // Spice, sweetness and richness by degree.
  'mild medium hot spicy strong sharp sour tart sweet bitter mellow aromatic fragrant pungent crisp',
  'crispy crunchy creamy chunky smooth juicy meaty flat curly broad round flowering edible virgin',
  'refined unrefined filtered unfiltered cold pressed pasteurized pasteurised homogenized unsalted',
  'salted lean fatty boneless reduced low lower fat sodium salt full sugar nonfat skimmed semi light',
  'lite thick cut thin center rich concentrated dense heavy',
]

export const PLAIN_WORDS: ReadonlySet<string> = new Set(PLAIN.flatMap((words) => words.split(' ')))

/** Words that say more together than each alone: 'fat' is a form, 'full fat' a degree. */
export const PLAIN_PHRASES: ReadonlySet<string> = new Set([
  'full fat',
  'low fat',
  'lower fat',
  'reduced fat',
  'half fat',
  'fat free',
  'non fat',
  'high fat',
  'low sodium',
  'lower sodium',
  'reduced sodium',
  'low salt',
  'reduced salt',
  'no salt added',
  'air dried',
  'sun ripened',
  'vine ripened',
  'home grown',
  'ready to eat',
  'ready to use',
  'best quality',
  'good quality',
  'free range',
  'grass fed',
  'bite size',
  'as needed',
  // What the animal ate, and what is denied, promises nothing.
  'vegetarian fed',
  'vegan fed',
  'plant fed',
  'soy free fed',
  'non vegan',
  'non vegetarian',
  'not vegan',
  'not vegetarian',
  'non gluten free',
  'not gluten free',
  'not dairy free',
])
