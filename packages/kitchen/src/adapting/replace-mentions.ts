import { withNote } from '../compose/revise/change.ts'
import { capitalize, joinWords } from '../compose/words/join.ts'
import { checkDiet } from '../diets/check-diet.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { isMadeFood } from '../review/made-food.ts'
import { substitutesFor } from '../substitutions/substitutes-for.ts'
import { toKey } from '../text/tokens.ts'
import { promiseFor } from './bought-free.ts'
import { callLike } from './call-like.ts'
import { isAnEgg } from './egg-use.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import { withRest } from './gluten-free-dough.ts'
import { FLESH, isOneOf, readDishLine, SHARP_TOOL } from './read-dish.ts'
import { retell } from './retell-steps.ts'
import { sayWithWhat } from './say-with-what.ts'
import { spansAgainst } from './spans-against.ts'
import { type Swap, swapInText, toShortName } from './swap.ts'
import { takeOut, toSentences } from './take-out.ts'

/** Foods that only the steps name, 'fry in butter', 'serve with bread', by what does the same or without them. */
export function replaceMentions(
  recipe: RecipeData,
  original: RecipeData,
  rules: readonly string[],
): RecipeData {
  const isMade = openMadeHere(original)
  let told = recipe
  for (const [at, step] of recipe.instructions.entries()) {
    const against = findAgainstIn(step, recipe.ingredients, rules)
    if (against.length === 0) continue
    const kept = withoutOffers(step, against)
    const left = kept === step ? against : findAgainstIn(kept, recipe.ingredients, rules)
    const retold = retellStep(kept, left, rules, isMade, (span) => cameFor(span, recipe))
    if (retold === undefined) continue
    const instructions = told.instructions.with(at, retold.text)
    told = { ...told, instructions }
    for (const note of [kept === step ? undefined : noteOffers(against), retold.note])
      told = withNote(told, note, [])
  }
  if (told === recipe) return recipe
  return { ...told, instructions: told.instructions.filter((step) => step !== '') }
}

/** Of what a step names that breaks a rule, what no line of the list accounts for. */
function findAgainstIn(
  step: string,
  ingredients: readonly string[],
  rules: readonly string[],
): FoodSpan[] {
  const { findings } = checkDiet({ ingredients, steps: [step] }, rules)
  const sure = findings.filter(
    ({ line, verdict }) => verdict === 'contains' && step.includes(line) && line !== '',
  )
  if (sure.every(({ line }) => ingredients.includes(line))) return []
  return spansAgainst(step, rules).filter(({ said, figure, end }) => {
    if (figure || SHARP_TOOL.test(step.slice(end))) return false
    const [first = ''] = toKey(said).split(' ')
    return sure.some(({ reason }) => toKey(reason).startsWith(first.slice(0, SURELY)))
  })
}

/** So many letters of a name tell it from its plural. */
const SURELY = 5

type IsMade = (span: FoodSpan) => boolean

function retellStep(
  step: string,
  against: readonly FoodSpan[],
  rules: readonly string[],
  isMade: IsMade,
  came: (span: FoodSpan) => string | undefined,
) {
  const named = new Map(
    against.map((span) => [span.said, came(span) ?? nameFor(span, step, rules, isMade)]),
  )
  const isGone = (span: FoodSpan) =>
    named.has(span.said) && named.get(span.said) === undefined && !span.promised
  const swapOf = (span: FoodSpan): Swap | undefined => {
    const label = named.get(span.said)
    return label === undefined ? undefined : swapInText(label)
  }
  const plain = sayWithWhat(
    step,
    against.map(({ ingredient }) => ingredient),
  )
  const swapped = retell(plain, swapOf)
  const text = takeOut(swapped, isGone)
  if (text === undefined) return undefined
  const changes = [...named]
    .filter(([said, label]) => label === undefined || !isPlainerName(said, label))
    .map(([said, label]) =>
      label === undefined ? `no ${said} in a step` : `${label} in place of ${said} in a step`,
    )
  return {
    text: withRest(text),
    note: changes.length > 0 ? `${capitalize(joinWords(changes))}.` : undefined,
  }
}

/** 'The sauce' of 'the Big Mac sauce' is no change that one need be told of. */
function isPlainerName(said: string, label: string): boolean {
  return label === 'dish' || said.toLowerCase().endsWith(label)
}

