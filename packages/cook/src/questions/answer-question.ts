import type { Cookbook, Dish, Known } from '@potluck/cookbook'
import { parseIngredientLine } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { identify, toKey, toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import { readPortions } from '../reading/portions.ts'
import { readWords, withoutWords } from '../reading/words.ts'
import { tellOfSubject } from './about/about-subject.ts'
import { tellFreezingOf } from './about/keeping.ts'
import { readFoods } from './asked-food.ts'
import { convertUnits } from './convert-units.ts'
import { findBasic } from './find-basic.ts'
import { findClosest, findKnown, findNear, mendQuestion } from './find-known.ts'
import { isChange, isToBeLike, isWish, refersBack } from './is-wish.ts'
import { isChatter, type Question, readQuestion } from './read-question.ts'
import { sayKnown } from './say-known.ts'
import { fromRecipe, type Subject, toSubject } from './subject.ts'
import { tellFoodDiet } from './tell-free.ts'
import { tellKeeping } from './tell-keeping.ts'
import { tellNutrition } from './tell-nutrition.ts'
import { tellSafeHeat } from './tell-safe-heat.ts'
import { findReplaced, tellSubstitutes } from './tell-substitutes.ts'

/** What a question comes to: an answer, or the dish that shows how it is done. */
export type Answered = { kind: 'answer'; answer: Answer } | { kind: 'wish'; text: string }

/**
 * Answers what is a question and no wish for a recipe: from the recipe at hand, from what the book knows,
 * from the kitchen's tables, from a dish of the book. What is not known is said. Undefined for a wish.
 */
export function answerQuestion(request: ComposeRequest, book: Cookbook): Answered | undefined {
  return answerParts(request, book) ?? answerOne(request, book)
}

/** A question of two halves has two answers; what stands for the dish of the first in the second is its name. */
function answerParts(request: ComposeRequest, book: Cookbook): Answered | undefined {
  const { text, previous } = request
  const parts = text
    .split(HALVES)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first = '', ...others] = parts
  if (previous || others.length === 0 || parts.length > MOST_PARTS) return undefined
  const [named] = book.findNamed(toTokens(first).map(({ word }) => word))
  const name = named?.dish.title.toLowerCase() ?? readFoods(first).names[0]
  const asked = [
    first,
    ...others.map((part) => (name === undefined ? part : part.replace(PRONOUN, name))),
  ]
  const dishes = asked.slice(1).flatMap((part) => (isWish(part) ? (dishIn(part, book) ?? []) : []))
  const questions = asked.filter((part, at) => at === 0 || !isWish(part) || !dishIn(part, book))
  const told = questions.flatMap((part) => {
    const found = answerOne({ ...request, text: `${part.replace(/\?+$/, '')}?` }, book)
    return found?.kind === 'answer' && found.answer.kind === 'said' ? [found.answer] : []
  })
  if (told.length < questions.length) return undefined
  const choices = [...new Set([...dishes, ...told.flatMap((one) => one.choices ?? [])])].slice(0, 3)
  return say(told.map((one) => one.text).join('\n\n'), choices.length > 0 ? choices : undefined)
}

/** 'How do I cook mussels' is a wish for a dish: it is offered beside the answer to the other half. */
function dishIn(part: string, book: Cookbook): string | undefined {
  return book.findNamed(toTokens(part).map(({ word }) => word))[0]?.dish.title
}

const HALVES =
  /\?+\s+|\?*,? (?:and|also) (?=(?:how|what|why|when|where|can|could|should|is|are|do|does|which)\b)/i
const MOST_PARTS = 3
const PRONOUN = /\b(?:they|them|it|these|those)\b/i

function answerOne(request: ComposeRequest, book: Cookbook): Answered | undefined {
  const { text, mode, previous, ingredients } = request
  if (mode !== 'idea' || ingredients.length > 0 || text.length > LONGEST) return undefined
  if (!previous && isToBeLike(text)) return undefined
  if (THANKS.test(text)) return say(`You are welcome: enjoy the ${previous?.title ?? 'meal'}.`)
  const plain = mendQuestion(text, book)
  // A slip that is mended may say what it is about, never what is asked.
  const question = { ...readQuestion(plain), kinds: readQuestion(text).kinds }
  const computed = convertUnits(plain) ?? (isWish(plain) ? undefined : tellNutrition(plain, book))
  if (computed) return say(computed)
  if (question.kinds.size === 0 && !text.includes('?'))
    return previous ? undefined : answerTechnique(plain, request, book)
  if (previous) {
    if (isChange(plain)) return undefined
    return answerAtHand(plain, question, request, previous, book)
  }
  const { bare, asked } = withoutCount(plain, question)
  const known = answerKnown(bare, asked, request, book, plain)
  if (known) return known
  const basic = findBasic(bare, book)
  if (basic !== undefined) return { kind: 'wish', text: forAsMany(basic, plain) }
  if (LACKING.test(plain)) return answerLacking(plain, request)
  const isForStandIn = question.kinds.has('instead') && STAND_IN.test(plain)
  if ((isWish(plain) && !isForStandIn) || !isQuestion(text, plain)) return undefined
  return answerGenerally(plain, question, request, book)
}

