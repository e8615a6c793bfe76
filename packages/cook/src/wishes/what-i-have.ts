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

/** What of the house goes into a dish, and the lines of what has to be bought for it. */
type Fit = { used: readonly Had[]; lacking: readonly string[]; score: number }

/**
 * What to cook from what somebody has: the dish of the book that takes most of it and needs least besides, or the
 * composer's where none comes as near. It says first what it uses, what is needed too, and what of a list is left.
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

/** A dish with what it leaves of a list put in where it takes that: the lemon of 'sardines, spaghetti, lemon'. */
function withLeft({ version, fit }: Fitting, house: House, { rules }: Conditions): RecipeData {
  const whole = { ...toRecipe(version.dish), title: titleOf(version) }
  return house.had
    .filter((one) => !one.isStocked && !one.isCooked && !fit.used.includes(one))
    .reduce((recipe, { name }) => addFood(recipe, version.dish, name, rules) ?? recipe, whole)
}

/** Of some dishes of the composer the first that takes all that there is, or the one that takes most. */
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

/** 'Turkey leftovers' are leftover turkey. */
function asSaid(request: ComposeRequest, { had }: House): ComposeRequest {
  const isLeft = had.some(
    ({ isCooked, name }) => isCooked && !/left|cooked|roast|rotis/i.test(name),
  )
  if (!isLeft || request.ingredients.length > 0) return request
  const text = had.map(({ isCooked, name }) => (isCooked ? `leftover ${name}` : name)).join(', ')
  return { ...request, text }
}

/** A dish that is known to be good goes before one that is made up. */
const KNOWN = 1.5
const NEAR_BEST = 1
/** Dishes whose versions are looked at. */
const MOST_TRIED = 25

type Fitting = { version: Version; fit: Fit }

function choicesOf(fitting: readonly Fitting[]): string[] {
  return fitting.slice(0, 3).map(({ version }) => version.dish.title)
}

/** Dishes that use something of it and need nothing great besides, best first. */
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

/** Whether a dish has much of a food, or of what that is the nearest kind of. */
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
  // What takes all that there is and hardly anything besides is what was meant, whatever its course.
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

/** The more of what has to go a dish takes, the better: a spoon of sour cream on top uses nothing up. */
function goodOf(lines: readonly string[], { had }: House): number {
  const taken = lines.filter((line) => had.some((one) => covers(one, line, ingredientsOf(line))))
  const { lines: weighed } = nutritionOf({ ingredients: taken })
  const grams = weighed.reduce((sum, line) => sum + (line.grams ?? 0), 0)
  return Math.min(MOST_GOOD, grams / GRAMS_OF_GOOD) - (grams < LEAST_TAKEN ? MOST_GOOD : 0)
}

const MOST_GOOD = 4
const GRAMS_OF_GOOD = 100
/** Grams: less is a topping. */
const LEAST_TAKEN = 60

/** Who asks what to cook means a meal before a cake. */
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

/** What leaving out what somebody listed costs, against the good of using it. */
const LEFT = 1.5
/** Who names three things means all of them. */
const FEW = 3
const LEFT_OF_FEW = 2.5
/** What each thing to be bought costs. */
const BOUGHT = 0.35
/** How much more where there is nothing else. */
const NOTHING_ELSE = 8

/** 'Serve with rice': it is on the table, though no line has it. */
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

/** Each once. Hundreds of dishes are weighed for a request, and few of them named. */
function namesOf(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => parseIngredientLine(line).name))]
}

/** What of a house a recipe uses, what it needs besides, and what of a list it leaves out, by name. */
export function fromHouse(recipe: RecipeData, house: House) {
  const { used, lacking } = fitOf(recipe, house)
  const left = house.had.filter((one) => !one.isStocked && !used.includes(one))
  return {
    used: used.map(({ name }) => name),
    missing: namesOf(lacking),
    out: [...left.map(({ name }) => name), ...house.forbidden],
  }
}

/** The recipe with what it uses of the house, what it needs besides and what it leaves out said before all else. */
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

/** What the composer says of the same. */
const COMPOSERS_NOTES = /I left out [^.]*\.|I do not know how to cook with [^.]*\./g

/** Nobody reads a shopping list in a sentence. */
function joinFew(names: readonly string[]): string {
  return names.length <= 5
    ? join(names)
    : `${names.slice(0, 4).join(', ')} and ${names.length - 4} small things more`
}

function join(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
