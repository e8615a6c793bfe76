import type { Danger } from './danger.ts'

const FOOD =
  '(?:meat|flesh|chicken|poultry|turkey|duck|goose|beef|veal|pork|lamb|mutton|venison|rabbit|steaks?|chops?|cutlets?|mince|mincemeat|ground \\w+|burgers?|patt(?:y|ies)|sausages?|bacon|ham|liver|ribs?|roast|brisket|thighs?|drumsticks?|wings?|fillets?|fish|salmon|tuna|cod|trout|mackerel|herring|haddock|halibut|seafood|shrimps?|prawns?|crab|lobster|mussels|clams|scallops|oysters|squid|eggs?|milk|cream|tofu|tempeh|deli meat|cold cuts|leftovers?|soup|stew|casserole|curry|rice|pasta|noodles|hackfleisch|gehacktes|mett|fleisch|h[aä]hnchen\\w*|h[uü]hn\\w*|huhn|pute\\w*|rind\\w*|schwein\\w*|lamm\\w*|fisch\\w*|lachs\\w*|garnelen|wurst|schinken|poulet|viande|b(?:œ|oe)uf|porc|agneau|dinde|poisson|saumon|crevettes|jambon|steak hach[eé]|pollo|carne|ternera|cerdo|cordero|pavo|pescado|salm[oó]n|gambas|marisco|jam[oó]n|manzo|maiale|agnello|tacchino|pesce|salmone|gamberi|macinato|prosciutto|salsicc\\w+)'
/** Foods that may be green by nature: only smell and slime show that they are spoilt. */
const GREENS =
  '(?:mushrooms?|spinach|lettuce|salad|rocket|arugula|herbs|carrots?|potato(?:es)?|vegetables|beans|peas)'
const BAD =
  '(?:sour|off|funny|weird|bad|rotten|strange|odd|strong|wrong|foul|rancid|gone|sulph?ur\\w*|ammonia\\w*|fishy|rank|putrid|musty|stale|eggy|like (?:rotten |bad )?(?:eggs?|ammonia|sulph?ur|feet|vinegar|death))'
const SMELL = `(?:(?:smell(?:s|ed|ing|y)?|smelt|stink(?:s|ing|y)?|stank|reek(?:s|ing)?|has (?:an? |got an? )(?=\\w+ smell))\\b[^.?!]{0,25}?\\b${BAD}|stink(?:s|ing|y)?|stank|reek(?:s|ing)?|(?:an? |with an? )(?:\\w+ )?${BAD}(?:ish)? (?:smell|odou?r)|pongs?|whiffs?|smelly)`
const LOOK =
  '(?:(?:is|are|feels?|felt|looks?|looked|looking|has gone|have gone|went|gone|turned|got|its|all|a bit|bit)(?: (?:a|an|bit|little|kind of|sort of|slightly|all|quite|very|really|gone))* (?:slimy|sticky and slimy|slimy and sticky|green(?:ish)?|gr[ae]y[- ]?green|rotten|spoil(?:t|ed)|putrid|rancid)|looks?(?: (?:a|bit|little|slightly|kind of))* (?:gr[ae]y(?:ish)?|off)|(?:is|are|has|have|went|gone|smells?|tastes?|looks?)(?: (?:a|bit|gone|little|slightly))* off(?=[ ,.?!;]*(?:$|[,.?!;]|but|and|can|is|should|though)))'
const ELSEWHERE =
  "(?:riecht(?! (?:gut|lecker|herrlich|toll))|stinkt|m[uü]ffelt|schleimig|pue|puent|sent(?:ent)? (?:\\w+ )?(?:mauvais|bizarre|aigre|fort|l[’' ]?ammoniac|dr[oô]le|le pourri)|visqueu[xs]e?|gluant|hue(?:le|len) (?:\\w+ )?(?:mal|agri[oa]|raro|fuerte|rar[oa]|podrid[oa]|feo|a)|apesta|babos[oa]|viscos[oa]|puzza(?:no)?|odora di|ha un (?:cattivo |strano )?odore|odore (?:strano|cattivo|acido))"
const OTHERS =
  '(?:kimchi|sauerkraut|sourdough|starter|kefir|kombucha|ferment\\w*|durian|cheese|hands?|kitchen|house|flat|cutting board|microwave|tupperware)'

/** Food that looks or smells spoilt, however that is put: the food, and then what is wrong with it. */
export const SPOILT: readonly Danger[] = [
  {
    when: new RegExp(
      `(?<![\\p{L}])${FOOD}(?![\\p{L}])[^?!]{0,60}?(?<![\\p{L}])(?:${SMELL}|${LOOK}|${ELSEWHERE})(?![\\p{L}])|(?<![\\p{L}])${GREENS}(?![\\p{L}])[^?!]{0,40}?\\b(?:${SMELL}|(?:is|are|feels?|gone|went|turned|got|looks?|all|bit) (?:\\w+ )?slimy)|\\b(?:slimy|smelly|stinky|stinking|rotten|rancid|(?:sour|bad|funny|off|weird)[- ]smelling) (?:\\w+ ){0,2}?${FOOD}(?![\\p{L}])`,
      'u',
    ),
    unless: new RegExp(
      `\\b${OTHERS}\\b[^.?!]{0,12}\\b(?:smell|stink|slim)|\\b(?:get rid|avoid|prevent|stop|hates?)\\b[^.?!]{0,25}\\b(?:smell|stink)|\\b(?:not|never|doesnt|dont|isnt|no longer) (?:\\w+ )?(?:smell|stink|riecht)(?![^.?!]*\\bslim)|\\bwhy do(?:es)? (?:fish|seafood)\\b|\\bsmells? less\\b|\\bstinky tofu\\b|\\bboiled eggs?\\b|\\byolks?\\b|\\bgreen (?:beans?|curry|peppers?|onions?|salsa|sauce|salad|olives?|peas)\\b|\\boff the (?:bone|heat|grill|stove)\\b|\\bsmells? of the sea\\b`,
    ),
    say: 'No: a sour, sulfurous or off smell, a sticky film or a gray-green color mean that it is spoiled, whatever the date on the pack says, and cooking does not destroy all that bacteria have left in it. Throw it out, wrapped, and wash hands, knife and board. A faint smell when a vacuum pack is opened that is gone within minutes is the pack’s, and meat that is only gray inside, or where slices lay on each other, has had no air; in doubt, out (USDA).',
  },
]
