import { withNote } from '../compose/revise/change.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { toSentences } from '../review/foods-in-text.ts'
import { substitutesFor } from '../substitutions/substitutes-for.ts'
import { applySwaps } from './apply-swaps.ts'
import { isOneOf, readDish } from './read-dish.ts'
import { toSwap } from './swap.ts'

/**
 * What a low-carb dish is served with, by its steps alone: the tortillas, the rice and the bread that no line lists,
 * and no figure counts, by what is eaten in their place.
 */
export function withoutStarchBeside(recipe: RecipeData, rules: readonly string[]): RecipeData {
  if (!rules.some((rule) => LOW_CARB.test(rule))) return recipe
  const listed = recipe.ingredients.join('\n').toLowerCase()
  const put = new Set<string>()
  const instructions = recipe.instructions.map((step) => {
    return toSentences(step)
      .map((sentence) => (SERVED.test(sentence) ? tell(sentence, listed, put) : sentence))
      .join(' ')
  })
  if (put.size === 0) return recipe
  const told = { ...recipe, instructions }
  return [...put].reduce((one, change) => {
    const [was = '', now = ''] = change.split(' → ')
    return withNote(one, `Served with ${now} in place of ${was}.`, [change])
  }, told)
}

/**
 * Where no portion can be counted, the pasta, rice and bread of the list by what has next to no starch, with a word
 * that nobody counted it. Undefined where none of it is listed, or nothing takes its place.
 */
export function withoutListedStarch(
  recipe: RecipeData,
  rules: readonly string[],
): RecipeData | undefined {
  if (!rules.some((rule) => LOW_CARB.test(rule))) return undefined
  const swaps = readDish(recipe).lines.flatMap((line) => {
    if (!line.foods.some((food) => isOneOf(food, STARCHES))) return []
    const [option] = substitutesFor(line.line.name, { restrictions: rules })
    return option ? [toSwap(line, option, '')] : []
  })
  if (swaps.length === 0) return undefined
  return withNote(applySwaps(recipe, swaps), NOT_COUNTED, [])
}

const STARCHES = ['pasta', 'noodle', 'rice', 'bread', 'tortilla', 'potato', 'couscous']
const NOT_COUNTED = 'What a portion has of carbohydrates I cannot count, for amounts are missing.'

const LOW_CARB = /\b(?:low[- ]?carb|keto)/i
const SERVED = /\b(?:serv|with|over|on|in|top|wrap|spoon|ladle|eat|enjoy|beside|alongside)\w*\b/i

/** What carries starch to the table, and what does the same with next to none. */
const INSTEAD: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\b(?:warm(?:ed)? |soft |flour |corn )*(?:tortillas?|pitas?|taco shells?|(?<=\b(?:an?|the|in|with) (?:\w+ )?)wraps?|wraps|naans?|flatbreads?|rotis?)(?! chips)\b/gi,
    'lettuce leaves',
  ],
  [
    /\b(?:(?:cooked|hot|steamed|white|brown|jasmine|basmati|fluffy|boiled|plain) )*rice\b(?! (?:vinegar|wine|noodles?|cooker|paper|flour))/gi,
    'cauliflower rice',
  ],
  [/\b(?:mashed|boiled|roast(?:ed)?) potato(?:es)?\b/gi, 'mashed cauliflower'],
  [
    /\b(?:cooked |hot |buttered )*(?<!lasagn[ae] )(?:pasta|spaghetti|noodles|egg noodles|couscous)\b(?! (?:water|sauce))/gi,
    'zucchini noodles',
  ],
  [
    /\b(?:(?:some|a piece of|slices of|an?|nice|good|crusty|hearty|toasted|warm|fresh|garlic|white) )*(?:bread|baguettes?|buns?|toast)(?! ?crumbs?)\b/gi,
    'a green salad',
  ],
  [/\btortilla chips\b/gi, 'sliced cucumber'],
]

function tell(sentence: string, listed: string, put: Set<string>): string {
  return INSTEAD.reduce((text, [pattern, instead]) => {
    return text.replace(pattern, (found, at: number) => {
      const word = (found.toLowerCase().split(' ').at(-1) ?? found).replace(/e?s$/, '')
      const [before, after] = [text.slice(0, at), text.slice(at + found.length)]
      if (listed.includes(word) || /\b(?:cauliflower|zucchini) $/i.test(before)) return found
      if (found.toLowerCase() === 'toast' && isVerbBetween(before, after)) return found
      put.add(`${found.toLowerCase()} → ${instead}`)
      return instead
    })
  }, sentence)
}

/** 'Toast the bun', 'lightly toast one side': what opens a sentence, or is done somehow, is a verb. */
function isVerbBetween(before: string, after: string): boolean {
  return /(?:^|[.;:,] ?|\b(?:then|and|to|\p{L}+ly) )$/iu.test(before) && TO_WHAT.test(after)
}

const TO_WHAT =
  /^ (?:the|your|an?|each|both|all|it|them|one|in|until|on|for|under|with|lightly|slices?|bread|buns?)\b/i
