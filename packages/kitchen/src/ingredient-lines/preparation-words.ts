/**
 * Preparations by hand, knife or stove; never 'ground', 'dried' or 'smoked', which make another
 * food.
 */
const DONE = [
  'beaten',
  'blanched',
  'boned',
  'broiled',
  'broken',
  'butterflied',
  'chilled',
  'chopped',
  'cleaned',
  'cooked',
  'cored',
  'cracked',
  'crumbled',
  'crushed',
  'cubed',
  'cut',
  'deseeded',
  'deveined',
  'diced',
  'drained',
  'flaked',
  'grated',
  'halved',
  'hulled',
  'juiced',
  'julienned',
  'leveled',
  'levelled',
  'mashed',
  'matchstick-cut',
  'melted',
  'minced',
  'packed',
  'peeled',
  'picked',
  'pitted',
  'poached',
  'podded',
  'quartered',
  'rinsed',
  'scooped',
  'scrubbed',
  'seeded',
  'separated',
  'shaved',
  'shelled',
  'shredded',
  'shucked',
  'sieved',
  'sifted',
  'sliced',
  'slivered',
  'smashed',
  'snipped',
  'soaked',
  'softened',
  'spiralized',
  'spiralled',
  'squeezed',
  'stemmed',
  'stoned',
  'thawed',
  'toasted',
  'topped and tailed',
  'torn',
  'trimmed',
  'unpeeled',
  'washed',
  'whipped',
  'whisked',
  'zested',
].join('|')

const HOW = '(?:[a-z]{3,12}ly|coarse|fine|thin|well|fresh|hard|soft)[ -]'

/** Names whose first word is part of the food, since another thing is bought. */
const NAMED_SO = [
  'toasted sesame (?:seed )?oil',
  'whipped (?:cream|topping|butter)',
  'minced (?:beef|lamb|pork|turkey|chicken|veal|venison|mutton|meat)',
  '(?<![a-z,] )chopped tomato',
  'crushed (?:hot )?(?:red|tomato|chil|pineapple|pepper)',
  'cracked (?:wheat|crab)',
  '(?:flaked|slivered|blanched) almond',
  'mashed potato',
  'melted chocolate',
  'sliced bread',
  'cut ',
  'picked ',
].join('|')

const STEPS = [
  `(?:${HOW})?(?:${DONE})`,
  '(?:hard|soft)[ -]boiled',
  '(?:[a-z]{3,12}ly and )?fresh(?:ly|-) ?ground',
  'freshly cracked',
  'fried(?= eggs?\\b)',
  '(?:roasted|boiled|grilled)(?= (?:or|and) (?:poached|broiled|mashed))',
  'room[ -]temperature',
].join('|')

const STEP = `(?!${NAMED_SO})(?:${STEPS})`

const FIGURE = '[\\d½¼¾⅓⅔⅛][\\d½¼¾⅓⅔⅛/. ]{0,5}'
const LENGTH = '[- ]?(?:inch|cm|mm)\\b'

/**
 * What is moved after the food: preparations, the size of pieces, an unspecified size. Not
 * 'cooked': 2 cups of cooked rice are not 2 cups of rice, cooked.
 */
const MOVED = `(?!cooked\\b)(?:${[
  `(?:${FIGURE}${LENGTH}[- ])?${STEP}`,
  `${FIGURE}(?:by|x|×) ?${FIGURE}${LENGTH}`,
  '(?:small|medium|large)(?:-sized?)? (?:or|to) (?:medium|large|extra[- ]large|jumbo)',
  'tiny',
].join('|')})`

const LINK = '(?:, and |, or |, | and | & | or | )'
const NO_NOUN = '(?:(?:and|or|but|into|in|with|of|off|for|to|from|on|until|if)\\b|&)'

/** 'finely chopped', 'peeled and diced', 'minced peeled' before a food. */
const LEADING = new RegExp(`^(${MOVED}(?:${LINK}${MOVED})*),? (?!${NO_NOUN})(.+)$`, 'i')

/** Splits the preparation from the food: 'finely chopped pecans'. */
export function splitPreparation(text: string): { preparation: string; name: string } | undefined {
  const [, preparation, name] = LEADING.exec(text) ?? []
  return preparation && name ? { preparation, name } : undefined
}

/** Whether words are only a preparation ('peeled', 'finely chopped or sliced'). */
export function startsWithPreparation(text: string): boolean {
  return STARTING.test(text)
}

const STARTING = new RegExp(`^(?:${FIGURE}${LENGTH}[- ])?${STEP}\\b`, 'i')

/** 'garlic minced', 'egg well beaten', 'limes halved and crushed', 'olives sliced off the pit'. */
export const TRAILING_STEP = new RegExp(
  ` (?:${STEP}|simmered)(?: (?:and|or) (?:${STEP}))*(?:$| (?:(?<!packed )in|into|with|off|until|on|at|lengthwise|crosswise)\\b.*$)`,
  'i',
)

/** Words that want a noun behind them, so that a comma after them ends no name. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  [
    'boneless skinless bone-in skin-on skinned skin seedless fresh dried dry frozen canned smoked raw',
    'thick thin fine coarse long short wide flat small medium large big firm soft crisp tender ripe',
    'young hot cold cool warm chilled sweet salted unsalted sweetened unsweetened seasoned unseasoned',
    'unbleached all-purpose extra-virgin low-fat full-fat low-sodium reduced-sodium nonfat lean meaty',
    'organic free-range good-quality high-quality store-bought storebought homemade home-made whole',
    'crusty strong mild plain smooth chunky crunchy creamy spicy red green white yellow black brown',
    'light dark golden other very and or roasted',
  ].flatMap((line) => line.split(' ')),
)

const DESCRIBING = new RegExp(`^(?:\\w+ly|\\w+-free|\\w+-colou?red|well-\\w+|${DONE})$`, 'i')

/** Whether every word of a text describes and none names: 'boneless', 'fine, dried', 'smooth or chunky'. */
export function onlyDescribes(text: string): boolean {
  return text
    .split(' ')
    .every((word) => ADJECTIVES.has(word.toLowerCase()) || DESCRIBING.test(word))
}
