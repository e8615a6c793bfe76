import type { Fact } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey, isKindOf } from '../lexicon/lexicon.ts'
import { remember } from '../text/remember.ts'
import { toTokens } from '../text/tokens.ts'
import { FLAVORS, FORMS, SAME_FIGURES } from './forms.ts'
import { type Segment, toSegments } from './segments.ts'
import { shareHeads } from './shared-heads.ts'

/** What a name means, as far as it is understood. */
export type Named = {
  /** Undefined if the main food is unknown, even if other words are known. */
  ingredient?: Ingredient
  /** Other foods in its name, in unknown amounts: the cheddar of 'cheddar crackers'. */
  mentions: readonly Ingredient[]
  /** What it comes with or in: the ham of 'beans with ham'. */
  holds: readonly Ingredient[]
  /** Its form, if the figures do not apply to that: 'juice'. */
  form?: string
  adds: readonly Fact[]
  /** What the name claims to be free of: 'vegan'. */
  free: readonly Fact[]
  /** The words that name its foods. */
  called: string
  /** False for 'baobab flour': unknown words change the meaning of a word that has many kinds. */
  sure: boolean
  /** Unknown words. If there are any, nothing can be said to be absent. */
  unread: readonly string[]
}

/**
 * Reads the name of a food. The outer list has alternatives ('butter or margarine'), the inner
 * everything in it ('salt and pepper'). Unknown words are answered as unknown, never guessed.
 */
export const identify: (name: string) => readonly (readonly Named[])[] = remember(identifyAnew)