/** 'Velveting pork': who names a technique asks how it is done. */
function answerTechnique(
  plain: string,
  request: ComposeRequest,
  book: Cookbook,
): Answered | undefined {
  if (!TECHNIQUE.test(plain)) return undefined
  const asked = `how to ${plain}`
  const found = answerKnown(asked, readQuestion(asked), request, book)
  return found?.kind === 'answer' ? found : undefined
}

/** Deeds that are part of cooking and make no dish: 'grilling steak' is a wish for one. */
const TECHNIQUE =
  /^\W*(?:velvet|temper|proof|blanch|deglaz|spatchcock|brin|rest|bloom|render|debon|devein|fillet|julienn|knead|toast|thicken|reduc|clarify|shuck|zest|peel|soak|thaw|defrost|sharpen|season|steriliz|blind[ -]bak|scor|whip|fold|cream|scal|clean|stor)\w*ing\b|^\W*(?:deglaze|julienne|debone|devein|clarify|sharpen|steriliz?se?) (?:an? |the |my )?\w+\W*$/

/** 'I have no lemon juice', and nothing else said. */
/** However it goes on, what is asked for is what to take. */
const STAND_IN =
  /\bwhat\b.*\b(?:use|take|substitut\w*|replac\w*)\b|\b(?:substitute|replacement|alternative)s?\b/

const LACKING =
  /^\W*(?:i )?(?:(?:have no|have not got|do not have|am out of|ran out of|no)(?: any)? (?:\w+ ?){1,3})(?:what (?:can|do|should) i (?:use|take|do)(?: instead)?)?\W*$/

function answerLacking(plain: string, { restrictions = [] }: ComposeRequest): Answered | undefined {
  const { foods, over } = readFoods(plain)
  const [food, ...more] = foods
  return food && more.length === 0 && over.length === 0
    ? say(tellSubstitutes(food, plain, restrictions))
    : undefined
}

/** 'Garlic oil that keeps for months' asks for nothing but itself. */
function isQuestion(text: string, plain: string): boolean {
  return text.includes('?') || ASKS.test(plain)
}

const ASKS =
  /^\W*(?:(?:so|hi|hey|hello|ok|okay|and|but|please|also|quick question)\W+)*(?:what|how|why|when|where|which|who|is|are|was|does|do|did|can|could|should|will|would|may|must|any|instead|substitutes?|replacements?|alternatives?|difference|ratio|temperature|best)\b|\b(?:how (?:long|many|much|do|to|hot|can|should)|why|difference between|substitutes? for|wondering|tell me|(?:do not|dont) know|safe to|ok to)\b/

const THANKS =
  /^\W*(?:thanks?(?: you)?|thx|ty|great|perfect|lovely|awesome|cool|nice)(?: (?:so much|a lot|very much|you|thanks|thank you))*\W*$/i

/** What is longer is a letter, and names what somebody has and wants. */
const LONGEST = 300

function say(text: string, choices?: readonly string[]): Answered {
  return { kind: 'answer', answer: { kind: 'said', text, ...(choices && { choices }) } }
}

function answerAtHand(
  plain: string,
  question: Question,
  request: ComposeRequest,
  previous: NonNullable<ComposeRequest['previous']>,
  book: Cookbook,
): Answered | undefined {
  const subject = fromRecipe(previous, findDish(previous.title, book))
  const isAbout = isAboutRecipe(plain, subject)
  if (isAbout) {
    const told = tellOfSubject(plain, subject, request.restrictions ?? [], book)
    if (told) return { kind: 'answer', answer: told }
  }
  const known = answerKnown(plain, question, request, book)
  if (known || isWish(plain)) return known
  // Whether another food does in it what one does is for who changes the recipe.
  if (
    !/\b(?:what|which)\b/.test(plain) &&
    /\b(?:can|could|should) i (?:use|add|put|swap|replace|try)\b/.test(plain)
  )
    return /\binstead of\b|\bfor\b/.test(plain) ? undefined : offerUse(plain, subject)
  if (!isAbout) return answerGenerally(plain, question, request, book)
  return isAsking(question)
    ? say(`The recipe for ${subject.title} does not say, and I have not tested it.`)
    : undefined
}