/** 'You can also use chicken thighs': nobody needs that who avoids them. A bracket offers by itself. */
function withoutOffers(step: string, against: readonly FoodSpan[]): string {
  const sentences = toSentences(step)
  const kept = sentences
    .map((one) => one.replace(BRACKET, (found) => (offers(found, against) ? '' : found)))
    .filter((one) => !offers(one.replace(BRACKET, ''), against))
  return sentences.every((one) => kept.includes(one)) ? step : kept.join(' ')
}

const BRACKET = /\s*\([^()]*\)/g

function offers(text: string, against: readonly FoodSpan[]): boolean {
  const liked = LIKED.exec(text)
  const from = OFFERED.test(text) ? 0 : liked?.index
  return from !== undefined && against.some(({ said }) => text.slice(from).includes(said))
}

const OFFERED =
  /\b(?:can also|could also|may also|alternatively|preferred (?:meat|fish)|substitut\w+|instead of|in place of|without (?:cream|meat|dairy)|if you (?:prefer|don['’]t)|goes (?:well|great)|pairs)\b/i

/** What somebody likes is said behind it: 'I like bacon with this'. */
const LIKED = /\bI (?:like|prefer|love|usually|often)\b/i

function noteOffers(against: readonly FoodSpan[]): string {
  const foods = new Set(against.map(({ said }) => said.toLowerCase()))
  return `A step offers ${joinWords([...foods], 'or')} no more.`
}

/** 'Shredded chicken' where the list had a chicken breast: what came in the place of that line. */
function cameFor({ said, ingredient }: FoodSpan, { originalVsAdapted }: RecipeData) {
  if (!isOneOf(ingredient, FLESH) || NAMED_AFTER.test(said)) return undefined
  const last = toKey(said).split(' ').at(-1) ?? said
  const pairs = originalVsAdapted.map((pair) => pair.split(' → '))
  const [, now] = pairs.find(([was = '']) => toKey(was).split(' ').includes(last)) ?? []
  const [line = ''] = now?.split(' + ') ?? []
  const food = findFoodSpans(line)[0]
  return food && !isOneOf(food.ingredient, FLESH) ? toShortName(food.said) : undefined
}

/** What the recipe makes itself: what its title names, a dough, a sauce of which half is on its list. */
export function openMadeHere({ title, ingredients }: RecipeData): IsMade {
  const foods = ingredients.flatMap((line) => readDishLine(line).foods)
  const isListed = (part: Ingredient) =>
    foods.some((food) => isKindOf(food, part) || isKindOf(part, food))
  const isListedKind = (name: string) => foods.some((food) => isOneOf(food, [name]))
  const named = new Set(findFoodSpans(title).map(({ ingredient }) => ingredient))
  const called = toKey(title.split(CALLED_UNTIL)[0] ?? title)
  return ({ said, ingredient: { of }, ingredient }) => {
    if (/\b(?:dough|batter)s?$/i.test(said)) return true
    if (/\bmix$/i.test(said) && !isListed(ingredient)) return true
    const isDish = ` ${called}`.endsWith(` ${toKey(said)}`) && !isOneOf(ingredient, FLESH)
    if (isDish || isCakeOf(said, called, isListedKind)) return true
    const parts = of.filter((part) => isListed(part.ingredient))
    const isMadeOf = parts.length > 0 && parts.length * 2 >= of.filter(({ sure }) => sure).length
    if (NAMED_AFTER.test(said) && substitutesFor(ingredient).length === 0) return true
    if (parts.length > 0 && NAMED_AFTER.test(said)) return true
    return named.has(ingredient) ? isMadeFood(ingredient) : isMadeOf
  }
}

/** The 'fish cakes' of 'Sardine Cakes': the dish, by the group of what is in it. */
function isCakeOf(said: string, called: string, isListedKind: (name: string) => boolean): boolean {
  const [kind = '', form, ...more] = toKey(said).split(' ')
  if (form === undefined || more.length > 0 || !SHAPED.test(form)) return false
  return called.endsWith(` ${form}`) && isListedKind(kind)
}

const SHAPED =
  /^(?:cake|pat(?:ty|tie)|burger|ball|cutlet|fritter|croquette|nugget|finger|pie|stew|soup|curry)$/

/** Before this a title says what the dish is: 'Orange Curd (Vegan)', 'Orange Curd with Honey'. */
const CALLED_UNTIL = /\s+(?:with|from|recipe)\b|\s*[(–|:,]/i

/** 'The meat sauce', 'the beef filling': called after a part of it. */
const NAMED_AFTER =
  /\b(?:sauce|filling|mixture|stuffing|topping|patty|patties|marinade|gravy|layer)$/i

/** What the recipe made is called plainly, or by what it is free of now: 'the gluten-free béchamel'. */
function madeName({ said, ingredient }: FoodSpan, rules: readonly string[]): string | undefined {
  const plain = plainName(said)
  if (plain !== said.toLowerCase() && plain !== 'dish') return plain
  const whole =
    isOneOf(ingredient, FLESH) || FLESH_NAMED.test(said)
      ? undefined
      : promiseFor(said.toLowerCase(), rules)
  return whole === undefined ? plain : `${whole} ${said.toLowerCase()}`
}

const FLESH_NAMED =
  /\b(?:pork|beef|chicken|turkey|lamb|veal|duck|ham|bacon|sausage|fish|shrimp|prawns?|crab|tuna|salmon)\b/i

/** 'Cookie dough' is a dough; what has a name of its own keeps it. */
function plainName(said: string): string {
  const last = said.split(/\s+/).at(-1)?.toLowerCase() ?? said
  if (PLAIN.test(last)) return last
  const own = OWN_NAMES[last]
  return own ?? (/^b[eé]chamel$/i.test(said) ? said.toLowerCase() : 'dish')
}

/** What they are, in words that are no food of the shop's. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  breading: 'coating',
  sangria: 'drink',
  punch: 'drink',
  cocktail: 'drink',
  aioli: 'sauce',
  mayonnaise: 'sauce',
  roux: 'flour paste',
  lard: 'fat',
  dripping: 'fat',
  drippings: 'fat',
  grease: 'fat',
  tallow: 'fat',
  suet: 'fat',
}

const PLAIN =
  /^(?:sauces?|doughs?|batters?|pastry|crusts?|dressings?|gravy|fillings?|frosting|glaze|puddings?|cakes?|cookies?|bread|pancakes?|soup|stew|salad|patty|patties|burgers?|cutlets?|meatballs?|nuggets?|strips|rolls?|dumplings?|noodles|coating|stuffing|topping|base|shells?|mix)$/

function nameFor(span: FoodSpan, step: string, rules: readonly string[], isMade: IsMade) {
  if (isMade(span)) return madeName(span, rules)
  if (/\balcohol$/i.test(span.said)) return 'liquid'
  if (isAnEgg(span.ingredient)) {
    const sentence = sentenceAround(step, span.start)
    if (GLAZED.test(sentence)) return 'plant milk'
    if (WHOLE_EGG.test(`${sentence} ${span.said}`)) return undefined
  }
  // What is drunk with it is no stock.
  if (span.ingredient.aisle === 'wine-beer-and-spirits' && DRUNK.test(step.slice(0, span.start)))
    return 'sparkling water'
  return callFor(span, rules)
}

function sentenceAround(step: string, at: number): string {
  let end = 0
  return (
    toSentences(step).find((one) => {
      end = step.indexOf(one, end) + one.length
      return at < end
    }) ?? step
  )
}

const GLAZED = /\b(?:brush|glaz|egg ?wash)/i
/** Laid on a dish whole: nothing else has a white and a yolk, and the dish is one without. */
const WHOLE_EGG = /\b(?:fried|poached|boiled|scrambled|sunny)\b/i

const DRUNK =
  /\b(?:serve|enjoy|drink|sip|pair|goes)\b[^.]*\b(?:with|a glass of|some)(?: [\p{L}]+){0,3} $/iu

/** What a step calls instead: the kind that keeps to the rules, or what does the same. */
function callFor({ said, ingredient }: FoodSpan, rules: readonly string[]): string | undefined {
  if (/\bwater$/i.test(said)) return 'cooking water'
  const promise = isMadeFood(ingredient) ? promiseFor(said.toLowerCase(), rules) : undefined
  if (promise) return `${promise} ${said.toLowerCase()}`
  const [option] = substitutesFor(ingredient, { restrictions: rules })
  return option && callLike(said, joinWords(option.foods.map(({ name }) => name)), option.foods)
}
