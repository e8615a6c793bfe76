import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { isPoured } from '../measures/poured.ts'
import { toTokens } from '../text/tokens.ts'

/**
 * Which lines of a recipe a step speaks of, by the words of their names: indexes in the order of the
 * lines. 'All the ingredients' are all of them, or those of the group it names; so is 'everything', where
 * the step names no other.
 */
export function findStepLines(step: string, lines: readonly IngredientLine[]): number[] {
  const words = toTokens(step).map(({ word }) => word)
  const read = lines.map(readLine)
  const found = new Set<number>()
  words.forEach((word, at) => {
    for (const index of namedBy(word, { words, at, read })) found.add(index)
  })
  if (ALL_INGREDIENTS.test(step) || (found.size === 0 && EVERYTHING.test(step)))
    for (const index of groupNamed(words, lines)) found.add(index)
  return [...found].sort((a, b) => a - b)
}

const ALL_INGREDIENTS =
  /\b(?:all (?:of )?(?:the |your )?(?:\p{L}+ )?|(?:remaining|other|rest of the|sauce|dressing|marinade) )ingredients\b/iu

/** 'Everything should be tender' adds nothing. */
const EVERYTHING = /\beverything\b(?! (?:should|is|looks|has|will|must|comes))/i

type ReadLine = { words: ReadonlySet<string>; head: string | undefined; poured: boolean }

function readLine({ name, heading }: IngredientLine): ReadLine {
  // What stands behind a comma or in brackets is done to it; of 'butter or margarine' both are named.
  const tokens = toTokens(heading ? '' : name.replace(/[,(].*$/, ''))
  const words = tokens.map(({ word }) => word).filter((word) => /^[a-z]{3,}$/.test(word))
  const naming = words.filter((word) => !DESCRIBES.has(word))
  return { words: new Set(naming), head: naming.at(-1), poured: isPoured(name) }
}

/** Words of names that name nothing a step could mean by them. */
const DESCRIBES: ReadonlySet<string> = new Set(
  'and for the fresh freshly dried large small medium ground chopped sliced diced minced grated whole plain white black red green yellow brown dark light hot cold warm low fat free extra virgin unsalted salted purpose all boneless skinless ripe raw cooked good quality packed can tin jar piece pinch handful clove'.split(
    ' ',
  ),
)

type Place = { words: readonly string[]; at: number; read: readonly ReadLine[] }

/** The lines that a word of the step names: those it is the head of, else those it describes. */
function namedBy(word: string, { words, at, read }: Place): number[] {
  const next = words[at + 1]
  const indexes = read.flatMap((line, index) => (line.words.has(word) ? [index] : []))
  // The 'tomato' of 'tomato paste' only leads up to it.
  const leadsOn = next !== undefined && indexes.some((index) => read[index]?.words.has(next))
  if (indexes.length === 0 || leadsOn) return []
  const headed = indexes.filter((index) => read[index]?.head === word)
  if (headed.length === 0) {
    const solid = indexes.filter((index) => !read[index]?.poured)
    return (solid.length > 0 ? solid : indexes).slice(0, 1)
  }
  const before = words.slice(Math.max(0, at - 3), at)
  const shared = (index: number) => before.filter((said) => read[index]?.words.has(said)).length
  const most = Math.max(...headed.map(shared))
  return headed.filter((index) => shared(index) === most)
}

/** The lines under a heading whose words the step says, else all lines. */
function groupNamed(words: readonly string[], lines: readonly IngredientLine[]): number[] {
  const groups: { name: string; indexes: number[] }[] = [{ name: '', indexes: [] }]
  lines.forEach(({ heading, name }, index) => {
    if (heading) groups.push({ name, indexes: [] })
    else groups.at(-1)?.indexes.push(index)
  })
  const named = groups.find(({ name }) =>
    toTokens(name).some(({ word }) => word.length > 3 && words.includes(word)),
  )
  return named?.indexes ?? groups.flatMap(({ indexes }) => indexes)
}
