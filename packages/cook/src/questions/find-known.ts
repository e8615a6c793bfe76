import type { Cookbook, Known } from '@potluck/cookbook'
import { findUnit } from '@potluck/kitchen'
import { EVERYDAY } from '@potluck/kitchen/composer'
import { findNearest, identify, toTokens } from '@potluck/kitchen/knowledge'
import {
  isChatter,
  type Question,
  type QuestionKind,
  readQuestion,
  stemOf,
  stemsOf,
  toPlain,
} from './read-question.ts'

/** A question of the book, prepared for comparison. */
type Asking = {
  known: Known
  kinds: ReadonlySet<QuestionKind>
  /** Words that a question needs. Each entry lists the stems of synonyms, one of which is enough. */
  must: readonly (readonly string[])[]
  /** Stems of optional words, written in brackets in the book. */
  may: ReadonlySet<string>
  /** The stems of the words in the answer. */
  told: ReadonlySet<string>
}

type Index = { askings: readonly Asking[]; vocabulary: ReadonlySet<string> }

/** The answer of the book that fits a question best. Undefined when the question says more than it covers. */
export function findKnown(question: Question, book: Cookbook): Known | undefined {
  const { kinds, words, foods } = question
  // A question on heat may mention an oven without being about it.
  const isBesides = (word: string) => SOFT.has(word) || (word === 'oven' && kinds.has('heat'))
  const { askings, vocabulary } = indexOf(book)
  const found = askings
    .filter((asking) => isAsked(asking, kinds, words))
    .map((asking) => ({ asking, over: wordsOver(asking, words, foods) }))
    .filter(({ over }) =>
      over.every(
        (word) =>
          isBesides(word) || !(vocabulary.has(word) || foods.has(word) || TELLING.has(word)),
      ),
    )
    .filter(({ asking, over }) => over.length <= asking.must.length)
    .sort(
      (a, b) =>
        b.asking.must.length - a.asking.must.length ||
        a.over.length - b.over.length ||
        shareOf(b.asking.kinds, kinds) - shareOf(a.asking.kinds, kinds),
    )
  return found[0]?.asking.known
}

/** The share of a book question's kinds that are asked, 0 to 1. */
function shareOf(own: ReadonlySet<QuestionKind>, asked: ReadonlySet<QuestionKind>): number {
  return [...own].filter((kind) => asked.has(kind)).length / own.size
}

/** Words that are never said in passing. An answer that does not mention them is about something else. */
const TELLING: ReadonlySet<string> = new Set(
  stemsOf(
    'vegan vegetarian gluten dairy keto paleo halal kosher healthy calorie protein carb raw frozen microwave oven fryer pressure slow grill altitude pregnant baby dog cat diabetic'.split(
      ' ',
    ),
  ),
)

/** Words that say little about the subject of a question. */
const SOFT: ReadonlySet<string> = new Set(
  stemsOf(
    'bad hot heat fresh leftover cooked home kitchen big large small medium nice today'.split(' '),
  ),
)

function isAsked(
  { kinds, must }: Asking,
  asked: ReadonlySet<QuestionKind>,
  words: readonly string[],
): boolean {
  const isTrouble = ['fix', 'why', 'state'].some((kind) => asked.has(kind as 'fix'))
  const isOfKind = [...kinds].some((kind) => asked.has(kind) || (isTrouble && TROUBLE.has(kind)))
  if (!isOfKind || must.length === 0) return false
  // Each word can match once: 'the difference between stock and broth' needs both.
  const left = new Set(words)
  return must.every((same) => {
    const word = same.find((one) => left.has(one))
    return word !== undefined && left.delete(word)
  })
}

/** Why something went wrong and how to fix it are treated as one question. */
const TROUBLE: ReadonlySet<QuestionKind> = new Set(['fix', 'why'])

/**
 * The words of a question that the book question does not cover. A food is covered only by the book question, not by
 * its answer.
 */
function wordsOver(
  { must, may, told }: Asking,
  words: readonly string[],
  foods: ReadonlySet<string>,
): string[] {
  return words.filter((word) => {
    if (may.has(word) || must.some((same) => same.includes(word))) return false
    return foods.has(word) || !told.has(word)
  })
}

/** Nutrients that would be taken for typos of other words. */
const NUTRIENTS = /^(?:carbs?|fiber|fibre|sodium|macros?|iron)$/

/** The text with typos corrected where a word of the book's questions is meant. */
export function mendQuestion(text: string, book: Cookbook): string {
  const { vocabulary, spelled } = spellingOf(book)
  return toPlain(text).replace(/[a-z]{5,}/g, (typed) => {
    const word = toTokens(typed)[0]?.word ?? typed
    const isKnown = isChatter(word) || vocabulary.has(stemOf(word)) || EVERYDAY.has(word)
    if (isKnown || isFood(word) || findUnit(typed) || NUTRIENTS.test(typed)) return typed
    const most = word.length >= 8 ? 2 : 1
    return findNearest(word, spelled, most)[0] ?? typed
  })
}