/** 'Can I use brown rice': for what in the recipe, is not said. */
function offerUse(plain: string, { lines, title }: Subject): Answered | undefined {
  const { names } = readFoods(plain)
  const [name, ...more] = names
  if (name === undefined || more.length > 0) return undefined
  const last = toKey(name).split(' ').at(-1) ?? ''
  const alike = lines
    .map((line) => parseIngredientLine(line).name)
    .filter((one) => toKey(one).split(' ').includes(last) && toKey(one) !== toKey(name))
  const choices = alike.slice(0, 2).map((one) => `use ${name} instead of ${one}`)
  return say(
    `I have not tested ${title} with ${name}. Tell me what it is to stand in for, and I will write it: its time and its liquid may change.`,
    choices,
  )
}

/** Whether a question is on the recipe at hand: it points to it, or names nothing but what is in it. */
function isAboutRecipe(plain: string, { lines, title }: Subject): boolean {
  if (refersBack(plain)) return true
  const { foods, names, over } = readFoods(plain)
  if (foods.length === 0)
    return over.every((word) => !title.toLowerCase().includes(word)) || over.length < 3
  const text = [title, ...lines].join(' ').toLowerCase()
  const has = new Set(
    lines.flatMap((line) => (identify(line)[0] ?? []).map(({ ingredient }) => ingredient)),
  )
  // 'Egg' is not in 'eggplant'.
  const words = new Set(toTokens(text).map(({ word }) => word))
  const isNamed = (name: string) => toTokens(name).every(({ word }) => words.has(word))
  return foods.every((food, at) => has.has(food) || isNamed(names[at] ?? ''))
}

function answerKnown(
  plain: string,
  question: Question,
  { restrictions = [] }: ComposeRequest,
  book: Cookbook,
  typed = plain,
): Answered | undefined {
  const known = findKnown(question, book)
  // What stands in depends on what somebody avoids: that is the table's to tell.
  if (!known || (question.kinds.has('instead') && restrictions.length > 0)) return undefined
  if (known.shows !== undefined && isAskingHow(question))
    return { kind: 'wish', text: forAsMany(known.shows, typed) }
  return { kind: 'answer', answer: sayKnown(known, plain, restrictions) }
}

/** How it is done is the same for six: for how many is no part of such a question. */
function withoutCount(plain: string, question: Question): { bare: string; asked: Question } {
  if (!isAskingHow(question)) return { bare: plain, asked: question }
  const words = readWords(plain)
  const spans = readPortions(words.text).map(({ span }) => span)
  if (spans.length === 0) return { bare: plain, asked: question }
  const bare = withoutWords(words, spans)
  return { bare, asked: { ...readQuestion(bare), kinds: question.kinds } }
}

/** The dish that shows how, for as many as the question names: 'how do I poach eggs for six'. */
function forAsMany(title: string, plain: string): string {
  const [portions] = readPortions(plain)
  return portions ? `${title} for ${portions.count}` : title
}

function isAskingHow({ kinds }: Question): boolean {
  return (
    kinds.has('how') &&
    !['time', 'heat', 'amount', 'done', 'fix', 'why'].some((kind) => kinds.has(kind as 'time'))
  )
}

/** From the kitchen's tables and the dishes of the book. */
function answerGenerally(
  plain: string,
  question: Question,
  { restrictions = [] }: ComposeRequest,
  book: Cookbook,
): Answered | undefined {
  const free = tellFoodDiet(plain)
  if (free) return say(free)
  // What is sold in a tub keeps otherwise than what one has cooked.
  const cooked = question.kinds.has('freeze')
    ? answerOfDish(plain, question, restrictions, book, isCooked)
    : undefined
  if (cooked) return cooked
  const told = tellKeeping(plain, question) ?? tellSafeHeat(plain, question)
  if (told) return say(told)
  if (question.kinds.has('instead')) {
    const food = findReplaced(plain)
    if (food) return say(tellSubstitutes(food, plain, restrictions))
  }
  return (
    answerOfDish(plain, question, restrictions, book) ??
    answerOfSort(plain, question) ??
    answerClosest(plain, question, restrictions, book) ??
    admit(plain, question, book)
  )
}

/** What is asked in other words than the book has, by its own name. */
function answerClosest(
  plain: string,
  question: Question,
  rules: readonly string[],
  book: Cookbook,
): Answered | undefined {
  const known = isAsking(question) ? findClosest(question, book) : undefined
  if (!known) return undefined
  const told = sayKnown(known, plain, rules)
  return told.kind === 'said'
    ? { kind: 'answer', answer: { ...told, text: `${known.title}: ${lowerFirst(told.text)}` } }
    : undefined
}

