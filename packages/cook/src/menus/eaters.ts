/** Who eats, as a request tells it, and its other words. */
export type Eaters = {
  /** How many of them eat otherwise than the rest, and how. */
  apart: readonly { count: number; diet: string }[]
  /** The request with what was read said plainly: 'for 3', 'no mushrooms'. */
  rest: string
}

const COUNTS: ReadonlyMap<string, number> = new Map(
  'a an one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, Math.max(1, at - 1)]),
)

const COUNT =
  '(?<count>\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|my|our|his|her)'
const PERSON =
  'adults?|grown-ups?|kids?|child(?:ren)?|toddlers?|teenagers?|teens?|sons?|daughters?|wife|husband|partner|boyfriend|girlfriend|friends?|guests?|people|persons?|mothers?|fathers?|mom|mum|dad|sisters?|brothers?|in-laws?'
const WAYS = 'vegetarian|veggie|vegan|pescatarian'
const DISLIKES =
  "hates?|dislikes?|(?:do(?:es)?n[o']?t|do(?:es)? not|won't|will not|can't|cannot) (?:like|eat|stand|have)|avoids?|refuses?|(?:is|are) allergic to|allergic to"

/** 'One vegetarian', 'two of them are vegan', 'my sister is vegetarian'; not 'two vegetarian dinners'. */
const APART = new RegExp(
  `(?:,|;|\\band|\\bwith|\\bbut|\\bof whom)?\\s*\\b${COUNT}(?: of (?:them|us|whom|the guests))?(?: (?:${PERSON}))?(?:,? (?:who|that))?(?: (?:is|are|eats?|being))?(?: an?)? (?<diet>${WAYS})s?\\b(?! (?:menu|dinner|meal|course|dish|night|day|starter|main|side|dessert|thanksgiving|christmas|week|lunch|brunch|mezze|tapas|plan|option|version)s?)`,
  'gi',
)
const DISLIKED = new RegExp(
  `\\b(?:who |that |and )?(?:${DISLIKES}) (?<food>[a-z][a-z-]*(?:(?:,| or| and) [a-z-]+)*?)(?=[,.;!?]|$| for | in | at | and (?:no|a|we|i|my|the|one|two)\\b)`,
  'gi',
)
const HOUSEHOLD = new RegExp(`\\b${COUNT} (?:small |little |young |hungry )?(?:${PERSON})\\b`, 'gi')

/** 'For a party of 25'. */
const CROWD = /\bfor (?:an? )?(?:party|group|crowd|table|family) of (\d{1,3})\b/gi

/** Reads who eats: how many in all, and who of them keeps to something else. */
export function readEaters(text: string): Eaters {
  const apart: { count: number; diet: string }[] = []
  const isForSome = FOR_SOME.test(text)
  const common = text.replace(APART, (whole: string, ...groups) => {
    const { count = '', diet = '' } = groups.at(-1)
    if (!isForSome && !/,|;|\bof\b|\bis\b|\bare\b|\bwith\b|\band\b|\bbut\b/i.test(whole))
      return whole
    const name = /^veg(?:gie|etarian)$/i.test(diet) ? 'vegetarian' : diet.toLowerCase()
    apart.push({ count: toCount(count), diet: name })
    return ' '
  })
  const plain = common.replace(CROWD, 'for $1 people').replace(DISLIKED, (_, ...groups) => {
    const { food = '' } = groups.at(-1)
    return ` no ${food.replace(/,? (?:or|and) |, /g, ', no ')}`
  })
  return { apart, rest: countHousehold(plain) }
}

/** A number of all who eat makes 'one vegetarian' one of them. */
const FOR_SOME =
  /\bfor (?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i

/** '2 adults and a child' are three. */
function countHousehold(text: string): string {
  const found = [...text.matchAll(HOUSEHOLD)]
  if (found.length === 0 || /\bfor \d+ (?:people|persons?|guests?)\b/i.test(text)) return text
  const isWhole = found.some(({ 0: words }) => /adult|grown|people|person|guest/i.test(words))
  if (!isWhole) return text
  const all = found.reduce((sum, { groups }) => sum + toCount(groups?.count ?? ''), 0)
  const [first] = found
  const rest = text.replace(HOUSEHOLD, ' ').replace(/\bfor\s+(?:,|and\b|with\b|\s)*/gi, ' ')
  return first ? `${rest} for ${all} people` : text
}

function toCount(word: string): number {
  const figure = Number(word)
  return Number.isInteger(figure) && figure > 0 ? figure : (COUNTS.get(word.toLowerCase()) ?? 1)
}
