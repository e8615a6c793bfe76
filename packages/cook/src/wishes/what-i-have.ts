import { type Dish, toRecipe } from '@potluck/cookbook'
import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { type ComposeRequest, type Composition, compose } from '@potluck/kitchen/composer'
import { type Ingredient, nutritionOf } from '@potluck/kitchen/knowledge'
import { addFood } from '../additions.ts'
import type { Answer } from '../answer.ts'
import { chooseVersion, type Version } from '../choose-version.ts'
import type { Conditions } from '../read-request.ts'
import { serveRecipe, titleOf } from '../serve.ts'
import { covers, type Had, type House, isStaple } from './house.ts'
import type { Ranked } from './rank.ts'
import { GROUPS, ingredientsOf, type Shelved } from './shelf.ts'

/** The foods in the house that a dish uses, the lines that have to be bought, and the score. */
type Fit = { used: readonly Had[]; lacking: readonly string[]; score: number }

/**
 * Finds what to cook from what somebody has: the dish of the book that uses most of it and needs least else, or the
 * composer's if that fits better. It first says what is used, what else is needed, and what is left out.
 */
export function cookFromHouse(
  request: ComposeRequest,
  seed: number,
  {
    house,
    conditions,
    ranked,
  }: { house: House; conditions: Conditions; ranked: readonly Ranked[] },
): Answer {
  const fitting = fittingDishes(ranked, house, conditions)
  const composed = improvise(request, seed, house)
  const improvised = composed.kind === 'recipe' ? fitOf(composed.recipe, house) : undefined
  const good =
    composed.kind === 'recipe' && house.isToGo ? goodOf(composed.recipe.ingredients, house) : 0
  const best = fitting[0]
  const isBook = best && (!improvised || best.fit.score + KNOWN >= improvised.score + good)
  if (!isBook)
    return composed.kind === 'recipe' ? told(composed.recipe, house, choicesOf(fitting)) : composed
  const near = fitting.filter(({ fit }) => fit.score >= best.fit.score - NEAR_BEST)
  const at = Math.abs(seed - 1) % near.length
  const chosen = near[at] ?? best
  const others = fitting.filter((other) => other !== chosen)
  const recipe = serveRecipe(
    withLeft(chosen, house, conditions),
    chosen.version.dish,
    conditions,
    request,
    [],
    [],
  )
  return told(recipe, house, choicesOf(others))
}

/**
 * The dish, with the foods of the list that it does not use added where they suit: the lemon of 'sardines, spaghetti,
 * lemon'.
 */
function withLeft({ version, fit }: Fitting, house: House, { rules }: Conditions): RecipeData {
  const whole = { ...toRecipe(version.dish), title: titleOf(version) }
  return house.had
    .filter((one) => !one.isStocked && !one.isCooked && !fit.used.includes(one))
    .reduce((recipe, { name }) => addFood(recipe, version.dish, name, rules) ?? recipe, whole)
}

/**
 * Tries several dishes of the composer. Returns the first that uses everything, or else the one with the best score.
 */
function improvise(request: ComposeRequest, seed: number, house: House): Composition {
  const tried: { made: Composition; score: number }[] = []
  for (let at = 0; at < TRIES; at += 1) {
    const made = compose(asSaid(request, house), seed * TRIES + at)
    if (made.kind === 'declined') return made
    const { used, score } = fitOf(made.recipe, house)
    tried.push({ made, score })
    if (used.length === house.had.length) break
  }
  const [best] = tried.toSorted((one, other) => other.score - one.score)
  return best?.made ?? compose(request, seed)
}

const TRIES = 3

/** The request with leftovers named so that the composer knows them: 'turkey leftovers' become 'leftover turkey'. */
function asSaid(request: ComposeRequest, { had }: House): ComposeRequest {
  const isLeft = had.some(
    ({ isCooked, name }) => isCooked && !/left|cooked|roast|rotis/i.test(name),
  )
  if (!isLeft || request.ingredients.length > 0) return request
  const text = had.map(({ isCooked, name }) => (isCooked ? `leftover ${name}` : name)).join(', ')
  return { ...request, text }
}

