import { findPhrases, type Span } from './words.ts'

/** How a dish should be, in words that name neither a food nor a number. */
export type Manner = {
  heat: 'mild' | 'hot' | undefined
  doneness: Doneness | undefined
  isCheap: boolean
  isEasy: boolean
  isLight: boolean
  lessSalt: boolean
  lessSugar: boolean
  season: 'spring' | 'summer' | 'fall' | 'winter' | undefined
  /** A smaller or larger amount than the recipe makes. */
  size: 'small' | 'large' | undefined
  /** As typed: 'extra crispy', 'chewy'. */
  textures: readonly string[]
  units: 'us' | 'metric' | undefined
  spans: readonly Span[]
}

export type Doneness = 'rare' | 'medium rare' | 'medium' | 'medium well' | 'well done'

/** Reads how a dish should be: 'medium rare', 'extra crispy', 'mild', 'on a budget', 'in cups'. */
export function readManner(text: string): Manner {
  const spans: Span[] = []
  function first(pattern: RegExp): string | undefined {
    const found = findPhrases(text, pattern)
    spans.push(...found.map(({ span }) => span))
    return found[0]?.match[0]
  }
  const mild = first(
    /\b(?:very )?(?:mild(?:er)?|not (?:too |very |so )?(?:hot|spicy)|less spicy|no heat)\b/g,
  )
  const hot = first(
    /\b(?:(?:extra|very|really|super) )?(?:hot(?:ter)?(?= |$)(?! (?:soups?|drinks?|meals?|lunch|dinner|breakfast|supper|food|dish(?:es)?|sandwich(?:es)?|starters?|dips?|dogs?|pot|sauce|cross|chocolate|day|water|and|plate|fudge|toddy|pepper))|spicy|spicier|fiery)\b/g,
  )
  const done = first(
    /\b(?:cooked |done )?(?:medium rare|medium well(?: done)?|well done|rare|medium)\b(?! (?:sized?|onions?|potato))/g,
  )
  const season = first(
    /\b(?:in |for )?(?:spring|summer|summery|fall|autumn|winter|wintry)\b(?! (?:rolls?|onions?|greens|squash))/g,
  )
  const units = first(
    /\bin (?:grams?|metric(?: units| measures)?|us (?:units|measures)|cups|cups and spoons|imperial|ounces)\b/g,
  )
  return {
    heat: mild ? 'mild' : hot ? 'hot' : undefined,
    doneness: toDoneness(done),
    isCheap:
      first(
        /\b(?:cheap|cheaply|on a (?:tight |small )?budget|budget(?: friendly)?|inexpensive|affordable|frugal)\b/g,
      ) !== undefined,
    isEasy:
      first(
        /\b(?:(?:very |super )?easy|simple|beginners?|for (?:a )?beginners?|foolproof|basic)\b/g,
      ) !== undefined,
    isLight:
      first(/\b(?:light|lighter|lightened)\b(?! (?:soy|brown|cream|rum|meal))/g) !== undefined,
    lessSalt: first(/\b(?:less|reduced|lower) (?:salt|sodium)\b/g) !== undefined,
    lessSugar:
      first(
        /\b(?:(?:with )?(?:less|reduced|little|not (?:so|too) much) sugar(?: than (?:usual|normal))?|less sweet|not (?:too|so|very) sweet|lower (?:in )?sugar)\b/g,
      ) !== undefined,
    season: toSeason(season),
    size: toSize(first(SIZES)),
    textures: findPhrases(text, TEXTURES).map(({ match, span }) => {
      spans.push(span)
      return match[0]
    }),
    units: units === undefined ? undefined : /gram|metric/.test(units) ? 'metric' : 'us',
    spans,
  }
}

/** Only at the start or end of a text, or of a batch: in 'small potatoes' it says something else. */
const SIZES =
  /(?:^(?:a |an )?(?:small|mini|little|large|big)(?= )(?! (?:onions?|potato\w*|kids?|child\w*|crowd|group|party|plates?|bites|pizzas?|shrimps?|eggs?|fish))|(?<= )(?:small|large|big)(?=[ ,]*$)|\b(?:a )?(?:half|double|small|large|big) (?:a |the )?(?:batch|recipe|amount|quantity|one|version)(?: of)?\b)/g

function toSize(said: string | undefined): Manner['size'] {
  if (said === undefined) return undefined
  return /large|big|double/.test(said) ? 'large' : 'small'
}

const TEXTURES =
  /\b(?:(?:extra|very|super|really|nice and) )?(?:crispy|crisp|crunchy|chewy|smooth|chunky|fluffy|creamy|al dente|gooey|fudgy|cakey|thick|thin|silky|moist|tender|juicy|soft|runny|sticky|saucy)\b/g

function toDoneness(said: string | undefined): Doneness | undefined {
  const found = said?.replace(/^(?:cooked|done) /, '').replace('well done', 'well')
  if (found === 'well') return 'well done'
  if (found === 'rare' || found === 'medium rare' || found === 'medium' || found === 'medium well')
    return found
  return undefined
}

function toSeason(said: string | undefined): Manner['season'] {
  if (said === undefined) return undefined
  if (/autumn|fall/.test(said)) return 'fall'
  return (['spring', 'summer', 'winter'] as const).find((season) =>
    said.includes(season.slice(0, 5)),
  )
}
