/**
 * Finds what a kitchen must not help with, and the sentence that says so; in a request, a recipe or
 * an answer. The patterns are broad on purpose: a harmless request may lose a recipe, but nobody
 * gets a dangerous one. Some words are also verbs, tools or packaging ('crack the eggs').
 */
export function findDanger(text: string): string | undefined {
  const known = HARMLESS.reduce((rest, words) => rest.replace(words, ' '), text.slice(0, 8000))
  const plain = known.toLowerCase().replace(/[’']/g, '')
  return DANGERS.find(([pattern]) => pattern.test(plain))?.[1]
}

const SELF_HARM =
  'I am worried by what you wrote, and a recipe is not what helps here. Please talk to someone now: a person you trust, your local emergency number, or a crisis line (in the US and Canada call or text 988, in the UK and Ireland 116 123).'
const HARM = 'I only write food that is meant to do people good, so I will not help with that one.'
const DRUGS =
  'I stay with ordinary food: drugs and medicines in a dish cannot be dosed safely, so I leave them out of my kitchen.'
const POISONOUS =
  'That is poisonous or can be mistaken for something that is, so I will not cook with it. Tell me the taste you are after and I will find something safe.'
const NOT_FOOD =
  'That is not something to eat, so I will not make a dish of it. Tell me what food you have, and we will start from there.'
const RAW_MEAT =
  'Raw or undercooked meat, fish, eggs or shellfish are not safe for babies, in pregnancy or for anyone whose health is frail, so I will not write that. I gladly cook them through for you.'
const UNSAFE_KEEPING =
  'Kept like that, food can grow what no cooking makes safe, so please throw it away. Tell me what else you have.'

const FRAIL =
  '(?:bab(?:y|ies)|infants?|newborns?|toddlers?|pregnan\\w*|month old|weaning|immun\\w+)'
const RAW_FOOD =
  '(?:raw|rare|undercooked|bloody|pink) (?:\\w+ )?(?:meat|beef|pork|chicken|turkey|mince|ground \\w+|steak|fish|salmon|tuna|eggs?|oysters?|liver)|tartare?|carpaccio|sushi|sashimi|ceviche|crudo'

const DANGERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:kill(?:ing)? myself|suicid\w+|end my life|hurt(?:ing)? myself|harm(?:ing)? myself|self[- ]?harm|starve myself|overdos\w+|make myself (?:sick|vomit|throw up)|pro[- ]?ana)\b/,
    SELF_HARM,
  ],
  [
    /\b(?:poison(?:ing)?|kill|drug|sedate|knock out|make .{0,20}sick|hurt|harm) (?:my|a|an|the|some|him|her|them|someone|somebody|people|guests?|kids?|children|husband|wife|boss|neighbou?r)\b|\b(?:laced with|spike (?:the|a|their|his|her))\b|\b(?:bomb|explosive|gunpowder|napalm|thermite)\b/,
    HARM,
  ],
  [
    /\b(?:cocaine|heroin|meth|methamphetamine|mdma|ecstasy|lsd|ketamine|fentanyl|opium|opioids?|crack|ghb|weed|marijuana|cannabis|thc|cannabutter|edibles|hash(?:ish)? (?:brownies?|cookies?|oil)|pot (?:brownies?|cookies?)|magic mushrooms?|psilocybin|shrooms|ayahuasca|kratom|sleeping pills?|xanax|valium|viagra|laxatives?)\b/,
    DRUGS,
  ],
  [
    /\b(?:hemlock|nightshade|belladonna|oleander|foxglove|digitalis|monkshood|aconite|wolfsbane|death ?caps?|fly agaric|destroying angel|amanita|castor beans?|ricin|rosary peas?|lily of the valley|yew (?:berries|needles|leaves)|rhubarb lea(?:f|ves)|raw kidney beans|bitter almonds|apricot kernels?|angels? trumpet|jimson ?weed|datura|daffodil\w*|hydrangea|water hemlock|poke ?weed|manchineel|puffer ?fish|fugu|cyanide|arsenic|strychnine)\b/,
    POISONOUS,
  ],
  [
    /\b(?:bleach|detergent|laundry|tide pods?|antifreeze|drain cleaner|ammonia|rubbing alcohol|methanol|gasoline|petrol|kerosene|paint|glue|soap|shampoo|batter(?:y|ies) acid|mercury|lead|pesticides?|rat poison|human (?:flesh|meat)|cannibal\w*|feces|faeces|poop|urine|dirt|cardboard|plastic|concrete|rocks)\b/,
    NOT_FOOD,
  ],
  [
    new RegExp(`\\b(?:${RAW_FOOD})\\b.*\\b${FRAIL}\\b|\\b${FRAIL}\\b.*\\b(?:${RAW_FOOD})\\b`),
    RAW_MEAT,
  ],
  [
    /\bhoney\b.*\b(?:bab(?:y|ies)|infants?|newborns?)\b|\b(?:bab(?:y|ies)|infants?|newborns?)\b.*\bhoney\b/,
    'Honey is not safe for children under one: it can carry the spores of botulism. For a baby please keep to what your doctor advises.',
  ],
  [
    /\b(?:rotten|moldy|mouldy|spoiled|putrid|left out (?:for )?(?:two|three|four|five|\d+) days|bulging (?:can|tin)s?|roadkill)\b/,
    UNSAFE_KEEPING,
  ],
]

