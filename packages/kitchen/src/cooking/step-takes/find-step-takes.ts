import type { IngredientLine } from '../../ingredient-lines/ingredient-line.ts'
import { findAmountsOfLines } from '../../measures/amounts-of-lines.ts'
import { withCountedMore } from '../../scaling/scale-pieces.ts'
import { chooseLines } from './choose-lines.ts'
import { findClassed } from './classes.ts'
import { divideLine } from './divide-line.ts'
import { isDoing, readDoing } from './doing.ts'
import { type Listed, readListed } from './listed.ts'
import { findMentions } from './mentions.ts'
import type { Naming } from './naming.ts'
import { readSaidPart, type StepPart } from './said-part.ts'
import { findSeasoning } from './seasoning.ts'
import { readStepWords, type StepWord } from './step-words.ts'
import { isTapWater } from './tap-water.ts'

/** What a step takes of a list: the line, by its index among all, and how much of it. */
export type StepTake = { line: number; part: StepPart }

/**
 * What each step of a recipe takes of its lines, in order: the part that the step names, the rest,
 * or all; `again` for what earlier steps used already; `some` if the amount is unclear.
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
  for (const naming of [...namings, ...classed, ...findSeasoning(texts, namings, list)])
    for (const listed of naming.listed) byLine.get(listed)?.push(naming)
  for (const [listed, own] of byLine)
    for (const [step, part] of divideLine(listed, own.slice(0, MAX_NAMINGS)))
      takes[step]?.push({ line: listed.index, part })
  return takes
}

/** No real recipe names a food more often; beyond it a hostile text would cost quadratic time. */
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
    return {
      step,
      at: start,
      listed,
      plain,
      isMany: mention.isMany,
      isWeak: mention.isWeak || isTapWater(words, at, listed, part),
      part,
      shared: part ? undefined : shared,
      doing: readDoing(words, at),
      isBare: isBare(words, from) && !(isListedWithThe(words, from) && !SEASONS.test(word)),
      isResult: words.slice(from, at).some((said) => isDone(said.word, listed)),
      piece: pieceOf(words, at),
      before: text.slice(Math.max(0, start - 60), start),
      behind: text.slice(start + typed.length, start + typed.length + 80),
      words: text.slice(Math.max(0, start - 60), start + 60),
    }
  })
}

const isBare = (words: readonly StepWord[], from: number): boolean =>
  !/^(?:the|your|its|this|that|these|it)$/.test(words[from - 1]?.typed ?? '')

/**
 * Whether the article before the list applies: 'the flour and water', 'the onion, scallions, feta'.
 */
function isListedWithThe(words: readonly StepWord[], from: number): boolean {
  if (!/^(?:and|,)$/.test(words[from - 1]?.typed ?? '')) return false
  const list = words.slice(Math.max(0, from - A_LIST), from)
  const open = list.findLastIndex(({ typed }) => ENDS_LIST.test(typed) || isDoing(typed))
  return !isBare(list, open + 1)
}

/** The most words searched for a list. */
const A_LIST = 40

const ENDS_LIST = /^(?:the|your|[.;:()]|with|in|into|to|over|of)$/

const SEASONS = /^(?:salt|pepper|oil|butter|sugar)$/

/** The words between two foods of a list. */
const LISTS = /^(?:,? and|,) $/

/** Whites and yolks are tracked separately: neither is a part of the whole eggs. */
function isPartOfEgg(words: readonly StepWord[], at: number, listed: readonly Listed[]): boolean {
  const [own, next] = [words[at]?.word ?? '', words[at + 1]?.typed ?? '']
  const isPart = /^(?:whites?|yolks?)$/.test(next) || /^(?:white|yolk|zest|juice)$/.test(own)
  return isPart && !listed.some(({ line }) => /white|yolk|zest|juice/i.test(line.name))
}

/**
 * The 'zest' of 'lemon zest', 'zest of the lemon' and 'zest the lemon'; not of 'zest and juice the
 * lemon'.
 */
function pieceOf(words: readonly StepWord[], at: number): string | undefined {
  const [next = '', own = ''] = [words[at + 1]?.typed, words[at]?.typed]
  const named = [next, own].find((said) => PIECES.test(said))
  if (named) return named
  const lead = words.slice(Math.max(0, at - 4), at).map(({ typed }) => typed)
  const verbs = lead.filter(
    (said, place) => PIECES.test(said) && /^(?:the|of|and)$/.test(lead[place + 1] ?? 'the'),
  )
  return verbs.length === 1 ? verbs[0] : undefined
}

const PIECES = /^(?:zest|juice)$/

/**
 * 'Fried', 'cooked', 'cooled' food that the list does not describe so is a result of earlier steps.
 */
function isDone(word: string, listed: readonly Listed[]): boolean {
  return DONE.test(word) && !listed.some(({ line }) => line.raw.toLowerCase().includes(word))
}

const DONE =
  /^(?:fried|cooked|roasted|toasted|softened|browned|drained|melted|prepared|soaked|cooled|warmed|grilled|marinated|blanched|reserved|spiced|infused|chopped|sliced|grated|diced|peeled|crushed|boiled|seasoned|hot|squeezed|steamed|baked)$/
