import type { IngredientLine } from '../../ingredient-lines/ingredient-line.ts'
import { findAmountsOfLines } from '../../measures/amounts-of-lines.ts'
import { withCountedMore } from '../../scaling/scale-pieces.ts'
import { findClassed } from './classes.ts'
import { divideLine } from './divide-line.ts'
import { readDoing } from './doing.ts'
import { chooseLines } from './groups.ts'
import { type Listed, readListed } from './listed.ts'
import { findMentions } from './mentions.ts'
import type { Naming } from './naming.ts'
import { readSaidPart, type StepPart } from './said-part.ts'
import { readStepWords, type StepWord } from './step-words.ts'

/** What a step takes of a list: which line, by its place among all of them, and how much of it. */
export type StepTake = { line: number; part: StepPart }

/**
 * What each step of a recipe takes of its lines, in their order: the part that the step says, what is
 * left, or all; of what earlier steps took already `again`; where it is not sure `some`.
 */
export function findStepTakes(
  steps: readonly string[],
  lines: readonly IngredientLine[],
): StepTake[][] {
  const list = readListed(lines)
  const texts = steps.map(withCountedMore)
  const namings = chooseLines(
    texts,
    texts.flatMap((text, step) => findNamings(text, step, list)),
    list,
  )
  const classed = findClassed(texts, namings, list)
  const takes: StepTake[][] = steps.map(() => [])
  const byLine = new Map<Listed, Naming[]>(list.map((listed) => [listed, []]))
  for (const naming of [...namings, ...classed])
    for (const listed of naming.listed) byLine.get(listed)?.push(naming)
  for (const [listed, own] of byLine)
    for (const [step, part] of divideLine(listed, own.slice(0, MAX_NAMINGS)))
      takes[step]?.push({ line: listed.index, part })
  return takes
}

/** No recipe names a food more often; beyond it what a hostile text costs would grow as its square. */
const MAX_NAMINGS = 60

function findNamings(text: string, step: number, list: readonly Listed[]): Naming[] {
  const words = readStepWords(text)
  const amounts = findAmountsOfLines(
    text,
    list.map(({ line }) => line),
  )
  let former: { part: StepPart; end: number } | undefined
  return findMentions(words, list).map((mention) => {
    const { at, from, listed, plain } = mention
    const [word, typed] = [words[at]?.word ?? '', words[at]?.typed ?? '']
    const start = words[at]?.start ?? 0
    const part = isPartOfEgg(words, at, listed) ? undefined : readSaidPart(text, start, amounts)
    const shared =
      former && LISTS.test(text.slice(former.end, words[from]?.start)) ? former.part : undefined
    const lasting = part ?? shared
    former = lasting && { part: lasting, end: start + typed.length }
    const isSplash = word === 'water' && part?.kind === 'some' && !/\bmore water/i.test(text)
    return {
      step,
      at: start,
      listed,
      plain,
      isWeak: mention.isWeak || isSplash,
      part,
      shared: part ? undefined : shared,
      doing: readDoing(words, at),
      isBare: isBare(words, from) && !(isBeside(words, from) && !SEASONS.test(word)),
      isResult: words.slice(from, at).some((said) => isDone(said.word, listed)),
      piece: [words[at + 1]?.typed ?? '', typed].find((said) => PIECES.test(said)),
      behind: text.slice(start + typed.length, start + typed.length + 40),
      words: text.slice(Math.max(0, start - 60), start + 60),
    }
  })
}

const isBare = (words: readonly StepWord[], from: number): boolean =>
  !/^(?:the|your|its|this|that|these|it)$/.test(words[from - 1]?.typed ?? '')

/** 'The flour and water' are both what is there. */
const isBeside = (words: readonly StepWord[], from: number): boolean =>
  words[from - 1]?.typed === 'and' && !isBare(words, from - 2)

const SEASONS = /^(?:salt|pepper)$/

/** What stands between two foods of a list. */
const LISTS = /^(?:,? and|,) $/

/** Whites and yolks of an egg are taken apart: no part of them is one of the eggs. */
function isPartOfEgg(words: readonly StepWord[], at: number, listed: readonly Listed[]): boolean {
  const [own, next] = [words[at]?.word ?? '', words[at + 1]?.typed ?? '']
  const isPart = /^(?:whites?|yolks?)$/.test(next) || /^(?:white|yolk|zest|juice)$/.test(own)
  return isPart && !listed.some(({ line }) => /white|yolk|zest|juice/i.test(line.name))
}

const PIECES = /^(?:zest|juice)$/

/** 'Fried', 'cooked', 'cooled' of what the list does not have so. */
function isDone(word: string, listed: readonly Listed[]): boolean {
  return DONE.test(word) && !listed.some(({ line }) => line.raw.toLowerCase().includes(word))
}

const DONE =
  /^(?:fried|cooked|roasted|toasted|softened|browned|drained|melted|prepared|soaked|cooled|warmed|grilled|marinated|blanched|reserved|chopped|sliced|grated|diced|peeled|crushed|boiled|seasoned|hot|squeezed|steamed|baked)$/
