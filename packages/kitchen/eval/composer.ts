import { compose } from '../src/compose/compose.ts'
import { FOOD_WORDS, toUnits } from '../src/compose/understand/lexicon.ts'
import { checkDiet } from '../src/diets/check-diet.ts'
import { parseIngredientLine } from '../src/ingredient-lines/parse-ingredient-line.ts'
import { nutritionOf } from '../src/nutrition/nutrition.ts'
import type { RecipeData } from '../src/recipe-text/recipe-data.ts'
import { writeRecipe } from '../src/recipe-text/write-recipe.ts'
import { toTokens } from '../src/text/tokens.ts'
import { parseServings } from '../src/times/parse-servings.ts'
import { listRequests } from './composer-requests.ts'
import { findForbidden } from './diet-words.ts'
import { isShown, medianOf, print } from './samples.ts'

const REQUESTS = 500

/** Recipes of the built-in engine held against what nobody told it. (Publication: packages/rules.) */
export function evaluateComposer(): void {
  print(`\nComposer, ${REQUESTS} random requests`)
  const faults = new Map<string, string[]>(LABELS.map((label) => [label, []]))
  const times: number[] = []
  let declined = 0
  for (const { request, seed } of listRequests(REQUESTS)) {
    const start = process.cpuUsage()
    const answer = compose(request, seed)
    times.push(process.cpuUsage(start).user / 1000)
    const { restrictions = [] } = request
    const asked = `${request.text || request.ingredients.join(', ')} [${restrictions.join(', ')}]`
    if (answer.kind === 'declined') {
      declined += 1
      if (isShown('composer')) print(`    declined: ${asked}: ${answer.reason}`)
      continue
    }
    for (const [label, found] of findFaults(answer.recipe, restrictions))
      faults.get(label)?.push(`${asked} → ${answer.recipe.title}: ${found}`)
    if (isShown('recipes') && seed % 16 === 0) print(`\n[${asked}]\n${writeRecipe(answer.recipe)}`)
  }
  for (const [label, found] of faults) {
    print(`  ${label.padEnd(46)} ${String(found.length).padStart(5)}`)
    if (isShown('composer')) for (const fault of found) print(`    ${fault}`)
  }
  print(`  ${'declined'.padEnd(46)} ${String(declined).padStart(5)}`)
  const slow = [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  print(
    `  ${'median'.padEnd(46)} ${medianOf(times).toFixed(1).padStart(5)} ms of CPU  (95 %: ${slow.toFixed(1)} ms)`,
  )
}

const LABELS = [
  'diet violations, by checkDiet',
  'diet violations, by plain words',
  'steps that name what is not listed',
  'listed and not used',
  'amounts outside the plausible',
] as const

type Fault = readonly [(typeof LABELS)[number], string]

function findFaults(recipe: RecipeData, restrictions: readonly string[]): Fault[] {
  const { ingredients, instructions } = recipe
  const servings = portionsOf(recipe)
  const { findings } = checkDiet({ ingredients, steps: instructions, servings }, restrictions)
  return [
    ...findings.map((found): Fault => [LABELS[0], `${found.line} ${found.reason}`]),
    ...restrictions.flatMap((restriction) =>
      findForbidden(restriction, withPromises(recipe)).map(
        (word): Fault => [LABELS[1], `${restriction}: ${word}`],
      ),
    ),
    ...findUnlisted(recipe).map((word): Fault => [LABELS[2], word]),
    ...findUnused(recipe).map((line): Fault => [LABELS[3], line]),
    ...findImplausible(recipe, servings).map((said): Fault => [LABELS[4], said]),
  ]
}

function portionsOf({ servings }: RecipeData): number {
  const read = parseServings(servings)
  return read.ok ? read.servings.max : 1
}

/** The list, and the steps without the foods that the list promises something of. */
function withPromises({ ingredients, instructions }: RecipeData): string[] {
  const promised = ingredients
    .map((line) => parseIngredientLine(line).name)
    .filter((name) => /-free\b|^vegan|^vegetarian/.test(name))
    .map((name) => name.split(' ').at(-1)?.replace(/s$/, '') ?? name)
  const hidden = promised.length > 0 ? new RegExp(`\\b(?:${promised.join('|')})s?\\b`, 'gi') : /$^/
  return [...ingredients, ...instructions.map((step) => step.replace(hidden, ' '))]
}

const unitsOf = (text: string) =>
  toUnits(toTokens(text), FOOD_WORDS).filter(({ meaning }) => meaning && !meaning.loose)
const wordsOf = (text: string) => new Set(toTokens(text).map(({ word }) => word))
const GENERIC = new Set(['water', 'fruit', 'vegetable', 'meat'])

function findUnlisted({ ingredients, instructions }: RecipeData): string[] {
  const listed = new Set(
    ingredients.flatMap(unitsOf).flatMap(({ meaning }) => meaning?.foods ?? []),
  )
  const named = wordsOf(ingredients.join(' , '))
  return instructions.flatMap(unitsOf).flatMap(({ word, meaning }) => {
    const isKnown = meaning?.foods?.some((id) => listed.has(id))
    const isSpoken = named.has(word.split(' ').at(-1) ?? '')
    return isKnown || isSpoken || GENERIC.has(word) ? [] : [word]
  })
}

function findUnused({ ingredients, instructions }: RecipeData): string[] {
  const said = wordsOf(instructions.join(' . '))
  const used = new Set(instructions.flatMap(unitsOf).flatMap(({ meaning }) => meaning?.foods ?? []))
  return ingredients.filter((line) => {
    const { name } = parseIngredientLine(line)
    const isNamed = unitsOf(name).some(({ meaning }) => meaning?.foods?.some((id) => used.has(id)))
    return !isNamed && !said.has([...wordsOf(name)].at(-1) ?? '')
  })
}

/** Grams of food in a portion, without water, by what the title says it is. */
const PORTIONS: readonly (readonly [RegExp, least: number, most: number])[] = [
  [/cookie|shortbread|finger/i, 12, 70],
  [/muffin|brownie|loaf|soda bread|scone/i, 35, 220],
  [/mousse|crumble|fruit salad|pie\b(?! under)|crepe|pancake/i, 80, 480],
  [/smoothie|oats|porridge|granola/i, 40, 550],
  [/dip|hummus|guacamole|flatbreads/i, 80, 380],
  [/soup|stew|chili|curry|dal\b/i, 200, 950],
  [/./, 120, 850],
]

/** More than this in a portion is a slip of the pen. */
const MOST_EACH: readonly (readonly [RegExp, grams: number])[] = [
  [/\bsalt\b/, 7],
  [/\b(?:oil|butter)\b/, 45],
  [/pepper flakes|cumin|paprika|cinnamon|turmeric|oregano/, 6],
  [/\bgarlic\b/, 14],
  [/\bsugar|honey|maple/, 60],
]

function findImplausible(recipe: RecipeData, servings: number): string[] {
  const { lines, perServing } = nutritionOf({ servings, ingredients: recipe.ingredients })
  const weighed = lines.filter(({ text }) => !/\bwater\b/.test(text))
  const grams = weighed.reduce((sum, line) => sum + (line.grams ?? 0), 0) / servings
  const [, least, most] = PORTIONS.find(([title]) => title.test(recipe.title)) ?? [/./, 0, 2000]
  const tooMuch = weighed.flatMap(({ text, grams: all = 0 }) => {
    const limit = MOST_EACH.find(([name]) => name.test(text))
    return limit && all / servings > limit[1] ? [`${text} for ${servings}`] : []
  })
  const kcal = perServing?.kcal
  return [
    ...tooMuch,
    ...(grams < least || grams > most ? [`${Math.round(grams)} g a portion`] : []),
    ...(kcal !== undefined && (kcal < 40 || kcal > 1300)
      ? [`${Math.round(kcal)} kcal a portion`]
      : []),
  ]
}
