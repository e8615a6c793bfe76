import { findByKey } from '../../lexicon/lexicon.ts'
import { toKey } from '../../text/tokens.ts'
import { FOOD_IDS, type FoodId, isKind } from '../foods/foods.ts'
import { withNearestFood } from '../understand/cooks-like.ts'
import { meantBy } from '../understand/exclusions.ts'
import type { Unit } from '../understand/lexicon.ts'
import type { Change } from './change.ts'
import { FLESH_KINDS } from './rewrite-line.ts'

/** What a message says about single foods. */
export type FoodChanges = {
  changes: Change[]
  /** Wanted in the dish; `instead`: certainly as a replacement, `added`: certainly as an addition. */
  uses: { unit: Unit; instead: boolean; added: boolean }[]
  rest: Unit[]
  /** The message with each food or form replaced by '#' and its number. */
  text: string
}

/** Reads 'X instead of Y', 'less X', 'more X', 'use X instead', 'add X', 'I have no X'. */
export function readFoodChanges(read: readonly Unit[]): FoodChanges {
  const units = read.map(withNearestFood)
  const text = units.map((unit, index) => (isMarked(unit) ? `#${index}` : unit.typed)).join(' ')
  const at = (found: string | undefined) => {
    const unit = units[Number(found ?? Number.NaN)]
    return unit?.meaning?.foods?.length ? unit : undefined
  }
  const unlisted = readMissing(text, units)
  if (unlisted)
    return { changes: [{ kind: 'have-none', unit: unlisted }], uses: [], rest: [], text }
  const pairs = readPairs(text, at)
  if (pairs) {
    const spoken = pairs.changes.flatMap(({ from, also = [], to, with: besides = [] }) => [
      from,
      ...also,
      to,
      ...besides,
    ])
    const places = spoken.map((unit) => units.indexOf(unit))
    const [first, last] = [Math.min(...places), Math.max(...places)]
    const uses = pairs.beside.map((unit) => ({ unit, instead: false, added: true }))
    const rest = units.filter(
      (unit, index) => (index < first || index > last) && !pairs.beside.includes(unit),
    )
    return { changes: pairs.changes, uses, rest, text }
  }
  const spent = new Set<Unit>()
  const changes: Change[] = []
  for (const [pattern, toChange] of OF_ONE) {
    for (const match of text.matchAll(pattern)) {
      const unit = at(match[1])
      if (!unit || spent.has(unit)) continue
      spent.add(unit)
      changes.push(toChange(unit, match[0]))
    }
  }
  if (/\b(?:less|not (?:so|as|too)|too) sweet\b/.test(text)) changes.push(ofSugar(0.75))
  if (/\b(?:sweeter|more sweet)\b/.test(text)) changes.push(ofSugar(1.25))
  if (/\b(?:less|not (?:so|as|too)|too) salty\b/.test(text))
    changes.push({ kind: 'amount', word: 'salt', foods: ['salt'], factor: 0.5 })
  const used = at(USES.exec(text)?.[1])
  const uses =
    used && !spent.has(used)
      ? [{ unit: used, instead: INSTEAD.test(text), added: ADDED.test(text) }]
      : []
  // 'Something else without cream': the word 'without' is left to the reader of exclusions.
  const isSpent = (unit: Unit) => spent.has(unit) || uses.some((one) => one.unit === unit)
  const opened = new Set(changes.length > 0 && spent.size > 0 ? OPENERS : [])
  const rest = units.filter((unit) => !isSpent(unit) && !opened.has(unit.word))
  return { changes, uses, rest, text }
}

