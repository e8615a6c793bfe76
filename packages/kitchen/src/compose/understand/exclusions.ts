import { isClassOfFoods } from '../../diets/avoided-names.ts'
import { findFoodNames } from '../../recognition/food-names.ts'
import { toKey } from '../../text/tokens.ts'
import { FOOD_IDS, FOODS, type FoodId, isKind } from '../foods/foods.ts'
import { keepTo } from '../keeping.ts'
import { EVERYDAY } from './everyday-words.ts'
import { AFTER, INSIDE, LEADING, PHRASES, STRONG, WEAK } from './exclusion-words.ts'
import type { Unit } from './lexicon.ts'
import { DEGREES, isByDegree, isQuality, isThing, toOpposite } from './negated.ts'

/** A request split into what it wants and what it excludes. */
export type Split = {
  /** Includes the opposite of an excluded quality. */
  wanted: Unit[]
  refused: Unit[]
  /** Excluded words that are not foods this engine knows: 'asafoetida'. */
  unknown: string[]
}

export function splitExclusions(units: readonly Unit[]): Split {
  const split: Split = { wanted: [], refused: [], unknown: [] }
  let index = 0
  while (index < units.length) {
    // 'Not vegan' excludes nothing.
    if (units[index]?.word === 'not' && units[index + 1]?.meaning?.avoids) {
      index += 2
      continue
    }
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

/** How many units start a list of exclusions here; 0 for none. */
function openerAt(units: readonly Unit[], index: number): number {
  const word = units[index]?.meaning ? '' : (units[index]?.word ?? '')
  if (WEAK.includes(word) || STRONG.includes(word)) return 1
  const next = units[index + 1]?.word
  // 'Nothing fried' excludes, 'nothing but eggs' does not.
  if (word === 'nothing' && isAnyQuality(units[index + 1])) return 1
  return PHRASES.some(([first, second]) => first === word && second === next) ? 2 : 0
}

function isAnyQuality(unit: Unit | undefined): boolean {
  if (unit === undefined) return false
  const isTaste = unit.meaning?.loose === true || isQuality(unit)
  return isTaste || DEGREES.has(unit.word) || isThing(unit)
}

function isStrong(units: readonly Unit[], index: number, length: number): boolean {
  return length > 1 || STRONG.includes(units[index]?.word ?? '')
}

/** A list of exclusions while it is read. */
type List = {
  units: readonly Unit[]
  /** Its start, after the opener. */
  from: number
  /** Whether it extends over commas. */
  strong: boolean
  taken: number
  /** How many excluded things are not foods. */
  qualities: number
  /** After 'too' or 'very'. */
  isMuch: boolean
}

/** Reads the list after an opener; answers where it ends. */
function readList(units: readonly Unit[], from: number, strong: boolean, split: Split): number {
  const list: List = { units, from, strong, taken: 0, qualities: 0, isMuch: false }
  let index = from
  while (index < units.length) {
    const name = nameAt(units, index)
    const unit = units[index]
    if (name) {
      split.unknown.push(name.word)
      list.taken += 1
    } else if (unit) {
      const read = readUnit(list, index, unit, split)
      if (read !== 'on') return index + (read === 'last' ? 1 : 0)
    }
    index += name?.length ?? 1
  }
  return units.length
}

/**
 * A food or a class of foods that only the kitchen's lexicon knows: 'lap cheong', and 'shrimp paste', which is not all
 * shrimp. What has rules of its own stays what it is: who wants no egg mayonnaise may not want egg.
 */
function nameAt(
  units: readonly Unit[],
  index: number,
): { word: string; length: number } | undefined {
  const first = units[index]
  if (!first || first.meaning?.rules || isNoFood(first, false)) return undefined
  const words = units.slice(index, index + LONGEST_NAME).map(({ word }) => word.split(' '))
  const [name] = findFoodNames(words.flat())
  const to = name?.from === 0 ? name.to : 0
  let length = 0
  while (words.slice(0, length).flat().length < to) length += 1
  const isWhole = length > 0 && words.slice(0, length).flat().length === to
  if (isWhole && (length > 1 || !first.meaning))
    return { word: words.slice(0, length).flat().join(' '), length }
  const isClass = !first.meaning && isClassOfFoods(first.word)
  return isClass ? { word: first.word, length: 1 } : undefined
}

const LONGEST_NAME = 4

/** 'last' belongs to the list, 'end' follows it. */
function readUnit(list: List, index: number, unit: Unit, split: Split): 'on' | 'last' | 'end' {
  if (list.taken === 0 && isNoFood(unit, list.isMuch)) {
    split.wanted.push(toOpposite(unit, list.isMuch))
    list.qualities += 1
    if (list.isMuch) return goesOn(list, index + 1) ? 'on' : 'last'
    const isWhole = isThing(unit) && list.units[index + 1]?.word !== ','
    return isWhole && !goesOn(list, index + 1) ? 'last' : 'on'
  }
  if (unit.meaning && isNamed(unit)) {
    split.refused.push(unit)
    list.taken += 1
    return 'on'
  }
  if (unit.word === ',') return isOverComma(list, index) ? 'on' : 'end'
  list.isMuch = DEGREES.has(unit.word)
  if (list.isMuch || INSIDE.has(unit.word)) return 'on'
  return readStrange(list, index, unit, split)
}

/** A word that this engine does not know. */
function readStrange(list: List, index: number, unit: Unit, split: Split): 'on' | 'last' | 'end' {
  const isFirst = list.taken + list.qualities === 0
  if (isFirst && LEADING.has(unit.word)) return 'on'
  if (unit.meaning || !(isFirst || isOfQuality(list, index))) return 'end'
  if (/^[a-z]{3,}$/.test(unit.word) && !EVERYDAY.has(unit.word)) split.unknown.push(unit.word)
  return 'last'
}

/** 'No nuts, chicken' wants the chicken; 'nothing heavy, chicken or fish' wants these too. */
function isOverComma(list: List, index: number): boolean {
  const { units, strong, taken, qualities } = list
  list.isMuch = false
  if (taken > 0) return strong || endsInOr(units, index)
  return qualities === 0 || (strong && (endsInOr(units, index) || goesOn(list, index + 1)))
}

/** Whether the list continues here: 'or …', and in a strong one 'and' followed by a food. */
function goesOn({ units, strong }: List, index: number): boolean {
  const word = units[index]?.word
  const next = units[index + 1]
  if (word === 'or' || word === 'nor') return true
  return word === 'and' && strong && next !== undefined && isNamed(next)
}

/** The melon of 'no bitter melon' is excluded; what follows 'not bitter' describes something else. */
function isOfQuality({ units, from }: List, index: number): boolean {
  const quality = units[from]
  const opener = units[from - 1]?.word ?? ''
  const isAdjective = quality !== undefined && !quality.meaning && isQuality(quality)
  return index === from + 1 && isAdjective && !['not', 'never', 'nothing'].includes(opener)
}

/** Excluded (or too much of it unwanted), but not a food. */
function isNoFood(unit: Unit, isMuch: boolean): boolean {
  if (isMuch && !INSIDE.has(unit.word) && unit.word !== ',') return isByDegree(unit)
  return isQuality(unit) || isThing(unit)
}

/** Whether a comma list continues with 'or' before anything else is said. */
function endsInOr(units: readonly Unit[], from: number): boolean {
  for (const unit of units.slice(from)) {
    if (unit.word === 'or' || unit.word === 'nor') return true
    const isPassed = unit.meaning || unit.word === ',' || INSIDE.has(unit.word) || isThing(unit)
    if (!isPassed) return false
    if (unit.word === 'and') return false
  }
  return false
}

function isNamed(unit: Unit): boolean {
  return unit.meaning?.foods !== undefined || unit.meaning?.rules !== undefined
}

/** The rules of an excluded unit, as `toAvoidance` reads them. */
export function rulesOf({ word, meaning }: Unit): readonly string[] {
  return meaning?.rules ?? meaning?.avoids ?? [`no ${word}`]
}

/** Foods that an excluded unit bans by name, besides its rules. */
export function bannedBy({ word, meaning }: Unit): Set<FoodId> {
  const banned = new Set<FoodId>(meaning?.bans)
  const named = meaning?.rules || meaning?.loose ? [] : (meaning?.foods ?? [])
  for (const id of named) banned.add(id)
  for (const id of FOOD_IDS) {
    if (meaning?.kinds && isKind(id, ...meaning.kinds)) banned.add(id)
    // 'Milk' is excluded by its contents: coconut milk only shares the name.
    if (!meaning?.rules && isNamedAfter(id, word)) banned.add(id)
  }
  return banned
}

/** Every food that a unit means when a cook leaves it out of a recipe. */
export function meantBy(unit: Unit): Set<FoodId> {
  const meant = new Set([...bannedBy(unit), ...(unit.meaning?.foods ?? [])])
  if (!unit.meaning?.rules) return meant
  const { banned, promises } = keepTo(unit.meaning.rules, new Set())
  return new Set([...meant, ...banned, ...promises.keys()])
}

/** Adds the foods that contain a banned one. */
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
