import { type Dish, totalMinutes } from '@potluck/cookbook'
import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { reviewRecipe } from '@potluck/kitchen/review'
import { findAddition } from './addition-foods.ts'
import { addFood } from './additions.ts'
import { listVersions, type Version } from './choose-version.ts'
import { withoutName } from './drop-food.ts'
import { replaceFood } from './replace-food.ts'

/** Kinds of dish whose meat or fish can be exchanged: a green curry with prawns has no chicken. */
const EXCHANGEABLE: ReadonlySet<Dish['kind']> = new Set([
  'braise',
  'curry',
  'noodles',
  'pasta',
  'rice',
  'soup',
  'stew',
  'stir-fry',
])

/** Words that ask for a food in addition to the dish's own meat or fish: 'and prawns', 'prawns as well'. */
const BESIDES = /\b(?:and|also|plus|both|as well|too|additional|extra|add(?:ed|ing)?)\b|[&+]/i

/** Meat, fish and other main foods, by their names in requests and steps. */
export const PROTEIN =
  /\b(?:chicken|turkey|duck|beef|pork|lamb|mutton|goat|veal|shrimps?|prawns?|salmon|cod|fish|tofu|paneer|tempeh|seitan)\b/i

/**
 * Finds the version of a dish that is made with a food in place of its main one: the tofu of a green curry is in its
 * vegan version, which has no fish sauce either. Undefined if the food is meant as an addition, or if no version has
 * it.
 */
export function versionWith(
  dish: Dish,
  food: string,
  text: string,
  fits: (version: Version) => boolean,
): Version | undefined {
  if (!isInPlace(dish, food, text)) return undefined
  const named = new RegExp(`\\b${food.replace(/s$/, '')}s?\\b`, 'i')
  return listVersions(dish).find(
    (version) =>
      version.dish.lines.some(({ role, text: line }) => role === 'main' && named.test(line)) &&
      fits(version),
  )
}

/**
 * Returns the dish with a food in place of its meat, fish or tofu: cooked separately to its own time and safe
 * temperature, or stewed like the meat that it replaces. Undefined if the request names that meat too, or if the steps
 * do more with it than cook it.
 */
export function inPlaceOfMain(
  recipe: RecipeData,
  dish: Dish,
  food: string,
  { rules, text }: { rules: readonly string[]; text: string },
): RecipeData | undefined {
  const [own, ...more] = mainsOf(dish)
  if (own === undefined || more.length > 0 || !isInPlace(dish, food, text)) return undefined
  const each = findAddition(food)?.asMain
  const isQuick = each !== undefined && minutesOf(dish) <= LONGEST
  const without = isQuick ? withoutFood(recipe, own) : undefined
  const added = without && addFood(without, dish, food, rules, each)
  const adaptations = [...recipe.adaptations, `${capital(food)} in place of the ${own.name}.`]
  const put = added ? { ...added, adaptations } : braisedWith(recipe, dish, own.name, food, rules)
  return put && reviewRecipe(put, { restrictions: [] }).faults.length === 0 ? put : undefined
}

/** Minutes: a dish that simmers longer does so for its meat. */
const LONGEST = 75

function minutesOf(dish: Dish): number {
  const { active, wait, oven } = totalMinutes(dish)
  return active + wait + oven
}

/**
 * Replaces one meat by another in a dish that is stewed, with the kitchen's own time for the new one. Undefined if that
 * is not safe or not complete.
 */
function braisedWith(
  recipe: RecipeData,
  { kind }: Dish,
  own: string,
  food: string,
  rules: readonly string[],
): RecipeData | undefined {
  if (!STEWED.has(kind) || !MEAT.test(own) || !MEAT.test(food)) return undefined
  const cut = food === 'pork' ? 'pork shoulder' : food
  const answer = replaceFood(withWholeTimes(recipe), own, cut, rules)
  if ('reason' in answer) return undefined
  const made = withPlainName(answer, cut, food)
  const { ingredients, instructions, title } = made
  const text = [...ingredients, ...instructions].join(' ')
  const isWhole = ingredients.length === recipe.ingredients.length
  // Poultry must not stay pink, nor be done below 70 °C.
  const isRaw = POULTRY.test(food) && /\bstill pink\b|\b6[0-9] °C/.test(text)
  if (!isWhole || isRaw || new RegExp(`\\b${own}(?! (?:stock|broth))\\b`, 'i').test(text))
    return undefined
  const isCalled = title.toLowerCase().includes(food)
  const called = isCalled ? title : `${title} with ${food}`
  return { ...made, title: called }
}

/** The recipe with the name of the meat in place of its cut: steps say 'the pork', whatever the cut. */
function withPlainName(recipe: RecipeData, cut: string, food: string): RecipeData {
  const plain = (text: string) =>
    text.replace(new RegExp(`\\b${cut}\\b`, 'gi'), (said) =>
      /^[A-Z]/.test(said) ? capital(food) : food,
    )
  const { title, description, instructions } = recipe
  return {
    ...recipe,
    title: plain(title),
    description: plain(description),
    instructions: instructions.map(plain),
  }
}

