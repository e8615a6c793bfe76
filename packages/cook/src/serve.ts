import { type Dish, toRecipe, totalMinutes } from '@potluck/cookbook'
import { formatDuration, type RecipeData } from '@potluck/kitchen'
import { type ComposeRequest, inMeasures, scaleTo } from '@potluck/kitchen/composer'
import { nutritionOf } from '@potluck/kitchen/knowledge'
import type { Version } from './choose-version.ts'
import type { Conditions } from './read-request.ts'
import { withoutForbiddenWords } from './unspoken.ts'

/**
 * A dish's recipe as it answers a request: for so many, in the cook's measures, with what it does not keep of
 * the request said before anything else.
 * @param whole as many as the book makes
 * @param said first of all
 * @param next after all
 */
export function serveRecipe(
  whole: RecipeData,
  dish: Dish,
  { rules, servings, maxMinutes, maxCalories }: Conditions,
  { units }: ComposeRequest,
  said: readonly string[],
  next: readonly string[],
): RecipeData {
  const scaled =
    servings === undefined || servings === dish.serves ? undefined : scaleTo(whole, servings)
  // For as many as were asked for is no change of the recipe.
  const recipe = scaled?.ok ? { ...scaled.recipe, adaptations: [], originalVsAdapted: [] } : whole
  const sentences = [
    ...said,
    ...(scaled && !scaled.ok ? [scaled.reason] : []),
    ...tellTime(dish, maxMinutes),
    ...tellCalories(recipe, dish, maxCalories),
    recipe.description,
    ...next,
  ]
  const told = { ...recipe, description: sentences.join(' ') }
  return inMeasures(withoutForbiddenWords(told, rules), units)
}

/** A version of a dish as it answers a request: see `serveRecipe`. */
export function serveVersion(
  version: Version,
  conditions: Conditions,
  request: ComposeRequest,
  said: readonly string[],
  next: readonly string[] = [],
): RecipeData {
  const whole = { ...toRecipe(version.dish), title: titleOf(version) }
  return serveRecipe(whole, version.dish, conditions, request, said, next)
}

function tellTime(dish: Dish, maxMinutes: number | undefined): string[] {
  const { active, wait, oven } = totalMinutes(dish)
  const all = active + wait + oven
  if (maxMinutes === undefined || all <= maxMinutes) return []
  const [takes, given] = [formatDuration(all), formatDuration(maxMinutes)]
  return [
    `It takes ${takes}, more than the ${given} that you have: ${formatDuration(active)} of that is work.`,
  ]
}

function tellCalories(recipe: RecipeData, dish: Dish, most: number | undefined): string[] {
  if (most === undefined) return []
  const servings = Number(recipe.servings) || dish.serves
  const { perServing } = nutritionOf({ ingredients: recipe.ingredients, servings })
  if (!perServing)
    return ['I cannot count its calories, so I do not know whether it keeps to yours.']
  const kcal = Math.round(perServing.kcal)
  return kcal <= most
    ? []
    : [`A portion has about ${kcal} kcal, more than the ${most} that you asked for.`]
}

const DIETS: ReadonlySet<string> = new Set([
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'egg-free',
  'nut-free',
  'alcohol-free',
  'pork-free',
])

/** 'Vegan carrot cake', 'Pulled pork in the slow cooker'; a variant with a name of its own bears that. */
function titleOf({ dish, by }: Version): string {
  const said = dish.title.toLowerCase()
  const unsaid = by.filter((name) => !said.includes(name) && name !== 'small' && name !== 'large')
  const diet = dish.isRenamed ? undefined : unsaid.find((name) => DIETS.has(name))
  const tool = unsaid.find((name) => !DIETS.has(name))
  return [withDiet(dish, diet), ...(tool ? [placeOf(tool)] : [])].join(' ')
}

/** Before the name where that is known to have a small letter inside a sentence, behind it elsewhere. */
function withDiet({ title, about, know, steps }: Dish, diet: string | undefined): string {
  if (diet === undefined) return title
  const [word = ''] = title.split(' ')
  const small = word.toLowerCase()
  const texts = [about, ...know, ...steps.map(({ text }) => text)].join(' ')
  return texts.includes(` ${small} `)
    ? `${capitalize(diet)} ${small}${title.slice(word.length)}`
    : `${title} (${diet})`
}

function placeOf(tool: string): string {
  if (tool === 'stovetop') return 'on the stove'
  return tool === 'grill' ? 'on the grill' : `in the ${tool}`
}

function capitalize(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
