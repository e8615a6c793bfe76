import { toAvoidance } from '../../diets/avoidance.ts'
import { type CheckedRecipe, checkDiet, type Finding, findFirst } from '../../diets/check-diet.ts'
import { nameRules } from '../../diets/name-rules.ts'
import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { substitutesFor } from '../../substitutions/substitutes-for.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { promiseAgainst } from '../keeping.ts'
import { joinWords } from '../words/join.ts'
import { calledIn } from './called.ts'
import { type Revised, withNote } from './change.ts'
import { chooseSubstitute, withSpoonsWeighed } from './choose-substitute.ts'
import { dropLine, putInPlace } from './put-in-place.ts'
import { type FoodName, withoutFood } from './sentences.ts'
import { withinLimits } from './within-limits.ts'

/**
 * A recipe of anyone's, changed as little as its restrictions ask for: what breaks one is replaced
 * by what does the same, in the list and in the steps, or left out where the dish survives it. The
 * whole is checked at the end; a recipe that cannot be saved is declined.
 */
export function adaptTo(recipe: RecipeData, rules: readonly string[]): Revised {
  const labels = nameRules(rules)
  let adapted = recipe
  let work = 0
  for (let round = 0; round < MOST_ROUNDS && work < MOST_WORK; round += 1) {
    work += workOf(adapted, rules)
    const first = findFirst(toChecked(adapted), rules)
    if (!first) return { ok: true, recipe: withSummary(recipe, adapted, labels) }
    const mended = mend(adapted, first, rules)
    if (!mended) return { ok: false, reason: sayWhy(first, labels) }
    adapted = mended
  }
  return { ok: false, reason: `There is too much in it that does not keep to ${labels}.` }
}

/** A recipe of more lines than this is none. */
const MOST_ROUNDS = 60

/**
 * What may be read before the engine gives up: some tenths of a second. The longest real recipes and
 * ten rules take a twentieth of it.
 */
const MOST_WORK = 4_000_000

/** Characters to read, and to hold against so many rules; counted, for a clock differs by the machine. */
function workOf({ ingredients, instructions }: RecipeData, rules: readonly string[]): number {
  const characters = [...ingredients, ...instructions].reduce((sum, { length }) => sum + length, 0)
  return characters * (1 + rules.length / 20)
}

export function findAgainst(recipe: RecipeData, rules: readonly string[]): readonly Finding[] {
  return checkDiet(toChecked(recipe), rules).findings
}

function toChecked({ ingredients, instructions: steps, ...recipe }: RecipeData): CheckedRecipe {
  const read = parseServings(recipe.servings)
  return { ingredients, steps, servings: read.ok ? read.servings.max : undefined }
}

function mend(
  recipe: RecipeData,
  finding: Finding,
  rules: readonly string[],
): RecipeData | undefined {
  if (finding.line === '') return withinLimits(recipe, finding, rules)
  if (recipe.ingredients.includes(finding.line)) return mendLine(recipe, finding, rules)
  return mendStep(recipe, finding, rules)
}

function mendLine(recipe: RecipeData, finding: Finding, rules: readonly string[]) {
  const { line } = finding
  const promised = finding.verdict === 'unknown' ? promise(recipe, finding, rules) : undefined
  if (promised) return promised
  const option = chooseSubstitute(line, recipe.ingredients, rules)
  const placed = option && putInPlace(recipe, finding, withSpoonsWeighed(option))
  if (placed) return placed
  return dropLine(recipe, finding)
}

/** What only may hold something is bought with the promise that it does not. */
function promise(
  recipe: RecipeData,
  { line, restriction, reason }: Finding,
  rules: readonly string[],
) {
  const word = promiseAgainst(toAvoidance(restriction))
  const parsed = parseIngredientLine(line)
  if (word === undefined || parsed.name.includes(word)) return undefined
  const named = formatIngredientLine({ ...parsed, raw: '', name: `${word} ${parsed.name}` })
  const against = checkDiet({ ingredients: [named], steps: [] }, [restriction]).findings
  const isWorse = checkDiet({ ingredients: [named], steps: [] }, rules).verdict === 'contains'
  if (against.length > 0 || isWorse) return undefined
  const ingredients = recipe.ingredients.map((text) => (text === line ? named : text))
  const note = `${capitalized(word)} ${parsed.name}: ${reason}`
  return withNote({ ...recipe, ingredients }, note, [`${line} → ${named}`])
}

/** A step that names what is not listed: without it, else with what stands in for it. */
function mendStep(
  recipe: RecipeData,
  { line, reason, restriction }: Finding,
  rules: readonly string[],
) {
  const food = /^(.*?) (?:contains|may contain|is|names)\b/.exec(reason)?.[1]
  if (food === undefined) return undefined
  const name = calledIn(food, recipe.ingredients)
  const at = recipe.instructions.findIndex((text) => text.includes(line))
  const step = recipe.instructions[at]
  if (step === undefined) return undefined
  const renamed = namedAsListed(recipe, step, { food, name, restriction })
  if (renamed !== undefined && renamed !== step)
    return { ...recipe, instructions: recipe.instructions.with(at, renamed) }
  const [instead] = substitutesFor(food, { restrictions: rules })
  const label = instead && joinWords(instead.foods.map((one) => one.name))
  const shorter = withoutFood(step, name)
  const changed = shorter ?? (label ? step.replace(name.pattern, label) : undefined)
  if (changed === undefined || changed === step) return undefined
  const instructions = recipe.instructions.map((text, index) => (index === at ? changed : text))
  const note =
    shorter === undefined
      ? `${label} in place of ${food} in a step.`
      : `No ${food} in the steps: ${reason}`
  return withNote(
    { ...recipe, instructions: instructions.filter((text) => text !== '') },
    capitalized(note),
    [],
  )
}

/** The bread cubes of a listed vegan bread: called by the name of the line they come from. */
function namedAsListed(
  { ingredients }: RecipeData,
  step: string,
  { food, name, restriction }: { food: string; name: FoodName; restriction: string },
): string | undefined {
  const listed = ingredients
    .map((line) => parseIngredientLine(line).name)
    .find((said) => said.includes(' ') && food.split(' ').includes(said.split(' ').at(-1) ?? ''))
  if (listed === undefined) return undefined
  const renamed = step.replace(name.pattern, listed)
  const left = checkDiet({ ingredients, steps: [renamed] }, [restriction]).findings
  return left.some(({ line }) => line !== '' && renamed.includes(line) && line.includes(listed))
    ? undefined
    : renamed
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function withSummary(original: RecipeData, adapted: RecipeData, labels: string): RecipeData {
  if (adapted !== original) return adapted
  return withNote(
    original,
    `Nothing had to change: as far as its ingredients go it keeps to ${labels}.`,
    [],
  )
}

function sayWhy({ line, reason }: Finding, labels: string): string {
  const where = line === '' ? '' : ` (${line})`
  return `I cannot make this dish keep to ${labels} and still call it the same: ${reason.replace(/\.$/, '')}${where}. Ask me for a new recipe along its lines, and I will write one.`
}
