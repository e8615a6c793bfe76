import type { Cookbook, Dish } from '@potluck/cookbook'
import { parseIngredientLine } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { identify, toKey, toTokens } from '@potluck/kitchen/knowledge'
import { readPortions } from '../reading/portions.ts'
import { readWords, withoutWords } from '../reading/words.ts'
import { tellOfSubject } from './about/about-subject.ts'
import { answerGenerally, isAsking } from './answer-generally.ts'
import { type Answered, say } from './answered.ts'
import { readFoods } from './asked-food.ts'
import { convertUnits } from './convert-units.ts'
import { findBasic } from './find-basic.ts'
import { findKnown, mendQuestion } from './find-known.ts'
import { isChange, isToBeLike, isWish, refersBack } from './is-wish.ts'
import { type Question, readQuestion } from './read-question.ts'
import { sayKnown } from './say-known.ts'
import { fromRecipe, type Subject } from './subject.ts'
import { tellNutrition } from './tell-nutrition.ts'
import { tellSubstitutes } from './tell-substitutes.ts'
import { tellsState } from './tells-state.ts'

/**
 * Answers a question: from the current recipe, the questions of the book, the kitchen's tables or a dish of the book. A
 * question without an answer is told so. Undefined when the text asks for a recipe.
 */
export function answerQuestion(request: ComposeRequest, book: Cookbook): Answered | undefined {
  return answerParts(request, book) ?? answerOne(request, book)
}

/**
 * Answers each part of a double question. A pronoun in the second part is replaced by the dish or food of the first.
 */
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

/**
 * The dish that one half of a question asks to cook; it is offered beside the answer to the other: 'how do I cook
 * mussels'.
 */
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
  // A corrected typo may change what the question is about, but not what kind of question it is.
  const question = { ...readQuestion(plain), kinds: readQuestion(text).kinds }
  const computed = convertUnits(plain) ?? (isWish(plain) ? undefined : tellNutrition(plain, book))
  if (computed) return say(computed)
  if (question.kinds.size === 0 && !text.includes('?') && !tellsState(plain))
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

/** Answers someone who only names a technique with how it is done: 'velveting pork'. */
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

/** Techniques that do not make a dish by themselves. 'Grilling steak' asks for a recipe. */
const TECHNIQUE =
  /^\W*(?:velvet|temper|proof|blanch|deglaz|spatchcock|brin|rest|bloom|render|debon|devein|fillet|julienn|knead|toast|thicken|reduc|clarify|shuck|zest|peel|soak|thaw|defrost|sharpen|season|steriliz|blind[ -]bak|scor|whip|fold|cream|scal|clean|stor)\w*ing\b|^\W*(?:deglaze|julienne|debone|devein|clarify|sharpen|steriliz?se?) (?:an? |the |my )?\w+\W*$/

/** Asks for a substitute, however the sentence goes on. */
const STAND_IN =
  /\bwhat\b.*\b(?:use|take|substitut\w*|replac\w*)\b|\b(?:substitute|replacement|alternative)s?\b/

/** Says only that a food is missing, or also asks what to use instead: 'I have no lemon juice'. */
const LACKING =
  /^\W*(?:i )?(?:(?:have no|have not got|do not have|am out of|ran out of|no)(?: any)? (?:\w+ ?){1,3})(?:what (?:can|do|should) i (?:use|take|do)(?: instead)?)?\W*$/

function answerLacking(plain: string, { restrictions = [] }: ComposeRequest): Answered | undefined {
  const { foods, over } = readFoods(plain)
  const [food, ...more] = foods
  return food && more.length === 0 && over.length === 0
    ? say(tellSubstitutes(food, plain, restrictions))
    : undefined
}

/** Whether a text asks anything. 'Garlic oil that keeps for months' only names a dish. */
function isQuestion(text: string, plain: string): boolean {
  return text.includes('?') || ASKS.test(plain) || tellsState(plain)
}

const ASKS =
  /^\W*(?:(?:so|hi|hey|hello|ok|okay|and|but|please|also|quick question)\W+)*(?:what|how|why|when|where|which|who|is|are|was|does|do|did|can|could|should|will|would|may|must|any|instead|substitutes?|replacements?|alternatives?|difference|ratio|temperature|best)\b|\b(?:how (?:long|many|much|do|to|hot|can|should)|why|difference between|substitutes? for|wondering|tell me|(?:do not|dont) know|safe to|ok to)\b/

const THANKS =
  /^\W*(?:thanks?(?: you)?|thx|ty|great|perfect|lovely|awesome|cool|nice)(?: (?:so much|a lot|very much|you|thanks|thank you))*\W*$/i

/** Letters. A longer text is not a question, but tells what somebody has and wants. */
const LONGEST = 300

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
  // Whether another food can replace one of the recipe is decided where the recipe is changed.
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

/** Answers 'can I use brown rice', which does not say what it is to replace in the recipe, by asking for that. */
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

/** Whether a question is about the current recipe: it refers to it, or names only foods that are in it. */
function isAboutRecipe(plain: string, { lines, title }: Subject): boolean {
  if (refersBack(plain)) return true
  const { foods, names, over } = readFoods(plain)
  if (foods.length === 0)
    return over.every((word) => !title.toLowerCase().includes(word)) || over.length < 3
  const text = [title, ...lines].join(' ').toLowerCase()
  const has = new Set(
    lines.flatMap((line) => (identify(line)[0] ?? []).map(({ ingredient }) => ingredient)),
  )
  // Whole words only: 'egg' is not in 'eggplant'.
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
  // A substitute depends on the restrictions, which only the kitchen's table knows.
  if (!known || (question.kinds.has('instead') && restrictions.length > 0)) return undefined
  if (known.shows !== undefined && isAskingHow(question))
    return { kind: 'wish', text: forAsMany(known.shows, typed) }
  return { kind: 'answer', answer: sayKnown(known, plain, restrictions) }
}

/** The question without the number of people, as how something is done does not depend on it. */
function withoutCount(plain: string, question: Question): { bare: string; asked: Question } {
  if (!isAskingHow(question)) return { bare: plain, asked: question }
  const words = readWords(plain)
  const spans = readPortions(words.text).map(({ span }) => span)
  if (spans.length === 0) return { bare: plain, asked: question }
  const bare = withoutWords(words, spans)
  return { bare, asked: { ...readQuestion(bare), kinds: question.kinds } }
}

/** The dish that shows how, for the number of people in the question: 'how do I poach eggs for six'. */
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

function findDish(title: string, book: Cookbook): Dish | undefined {
  const words = toTokens(title).map(({ word }) => word)
  return book.findNamed(words).find(({ start, end }) => start === 0 && end === words.length)?.dish
}
