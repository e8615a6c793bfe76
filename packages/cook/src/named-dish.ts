import { type Cookbook, type Dish, toRecipe } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { type ComposeRequest, type Composition, compose } from '@potluck/kitchen/composer'
import { checkDiet, toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from './answer.ts'
import { addAskedFoods } from './asked-foods.ts'
import { namesOfRules, tellKept } from './care/names-of-rules.ts'
import {
  chooseVersion,
  isInTools,
  keepsAll,
  keepsTo,
  listVersions,
  mayBeMadeIn,
  type Version,
} from './choose-version.ts'
import { type Asked, findAsked, foodsOfForm } from './find-asked.ts'
import { findBeside } from './find-beside.ts'
import { findAskedOfSister } from './find-sister-named.ts'
import { versionWith } from './in-place-of-main.ts'
import { leaveOut } from './leave-out.ts'
import { findNeighbours, isAlike } from './neighbours.ts'
import { type Conditions, readConditions } from './read-request.ts'
import { tellUnknownWord } from './reading/unknown-words.ts'
import { placeOf, serveRecipe, titleOf } from './serve.ts'
import { tellPortion } from './tell.ts'
import { tellKeptOrDoubts } from './tell-doubts.ts'
import { tellMissing } from './tell-missing.ts'
import { withoutRefused } from './without-refused.ts'

/**
 * Answers with the dish of the book that a request names, in a version that meets its conditions; otherwise with the
 * composer's version of it, or with the nearest dish, presented as such. Undefined if it names none.
 */
export function answerNamed(
  request: ComposeRequest,
  seed: number,
  book: Cookbook,
): Answer | undefined {
  const named = findAsked(request, book)
  const isMadeSo = named && mayBeMadeIn(named.dish, named.conditions)
  const asked = isMadeSo ? named : (findAskedOfSister(request, book) ?? named)
  if (!asked) return composeForm(request, seed)
  const composed = compose(request, seed)
  // The composer can make the dish with another main food: spinach lasagna, mushroom stroganoff.
  if (asked.kind.length > 0 && makes(composed, asked.dish) && hasAll(composed, asked.kind))
    return told(composed, request)
  const fromBook = findInBook(asked, request, book)
  if (fromBook) return fromBook
  // The composer knows forms that the book has no version of: a vegan lasagna.
  if (makes(composed, asked.dish)) return told(composed, request)
  return changedAsAsked(asked, request, seed, book) ?? findNearest(asked, request, book) ?? composed
}

/**
 * The dish of the book, changed by the composer's rules for any recipe: hamantaschen with flaxseed for the egg.
 * Undefined if that fails.
 */
function changedAsAsked(
  asked: Asked,
  request: ComposeRequest,
  seed: number,
  book: Cookbook,
): Answer | undefined {
  const { dish, conditions } = asked
  const { rules } = conditions
  if (rules.length === 0 || !isInTools(dish, conditions)) return undefined
  const text = rules.map((rule) => rule.replace(/^no /i, 'without ')).join(', ')
  const original = toRecipe(dish)
  const changed = compose({ mode: 'adapt', text, previous: original, ingredients: [] }, seed)
  if (changed.kind !== 'recipe') return undefined
  const { ingredients, instructions: steps } = changed.recipe
  if (checkDiet({ ingredients, steps }, rules).verdict === 'contains') return undefined
  const { recipe, said: first } = tellKeptOrDoubts(changed.recipe, rules)
  const said = [...new Set([first, ...recipe.adaptations])]
  return written(recipe, dish, asked, { request, book, said })
}

/** What the composer made, with the figures that were asked for. */
function told(composed: Answer, request: ComposeRequest): Answer {
  return tellMissing(composed, request, () => [])
}

/**
 * A form of dish that the composer makes with the foods named before it: 'tomato soup', 'mushroom risotto'. Undefined
 * if it would not meet the request.
 */
function composeForm(request: ComposeRequest, seed: number): Answer | undefined {
  const foods = foodsOfForm(request.text)
  if (foods.length === 0 || request.previous) return undefined
  const composed = compose(request, seed)
  if (composed.kind === 'declined' || STANDS_IN.test(composed.recipe.description)) return undefined
  const { recipe } = composed
  const title = recipe.title.toLowerCase()
  const conditions = readConditions(request, request.text)
  const { breaches, figures } = tellPortion(recipe, Number(recipe.servings) || 1, conditions)
  const isLate = /nothing honest that is done/.test(recipe.description)
  const isInTool = conditions.tool === undefined || title.includes(conditions.tool)
  if (!foods.every((food) => title.includes(food)) || breaches.length > 0 || isLate || !isInTool)
    return undefined
  const description = [recipe.description, ...figures].join(' ')
  return { kind: 'recipe', recipe: { ...recipe, description } }
}

/**
 * The dish of the book as asked for, or made with another tool than was asked, which is said. Undefined if no version
 * can be made to fit.
 */
function findInBook(asked: Asked, request: ComposeRequest, book: Cookbook): Answer | undefined {
  const { dish, conditions } = asked
  const sized = inSize(dish, conditions)
  if (sized)
    return served(
      sized.version,
      { ...asked, conditions: sized.conditions },
      { request, book, said: [] },
    )
  const own = versionOf(asked, request.text)
  if (own) return served(own, asked, { request, book, said: [] })
  const fitting = chooseVersion(dish, conditions)
  const isAnother = fitting !== undefined && losesItsMain(fitting, dish, conditions)
  const without = withoutRefused(fitting, isAnother, asked)
  if (without)
    return written(without.recipe, without.dish, asked, { request, book, said: without.said })
  if (fitting) {
    const said = isAnother ? [tellAnother(dish, fitting, conditions)] : []
    return served(fitting, asked, { request, book, said })
  }
  const inAnother = chooseVersion(dish, { ...conditions, tool: undefined, without: [], only: [] })
  if (inAnother) {
    const instead = findInstead(dish, conditions, book)
    return instead
      ? served(instead, asked, { request, book, said: [tellInstead(dish, instead, conditions)] })
      : served(inAnother, asked, { request, book, said: [tellTool(inAnother, conditions)] })
  }
  return findChanged(asked, request, book)
}

/** A tested version that breaks few of the rules, changed to keep to them; undefined if there is none. */
function findChanged(asked: Asked, request: ComposeRequest, book: Cookbook): Answer | undefined {
  const { dish, conditions } = asked
  for (const version of listVersions(dish)) {
    const changed = leaveOut(version.dish, conditions.rules)
    if (!changed) continue
    const isMade = isInTools(version.dish, conditions)
    const instead = isMade ? undefined : findInstead(dish, conditions, book)
    if (instead) {
      const first = [tellInstead(dish, instead, conditions)]
      return served(instead, asked, { request, book, said: first })
    }
    const said = [...(isMade ? [] : [tellTool(version, conditions)]), tellKept(conditions.rules)]
    return written(changed, version.dish, asked, { request, book, said })
  }
  return undefined
}

/** The version that is made with the one food asked for: the tofu of a green curry. Undefined if there is none. */
function versionOf({ dish, conditions, kind, extras }: Asked, text: string): Version | undefined {
  const foods = [...kind, ...extras]
  const fits = (version: Version) =>
    keepsTo(version.dish, conditions.rules) && isInTools(version.dish, conditions)
  return foods.length === 1 && foods[0] !== undefined
    ? versionWith(dish, foods[0], text, fits)
    : undefined
}

/**
 * Whether a version loses its main food though nobody asked for that: the vegan version of a beef stew for someone who
 * only wants no cream in it.
 */
function losesItsMain({ dish: version, by }: Version, dish: Dish, { rules }: Conditions): boolean {
  const isAsked = (name: string) => rules.some((rule) => rule.toLowerCase() === name)
  if (!by.some((name) => name === 'vegan' || name === 'vegetarian') || by.some(isAsked))
    return false
  const mains = dish.lines.filter(({ role }) => role === 'main')
  return mains.some((main) => version.lines.every(({ text }) => text !== main.text))
}

function tellAnother(dish: Dish, version: Version, { rules }: Conditions): string {
  return `I know no ${dish.title} that keeps to ${namesOfRules(rules)} but this one: ${titleOf(version)}.`
}

/**
 * The book's small or large version of a dish, or else the dish for half or twice as many. Undefined if no size was
 * asked for.
 */
function inSize(
  dish: Dish,
  conditions: Conditions,
): { version: Version; conditions: Conditions } | undefined {
  const { manner, servings } = conditions
  if (manner.size === undefined || servings !== undefined) return undefined
  const own = listVersions(dish).find(({ by }) => by.length === 1 && by[0] === manner.size)
  if (own && keepsTo(own.dish, conditions.rules)) return { version: own, conditions }
  const version = chooseVersion(dish, conditions)
  const resized = Math.max(1, Math.round(dish.serves * (manner.size === 'small' ? 0.5 : 2)))
  return version && { version, conditions: { ...conditions, servings: resized } }
}

type Serving = { request: ComposeRequest; book: Cookbook; said: readonly string[] }

function served(version: Version, asked: Asked, serving: Serving): Answer {
  const whole = { ...toRecipe(version.dish), title: titleOf(version) }
  return written(whole, version.dish, asked, serving)
}

/** The answer with the foods asked for added, the servings scaled, and other dishes as choices. */
function written(
  whole: RecipeData,
  dish: Dish,
  asked: Asked,
  { request, book, said }: Serving,
): Answer {
  const { conditions, unknownWords } = asked
  const put = addAskedFoods(whole, dish, asked, { rules: conditions.rules, text: request.text })
  const lacking = asked.extras.filter((food) =>
    put.said.some((sentence) => sentence.startsWith(`This is made without ${food}:`)),
  )
  const beside = findBeside(dish, asked, lacking, request.text, book)
  const next = beside.map((title) => `Ask me for ${title} next.`)
  // A recipe may meet a word that is not in the dish's name: lamb shanks are 'braised'.
  const text = wordsOf(put.recipe)
  const unknown = unknownWords.filter(
    (word) => !text.includes(word.toLowerCase().replace(/(?:ed|e)$/, '')),
  )
  const first = [
    ...said,
    ...unknown.map(tellUnknownWord),
    ...put.said.map((sentence) => (beside.length > 0 ? asOwnDish(sentence, lacking) : sentence)),
  ]
  const recipe = serveRecipe(put.recipe, dish, conditions, request, first, next)
  const choices = keepsAll(dish, conditions) ? beside : nearer(dish, conditions, book)
  return choices.length > 0 ? { kind: 'recipe', recipe, choices } : { kind: 'recipe', recipe }
}

/** Rewords the sentence about a food that is served as a dish of its own and need not be put in. */
function asOwnDish(sentence: string, lacking: readonly string[]): string {
  const food = lacking.find((one) => sentence.startsWith(`This is made without ${one}: I know no`))
  return food === undefined ? sentence : `This is made without ${food}, a dish by itself.`
}

function wordsOf({ title, description, ingredients, instructions }: RecipeData): string {
  return [title, description, ...ingredients, ...instructions].join(' ').toLowerCase()
}

/** Similar dishes that do keep to the figures and times, each worded as a request with the same conditions. */
function nearer(dish: Dish, conditions: Conditions, book: Cookbook): string[] {
  return findNeighbours(book, dish, conditions, 2, true).map((version) =>
    [titleOf(version), conditions.said].filter((part) => part !== '').join(', '),
  )
}

/** Whether the composer made the dish itself and not a stand-in for it. */
function makes(composed: Composition, { title, also }: Dish): boolean {
  if (composed.kind === 'declined' || STANDS_IN.test(composed.recipe.description)) return false
  const words = new Set(toTokens(composed.recipe.title).map(({ word }) => word))
  return [title, ...also].some((name) => {
    const [first, ...more] = toTokens(name).map(({ word }) => word)
    return first !== undefined && more.length === 0 && words.has(first)
  })
}

const STANDS_IN = /\bnot in my book\b|\brather than\b|\bnearest thing\b|\bleft out\b/

function hasAll(composed: Composition, foods: readonly string[]): boolean {
  if (composed.kind === 'declined') return false
  const list = composed.recipe.ingredients.join('\n').toLowerCase()
  return foods.every((food) => list.includes(food.replace(/s$/, '')))
}

function findNearest(asked: Asked, request: ComposeRequest, book: Cookbook): Answer | undefined {
  const { dish, conditions } = asked
  // A stand-in for a meatless dish is meatless too; other diets of the dish count if the request names them.
  const own = dish.free.filter((id) => {
    return id === 'vegetarian' || new RegExp(id.replace('-', '[- ]'), 'i').test(request.text)
  })
  const rules = [...new Set([...conditions.rules, ...own])]
  const held = { ...conditions, rules }
  // Dishes that also keep to the figures come before dishes that are more similar.
  const [nearest, ...more] = [true, false]
    .flatMap((isStrict) => findNeighbours(book, dish, held, 6, isStrict))
    .filter((one, at, all) => all.findIndex((other) => other.dish.id === one.dish.id) === at)
    .toSorted((one, other) => wordsIn(other.dish, request.text) - wordsIn(one.dish, request.text))
    .slice(0, 3)
  if (!nearest) return undefined
  // Someone who eats no meat is served another dish of that sort; someone who leaves one food out wanted this dish.
  const isDiet = rules.some((rule) => /^(?:vegan|vegetarian|pescatarian)$/i.test(rule))
  if (!isDiet && !isAlike(dish, nearest.dish)) return declined(asked, [nearest, ...more])
  const said = [
    `I know no ${dish.title} that keeps to ${namesOfRules(conditions.rules)} and is still one: this is ${nearest.dish.title}, the nearest in my book that does.`,
  ]
  const answer = served(nearest, { ...asked, extras: [], swaps: [] }, { request, book, said })
  return { ...answer, choices: [...(answer.choices ?? []), ...more.map(titleOf)].slice(0, 3) }
}

/** Declines a dish that cannot do without what was refused, and offers the nearest ones instead of serving one. */
function declined({ dish, conditions }: Asked, near: readonly Version[]): Answer {
  const names = namesOfRules(conditions.rules)
  return {
    kind: 'declined',
    reason: `I know no ${dish.title} that keeps to ${names} and is still one, and another dish would be no answer. What comes nearest and does keep to it: ${near.map(titleOf).join(', ')}.`,
    choices: near.map(titleOf),
  }
}

/** How many words of the request are in the dish's title: the chocolate of a chocolate cake. */
function wordsIn({ title }: Dish, text: string): number {
  const asked = new Set(toTokens(text).map(({ word }) => word))
  return toTokens(title).filter(({ word }) => asked.has(word)).length
}

/**
 * Another dish of the same kind that can be made with the tools there are, for someone without an oven. Undefined if
 * the tools are not limited or there is no such dish.
 */
function findInstead(dish: Dish, asked: Conditions, book: Cookbook): Version | undefined {
  if (asked.without.length + asked.only.length === 0) return undefined
  return findNeighbours(book, dish, asked, 5).find((other) => other.dish.kind === dish.kind)
}

function tellInstead(dish: Dish, { dish: other }: Version, asked: Conditions): string {
  return `I know no way to make ${dish.title} ${tellLack(asked)}: this is ${other.title}, the nearest in my book that can be made so.`
}

function tellLack({ without, only }: Conditions): string {
  return only.length > 0
    ? `with the ${only.join(' and the ')} alone`
    : `without the ${without.join(' and ')}`
}

function tellTool({ dish }: Version, asked: Conditions): string {
  const { tool, without, only } = asked
  const missing = dish.needs.filter((needed) => without.includes(needed))
  if (missing.length > 0)
    return `I know no way to make it without the ${missing.join(' and ')}: this is how it is made with it.`
  if (only.length > 0)
    return `I know no way to make it ${tellLack(asked)}: it needs the ${dish.needs.join(' and the ')}.`
  return `I have no tested way to make it ${placeOf(tool ?? 'oven')}: this is how it is made otherwise.`
}
