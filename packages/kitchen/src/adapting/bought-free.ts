import { promiseAgainst } from '../compose/keeping.ts'
import { capitalize } from '../compose/words/join.ts'
import { lowerName } from '../compose/words/lower-name.ts'
import { toAvoidance } from '../diets/avoidance.ts'
import { checkDiet } from '../diets/check-diet.ts'
import { isMadeFood } from '../review/made-food.ts'
import { toSingular } from '../text/plural.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import { type DishLine, FLESH, isOneOf } from './read-dish.ts'
import { spansAgainst } from './spans-against.ts'
import { type Swap, swapInText } from './swap.ts'

/** Of bread, pasta or chocolate one buys the kind that is free of it, under the same name. */
export function promiseFirst({ foods, line }: DishLine): boolean {
  const [food] = foods
  return (
    food !== undefined &&
    READY_MADE.has(food.aisle) &&
    !isOneOf(food, [...FLESH, 'milk', 'cream', 'cheese', 'stock', 'flour', 'noodle', 'grain']) &&
    !/\b(?:wheat|semolina|rye|barley|spelt|egg|butter|milk|cheese|ladyfinger)/i.test(line.name)
  )
}

/** What is bought ready, in many kinds. */
const READY_MADE: ReadonlySet<string> = new Set([
  'bakery',
  'frozen',
  'snacks-and-sweets',
  'pasta-rice-and-grains',
  'wine-beer-and-spirits',
])

