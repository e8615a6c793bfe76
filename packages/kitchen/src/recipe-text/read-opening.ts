import { BOLD_LEVEL } from './inline-text.ts'
import type { OpeningLine, Reading } from './reading.ts'
import type { RecipeData } from './recipe-data.ts'

type Opening = Pick<
  RecipeData,
  'title' | 'description' | 'prepTime' | 'cookTime' | 'totalTime' | 'servings' | 'difficulty'
>

/** Finds title, description and times in the lines before the lists. */
export function readOpening({ opening, facts, section }: Reading): Opening {
  const titleAt = findTitle(opening, section !== 'opening')
  const title = facts.title ?? opening[titleAt]?.text ?? ''
  return {
    title: title.replace(/^[^\p{L}\p{N}"'“‘(]+/u, ''),
    description: facts.description ?? findDescription(opening, titleAt, section !== 'opening'),
    prepTime: facts.prepTime ?? '',
    cookTime: facts.cookTime ?? '',
    totalTime: facts.totalTime ?? '',
    servings: facts.servings ?? '',
    difficulty: facts.difficulty ?? '',
  }
}

/**
 * The first '#' heading, else any heading, else a short plain line once a list has begun (before
 * that, it may be an introduction rather than the title).
 */
function findTitle(opening: readonly OpeningLine[], listsBegan: boolean): number {
  const first = opening.findIndex(({ level }) => level === 1)
  if (first >= 0) return first
  const heading = opening.findIndex(({ level }) => level !== undefined)
  if (heading >= 0 || !listsBegan) return heading
  return opening.findIndex(({ text }) => text.length <= 80 && !/[.:!?]$/.test(text))
}

/** The first block of plain lines after the title. */
function findDescription(
  opening: readonly OpeningLine[],
  titleAt: number,
  listsBegan: boolean,
): string {
  if (titleAt < 0 && !listsBegan) return ''
  const isText = ({ level }: OpeningLine) => level === undefined || level === BOLD_LEVEL
  const behind = opening.slice(titleAt + 1)
  const from = behind.findIndex((line) => isText(line) && !CHATTER.test(line.text))
  if (from < 0) return ''
  const run = behind.slice(from)
  const end = run.findIndex((line) => !isText(line))
  return run
    .slice(0, end < 0 ? run.length : end)
    .map(({ text }) => text)
    .join(' ')
}

/** How language models introduce an answer: 'Sure, here is …'. */
const CHATTER =
  /^(?:sure|certainly|of course|absolutely|okay|great|here(?:'|’)?s|here (?:is|are))\b/i
