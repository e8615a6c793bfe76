import type { Replacement } from '../measures/replacement.ts'
import { toPlural, toSingular } from '../text/plural.ts'
import { COUNT, countOf, sayCount } from './said-counts.ts'

/** So many dishes take what one took, each holding such a share of it. */
type Vessels = { count: number; share: number }

/** What is baked is a fifth deeper and still bakes as it should; from there on there are more dishes. */
const GENEROUS = 1.2
/** So much emptier a dish is still the right one. */
const ROOMY = 0.8

/** Dishes for a factor: whole times as many as the factor is, else as few as hold it, each less full. */
export function vesselsFor(factor: number): Vessels {
  const count = Number.isInteger(factor) ? factor : Math.max(1, Math.ceil(factor / GENEROUS))
  return { count, share: factor / count }
}

/**
 * The dishes, tins and jars whose size a step names, and its baking sheets, for a factor: more of them, or a
 * smaller one. What is fried in or boiled in stays, for it is filled several times.
 */
export function findVessels(text: string, factor: number): Replacement[] {
  const vessels = vesselsFor(factor)
  return [
    ...[...text.matchAll(SIZED)].flatMap((found) => sizeAnew(found, vessels)),
    ...[...text.matchAll(SIZED_BEFORE)].flatMap((found) => sizeAnew(found, vessels)),
    ...[...text.matchAll(MUFFIN_TIN)].flatMap((found) => moreOf(found, Math.ceil(factor - 0.2))),
    ...[...text.matchAll(SHEET)].flatMap((found) => moreOf(found, factor * SHEET_FILLED)),
  ]
}

const NOUN = '(?:dish|tin|pan|mou?ld|basin|jar|casserole)(?:e?s)?'
const SIZE =
  '(?<size>(?<volume>\\d+(?:\\.\\d+)?)(?= l\\b)|(?<length>\\d+(?:\\.\\d+)?)(?:(?<by> ?[x×] ?| by |-by-)(?<width>\\d+(?:\\.\\d+)?))?(?=[ -]?(?:cm|inch)))'
const UNIT = '(?<unit> l|[ -]?cm|[ -]?inch(?:es)?)'

/** 'A buttered dish of 2 l', 'two round tins of 20 cm'. */
const SIZED = new RegExp(
  `\\b(?<count>an?|${COUNT})(?<noun> (?:[a-z]+ ){0,3}?${NOUN}) of ${SIZE}${UNIT}\\b`,
  'gi',
)
/** 'A 2.5 l dish', 'a 9x13-inch baking dish'. */
const SIZED_BEFORE = new RegExp(
  `\\b(?<count>an?|${COUNT})(?<between> (?:[a-z]+ )?)${SIZE}${UNIT}(?<noun> (?:[a-z]+ ){0,3}?${NOUN})\\b`,
  'gi',
)
const MUFFIN_TIN = new RegExp(
  `\\b(?<count>an?|${COUNT})(?<noun> (?:\\d+-cup )?muffin (?:tin|pan)s?)\\b`,
  'gi',
)
const SHEET = new RegExp(
  `\\b(?<count>an?|${COUNT})(?<noun> (?:(?:lined|oiled|large|greased|rimmed) )*baking sheets?)\\b(?! of \\d| at a time)`,
  'gi',
)
/** A sheet is seldom full. */
const SHEET_FILLED = 0.75

const NOT_FILLED = /\b(?:frying|paella|saut[eé]|grill|sauce ?)\b|\bsaucepan/i

function sizeAnew(found: RegExpExecArray, { count, share }: Vessels): Replacement[] {
  const [whole] = found
  const { size = '', count: said = '', noun = '' } = found.groups ?? {}
  if (NOT_FILLED.test(noun)) return []
  // Of several tins there are fewer, each as large.
  const isFewer = countOf(said) > 1 && share < ROOMY
  const many = isFewer ? Math.max(1, Math.round(countOf(said) * share)) : countOf(said) * count
  const anew = share < ROOMY && !isFewer ? resize(found.groups ?? {}, share) : size
  if (many === countOf(said) && anew === size) return []
  const named = many > 1 ? pluralOf(noun) : singularOf(noun)
  const text = whole.replace(size, anew).replace(noun, named)
  const words = many === 1 ? articleFor(text.slice(said.length)) : sayCount(many, 'two')
  const start = found.index
  return [{ start, end: start + whole.length, text: `${words}${text.slice(said.length)}` }]
}

/** A dish filled as high has less of a floor, a jar less of everything. */
function resize({ volume, length, by = '', width }: Record<string, string>, share: number): string {
  if (volume !== undefined) return String(Math.max(0.3, round(Number(volume) * share, 10)))
  const sides = [length, width].filter((side) => side !== undefined)
  return sides.map((side) => round(Number(side) * Math.sqrt(share), 1)).join(by)
}

const round = (amount: number, parts: number) => Math.round(amount * parts) / parts

function moreOf(found: RegExpExecArray, times: number): Replacement[] {
  const { count: said = '', noun = '' } = found.groups ?? {}
  const many = Math.max(1, Math.ceil(countOf(said) * times - 0.01))
  if (many === countOf(said)) return []
  const named = many > 1 ? pluralOf(noun) : singularOf(noun)
  const start = found.index
  const words = many === 1 ? articleFor(named) : sayCount(many, 'two')
  return [{ start, end: start + found[0].length, text: `${words}${named}` }]
}

const articleFor = (words: string) => (/^ (?:[aeiou]|8|11\b|18\b)/i.test(words) ? 'an' : 'a')

function pluralOf(noun: string): string {
  return noun.replace(/[a-z]+$/i, (word) => (word.endsWith('s') ? word : toPlural(word)))
}

function singularOf(noun: string): string {
  return noun.replace(/[a-z]+$/i, toSingular)
}