/** The line as it is bought free of what is avoided: 'gluten-free bread', 'vegan dark chocolate'. */
export function promiseLine(
  { text, line, foods }: DishLine,
  rules: readonly string[],
  reason: string,
): Swap | undefined {
  const name = line.name.trim()
  const isPlainName = name.split(/\s+/).length <= LONGEST_NAME && /^[\p{L}\s'’-]+$/u.test(name)
  const word = isPlainName ? promiseFor(name, rules) : undefined
  if (word && PASTA_WATER.test(name)) return promiseOfWater(text, name, reason, word)
  const spans = findFoodSpans(text)
  const own = spans.findIndex(({ ingredient }) => foods.includes(ingredient))
  const [span, ahead] = [spans[own], spans[own - 1]]
  if (!word || !span) return undefined
  // 'Shortbread pastry' is promised before its first word.
  const isOne = ahead !== undefined && text.slice(ahead.end, span.start).trim() === ''
  const { start } = isOne ? ahead : span
  const said = text.slice(start, span.end)
  const { end } = span
  return {
    line: text,
    lines: [`${text.slice(0, start)}${word} ${lowerName(said)}${text.slice(end)}`],
    call: (called) => callBought(called, name, word),
    keepsAmounts: true,
    name,
    reason,
    note: '',
  }
}

/** Water is bought by nobody: it is the pasta that was cooked in it which is free of something. */
function promiseOfWater(text: string, name: string, reason: string, word: string): Swap {
  const of = (said: string) =>
    said.replace(
      PASTA_WATER,
      (_found, how: string | undefined, food: string) =>
        `${how?.toLowerCase() ?? ''}water of the ${word} ${food.toLowerCase()}`,
    )
  return { ...swapInText(name), line: text, lines: [of(text)], call: of, name, reason }
}

const PASTA_WATER =
  /\b((?:starchy|reserved|hot|warm|salted) )?(pasta|spaghetti|noodle|macaroni)(?: cooking)? water\b/i

/** 'The pasta' of gluten-free penne is the pasta. */
function callBought(said: string, name: string, promise: string): string {
  const head = toSingular(said.toLowerCase().split(' ').at(-1) ?? said)
  const isNamed = name.toLowerCase().includes(head.slice(0, SAME_LETTERS))
  if (isNamed) return `${promise} ${lowerName(said)}`
  // A baguette is a bread that no other line accounts for.
  const [own] = head === 'bread' || head === 'slice' ? findFoodSpans(name) : []
  return own ? `${promise} ${lowerName(own.said)}` : said.toLowerCase()
}

/** So many letters of a word tell it, also in the plural. */
const SAME_LETTERS = 4
const LONGEST_NAME = 4

/** 'vegan gluten-free' for what breaks both rules; undefined where no promise is enough. */
export function promiseFor(name: string, rules: readonly string[]): string | undefined {
  const words: string[] = []
  for (const rule of rules) {
    const named = [...words, name].join(' ')
    if (isFree(named, rule)) continue
    const plain = promiseAgainst(toAvoidance(rule))
    if (plain === undefined || name.toLowerCase().includes(plain)) return undefined
    // Nobody sells a soy sauce without soy.
    if (MADE_OF[plain]?.test(name)) return undefined
    // Gelatin powder is sold vegan, and nobody sells it as vegetarian.
    const word = plain === 'vegetarian' && !isFree(`${plain} ${name}`, rule) ? 'vegan' : plain
    words.push(word)
  }
  const all = [...new Set(words)].join(' ')
  const { findings } = checkDiet({ ingredients: [`${all} ${name}`], steps: [] }, rules)
  return all !== '' && findings.every(({ line }) => line === '') ? all : undefined
}

/** What is made of the very food that a promise is about. */
const MADE_OF: Readonly<Record<string, RegExp>> = {
  'soy-free': /\b(?:soy|soya|tofu|miso|tempeh|edamame|tamari)\b/i,
  'nut-free':
    /\b(?:nuts?|peanuts?|almonds?|cashews?|hazelnuts?|pecans?|pistachios?|walnuts?|marzipan|praline)\b/i,
  'fish-free': /\b(?:fish|anchov\w+|tuna|salmon|cod)\b/i,
  'shellfish-free': /\b(?:shrimp|prawns?|oysters?|crab|lobster|clams?|mussels?)\b/i,
}

function isFree(name: string, rule: string): boolean {
  return checkDiet({ ingredients: [name], steps: [] }, [rule]).findings.every(
    ({ line }) => line === '',
  )
}

/** What nothing stands in for and shops have free of it: 'gluten-free biscuit mix', 'dairy-free soup'. */
export function promiseParts(
  { text, line }: DishLine,
  rules: readonly string[],
  reason: string,
): Swap | undefined {
  const against = spansAgainst(text, rules)
  const written = withPromises(text, against, rules)
  if (written === undefined) return undefined
  return {
    ...swapInText(line.name),
    line: text,
    lines: [written],
    call: (said) => {
      const own = /\bbread(?: slices?)?$/i.test(said) ? (against[0]?.said ?? said) : said
      const promise = promiseFor(own.toLowerCase(), rules)
      return promise ? callBought(said, line.name, promise) : said
    },
    name: line.name,
    reason,
  }
}

/** Where the same comes made otherwise; raw meat and milk do not. */
const SOLD_FREE: ReadonlySet<string> = new Set([
  'sauces-and-condiments',
  'baking',
  'canned-and-jarred',
  'pasta-rice-and-grains',
  'wine-beer-and-spirits',
])

/** A text with what each food has to be free of before it; undefined where no promise is enough. */
export function withPromises(text: string, against: readonly FoodSpan[], rules: readonly string[]) {
  if (against.some(({ ingredient }) => !isMadeFood(ingredient) && !SOLD_FREE.has(ingredient.aisle)))
    return undefined
  let written = text
  for (const { start, end, said } of firstOfEach(against, text).toReversed()) {
    const promise = promiseFor(said.toLowerCase(), rules)
    if (promise === undefined) return undefined
    const isFirst = /^\p{Lu}/u.test(said) && start === 0
    const put = `${isFirst ? capitalize(promise) : promise} ${lowerName(said)}`
    written = written.slice(0, start) + put + written.slice(end)
  }
  return against.length > 0 ? written : undefined
}

/** 'Shortbread pastry', read as two foods, is one: the first word has the promise. */
export function firstOfEach(spans: readonly FoodSpan[], text: string): FoodSpan[] {
  return spans.filter(
    ({ start }) => !spans.some(({ end }) => end < start && text.slice(end, start).trim() === ''),
  )
}
