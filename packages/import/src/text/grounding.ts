import type { ImportedRecipe } from '../recipe.ts'

/**
 * Letters and digits alone, in one case, fractions as figures: what two spellings of one line share.
 * '½ cup' and '1/2 cup' are the same line.
 */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('\u2044', '/')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * The lines and headings of a recipe that do not stand in a text, letter by letter and figure by
 * figure: '5 liters' does not stand in '1.5 liters', nor '2 hours' in '1-2 hours'.
 */
export function findUngrounded(recipe: ImportedRecipe, text: string): string[] {
  const [letters, figures] = [lettersOf(text), figuresOf(text)]
  return [...recipe.ingredients, ...recipe.steps]
    .flatMap(({ group, lines }) => (group === null ? lines : [group, ...lines]))
    .filter((line) => !letters.includes(lettersOf(line)) || !stands(figuresOf(line), figures))
}

/** The same with what stands between two digits: a mark, a stroke or a dash as itself, all else as a space. */
function figuresOf(text: string): string {
  return text
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('\u2044', '/')
    .replace(/[^\p{L}\p{N}]+/gu, (between, at: number, whole: string) => {
      const isInside = /\d/.test(whole[at - 1] ?? '') && /\d/.test(whole[at + between.length] ?? '')
      return isInside ? (/^\s*([.,/–-])\s*$/.exec(between)?.[1] ?? ' ').replace('–', '-') : ''
    })
}

/** Whether a line is there with no more of a figure before it. */
function stands(line: string, text: string): boolean {
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + 1)) {
    const isCut = /^\d/.test(line) && /\d[.,/-]?$/.test(text.slice(Math.max(0, at - 2), at))
    if (!isCut) return true
  }
  return false
}