/** 'I have no buttermilk', 'I ran out of peanut oil': a food that only the lexicon knows under its whole name. */
function readMissing(text: string, units: readonly Unit[]): Unit | undefined {
  const [, said = ''] =
    /\b(?:have no|dont have|do not have|out of|ran out of) (?:any )?([a-z# \d]+)$/.exec(text) ?? []
  if (said === '') return undefined
  const behind = said.trim().split(' ')
  const meant = units.slice(-behind.length)
  const marked = meant.filter(isMarked)
  if (marked.length === 0 && units.some(isMarked)) return undefined
  // What has a word of ours for all of it is read below.
  if (marked.length === 1 && meant.length === 1) return undefined
  const typed = meant.map((unit) => unit.typed).join(' ')
  const last = meant.at(-1)
  return findByKey(toKey(typed)) ? { word: typed, typed, meaning: last?.meaning } : undefined
}

function isMarked({ meaning }: Unit): boolean {
  return (meaning?.foods?.length ?? 0) > 0 || meaning?.form !== undefined
}

type Replacing = Extract<Change, { kind: 'replace' }>
type At = (found: string | undefined) => Unit | undefined

/**
 * 'X instead of Y', 'X, neither Y nor Z', 'swap Y and Z for X', 'replace Y with X and Z with W': each food that
 * goes, with what comes; `beside`: what was to come with it, which has no place of its own.
 */
function readPairs(text: string, at: At): { changes: Replacing[]; beside: Unit[] } | undefined {
  const said = [...text.matchAll(PAIR)]
  const pairs =
    said.length > 0 ? said.map(([, , to, among = '']) => ({ to, among })) : readSwaps(text)
  const before = foodsAmong(said.map(([, one = '']) => one).join(' '), at)
  const changes = pairs.flatMap(({ to: wanted, among }) => {
    const to = at(wanted)
    const [from, ...also] = foodsAmong(among, at).filter((unit) => unit !== to)
    if (!to || !from) return []
    const besides = before.filter((unit) => [unit, to].every(isOfFlesh))
    return [
      { kind: 'replace' as const, from, also, to, ...(besides.length > 0 && { with: besides }) },
    ]
  })
  const spent = new Set(changes.flatMap((change) => change.with ?? []))
  const beside = before.filter((unit) => !spent.has(unit))
  return changes.length > 0 ? { changes, beside } : undefined
}

/** 'Lamb and pork instead of beef': half of each, where potatoes and chicken are a dish and what goes with it. */
function isOfFlesh({ meaning }: Unit): boolean {
  return meaning?.foods?.some((id) => isKind(id, ...FLESH_KINDS)) ?? false
}

function readSwaps(text: string): { to: string | undefined; among: string }[] {
  const [opened] = SWAP.exec(text) ?? []
  if (opened === undefined) return []
  return [...opened.matchAll(SWAPPED)].map(([, among = '', to]) => ({ to, among }))
}

function foodsAmong(text: string, at: At): Unit[] {
  return [...text.matchAll(/#(\d+)/g)].flatMap(([, found]) => at(found) ?? [])
}

/** 'Beef and pork', 'the beef, the pork or any lamb'; what comes for another food ends the list. */
const ONE_OF = '#\\d+(?!\\d|(?: \\w+)? (?:instead of|rather than|in place of))'
const THE = '(?:(?:both|either|all|the|any|my) )*'
// What stands behind a comma alone is wanted for itself: 'instead of beef, carrots please'.
const ALL_OF = `${THE}#\\d+(?:(?: , ${THE}${ONE_OF})*(?: ,)? (?:and|or|nor|as well as)(?: also)? ${THE}${ONE_OF})*`
const PAIR = new RegExp(
  `((?:#\\d+ (?:and |plus )?)*)#(\\d+)(?: \\w+)? (?:instead of|rather than|in place of|(?:, )?(?:(?:but|and) )?neither|, (?:but )?not) (${ALL_OF})`,
  'g',
)
const INTO = `(${ALL_OF}) (?:with|for|by|to)(?: the| some)? #(\\d+)`
const SWAPPED = new RegExp(INTO, 'g')
const SWAP = new RegExp(
  `(?:replace|swap|substitute|exchange|change)(?: out)? ${INTO}(?:(?: ,)?(?: and)? ${INTO})*`,
)

/** Words used up by what was said about a food, so that they cannot exclude anything else. */
const OPENERS = ['not', 'dont', 'instead', 'have', 'out', 'of']

type ToChange = (unit: Unit, said: string) => Change

const HAS_NONE =
  /\b(?:dont have|do not have|havent got|have no|ran out of|run out of|out of|i lack|missing|what (?:can|could|should) i (?:use|take) (?:instead of|for|in place of)|(?:substitute|replacement|alternative)s? (?:for|to)) (?:any |the |enough |a )?#(\d+)/g
const LESS =
  /\b(?:less|fewer|reduce|cut(?: down| back)?(?: on)?|not (?:so|that|too|as) (?:much|many)|too (?:much|many)|half|halve|lower|go easy on) (?:of )?(?:the )?#(\d+)/g
const MORE =
  /\b(?:more|extra|double|twice|increase|(?:a )?lots? of|plenty of|a bit of|not enough) (?:of )?(?:the )?#(\d+)/g

const OF_ONE: readonly (readonly [RegExp, ToChange])[] = [
  [HAS_NONE, (unit) => ({ kind: 'have-none', unit })],
  [LESS, (unit) => ofAmount(unit, 0.5)],
  [MORE, (unit, said) => ofAmount(unit, /double|twice/.test(said) ? 2 : 1.5)],
]

function ofAmount(unit: Unit, factor: number): Change {
  return { kind: 'amount', word: unit.typed, foods: [...meantBy(unit)], factor }
}

function ofSugar(factor: number): Change {
  return { kind: 'amount', word: 'sugar', foods: SUGARS, factor }
}

const SUGARS: readonly FoodId[] = FOOD_IDS.filter((id) => isKind(id, 'sweetener'))

/** A message that starts with what to put in: 'use tofu instead', 'with rice', 'how about shrimp'. */
const USES =
  /^(?:(?:but|please|maybe|so|can (?:you|i|we)|could (?:you|i|we)|id (?:like|prefer|rather have)(?: it)?|make it|do it|cook it|i (?:want|would like|prefer)(?: it)?|lets) )*(?:with|use|using|add|include|throw in|put in|try|take|have|substitute|how about|what about)(?: in| also| with)?(?: some| a few| a bit of| a little| more| the)? #(\d+)/
const ADDED = /\b(?:add|include|throw in|put in|also)\b/
const INSTEAD = /\binstead\b|^(?:how|what) about|\bsubstitute\b/
