import type { Cookbook, Dish, Known } from '@potluck/cookbook'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { toTokens } from '@potluck/kitchen/knowledge'
import { tellOfSubject } from './about/about-subject.ts'
import { tellFreezingOf } from './about/keeping.ts'
import { type Answered, say } from './answered.ts'
import { findClosest, findKnown, findNear } from './find-known.ts'
import { isChatter, type Question, readQuestion } from './read-question.ts'
import { sayKnown } from './say-known.ts'
import { toSubject } from './subject.ts'
import { tellFoodDiet } from './tell-free.ts'
import { tellKeeping } from './tell-keeping.ts'
import { tellSafeHeat } from './tell-safe-heat.ts'
import { findReplaced, tellSubstitutes } from './tell-substitutes.ts'
import { tellsState } from './tells-state.ts'

/** Answers a question from the kitchen's tables and the dishes of the book. Undefined when it may not be a question. */
export function answerGenerally(
  plain: string,
  question: Question,
  { restrictions = [] }: ComposeRequest,
  book: Cookbook,
): Answered | undefined {
  const free = tellFoodDiet(plain)
  if (free) return say(free)
  // A cooked dish keeps differently from a product sold under the same name.
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

/** The answer that the book gives to the closest question it knows, with its title. */
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

/** The text with its first letter in lower case, to follow a title: 'Shrimp: shrimp take 2 minutes'. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]* /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function isCooked({ course }: Dish): boolean {
  return ['main', 'soup', 'salad', 'side', 'breakfast', 'dessert', 'baking'].includes(course)
}

/**
 * Whether a dish that the book does not have can be frozen, by the sort that its name says: 'can I freeze lentil soup'.
 */
function answerOfSort(plain: string, { kinds }: Question): Answered | undefined {
  if (!kinds.has('freeze')) return undefined
  const words = toTokens(plain).map(({ word }) => word)
  const name = words.filter((word) => /^\p{L}/u.test(word) && !isChatter(word) && !ASIDE.test(word))
  if (name.length === 0 || name.length > 4) return undefined
  const told = tellFreezingOf(name.join(' '))
  return told === undefined ? undefined : say(told)
}

/** Words of the question that are no part of a dish's name. */
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
  // 'Prime rib' is not barbecue ribs.
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

/** The question with the dish's name replaced by 'it', as it would be asked about the current recipe. */
function withoutName(plain: string, name: readonly string[]): string {
  return plain.replace(
    new RegExp(
      `(?:\\b(?:an?|the) )?\\b${name.map((word) => word.slice(0, 4)).join('\\S*\\s+')}\\S*`,
    ),
    'it',
  )
}

/** Kinds of questions that never ask for a recipe. */
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

export function isAsking({ kinds }: Question): boolean {
  return (
    ASKING.some((kind) => kinds.has(kind)) ||
    kinds.has('what') ||
    kinds.has('can') ||
    kinds.has('how')
  )
}

/** Says that the answer is not known, and names the closest questions that are. */
function admit(plain: string, question: Question, book: Cookbook): Answered | undefined {
  const isSurely = ASKING.some((kind) => question.kinds.has(kind)) || tellsState(plain)
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

/** A question of the book as one would type it: the first of several synonyms, without the optional words. */
function toExample({ questions }: Known): string {
  const text = (questions[0] ?? '').replace(/\[[^\]]*\]/g, ' ').replace(/(\S+?)\/\S+/g, '$1')
  return `${text.replace(/\s+/g, ' ').trim()}?`
}