/** 'Resting meat: 5 minutes', and 'Shrimp: shrimp take 2 minutes'. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]* /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function isCooked({ course }: Dish): boolean {
  return ['main', 'soup', 'salad', 'side', 'breakfast', 'dessert', 'baking'].includes(course)
}

/** 'Can I freeze lentil soup' of a dish that the book has not: by the sort of dish that its name says it is. */
function answerOfSort(plain: string, { kinds }: Question): Answered | undefined {
  if (!kinds.has('freeze')) return undefined
  const words = toTokens(plain).map(({ word }) => word)
  const name = words.filter((word) => /^\p{L}/u.test(word) && !isChatter(word) && !ASIDE.test(word))
  if (name.length === 0 || name.length > 4) return undefined
  const told = tellFreezingOf(name.join(' '))
  return told === undefined ? undefined : say(told)
}

/** What is asked of a dish, and is no part of its name. */
const ASIDE = /^(?:freez\w*|frozen|keeps?|stor\w+|homemade|leftovers?|cooked|well)$/

function answerOfDish(
  plain: string,
  question: Question,
  rules: readonly string[],
  book: Cookbook,
  isMeant: (dish: Dish) => boolean = () => true,
): Answered | undefined {
  const words = toTokens(plain).map(({ word }) => word)
  const [named, second] = book.findNamed(words)
  if (!named || !isMeant(named.dish) || (second && question.kinds.has('differ'))) return undefined
  const { dish, start, end } = named
  // 'Prime rib' is no barbecue ribs.
  const before = words[start - 1]
  const isPart = before !== undefined && !isChatter(before) && !ASIDE.test(before)
  if (isPart && !/\W|\d/.test(before)) return undefined
  const around = words.filter((_, at) => at < start || at >= end)
  const subject = toSubject(dish)
  const told = tellOfSubject(withoutName(plain, words.slice(start, end)), subject, rules, book)
  if (told) return { kind: 'answer', answer: { choices: [dish.title], ...told } }
  const isPlain = around.every((word) => isChatter(word) || !/^\p{L}/u.test(word))
  return question.kinds.has('what') && isPlain
    ? say(`${dish.title}: ${dish.about} Source: our cookbook (${dish.cuisine}).`, [dish.title])
    : undefined
}

/** The question as it would be asked of the recipe at hand. */
function withoutName(plain: string, name: readonly string[]): string {
  return plain.replace(
    new RegExp(
      `(?:\\b(?:an?|the) )?\\b${name.map((word) => word.slice(0, 4)).join('\\S*\\s+')}\\S*`,
    ),
    'it',
  )
}

function findDish(title: string, book: Cookbook): Dish | undefined {
  const words = toTokens(title).map(({ word }) => word)
  return book.findNamed(words).find(({ start, end }) => start === 0 && end === words.length)?.dish
}

/** Kinds that are never a wish for a recipe. */
const ASKING = [
  'why',
  'time',
  'keep',
  'freeze',
  'differ',
  'amount',
  'heat',
  'done',
  'instead',
  'fix',
] as const

function isAsking({ kinds }: Question): boolean {
  return (
    ASKING.some((kind) => kinds.has(kind)) ||
    kinds.has('what') ||
    kinds.has('can') ||
    kinds.has('how')
  )
}

/** What is not known is said, with the nearest of what is. */
function admit(plain: string, question: Question, book: Cookbook): Answered | undefined {
  const isSurely = ASKING.some((kind) => question.kinds.has(kind))
  const isShort =
    /^\W*(?:what (?:is|are|does)|how (?:do|can|should) (?:i|you)|(?:is|are|does|do) (?!you|there)|(?:can|should|could|may|must) (?:i|you|we) (?!make|cook|have|get|bake|do|eat|prepare|please))/.test(
      plain,
    )
  if (!isSurely && !isShort) return undefined
  const near = findNear(question, book)
  const choices = near
    .map(toExample)
    .filter((one) => near.some((known) => findKnown(readQuestion(one), book) === known))
  const lead = 'I do not know that one, and a guess could spoil your food.'
  return near.length === 0
    ? say(`${lead} Ask me for a dish, or for times, amounts and substitutes of a food.`)
    : say(
        `${lead} What I can tell you about: ${near.map(({ title }) => title.toLowerCase()).join(', ')}.`,
        choices,
      )
}

/** A question as one types it: the first of words for the same, without what may come along. */
function toExample({ questions }: Known): string {
  const text = (questions[0] ?? '').replace(/\[[^\]]*\]/g, ' ').replace(/(\S+?)\/\S+/g, '$1')
  return `${text.replace(/\s+/g, ' ').trim()}?`
}
