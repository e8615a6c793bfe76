import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { isPoured } from '../measures/poured.ts'
import { toTokens } from '../text/tokens.ts'

/**
 * Which lines of a recipe a step speaks of, by the words of their names: indexes in the order of the
 * lines. Of a food that several groups list, the line is meant of the group that the step names, else
 * of the one that all its other foods are from. 'All the ingredients' are all of them, or those of
 * the group it names; so is 'everything', where the step names no other.
 */
export function findStepLines(step: string, lines: readonly IngredientLine[]): number[] {
  const words = toTokens(step.replace(CREAMING, '')).map(({ word }) => word)
  const read = readLines(lines)
  const mentions = words.map((word, at) => namedBy(word, { words, at, read }))
  const named = findNamedGroups(words, read)
  const ofGroup = named.length > 0 ? named : sureGroups(mentions, read)
  const found = new Set(mentions.flatMap((indexes) => within(ofGroup, indexes, read)))
  if (ALL_INGREDIENTS.test(step) || (found.size === 0 && EVERYTHING.test(step)))
    for (const [index, line] of read.entries())
      if (!line.isHeading && (named.length === 0 || named.includes(line.group))) found.add(index)
  return [...found].sort((a, b) => a - b)
}

/** 'Cream the butter' takes no cream. */
const CREAMING = /\bcream(?= (?:the|together|until|it|them)\b)/gi

const ALL_INGREDIENTS =
  /\b(?:all (?:of )?(?:the |your )?(?:\p{L}+ )?|(?:remaining|other|rest of the|sauce|dressing|marinade) )ingredients\b/iu

/** 'Everything should be tender' adds nothing. */
const EVERYTHING = /\beverything\b(?! (?:should|is|looks|has|will|must|comes))/i

type ReadLine = {
  words: ReadonlySet<string>
  head: string | undefined
  poured: boolean
  isHeading: boolean
  /** The heading it stands under, '' for none. */
  group: string
}

/** A line stands in its own group, or under the heading among the lines above it. */
function readLines(lines: readonly IngredientLine[]): ReadLine[] {
  let above = ''
  return lines.map((line) => {
    if (line.heading) above = line.name
    return readLine(line, line.group ?? above)
  })
}

function readLine({ name, heading }: IngredientLine, group: string): ReadLine {
  // What stands behind a comma or in brackets is done to it; of 'butter or margarine' both are named.
  const tokens = toTokens(heading ? '' : name.replace(/[,(].*$/, ''))
  const words = tokens.map(({ word }) => word).filter((word) => /^[a-z]{3,}$/.test(word))
  const naming = words.filter((word) => !DESCRIBES.has(word))
  return {
    words: new Set(naming),
    head: naming.at(-1),
    group,
    poured: isPoured(name),
    isHeading: heading === true,
  }
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

/** The headings whose words the step says: 'For the frosting' where it speaks of the frosting. */
function findNamedGroups(words: readonly string[], read: readonly ReadLine[]): string[] {
  const headings = [...new Set(read.map(({ group }) => group))]
  return headings.filter((heading) =>
    toTokens(heading).some(
      ({ word }) => word.length > 3 && !NAMES_NO_GROUP.test(word) && words.includes(word),
    ),
  )
}

const NAMES_NO_GROUP = /^(?:with|from|into|ingredients?|optional|other|serve|serving)$/

/** The group of the foods that only one group lists, where all of them are of the same. */
function sureGroups(mentions: readonly number[][], read: readonly ReadLine[]): string[] {
  const groupsOf = (indexes: number[]) => new Set(indexes.flatMap((at) => read[at]?.group ?? []))
  const sure = mentions.map(groupsOf).filter((groups) => groups.size === 1)
  const all = new Set(sure.flatMap((groups) => [...groups]))
  return all.size === 1 ? [...all] : []
}

/** Of the lines that a word names those in these groups, or all where none of them is. */
function within(groups: readonly string[], indexes: number[], read: readonly ReadLine[]): number[] {
  const inside = indexes.filter((index) => groups.includes(read[index]?.group ?? ''))
  return inside.length > 0 ? inside : indexes
}