/** The bonus of a tested dish over one that is made up. */
const KNOWN = 1.5
const NEAR_BEST = 1
/** The most dishes whose versions are tried. */
const MOST_TRIED = 25

type Fitting = { version: Version; fit: Fit }

function choicesOf(fitting: readonly Fitting[]): string[] {
  return fitting.slice(0, 3).map(({ version }) => version.dish.title)
}

/** The dishes that use some of the food, best first. Those that need little else come first. */
function fittingDishes(ranked: readonly Ranked[], house: House, conditions: Conditions): Fitting[] {
  const hasCooked = house.had.some(({ isCooked }) => isCooked)
  return ranked
    .filter(({ shelved }) => hasCooked || !shelved.isOfLeftovers)
    .filter(({ shelved }) =>
      house.had.some((had) => had.any.some((food) => isIn(food, shelved, house))),
    )
    .map(({ shelved, score }) => {
      return { shelved, rough: fitOfDish(shelved.dish, house).score + score / 10 }
    })
    .toSorted((one, other) => other.rough - one.rough)
    .slice(0, MOST_TRIED)
    .flatMap(({ shelved }): Fitting[] => {
      const version = chooseVersion(shelved.dish, conditions)
      if (!version) return []
      const fit = fitOfDish(version.dish, house)
      return fit.used.length > 0 ? [{ version, fit }] : []
    })
    .toSorted((one, other) => other.fit.score - one.fit.score)
}

/** Whether a dish is made of a food, or of the kind it belongs to. */
function isIn(food: Ingredient, { foods, parts }: Shelved, { isToGo }: House): boolean {
  if (isToGo && parts.has(food)) return true
  return foods.has(food) || food.is.some((kind) => !GROUPS.has(kind.name) && foods.has(kind))
}

function fitOfDish({ lines, steps, course, occasions }: Dish, house: House): Fit {
  const fit = weigh(
    {
      steps: steps.map(({ text }) => text),
      lines: lines.map(({ text, role, essential }) => {
        const isBig = role === 'main' || (essential && (role === 'body' || role === 'structure'))
        return { text, cost: isBig ? 5 : essential ? 1.5 : role === 'garnish' ? 0.2 : 1 }
      }),
    },
    house,
  )
  const isBasic = occasions.length === 0
  // A dish that uses everything and needs hardly anything else is what was meant, whatever its course.
  const isIt =
    fit.used.length === house.had.length &&
    (house.had.length > 2 || house.isAll) &&
    namesOf(fit.lacking).length < 3
  const last = isIt ? 0 : (COURSES_LAST[course] ?? 0) + (isBasic ? 1 : 0)
  return {
    ...fit,
    score:
      fit.score -
      last +
      (house.isToGo
        ? goodOf(
            lines.map(({ text }) => text),
            house,
          )
        : 0),
  }
}

/** A score for how much a dish uses of the food that has to go. A spoon of sour cream on top uses nothing up. */
function goodOf(lines: readonly string[], { had }: House): number {
  const taken = lines.filter((line) => had.some((one) => covers(one, line, ingredientsOf(line))))
  const { lines: weighed } = nutritionOf({ ingredients: taken })
  const grams = weighed.reduce((sum, line) => sum + (line.grams ?? 0), 0)
  return Math.min(MOST_GOOD, grams / GRAMS_OF_GOOD) - (grams < LEAST_TAKEN ? MOST_GOOD : 0)
}

const MOST_GOOD = 4
const GRAMS_OF_GOOD = 100
/** Grams; less than this is only a topping. */
const LEAST_TAKEN = 60

/** Deducted by course, as a meal is meant rather than a cake. */
const COURSES_LAST: Readonly<Record<string, number>> = {
  dessert: 0.8,
  baking: 1.2,
  side: 2,
  starter: 1,
  snack: 1,
  bread: 1.5,
  soup: 0.2,
  salad: 0.5,
}

function fitOf({ ingredients, instructions }: RecipeData, house: House): Fit {
  const lines = ingredients
    .filter((line) => !line.endsWith(':'))
    .map((text) => ({ text, cost: ingredientsOf(text).some(isMain) ? 5 : 1 }))
  return weigh({ lines, steps: instructions }, house)
}

function isMain({ aisle }: Ingredient): boolean {
  return aisle === 'meat' || aisle === 'fish'
}

