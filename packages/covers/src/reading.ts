import { type Dish, dishes } from './dish-words.ts'
import { foodWords, silentWords } from './food-words.ts'
import type { ShapeName } from './shapes/all-shapes.ts'
import { isShapeName } from './shapes/all-shapes.ts'

/** What a text names, in its order; `at` counts words. */
export type Reading = {
  foods: readonly { shape: ShapeName; at: number }[]
  dishes: readonly { dish: Dish; at: number }[]
  /** Where the head of the text ends: before its first 'with', 'in' or the like. */
  headEnd: number
}

/** Reads foods and dishes out of a title, a tag or an ingredient line. Foods that are said to be absent ('no butter') are left out. */
export function readText(text: string): Reading {
  const words = toWords(text)
  const headEnd = words.findIndex((word, index) => index > 0 && JOINTS.has(word))
  return {
    foods: find(words, foodIndex).flatMap(({ meaning, at }) =>
      meaning === SILENT ? [] : [{ shape: meaning, at }],
    ),
    dishes: find(words, dishIndex).map(({ meaning, at }) => ({ dish: meaning, at })),
    headEnd: headEnd < 0 ? words.length : headEnd,
  }
}

/** The form in which words are compared: plain letters, singular or nearly so. */
export function toWords(text: string): string[] {
  const plain = text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' and ')
  return plain
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(toStem)
}

/** Longer texts are not titles or ingredient lines; what follows is not read. */
const LONGEST_TEXT = 300

const JOINTS = new Set(['with', 'in', 'on', 'over', 'for', 'from', 'topped', 'served', 'alla', 'a'])

function toStem(word: string): string {
  let stem = word
  if (stem.length > 3) {
    if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
    else if (/(?:o|ch|sh|ss|x)es$/.test(stem)) stem = stem.slice(0, -2)
    else if (/[^sui]s$/.test(stem)) stem = stem.slice(0, -1)
  }
  return stem.replace(/(?:ie|y)$/, 'i')
}

const SILENT = 'silent'

type Index<Meaning> = ReadonlyMap<string, Meaning>

const foodIndex: Index<ShapeName | typeof SILENT> = new Map([
  ...toPhrases(silentWords).map((phrase) => [phrase, SILENT] as const),
  ...Object.entries(foodWords).flatMap(([name, words]) =>
    isShapeName(name) ? toPhrases(words).map((phrase) => [phrase, name] as const) : [],
  ),
])

const dishIndex: Index<Dish> = new Map(
  dishes.flatMap((dish) => toPhrases(dish.words).map((phrase) => [phrase, dish] as const)),
)

/** The phrases of a comma-separated list, in comparing form. */
function toPhrases(list: string): string[] {
  return list.split(',').map((phrase) => toWords(phrase).join(' '))
}

const LONGEST_PHRASE = 4

/** The longest phrase known at each place, left to right, without overlap. */
function find<Meaning>(
  words: readonly string[],
  index: Index<Meaning>,
): { meaning: Meaning; at: number }[] {
  const found: { meaning: Meaning; at: number }[] = []
  let at = 0
  while (at < words.length) {
    let length = Math.min(LONGEST_PHRASE, words.length - at)
    while (length > 0 && !index.has(words.slice(at, at + length).join(' '))) length -= 1
    const meaning = index.get(words.slice(at, at + length).join(' '))
    if (meaning !== undefined && !isAbsent(words, at, at + length)) found.push({ meaning, at })
    at += Math.max(1, length)
  }
  return found
}

/** 'egg free', 'no butter', 'without nuts', 'chicken or beef' names the first only. */
function isAbsent(words: readonly string[], start: number, end: number): boolean {
  return (
    words[end] === 'free' ||
    ['no', 'without', 'not', 'non', 'or', 'like'].includes(words[start - 1] ?? '')
  )
}
