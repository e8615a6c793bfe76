import type { Cookbook } from '@potluck/cookbook'
import { parseDuration, parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { toKey } from '@potluck/kitchen/knowledge'
import type { Answer } from './answer.ts'
import { dishAtHand } from './at-hand/dish-at-hand.ts'
import { isFoodName } from './find-names.ts'
import { readMoney } from './menus/manner.ts'
import { tellAhead } from './questions/about/keeping.ts'
import { fromRecipe } from './questions/subject.ts'
import type { CookRequest } from './request.ts'

/**
 * Says first what becomes of conditions that no dish is chosen by: that it is made the day before or waits for someone
 * who comes home later, what it may cost, and how much of a weighed food it uses.
 */
export function tellBesides(answer: Answer, request: CookRequest, book: Cookbook): Answer {
  const { text, mode, previous } = request
  if (answer.kind !== 'recipe' || mode !== 'idea' || previous) return answer
  const { recipe } = answer
  const said = [
    ...(AHEAD.test(text) ? [aheadOf(recipe, request, book)] : []),
    ...tellHolding(text, recipe),
    ...tellMoney(text),
    ...tellRest(text, recipe),
  ].filter((sentence) => !recipe.description.includes(sentence))
  if (said.length === 0) return answer
  return { ...answer, recipe: { ...recipe, description: [...said, recipe.description].join(' ') } }
}

const AHEAD =
  /\b(?:made|make|prepare[ds]?|prep(?:ped)?|cooked|baked|done|ready)\b[^,.;]*\b(?:ahead|in advance|(?:the )?(?:day|night|evening) before)\b|\bmake[- ]ahead\b/i

function aheadOf(recipe: RecipeData, request: CookRequest, book: Cookbook): string {
  const dish = dishAtHand({ ...request, previous: recipe }, book)
  const told = tellAhead(fromRecipe(recipe, dish)).replace(/ ?Source: [^.]*\.$/, '')
  const isUntested = told.startsWith(UNTESTED)
  return `The day before? ${isUntested ? told.replace(UNTESTED, 'I have not tested it').replace(/ Chopping.*$/, '') : told}`
}

const UNTESTED = 'The recipe does not say, and I have not tested it'

/**
 * For someone who comes home after the slow cooker is done: cooked food stays safe in it above 60 °C (140 °F, USDA
 * FSIS).
 */
function tellHolding(text: string, { title, totalTime }: RecipeData): string[] {
  const [, hours] =
    /\b(?:ready|done|finished|home|back)\b[^,.;]*?\b(?:after|in) (\d{1,2}) ?h(?:ours?)?\b/i.exec(
      text,
    ) ?? []
  const takes = parseDuration(totalTime)
  if (hours === undefined || !takes.ok || !/slow cooker/i.test(title)) return []
  const rest = Number(hours) * 60 - takes.minutes.max
  if (rest < 0) return [`It takes ${totalTime}, more than the ${hours} hours that you have.`]
  return rest < LEAST_REST
    ? []
    : [
        `It is done after ${totalTime}: for the rest of the ${hours} hours set the cooker to keep warm, at 60 °C (140 °F) or more.`,
      ]
}

/** Minutes; a shorter wait is not worth mentioning. */
const LEAST_REST = 15

function tellMoney(text: string): string[] {
  const sum = readMoney(text)
  return sum === undefined
    ? []
    : [`I know no prices, so I cannot say whether it stays within ${sum}.`]
}

/** Says how much of each weighed food the recipe uses: 'It takes 300 g of your 500 g of ricotta.' */
function tellRest(text: string, { ingredients }: RecipeData): string[] {
  return [...text.matchAll(WEIGHED)].flatMap(([, amount = '', unit = '', food = '']) => {
    const has = Number(amount.replace(',', '.')) * (IN_GRAMS[unit.toLowerCase()] ?? 1)
    const words = food.toLowerCase().split(' ')
    const name = words.map((_, at) => words.slice(0, words.length - at).join(' ')).find(isFoodName)
    if (name === undefined) return []
    const taken = ingredients.reduce((sum, line) => sum + gramsOf(line, name), 0)
    if (taken === 0 || Math.abs(taken - has) <= has * NEARLY_ALL) return []
    return taken < has
      ? [`It takes ${inWords(taken)} of your ${inWords(has)} of ${name}.`]
      : [`It takes ${inWords(taken)} of ${name}, more than your ${inWords(has)}.`]
  })
}

const WEIGHED =
  /\b(\d+(?:[.,]\d+)?) ?(g|grams?|kg|kilos?) (?:of )?(?:leftover |fresh |cooked )?([a-z]{3,}(?: [a-z]{3,}){0,2})/gi
const IN_GRAMS: Readonly<Record<string, number>> = { kg: 1000, kilo: 1000, kilos: 1000 }
/** The share of the cook's amount that may be left over or missing without being mentioned. */
const NEARLY_ALL = 0.1

function gramsOf(line: string, name: string): number {
  const { name: listed, quantity, unit } = parseIngredientLine(line)
  const isIt = ` ${toKey(listed)} `.includes(` ${toKey(name)} `)
  if (!isIt || !quantity || (unit !== 'g' && unit !== 'kg')) return 0
  return quantity.max * (unit === 'kg' ? 1000 : 1)
}

function inWords(grams: number): string {
  return grams >= 1000 ? `${Math.round(grams / 100) / 10} kg` : `${Math.round(grams / 5) * 5} g`
}
