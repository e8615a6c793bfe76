/** What hands and knives do to food; never 'ground', 'dried' or 'smoked', which name another food. */
const DONE = [
  ...['beaten', 'blanched', 'boned', 'broken', 'chilled', 'chopped', 'cleaned', 'cored'],
  ...['crumbled', 'crushed', 'cubed', 'cut', 'deseeded', 'deveined', 'diced', 'drained', 'flaked'],
  ...['grated', 'halved', 'hulled', 'juiced', 'julienned', 'mashed', 'melted', 'minced', 'packed'],
  ...['peeled', 'picked', 'pitted', 'podded', 'quartered', 'rinsed', 'scrubbed', 'seeded'],
  ...['separated', 'shaved', 'shelled', 'shredded', 'shucked', 'sieved', 'sifted', 'sliced'],
  ...['slivered', 'smashed', 'snipped', 'soaked', 'softened', 'squeezed', 'stemmed', 'stoned'],
  ...['thawed', 'toasted', 'topped and tailed', 'torn', 'trimmed', 'washed', 'whipped', 'whisked'],
  ...['zested'],
].join('|')

const HOW = '(?:[a-z]{3,12}ly|coarse|fine|thin|well|fresh)[ -]'
const STEP = `(?:(?:${HOW})?(?:${DONE})|freshly (?:ground|cracked))`

/** 'finely chopped', 'peeled and diced', 'chopped, seeded' in front of a food. */
const LEADING = new RegExp(`^(${STEP}(?:(?:, and |, | and | & | or )${STEP})*),? (?=\\S)(.+)$`, 'i')

/** Behind these the first word is part of the food: another thing is bought. */
const NAMED_SO =
  /^(?:toasted sesame (?:seed )?oil|whipped cream|crushed (?:red|tomato|chil|ice|pineapple)|chopped tomato|melted chocolate|cut |picked |(?:flaked|slivered|blanched) almond|mashed potato|sliced bread|(?:\w+ )?(?:and|or|&) )/i

/** Splits what is done to a food from the food: 'finely chopped pecans'. */
export function splitPreparation(text: string): { preparation: string; name: string } | undefined {
  if (NAMED_SO.test(text)) return
  const [, preparation, name] = LEADING.exec(text) ?? []
  return preparation && name && !/^(?:and|or|&|into|in|with) /i.test(name)
    ? { preparation, name }
    : undefined
}

/** Whether words are nothing but a step ('peeled', 'finely chopped or sliced'). */
export function startsWithPreparation(text: string): boolean {
  return STARTING.test(text)
}

const STARTING = new RegExp(`^${STEP}\\b`, 'i')

/** 'garlic minced', 'egg well beaten'. */
export const TRAILING_STEP = new RegExp(` ${STEP}$`, 'i')

/** Words that want a noun behind them, so that a comma after them ends no name. */
const ADJECTIVE =
  /^(?:boneless|skinless|bone-in|skin-on|skinned|seedless|fresh|freshly|dried|dry|frozen|canned|thick|thin|fine|coarse|ripe|firm|soft|crisp|tender|young|small|medium|large|big|long|short|low-fat|full-fat|low-sodium|reduced-sodium|fat-free|nonfat|unsalted|salted|unsweetened|sweetened|unbleached|unseasoned|all-purpose|extra-virgin|hot|cold|cool|warm|chilled|sweet|raw|cooked|organic|free-range|good-quality|high-quality|lean|meaty|crusty|smoked|unpeeled|skin|red|green|white|strong|mild|plain|crunchy|creamy|spicy|yellow|black|brown|light|dark|golden|whole|very|\w+ly|\w+-free|\w+-colou?red)$/i

/** Whether every word of a text describes and none names: 'boneless', 'fine, dried'. */
export function onlyDescribes(text: string): boolean {
  return text.split(' ').every((word) => ADJECTIVE.test(word) || ONE_STEP.test(word))
}

const ONE_STEP = new RegExp(`^(?:${DONE})$`, 'i')
