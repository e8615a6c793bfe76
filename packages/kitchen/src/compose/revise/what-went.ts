import { findFoodSpans } from '../../adapting/find-foods.ts'
import { FLESH, isOneOf } from '../../adapting/read-dish.ts'
import { toSentences } from '../../adapting/take-out.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { Unit } from '../understand/lexicon.ts'
import { joinWords } from '../words/join.ts'
import { foodsOf } from './leave-out.ts'
import type { Plan } from './steps-of-swap.ts'

/** A food that was to go, with the lines that listed it. */
type Gone = { unit: Unit; lines: readonly { line: string }[] }

/** 'Venison should always be thoroughly done' is true of no other meat, which says when it is done. */
export function withoutMaxims(recipe: RecipeData, plans: readonly Plan[]): RecipeData {
  const names = plans.flatMap((plan) =>
    plan.swap.isCookedThrough ? [nameIn(plan).toLowerCase()] : [],
  )
  const isMaxim = (sentence: string) =>
    MAXIM.test(sentence) && names.some((name) => sentence.toLowerCase().includes(name))
  const instructions = recipe.instructions.map((step) => {
    const sentences = toSentences(step)
    const kept = sentences.filter((one) => !isMaxim(one))
    return kept.length === sentences.length ? step : kept.join(' ')
  })
  return { ...recipe, instructions: instructions.filter((step) => step !== '') }
}

const MAXIM =
  /^\(?(?:the )?\p{L}+(?: \p{L}+)? (?:should|must|needs? to|ought to|is best)\b[^.]*\b(?:done|cooked|rare|pink|underdone)\b[^.]*\.?\)?\.?$/iu

/** Meat that steps call by a shorter name than the list did, 'the pork' of a pork sausage, is what came for it. */
export function withoutBareNames(
  recipe: RecipeData,
  gone: readonly Gone[],
  plans: readonly Plan[],
): RecipeData {
  let { instructions } = recipe
  for (const { unit, lines } of gone) {
    const plan = plans.find(({ swap }) => lines.some(({ line }) => line === swap.line))
    if (!plan || !isFlesh(unit.typed) || !/^[\p{L} -]+$/u.test(unit.typed)) continue
    const words = [unit.typed, ...(unit.typed.match(/\p{L}{4,}/gu) ?? []).filter(isFlesh)]
    const bare = new RegExp(
      `(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-]| (?:${PRODUCTS}))`,
      'giu',
    )
    const isListed = recipe.ingredients.some((line) => line.search(bare) >= 0)
    const name = nameIn(plan)
    if (isListed || name.search(bare) >= 0) continue
    instructions = instructions.map((step) => step.replace(bare, name))
  }
  for (const name of new Set(plans.map(nameIn))) {
    const twice = new RegExp(`\\b(${name})(?:,? (?:and|or|with)|,) (?:the )?${name}\\b`, 'gi')
    instructions = instructions.map((step) => step.replace(twice, '$1'))
  }
  for (const mind of new Set(plans.flatMap(({ swap }) => swap.mind ?? []))) {
    const first = instructions.findIndex((step) => step.includes(mind))
    instructions = instructions.map((step, at) =>
      at > first ? step.replace(` ${mind}`, '') : step,
    )
  }
  return { ...recipe, instructions }
}

/** What the steps call what came in. */
function nameIn({ swap, label, isKnown }: Plan): string {
  const [line] = swap.lines
  return isKnown && line !== undefined ? parseIngredientLine(line).name.toLowerCase() : label
}

const PRODUCTS = 'stock|broth|bouillon|fat|dripping|gravy|sauce|seasoning|tomato(?:es)?'

function isFlesh(name: string): boolean {
  return findFoodSpans(name).some(({ ingredient }) => isOneOf(ingredient, FLESH))
}

/** Lines that still name what was to go: stock of it, or one that nothing does the same for. */
export function sayLeft(
  { ingredients }: RecipeData,
  before: RecipeData,
  gone: readonly Gone[],
  to: Unit,
): string[] {
  const wanted = to.meaning?.foods ?? []
  const left = gone.flatMap(({ unit: { typed, meaning }, lines }) => {
    const foods = meaning?.foods ?? []
    const own = new Set(lines.map(({ line }) => line))
    const isOf = (line: string) =>
      own.has(line) ||
      foodsOf(line).some((id) => foods.includes(id)) ||
      (isFlesh(typed) &&
        line
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .includes(typed.toLowerCase()))
    return ingredients.filter(
      (line) =>
        lines.length > 0 &&
        !to.typed.includes(typed) &&
        before.ingredients.includes(line) &&
        !foodsOf(line).some((id) => wanted.includes(id)) &&
        isOf(line),
    )
  })
  const names = [...new Set(left)].map((line) => parseIngredientLine(line).name || line)
  return names.length === 0
    ? []
    : [`Not replaced, and still in it: ${joinWords(names)}. Look at whether you want it.`]
}