function identifyAnew(name: string): Named[][] {
  const whole =
    WHOLE_NAMES.get(name.trim().toLowerCase()) ?? name.replace(PEPPERS, '$1bell peppers')
  const segments = toSegments(toTokens(whole.slice(0, MAX_LENGTH).replace(/\//g, ' or ')))
  return shareHeads(splitAt(segments, 'or'))
    .map((part) => mergeTrailing(splitAt(part, 'and')).map(readPart))
    .filter((part) => part.length > 0)
}

/** Words that name a food only alone, and elsewhere a preparation or quality. */
const WHOLE_NAMES: ReadonlyMap<string, string> = new Map([
  ['sprinkles', 'rainbow sprinkles'],
  ['crisps', 'potato chips'],
  // Hot in Britain, cold in America.
  ['chips', 'french fries or potato chips'],
  ['ray', 'skate'],
  ['slaw', 'coleslaw'],
  ['savoury', 'summer savory'],
])

/** In the plural they are never the spice. */
const PEPPERS =
  /^((?:(?:large|medium|small|big|ripe|fresh|whole|mixed|assorted|organic|deseeded|chopped|sliced|diced) )*)peppers\b/i

/** Longer than any name of a food. */
const MAX_LENGTH = 300

function splitAt(segments: readonly Segment[], link: 'or' | 'and'): Segment[][] {
  const parts: Segment[][] = [[]]
  for (const segment of segments) {
    if (segment.kind === 'link' && segment.link === link) parts.push([])
    else parts.at(-1)?.push(segment)
  }
  return parts.filter((part) => part.length > 0)
}

/** 'Chicken, boneless and skinless': a part that names no food describes its neighbour. */
function mergeTrailing(parts: readonly Segment[][]): Segment[][] {
  const merged: Segment[][] = []
  let waiting: Segment[] = []
  for (const part of parts) {
    const names = part.some(({ kind }) => NAMING.has(kind))
    const before = merged.at(-1)
    if (names) {
      merged.push([...waiting, ...part])
      waiting = []
    } else if (before) before.unshift(...part)
    // 'Bone in, skin on chicken': a word before the food connects it with nothing.
    else waiting.push(...part.filter(({ kind }) => kind !== 'link'))
  }
  return waiting.length > 0 ? [...merged, waiting] : merged
}

function readPart(segments: readonly Segment[]): Named {
  const at = findLink(segments)
  const own = at < 0 ? segments : segments.slice(0, at)
  const added = at < 0 ? [] : segments.slice(at)
  const named = readOwn(own)
  const beside = added.flatMap((segment) =>
    segment.kind === 'ingredient' ? segment.ingredient : [],
  )
  const [link] = added
  if (link?.kind === 'link' && link.link === 'without') return named
  // 'Rice with' something unknown could contain anything; 'honey from Spain' is honey.
  const isOrigin = link?.words === 'from'
  const unread = added.flatMap(({ kind, words }) => (kind === 'unknown' && !isOrigin ? words : []))
  const isFlavor = added.some(({ words }) => FLAVORS.has(words))
  return isFlavor
    ? { ...named, unread: [...named.unread, ...unread], mentions: [...named.mentions, ...beside] }
    : { ...named, unread: [...named.unread, ...unread], holds: beside }
}

/**
 * Where a name ends and its additions start: not before the first food in 'bones from the pork
 * belly'.
 */
function findLink(segments: readonly Segment[]): number {
  const first = segments.findIndex(({ kind }) => kind === 'link')
  const named = segments.slice(0, first).some(({ kind }) => NAMING.has(kind))
  if (first < 0 || named || segments[first]?.words !== 'from') return first
  const next = segments.slice(first + 1).findIndex(({ kind }) => kind === 'link')
  return next < 0 ? next : first + 1 + next
}

const NAMING: ReadonlySet<Segment['kind']> = new Set(['ingredient', 'unknown'])

type Food = Extract<Segment, { kind: 'ingredient' }>

function readOwn(segments: readonly Segment[]): Named {
  const free = segments.flatMap((segment) => (segment.kind === 'promise' ? segment.free : []))
  const unread = segments.flatMap(({ kind, words }) => (kind === 'unknown' ? words : []))
  const foods = segments.flatMap((segment): Food[] =>
    segment.kind === 'ingredient' ? [segment] : [],
  )
  const forms = segments.flatMap((segment) => (segment.kind === 'form' ? segment : []))
  const changed = forms.find(({ words }) => !SAME_FIGURES.has(words))
  const base = {
    free,
    called: foods.map(({ words }) => words).join(' '),
    unread,
    adds: forms.flatMap(({ adds }) => adds),
    holds: [],
    ...(changed && { form: changed.words }),
  }
  const last = segments.findLastIndex(({ kind }) => kind === 'ingredient' || kind === 'unknown')
  // 'Milk thistle' is not milk: the last word names the thing.
  if (foods.length === 0 || segments[last]?.kind === 'unknown')
    return { ...base, sure: true, mentions: foods.map(({ ingredient }) => ingredient) }
  const isOpen = unread.length > 0 && foods.length === 1 && foods.some(isMadeOfMany)
  const isFlavor = forms.some(({ words }) => FLAVORS.has(words))
  return { ...base, sure: !isOpen && !isFlavor, ...readHead(foods) }
}

/** The main food among those in a name. */
function readHead(foods: readonly Food[]): Pick<Named, 'ingredient' | 'mentions' | 'form'> {
  const head = foods.at(-1)
  const nearest = foods.at(-2)
  if (!head) return { mentions: [] }
  const before = foods.slice(0, -1).map(({ ingredient }) => ingredient)
  if (!nearest) return { ingredient: head.ingredient, mentions: [] }
  // 'Cheddar cheese', 'basmati rice'.
  if (isKindOf(nearest.ingredient, head.ingredient)) return { ...readHead(foods.slice(0, -1)) }
  // 'Poblano peppers', 'nutmeg nut', 'goat meat': the last word only gives the kind.
  if (isSorting(head.words, nearest.ingredient)) return readHead(foods.slice(0, -1))
  // 'Mango juice' is made of mango; 'pecan butter' and 'hemp milk' are not dairy.
  const isMadeOf =
    FORMS.has(head.words) || (PRESSED.has(head.words) && isNutOrGrain(nearest.ingredient))
  if (isMadeOf) return { form: head.words, ...readHead(foods.slice(0, -1)) }
  return {
    ingredient: head.ingredient,
    mentions: before.filter((food) => !isKindOf(head.ingredient, food)),
  }
}

/** Flour, oil, milk: made of whatever the word before names. */
function isMadeOfMany({ words }: Food): boolean {
  return FORMS.has(words) || PRESSED.has(words)
}

function isSorting(word: string, before: Ingredient): boolean {
  if (word === 'nut') return true
  if (CUTS.has(word)) return isKindOfAny(before, ['meat', 'fish', 'vegetable'])
  if (word === 'meat') return isKindOfAny(before, ['crustacean', 'mollusc', 'fish', 'sausage'])
  return word === 'pepper' && isKindOfAny(before, ['vegetable'])
}

/** Cuts of whatever precedes: salmon steaks are not beef. */
const CUTS: ReadonlySet<string> = new Set(['steak', 'chop', 'cutlet', 'roast', 'rib', 'mince'])

/** Names that plants have too. */
const PRESSED: ReadonlySet<string> = new Set(['milk', 'butter', 'cream'])

function isNutOrGrain(ingredient: Ingredient): boolean {
  return isKindOfAny(ingredient, ['nut', 'peanut', 'seed', 'grain', 'legume'])
}

function isKindOfAny(ingredient: Ingredient, groups: readonly string[]): boolean {
  return groups
    .map((key) => findByKey(key))
    .some((group) => group !== undefined && isKindOf(ingredient, group))
}
