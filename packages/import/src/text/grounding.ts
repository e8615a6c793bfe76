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

/** The lines and headings of a recipe that do not stand in a text, letter by letter. */
export function findUngrounded(recipe: ImportedRecipe, text: string): string[] {
  const letters = lettersOf(text)
  return [...recipe.ingredients, ...recipe.steps]
    .flatMap(({ group, lines }) => (group === null ? lines : [group, ...lines]))
    .filter((line) => !letters.includes(lettersOf(line)))
}