type Weighed = { lines: readonly { text: string; cost: number }[]; steps: readonly string[] }

function weigh({ lines, steps }: Weighed, { had, isAll }: House): Fit {
  const used = new Set(had.filter((one) => isBeside(one, steps)))
  const lacking: string[] = []
  let cost = 0
  for (const line of lines) {
    const wanted = ingredientsOf(line.text)
    const suiting = had.filter((one) => covers(one, line.text, wanted))
    for (const one of suiting) used.add(one)
    if (suiting.length > 0 || wanted.some(isStaple)) continue
    lacking.push(line.text)
    const isSpice = wanted.every(({ aisle }) => aisle === 'herbs-and-spices')
    cost += isSpice ? Math.min(line.cost, 0.4) : line.cost
  }
  const gained = had.map((one) =>
    used.has(one)
      ? one.weight
      : one.isStocked
        ? 0
        : -(had.length <= FEW ? LEFT_OF_FEW : LEFT) * one.weight,
  )
  return {
    used: had.filter((one) => used.has(one)),
    lacking,
    score: gained.reduce((all, one) => all + one, 0) - (isAll ? NOTHING_ELSE : 1) * BOUGHT * cost,
  }
}

/** What not using a listed food costs, relative to its weight. */
const LEFT = 1.5
/** With at most this many foods, all of them should be used. */
const FEW = 3
const LEFT_OF_FEW = 2.5
/** What each thing to buy costs. */
const BOUGHT = 0.35
/** The factor on that when there is nothing else in the house. */
const NOTHING_ELSE = 8

/** Whether a food is served with the dish though no line has it: 'serve with rice'. */
function isBeside({ any }: Had, steps: readonly string[]): boolean {
  const [, beside] =
    /\b[Ss]erve (?:it |them )?(?:hot |warm |at once )?with ([^.]*)/.exec(steps.at(-1) ?? '') ?? []
  return (
    beside !== undefined &&
    any.some(({ name, aisle }) => {
      const isStarch = aisle === 'pasta-rice-and-grains' || aisle === 'bakery'
      return isStarch && new RegExp(`\\b${name}s?\\b`, 'i').test(beside)
    })
  )
}

/** The names of the lines, each once. Only called for few dishes, as parsing is slow. */
function namesOf(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => parseIngredientLine(line).name))]
}

/**
 * The names of the foods that a recipe uses, of those it needs besides, and of those of the list that it leaves out.
 */
export function fromHouse(recipe: RecipeData, house: House) {
  const { used, lacking } = fitOf(recipe, house)
  const left = house.had.filter((one) => !one.isStocked && !used.includes(one))
  return {
    used: used.map(({ name }) => name),
    missing: namesOf(lacking),
    out: [...left.map(({ name }) => name), ...house.forbidden],
  }
}

/** The recipe. Its description first says what it uses of the house, what else it needs and what it leaves out. */
function told(recipe: RecipeData, house: House, choices: string[]): Answer {
  const { used, missing, out } = fromHouse(recipe, house)
  const sentences = [
    used.length > 0 ? `It uses ${house.isOwn ? 'your ' : ''}${join(used)}.` : undefined,
    missing.length > 0 ? `You also need ${joinFew(missing)}.` : undefined,
    out.length > 0 ? `I left out ${join(out)}.` : undefined,
    house.unknownWords.length > 0 ? `I do not know ${join(house.unknownWords)}.` : undefined,
    recipe.description.replace(COMPOSERS_NOTES, '').trim(),
  ]
  const description = sentences.filter((sentence) => sentence !== undefined).join(' ')
  return {
    kind: 'recipe',
    recipe: {
      ...recipe,
      description,
      usedIngredients: [...used],
      additionalIngredients: [...missing],
    },
    choices,
  }
}

/** The composer's own sentences about what is left out. */
const COMPOSERS_NOTES = /I left out [^.]*\.|I do not know how to cook with [^.]*\./g

/** Names at most five things, as nobody reads a long shopping list in a sentence. */
function joinFew(names: readonly string[]): string {
  return names.length <= 5
    ? join(names)
    : `${names.slice(0, 4).join(', ')} and ${names.length - 4} small things more`
}

function join(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