const HARMLESS: readonly RegExp[] = [
  /\bcrack(?= (?:(?:an?|the|in|your|two|three|four|six|\d+|each|open|and|every|all|them|it|as|into|over|one|eggs?|on|black|some)\b|[¼½¾]|egg\(s\)))|(?<!\b(?:with|of|some|and|on|my) )\bcrack(?=[.,;]|$)/gi,
  // Things that crack by themselves: 'they rise and crack', 'cracks and bursts'.
  /\b(?:rise|puff|swell|split|dry|spread|bake|cool|shrink|burst|pop|bend|rise up) (?:and|or) crack\b|\b(?:to|will|may|might|can|not|never|would|should|they|it|that|top|crust|edges?|cakes?|skins?|shells?) crack\b|\bcrack (?:and|or) (?:burst|split|rise|pop|break|peel|open|separate)\b/gi,
  // Dishes with this name.
  /\bcrack (?:chicken|slaw|pie|dip|burgers?|potatoes|green beans|corn|breakfast|toffee)\b/gi,
  /\b(?:kills?|killing|killed) (?:any |the |all |all the |its |their |most |most of the )?(?:spores?|yeasts?|bacteria|germs?|parasites?|worms?|mold|salmonella|listeria|botulism|microbes|cultures?|starter|heat|flavou?r|crunch|taste|enzymes?|bugs?|weevils?|bitterness)\b/gi,
  /\bknock(?:ing|ed)? out (?:the |any |all |its |some )?(?:air|gas|bubbles)\b/gi,
  /\b(?:low|high|lower|higher|less|little|much)[- ](?:in[- ])?mercury\b|\bmercury(?= (?:in|content|levels?|fish))/gi,
  /\bbaker[’']?s[’']? ammonia\b|\bammonia(?= cookies)/gi,
  /\bnightshades?(?=[- ](?:free|allerg\w+|intoleran\w+|famil\w+|vegetables?|plants?|diet))|\b(?:no|without|avoids?|allergic to|allergy to|free (?:of|from)) (?:any |all )?nightshades?\b/gi,
  /\bdirt(?= (?:cake|cups?|pudding|dessert|pie|dip)\b)|\b(?:edible|chocolate|cookie|oreo) dirt\b/gi,
  /\blead(?= time)|\b(?:take|takes|in) the lead\b/gi,
  /\b(?:dill|sea) ?weed\b/gi,
  // Cooks also call mushrooms this; without the apostrophe it is the drug.
  /['’‘]shrooms\b|\b(?:button|brown|oyster|portobello|shiitake|cremini|garlic) shrooms\b/gi,
  /\bplastic(?= (?:wrap|film|bags?|box|boxes|containers?|lids?|tubs?|ones?|bottles?|spatula|scraper|sheets?|gloves?|bowls?|cups?|tray|cutter|syringe|knife))/gi,
  /\b(?:glass or|in|between) (?:a )?plastic\b|\b(?:cover|wrap|line|seal)\w*\b[^.]{0,40}\bwith plastic\b/gi,
  /\b(?:insects|sand|grit|soil|any|off|the|loose|(?:clean|free) (?:of|from)) (?:and |or |the |any )?dirt\b/gi,
  /\bpaint(?= (?:the|it|them|on|over|with|each|a|some|your|both|thinly|all)\b)|\b(?:thin|thick|smooth|like|of) (?:as )?paint\b|\b(?:edible|chocolate|cookie|icing) paint\b/gi,
  /\b(?:as|like|to|a|edible|sugar|icing|meat|egg white|chocolate|and|you|will|can|its|your) glue\b|\bglue(?= (?:the|it|them|together|that|both|two|on|each|down|into)\b)/gi,
  /\blead(?= (?:to|the)\b)/gi,
  /\bon the rocks\b/gi,
  /\b(?:dish|hand|warm|and|like|of) soap\b|\bsoap(?= taste| flavou?r)|\b(?:wash|scrub|clean|rins)\w*\b[^.]{0,40}\bsoap\b|\bsoap(?= and water)/gi,
  /\b(?:like|a|taste[sd]? of) cardboard\b|\bcardboard(?= (?:box|tube|case|sleeve))/gi,
  // Young vegetables and small cuts.
  /\bbaby(?= (?:spinach|carrots?|corn|potato|leaf|leaves|kale|arugula|rocket|greens?|bok|pak|back|bella|beet|onion|octopus|squid|mushroom|zucchini|courgette|eggplant|aubergine|artichoke|turnip|broccoli|lettuce|gem|plum|tomato|clam|shrimp|peas?|chard|leek|fennel|asparagus|new|salad|cucumber|pepper|portobello|shower))/gi,
]
