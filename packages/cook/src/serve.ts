import { type Dish, toRecipe } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { type ComposeRequest, inMeasures } from '@potluck/kitchen/composer'
import { DIETS, type Version } from './choose-version.ts'
import { inThatManner } from './in-that-manner.ts'
import type { Conditions } from './read-request.ts'
import { scalePortions } from './scale-portions.ts'
import { tellConditions } from './tell.ts'
import { withoutForbiddenWords } from './without-forbidden-words.ts'

/**
 * A dish's recipe as the answer to a request: scaled, in the cook's measures, and with a description that first says
 * what the recipe does not keep to.
 * @param whole the recipe for as many as the book makes
 * @param said sentences to begin with
 * @param next sentences to end with
 */
export function serveRecipe(
  whole: RecipeData,
  dish: Dish,
  conditions: Conditions,
  { units }: ComposeRequest,
  said: readonly string[],
  next: readonly string[],
): RecipeData {
  const { recipe: wanted, said: how } = inThatManner(whole, dish, conditions)
  const { recipe, said: many } = scalePortions(wanted, dish, conditions)
  const { breaches, figures } = tellConditions(recipe, dish, conditions)
  const sentences = [...said, ...breaches, ...how, ...many, recipe.description, ...figures, ...next]
  const told = { ...recipe, description: sentences.join(' ') }
  return inMeasures(withoutForbiddenWords(told, conditions.rules), conditions.manner.units ?? units)
}

/** A version of a dish as the answer to a request: see `serveRecipe`. */
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

/**
 * The title of a version, with its diet and tool: 'Vegan carrot cake', 'Pulled pork in the slow cooker'. A variant with
 * a name of its own keeps that.
 */
export function titleOf({ dish, by }: Version): string {
  const said = dish.title.toLowerCase()
  const unsaid = by.filter((name) => !said.includes(name) && name !== 'small' && name !== 'large')
  const diet = dish.isRenamed ? undefined : unsaid.find((name) => DIETS.has(name))
  const tool = unsaid.find((name) => !DIETS.has(name))
  return [withDiet(dish, diet), ...(tool ? [placeOf(tool)] : [])].join(' ')
}

/**
 * Puts the diet before the title if the dish's texts have the title's first word in lower case, otherwise behind it in
 * brackets.
 */
function withDiet({ title, about, know, steps }: Dish, diet: string | undefined): string {
  if (diet === undefined) return title
  const [word = ''] = title.split(' ')
  const small = word.toLowerCase()
  const texts = [about, ...know, ...steps.map(({ text }) => text)].join(' ')
  return texts.includes(` ${small} `)
    ? `${capitalize(diet)} ${small}${title.slice(word.length)}`
    : `${title} (${diet})`
}

/** The place that a tool stands for: 'in the oven', 'on the grill'. */
export function placeOf(tool: string): string {
  if (tool === 'stovetop') return 'on the stove'
  return tool === 'grill' ? 'on the grill' : `in the ${tool}`
}

function capitalize(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
