import type { Cookbook, Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { type ComposeRequest, restrictionsIn } from '@potluck/kitchen/composer'
import { checkDiet, findEveryFoodName, toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import { chooseVersion } from '../choose-version.ts'
import { findAsked } from '../find-asked.ts'
import { withNote } from '../menus/find-menu.ts'
import { isForMenu } from '../menus/read-menu-wish.ts'
import { findNeighbours } from '../neighbours.ts'
import { readConditions } from '../read-request.ts'
import { sayRule } from '../suggestions.ts'
import { answerWhether } from './answer-whether.ts'
import { chooseFrom, portionsIn } from './choose-from.ts'
import type { Cared } from './find-care.ts'
import { nearestTo } from './nearest-to.ts'
import { withPasteurizedEggs } from './people/find-raw.ts'

/** Cooks a request from which the words of care have been removed. */
export type Kitchen = {
  book: Cookbook
  cook: (request: ComposeRequest, seed: number) => Answer
}

/** How many other dishes are tried if one does not suit. */
const MOST_TRIED = 16

/** Answers a request within what care (safety, health, age, faith, allergy) asks of it, and says that first. */
export function cookWithCare(
  care: Cared,
  request: ComposeRequest,
  seed: number,
  kitchen: Kitchen,
): Answer {
  const whether = answerWhether(care, request)
  if (whether) return whether
  const asked = withoutCare(care, request, kitchen)
  // 'Finger food for a baby' does not ask for a party menu.
  const isOpen = isForMenu(asked.text) && care.keepings.every(({ isOnlyFrom }) => !isOnlyFrom)
  const chosen = isOpen ? undefined : chooseFrom(care, asked, seed, kitchen.book)
  if (chosen?.kind === 'answer') return chosen.answer
  const wanted = chosen ? { ...asked, mode: 'idea' as const, text: chosen.text } : asked
  const answers = waysFor(care, wanted, kitchen).map((rules) => {
    const restrictions = [...(wanted.restrictions ?? []), ...(chosen?.rules ?? []), ...rules]
    return cookFit(care, { ...wanted, restrictions }, seed, kitchen)
  })
  const kept = nearestTo(answers, wanted, () => kitchen.cook(wanted, seed)) ?? answers[0]
  if (kept?.kind === 'menu') return withNote(tellEach(care, kept), care.say)
  if (kept?.kind === 'declined') return { ...kept, reason: namedShortly(kept.reason, care) }
  if (kept?.kind !== 'recipe') return kept ?? kitchen.cook(wanted, seed)
  const { choices = [] } = kept
  const first = [care.say, ...tellOf(care, kept.recipe), ...tellForbidden(care, kept.recipe)]
  const told = toldShortly(titledFor(care, kept.recipe, request), care)
  const recipe = sayFirst(told, first.join(' '))
  if (choices.length === 0) return { ...kept, recipe }
  return { ...kept, recipe, choices: nextOf(choices, care) }
}

/** Adds to each dish of a menu what its own recipe calls for. */
function tellEach(care: Cared, answer: Menu): Menu {
  const dishes = answer.menu.dishes.map((one) => {
    const said = tellOf(care, one.recipe).join(' ')
    return said === '' ? one : { ...one, recipe: sayFirst(one.recipe, said) }
  })
  return { ...answer, menu: { ...answer.menu, dishes } }
}

/**
 * The recipe titled 'Low-FODMAP Pasta Sauce' rather than 'Gluten-Free Lactose-Free Pasta Sauce', if only care asked for
 * these restrictions.
 */
function titledFor({ keepings, restrictions }: Cared, recipe: RecipeData, request: ComposeRequest) {
  const [only, ...others] = keepings
  const before = request.original?.title ?? request.previous?.title
  if (!only?.titled || others.length > 0 || restrictions.length > 0 || before === undefined)
    return recipe
  const title = recipe.title.replace(PROMISES, `${only.titled} `)
  return PROMISES.test(before) ? recipe : { ...recipe, title }
}

const PROMISES = /^(?:(?:Gluten|Dairy|Lactose|Shellfish)-Free |Pescatarian )+/

type Menu = Extract<Answer, { kind: 'menu' }>

function tellOf({ keepings }: Cared, recipe: RecipeData): string[] {
  return keepings.flatMap(({ sayOf }) => sayOf?.(recipe) || [])
}

/**
 * A reason with the name of the keeping for its foods: 'keep to a corn allergy', not to the eleven foods that it means.
 */
function namedShortly(reason: string, { keepings }: Cared): string {
  const called = keepings.map((keeping) => keeping.called).join(' and ')
  return reason.replace(/\b(keeps? to) .*? (and still call it)/, `$1 ${called} $2`)
}

function toldShortly(recipe: RecipeData, { keepings }: Cared): RecipeData {
  const called = keepings.map((keeping) => keeping.called).join(' and ')
  const shorten = (text: string) => text.replace(LONG_LIST, `$1 ${called}`)
  return {
    ...recipe,
    description: shorten(recipe.description),
    adaptations: recipe.adaptations.map(shorten),
  }
}

/** A long list of rules in a sentence: 'keeps to no alcohol, without swordfish, shark, marlin'. */
const LONG_LIST = /\b(keeps? to) (?:no|without) [^.;]*, [^.;]*(?=[.;])/g

/** Says which of the foods named are not in the recipe because care forbids them: the beef of 'Hindu beef curry'. */
function tellForbidden({ text, ways, keepings }: Cared, { ingredients }: RecipeData): string[] {
  const words = toTokens(text).map(({ word }) => word)
  const foods = [...new Set([...findEveryFoodName(words)].map(({ name }) => name))]
  const forbidden = foods.filter(
    (food) =>
      words.includes(food) &&
      // Only animal foods and alcohol: pasta and bread come in forms that are allowed.
      isAgainst(food, ['vegetarian', 'no alcohol']) &&
      ways.every((rules) => isAgainst(food, rules)) &&
      !ingredients.some((line) => line.includes(food)),
  )
  if (forbidden.length === 0) return []
  const called = keepings.map((keeping) => keeping.called).join(' and ')
  return [`There is no ${forbidden.join(' or ')} in it, which does not go with ${called}.`]
}

function isAgainst(food: string, rules: readonly string[]): boolean {
  return checkDiet({ ingredients: [food], steps: [] }, rules).verdict === 'contains'
}

/**
 * The choices with the words for the same people, and without dishes that are raw by name if those must not have them.
 */
function nextOf(choices: readonly string[], { keepings, rest }: Cared): string[] {
  const whom = [...restrictionsIn(rest).map(sayRule), ...keepings.map(forWhom)].join('')
  return choices
    .filter((title) => keepings.every(({ findUnfit: find }) => find?.(toBare(title)) === undefined))
    .map((choice) => `${choice}${whom}`)
}

/** A keeping in the words of a request, ' for a pregnancy' or ', halal', so that it is read again. */
function forWhom({ called, words }: Cared['keepings'][number]): string {
  const isNoun =
    /^(?:an? |the |[a-z ]+(?:feeding|tes|ut|lux|sease|ssure|lth|vism|ood|ent)$)|^Lent$/.test(called)
  const said = isNoun ? ` for ${called}` : `, ${called}`
  return words.test(said.toLowerCase()) ? said : `, ${called}`
}

/** A recipe of which the name alone is known. */
function toBare(
  title: string,
): Pick<RecipeData, 'title' | 'description' | 'ingredients' | 'instructions'> {
  return { title, description: '', ingredients: [], instructions: [] }
}

/**
 * The request without the words of care. 'Make it halal' becomes a change of the recipe at hand without further words,
 * because its rules are kept to anyway.
 */
function withoutCare(care: Cared, typed: ComposeRequest, { book }: Kitchen): ComposeRequest {
  const { restrictions } = care
  const request = { ...typed, restrictions }
  const { previous, mode } = request
  const own = findOwnDish(care, request.text, book)
  if (own !== undefined) {
    // Only the dish's name is left as text, so what was ruled out beside it is kept as rules.
    return { ...request, text: own.text, restrictions: [...restrictions, ...own.ruledOut] }
  }
  const isAboutIt =
    previous !== undefined &&
    mode === 'idea' &&
    (ABOUT_IT.test(care.text) || ABOUT_WHOM.test(care.text))
  if (isAboutIt) return { ...request, mode: 'adapt', text: '', ingredients: [] }
  return { ...request, text: isMealOfFeast(care, request) ? request.text : care.text }
}

/** Whether a menu for a feast is asked for, which is more than a food law: 'Hanukkah party', 'iftar for 8'. */
function isMealOfFeast({ said }: Cared, { text, mode }: ComposeRequest): boolean {
  return mode === 'idea' && isForMenu(text) && said.length === 1 && FEAST.test(said[0] ?? '')
}

/** Feasts with menus of their own. Not Passover, for which only dishes that were written for it are trusted. */
const FEAST = /^(?:hanukkah|chanukah|rosh hashanah?|shabbat|sabbath|eid|iftar|ramadan)\b/i

/**
 * A dish that has words of care in its own name ('Jain dal', 'ital stew'), and what is ruled out beside it. Undefined
 * if none is named.
 */
function findOwnDish(
  care: Cared,
  text: string,
  book: Cookbook,
): { text: string; ruledOut: readonly string[] } | undefined {
  const tokens = toTokens(text)
  const own = book.findNamed(tokens.map(({ word }) => word)).find(({ start, end }) => {
    const name = tokens.slice(start, end).map(({ word }) => word)
    return care.keepings.some(({ words }) => words.test(name.join(' ')))
  })
  if (!own) return undefined
  const name = new Set(tokens.slice(own.start, own.end).map(({ word }) => word))
  const beside = toTokens(care.rest).filter(({ word }) => !name.has(word))
  return {
    text: `${own.dish.title} ${portionsIn(text)}`.trim(),
    ruledOut: restrictionsIn(beside.map(({ typed }) => typed).join(' ')),
  }
}

const ABOUT_IT =
  /^(?:(?:please|can you|could you|now|ok(?:ay)?|and|make|change|adapt|keep|turn|into|have|a|version|of) )*(?:it|this|that|them|(?:this|the|that) (?:recipe|dish))?(?: (?:please|instead|too|version))*$/

/** A message that only says who it is for: 'oh, and my guest is coeliac'. */
const ABOUT_WHOM =
  /^\W*(?:(?:oh|and|but|also|actually|sorry|i|forgot|that|by the way|one|two|some|of|the|my|our|us|them|is|are|was|has|have|who|she|he|they|coming|guests?|friends?|daughter|son|kids?|husband|wife|mother|mom|mum|father|dad|sister|brother|in[- ]law|colleague|neighbou?r|now)\b\W*)+$/

/** The lists of rules to cook by. A dish that was written for an occasion has its own, which it keeps to as it is. */
function waysFor(care: Cared, request: ComposeRequest, { book }: Kitchen): Cared['ways'] {
  const [only, ...others] = care.keepings
  if (!only?.waysOfFrom || others.length > 0 || request.mode !== 'idea') return care.ways
  const asked = findAsked(request, book)
  return asked && only.from?.(asked.dish) ? only.waysOfFrom : care.ways
}

/**
 * The answer to a request if it suits the people it is for; otherwise another dish that does, presented as such.
 * Declines if there is none.
 */
function cookFit(care: Cared, request: ComposeRequest, seed: number, kitchen: Kitchen): Answer {
  const { cook, book } = kitchen
  const first = cook(request, seed)
  if (first.kind === 'menu') return fitMenu(care, first, request, seed, kitchen)
  const unfit = first.kind === 'recipe' ? findUnfit(care, first.recipe) : undefined
  if (first.kind !== 'recipe' || unfit === undefined) return first
  const asked = request.mode === 'idea' ? findAsked(request, book) : undefined
  const other =
    asked || request.mode === 'adapt' ? undefined : cookAnother(care, request, seed, cook)
  if (other) return other
  const mended = withPasteurizedEggs(first.recipe)
  if (findUnfit(care, mended) === undefined) return { ...first, recipe: mended }
  if (asked) {
    const reason = tellUnfit(care, asked.dish.title, unfit)
    const meatless = cookMeatless(care, { ...request, dish: asked.dish }, seed, cook)
    if (meatless) return { ...meatless, recipe: sayFirst(meatless.recipe, reason) }
    return cookNearest(care, { ...request, dish: asked.dish }, reason, seed, kitchen)
  }
  return { kind: 'declined', reason: tellUnfit(care, first.recipe.title, unfit) }
}

/**
 * The dish in its version without meat and fish, such as the vegetable maki of 'sushi for a pregnancy'. Undefined if it
 * has none, or if that does not suit either.
 */
function cookMeatless(
  care: Cared,
  { dish, restrictions = [], ...request }: ComposeRequest & { dish: Dish },
  seed: number,
  cook: Kitchen['cook'],
): Extract<Answer, { kind: 'recipe' }> | undefined {
  if (!dish.variants.some(({ name }) => name === 'vegan' || name === 'vegetarian')) return undefined
  const answer = cook({ ...request, restrictions: [...restrictions, 'vegetarian'] }, seed)
  const isFit = answer.kind === 'recipe' && findUnfit(care, answer.recipe) === undefined
  return isFit ? answer : undefined
}

function cookAnother(
  care: Cared,
  request: ComposeRequest,
  seed: number,
  cook: Kitchen['cook'],
): Answer | undefined {
  for (let tried = 1; tried <= MOST_TRIED; tried += 1) {
    const other = cook(request, seed + tried)
    if (other.kind === 'recipe' && findUnfit(care, other.recipe) === undefined) return other
  }
  return undefined
}

/** Tries other seeds until every dish of the menu suits; declines if that fails. */
function fitMenu(
  care: Cared,
  first: Menu,
  request: ComposeRequest,
  seed: number,
  { cook }: Kitchen,
): Answer {
  let menu: Answer = first
  for (let tried = 1; tried <= MOST_TRIED && menu.kind === 'menu'; tried += 1) {
    if (menu.menu.dishes.every(({ recipe }) => findUnfit(care, recipe) === undefined)) return menu
    menu = cook(request, seed + tried)
  }
  return { kind: 'declined', reason: tellUnfit(care, first.menu.title, 'something raw') }
}

function cookNearest(
  care: Cared,
  { dish, ...request }: ComposeRequest & { dish: Dish },
  reason: string,
  seed: number,
  { cook, book }: Kitchen,
): Answer {
  const conditions = readConditions(request, '')
  const near = findNeighbours(book, dish, conditions, MOST_TRIED).flatMap((version) => {
    if (chooseVersion(version.dish, conditions) === undefined) return []
    const answer = cook({ ...request, text: version.dish.title }, seed)
    const isFit = answer.kind === 'recipe' && findUnfit(care, answer.recipe) === undefined
    return isFit ? [answer.recipe] : []
  })
  const [nearest, ...others] = near
  if (!nearest) return { kind: 'declined', reason }
  const said = `${reason} This is ${nearest.title}, the nearest in my book that suits.`
  const choices = others.slice(0, 2).map(({ title }) => title)
  return { kind: 'recipe', recipe: sayFirst(nearest, said), choices }
}

function findUnfit(care: Cared, recipe: RecipeData): string | undefined {
  for (const { findUnfit: find } of care.keepings) {
    const description = recipe.description.replace(OF_RULES, '')
    const unfit = find?.({ ...recipe, description })
    if (unfit !== undefined) return unfit
  }
  return undefined
}

/** A sentence that names foods of a rule only in doubt, which need not be in the recipe. */
const OF_RULES = /\bI cannot tell whether it keeps to [^.]*\./g

function tellUnfit(care: Cared, title: string, unfit: string): string {
  const called = care.keepings.filter((one) => one.findUnfit).map((one) => one.called)
  return `${title} has ${unfit} in it, which is not for ${called.join(' and ')}.`
}

function sayFirst(recipe: RecipeData, said: string): RecipeData {
  return { ...recipe, description: `${said} ${recipe.description}`.trim() }
}