/** Writes '1 hour 20 minutes' in minutes alone, so that the time of another meat can replace it. */
function withWholeTimes(recipe: RecipeData): RecipeData {
  const instructions = recipe.instructions.map((step) =>
    step.replace(/\b(\d) hours? (\d+) minutes\b/g, (_, hours: string, minutes: string) => {
      return `${Number(hours) * 60 + Number(minutes)} minutes`
    }),
  )
  return { ...recipe, instructions }
}

const STEWED: ReadonlySet<Dish['kind']> = new Set(['braise', 'curry', 'stew'])
const POULTRY = /^(?:chicken|turkey)$/
const MEAT = /^(?:chicken|turkey|beef|pork|lamb|mutton|goat|veal)$/

/**
 * A sentence that the dish keeps its own meat or fish beside the food that was added; none if the request asked for
 * both.
 */
export function tellBoth({ lines, kind }: Dish, food: string, text: string): string[] {
  if (!EXCHANGEABLE.has(kind) || !PROTEIN.test(food) || BESIDES.test(text)) return []
  const [own] = lines.flatMap(({ role, text: line }) => {
    if (role === 'seasoning' || role === 'liquid') return []
    return (PROTEIN.exec(line) ?? CURED.exec(line))?.[0] ?? []
  })
  return own === undefined || new RegExp(own, 'i').test(text)
    ? []
    : [`It keeps its own ${own.toLowerCase()} beside the ${food}.`]
}

const CURED = /\b(?:guanciale|pancetta|bacon|chorizo|ham|sausages?|anchov(?:y|ies))\b/i

function isInPlace(dish: Dish, food: string, text: string): boolean {
  if (!EXCHANGEABLE.has(dish.kind) || !PROTEIN.test(food) || BESIDES.test(text)) return false
  const mains = mainsOf(dish)
  return mains.length > 0 && mains.every(({ name }) => !new RegExp(name, 'i').test(text))
}

/** The ingredient line of a main food and its name in the steps: 'chicken' for skinless chicken thighs. */
type Main = { line: string; name: string }

function mainsOf({ lines }: Dish): Main[] {
  return lines.flatMap(({ role, text }) => {
    const [name] = PROTEIN.exec(parseIngredientLine(text).name) ?? []
    return role === 'main' && name !== undefined ? [{ line: text, name: name.toLowerCase() }] : []
  })
}

/**
 * The recipe without a main food's line and all that the steps do with that food alone; undefined if more would be
 * lost.
 */
function withoutFood(recipe: RecipeData, { line, name }: Main): RecipeData | undefined {
  // Ground meat is the sauce itself, and whole or rolled meat is the dish.
  if (/\b(?:ground|minced|whole|rolled)\b/.test(line)) return undefined
  const others = recipe.ingredients.filter((one) => one !== line)
  const words = others.flatMap((one) => nameWords(one))
  const instructions = recipe.instructions.map((step) => withoutSentences(step, name, words))
  const kept = instructions.flatMap((step) => (step === undefined || step === '' ? [] : [step]))
  const speaks = new RegExp(`\\b(?:${name}|meat|pieces)\\b`, 'i')
  if (instructions.includes(undefined) || kept.some((step) => speaks.test(step))) return undefined
  return {
    ...recipe,
    ingredients: others,
    instructions: kept,
    tips: recipe.tips.filter((tip) => !speaks.test(tip)),
    description: recipe.description.replace(opening(name), (_, __, next: string) => capital(next)),
  }
}

/** Matches a food that begins a description: 'Chicken and eggplant in coconut milk'. */
function opening(name: string): RegExp {
  return new RegExp(`^(${name})(?: and |, )(\\w)`, 'i')
}

function nameWords(line: string): string[] {
  const { name } = parseIngredientLine(line)
  return [
    name
      .split(' ')
      .at(-1)
      ?.replace(/(?:es|s)$/, '') ?? name,
  ]
}

/** The step without the sentences about a food; undefined if such a sentence is about other foods too. */
function withoutSentences(
  step: string,
  name: string,
  others: readonly string[],
): string | undefined {
  const left: string[] = []
  let isDropped = false
  for (const sentence of step.split(/(?<=\.) (?=[A-Z])/)) {
    const said = withoutName(withoutSign(sentence, name, others), name)
    const acts = new RegExp(`\\b(?:${name}|meat)\\b`, 'i').test(said)
    const goesOn: boolean = isDropped && /\b(?:it|them|its|their)\b/i.test(said)
    if ((acts || goesOn) && speaksOf(said, others)) return undefined
    isDropped = acts || goesOn
    if (!isDropped) left.push(said)
  }
  return left.join(' ')
}

function speaksOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => new RegExp(`\\b${name}`, 'i').test(text))
}

/**
 * The sentence without the sign that a food is done: ', until the eggplants are soft and the chicken is done (74 °C
 * (165 °F)).'
 */
function withoutSign(sentence: string, name: string, others: readonly string[]): string {
  const sign = `(?:the |no )${name}(?: is| are| has| reads)[^.;]*`
  return sentence.replace(new RegExp(`(?:, until| and) ${sign}`, 'i'), (whole) =>
    speaksOf(whole, others) ? whole : '',
  )
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}
