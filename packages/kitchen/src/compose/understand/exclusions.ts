import { toKey } from '../../text/tokens.ts'
import { FOOD_IDS, FOODS, type FoodId, isKind } from '../foods/foods.ts'
import { keepTo } from '../keeping.ts'
import type { Unit } from './lexicon.ts'

/** A request parted into what it wants and what it rules out. */
export type Split = {
  wanted: Unit[]
  refused: Unit[]
  /** Ruled out, but no food this engine knows: 'asafoetida'. */
  unknown: string[]
}

/** Openers of a list of things to leave out; the strong ones reach over commas. */
const WEAK = ['no', 'not', 'minus', 'never']
const STRONG = [
  'without',
  'except',
  'excluding',
  'avoid',
  'skip',
  'omit',
  'hate',
  'sans',
  'dislike',
]
const PHRASES = [
  ['hold', 'the'],
  ['leave', 'out'],
  ['free', 'of'],
  ['free', 'from'],
  ['out', 'of'],
  ['instead', 'of'],
  ['rather', 'than'],
  ['allergic', 'to'],
  ['allergy', 'to'],
  ['intolerant', 'to'],
  ['dont', 'like'],
  ['dont', 'want'],
  ['dont', 'have'],
  ['dont', 'eat'],
  ['doesnt', 'like'],
  ['doesnt', 'eat'],
  ['do', 'not'],
  ['doe', 'not'],
  ['cant', 'have'],
  ['cant', 'eat'],
  ['cannot', 'have'],
  ['cannot', 'eat'],
  ['lose', 'the'],
  ['drop', 'the'],
]
/** Words that may stand inside such a list. */
const INSIDE = new Set([
  'any',
  'the',
  'a',
  'an',
  'of',
  'or',
  'nor',
  'and',
  'all',
  'added',
  'much',
  'too',
  'more',
  'like',
  'have',
  'eat',
  'want',
  'my',
  'our',
  'some',
  'that',
  'fresh',
  'raw',
  'cooked',
  'kind',
  'sort',
  'other',
])
const AFTER = new Set(['free', 'allergy', 'intolerance', 'intolerant', 'allergic'])

export function splitExclusions(units: readonly Unit[]): Split {
  const split: Split = { wanted: [], refused: [], unknown: [] }
  let index = 0
  while (index < units.length) {
    const opener = openerAt(units, index)
    if (opener > 0) {
      index = readList(units, index + opener, isStrong(units, index, opener), split)
      continue
    }
    const unit = units[index]
    if (unit?.meaning && isNamed(unit) && AFTER.has(units[index + 1]?.word ?? '')) {
      split.refused.push(unit)
      index += 2
      continue
    }
    if (unit) split.wanted.push(unit)
    index += 1
  }
  return split
}

/** How many units open a list of things to leave out here; 0 for none. */
function openerAt(units: readonly Unit[], index: number): number {
  const word = units[index]?.meaning ? '' : (units[index]?.word ?? '')
  if (WEAK.includes(word) || STRONG.includes(word)) return 1
  const next = units[index + 1]?.word
  return PHRASES.some(([first, second]) => first === word && second === next) ? 2 : 0
}

function isStrong(units: readonly Unit[], index: number, length: number): boolean {
  return length > 1 || STRONG.includes(units[index]?.word ?? '')
}

/** Takes the list that follows an opener; answers where it ends. */
function readList(units: readonly Unit[], from: number, strong: boolean, split: Split): number {
  let index = from
  let taken = 0
  for (; index < units.length; index += 1) {
    const unit = units[index]
    if (!unit) break
    if (unit.meaning && isNamed(unit)) {
      split.refused.push(unit)
      taken += 1
      continue
    }
    if (unit.word === ',') {
      if (taken > 0 && !strong && !endsInOr(units, index)) break
      continue
    }
    if (INSIDE.has(unit.word)) continue
    if (taken === 0 && !unit.meaning && /^[a-z]{3,}$/.test(unit.word)) split.unknown.push(unit.word)
    break
  }
  // The word that ended the list belongs to the rest of the request.
  return taken === 0 && index < units.length && !units[index]?.meaning ? index + 1 : index
}

/** Whether a comma list goes on with 'or' before anything else is said. */
function endsInOr(units: readonly Unit[], from: number): boolean {
  for (const unit of units.slice(from)) {
    if (unit.word === 'or' || unit.word === 'nor') return true
    if (!unit.meaning && unit.word !== ',' && !INSIDE.has(unit.word)) return false
    if (unit.word === 'and') return false
  }
  return false
}

function isNamed(unit: Unit): boolean {
  return unit.meaning?.foods !== undefined || unit.meaning?.rules !== undefined
}

/** What a refused unit keeps to, as `toAvoidance` reads it. */
export function rulesOf({ word, meaning }: Unit): readonly string[] {
  return meaning?.rules ?? meaning?.avoids ?? [`no ${word}`]
}

/** Foods that a refused unit rules out by their names, beside what its rules do. */
export function bannedBy({ word, meaning }: Unit): Set<FoodId> {
  const banned = new Set<FoodId>(meaning?.bans)
  const named = meaning?.rules || meaning?.loose ? [] : (meaning?.foods ?? [])
  for (const id of named) banned.add(id)
  for (const id of FOOD_IDS) {
    if (meaning?.kinds && isKind(id, ...meaning.kinds)) banned.add(id)
    // 'Milk' is ruled out by what it is: coconut milk has only the name.
    if (!meaning?.rules && isNamedAfter(id, word)) banned.add(id)
  }
  return banned
}

/** Every food that a unit means when a cook would leave it out of a recipe. */
export function meantBy(unit: Unit): Set<FoodId> {
  const meant = new Set([...bannedBy(unit), ...(unit.meaning?.foods ?? [])])
  if (!unit.meaning?.rules) return meant
  const { banned, promises } = keepTo(unit.meaning.rules, new Set())
  return new Set([...meant, ...banned, ...promises.keys()])
}

/** Adds the foods that hold a banned one. */
export function withHolders(banned: ReadonlySet<FoodId>): Set<FoodId> {
  const all = new Set(banned)
  const names: ReadonlySet<string> = banned
  for (const id of FOOD_IDS) {
    if (FOODS[id].holds?.some((held) => names.has(held))) all.add(id)
  }
  return all
}

const NAME_WORDS = new Map(
  FOOD_IDS.map((id) => {
    const { name, short = '', also = [], like = [] } = FOODS[id]
    return [id, [name, short, ...also, ...like].map((text) => ` ${toKey(text)} `)]
  }),
)

function isNamedAfter(id: FoodId, word: string): boolean {
  return NAME_WORDS.get(id)?.some((name) => name.includes(` ${word} `)) ?? false
}