function isFood(word: string): boolean {
  const [named] = identify(word)[0] ?? []
  return named?.ingredient !== undefined && named.sure
}

const indexes = new WeakMap<Cookbook, Index>()

export function indexOf(book: Cookbook): Index {
  const known = indexes.get(book)
  if (known) return known
  const askings = book.known().flatMap((one) => one.questions.map((text) => toAsking(one, text)))
  const vocabulary = new Set(askings.flatMap(({ must }) => must.flat()))
  const index = { askings, vocabulary }
  indexes.set(book, index)
  return index
}

const spellings = new WeakMap<Cookbook, { vocabulary: ReadonlySet<string>; spelled: string[] }>()

function spellingOf(book: Cookbook) {
  const known = spellings.get(book)
  if (known) return known
  const words = book
    .known()
    .flatMap(({ questions }) =>
      questions.flatMap((text) => toPlain(text).match(/[a-z]{4,}/g) ?? []),
    )
  const spelling = { vocabulary: indexOf(book).vocabulary, spelled: [...new Set(words)] }
  spellings.set(book, spelling)
  return spelling
}

function toAsking(known: Known, text: string): Asking {
  const plain = toPlain(text)
  const maybe = Array.from(plain.matchAll(/\[([^\]]*)\]/g), ([, words = '']) => words)
  const each = plain
    .replace(/\[[^\]]*\]/g, ' ')
    .split(/\s+/)
    .map((same) => same.split('/').map(stemsOfText))
  // When one of the synonyms says nothing by itself, the others are optional.
  const isTelling = (same: readonly string[][]) => same.every((stems) => stems.length > 0)
  const sets = each.filter(isTelling).map((same) => same.flat())
  // A word that occurs twice is needed once: 'heavy cream and whipping cream'.
  const must = sets.filter(
    (same, at) =>
      same.length > 1 ||
      sets.findIndex(([one, ...more]) => one === same[0] && more.length === 0) === at,
  )
  const beside = each.filter((same) => !isTelling(same)).flat(2)
  const may = new Set([...beside, ...maybe.flatMap(stemsOfText)])
  return { known, kinds: kindsOf(plain), must, may, told: new Set(stemsOfText(known.text)) }
}

/**
 * The kinds of a book question: with the first synonyms and with the last ones, or with all its words if these say
 * nothing.
 */
function kindsOf(plain: string): ReadonlySet<QuestionKind> {
  const bare = plain.replace(/\[[^\]]*\]/g, ' ')
  const ways = [/(\S+?)\/\S+/g, /\S+\/(\S+)/g].map((same) => bare.replace(same, '$1'))
  const kinds = ways
    .flatMap((way) => [...readQuestion(way).kinds])
    .filter((kind) => kind !== 'state')
  const all = new Set(
    [...readQuestion(plain.replace(/[[\]/]/g, ' ')).kinds].filter((kind) => kind !== 'state'),
  )
  return kinds.length > 0 ? new Set(kinds) : all.size > 0 ? all : TROUBLE
}

function stemsOfText(text: string): string[] {
  return stemsOf(toTokens(text).map(({ word }) => word))
}

/**
 * The answer of the book that covers all that a question names, though it is asked differently: resting times for 'how
 * do I rest meat'. Undefined when it does not mention one of its foods or telling words.
 */
export function findClosest({ words, foods }: Question, book: Cookbook): Known | undefined {
  const asked = words.filter((word) => !SOFT.has(word))
  if (asked.length === 0) return undefined
  const scored = indexOf(book).askings.flatMap((asking) => {
    const { known, must, may, told } = asking
    const own = new Set([...must.flat(), ...may, ...stemsOfText(known.title)])
    const isCovered = asked.every((word) => {
      return own.has(word) || (told.has(word) && !foods.has(word) && !TELLING.has(word))
    })
    const met = must.filter((same) => same.some((word) => asked.includes(word))).length
    if (!isCovered || met === 0 || met * 2 < must.length) return []
    const named = asked.filter((word) => own.has(word)).length
    return named * 2 > asked.length ? [{ known, score: named * 2 + met - must.length }] : []
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.known
}

/** The three answers of the book that share most words with a question. */
export function findNear({ kinds, words }: Question, book: Cookbook): Known[] {
  const scored = indexOf(book)
    .askings.map(({ known, must, kinds: own }) => {
      const shared = must.filter((same) => same.some((one) => words.includes(one))).length
      return {
        known,
        score:
          shared === 0
            ? 0
            : shared + (kinds.size > 0 && [...own].some((kind) => kinds.has(kind)) ? 0.5 : 0),
      }
    })
    .filter(({ score }) => score >= Math.max(1, words.length / 2))
    .sort((a, b) => b.score - a.score)
  return [...new Set(scored.map(({ known }) => known))].slice(0, 3)
}
