import type { RecipeData } from '@potluck/kitchen'
import type { Answer } from '../turns.ts'

export type Change = NonNullable<Answer['adaptation']>['changes'][number]

/** What an answer is: a recipe, beside its original where it has one, or words. */
export type Page =
  | { kind: 'recipe'; recipe: RecipeData; changes: readonly Change[] | undefined }
  | { kind: 'words'; text: string }

/** How many characters a page has to draw. */
export function lengthOf(page: Page): number {
  const pen = createPen(Number.POSITIVE_INFINITY)
  writePage(page, pen)
  return pen.written()
}

/**
 * A page with its first so many characters, in the order it is read. Words stand whole or not at
 * all, so that none jumps to the next line; so do a fact and a compared line.
 */
export function reveal(page: Page, characters: number): Page {
  return writePage(page, createPen(characters))
}

function writePage(page: Page, pen: Pen): Page {
  if (page.kind === 'words') return { kind: 'words', text: pen.write(page.text) }
  const { recipe, changes } = page
  const { write, writeWhole, writeAll } = pen
  const opening = {
    title: write(recipe.title),
    description: write(recipe.description),
    prepTime: writeWhole(recipe.prepTime),
    cookTime: writeWhole(recipe.cookTime),
    totalTime: writeWhole(recipe.totalTime),
    servings: writeWhole(recipe.servings),
    difficulty: writeWhole(recipe.difficulty),
  }
  const compared = changes?.filter(({ before, after }) => pen.place(before, after))
  const lists = changes
    ? { ingredients: recipe.ingredients, instructions: recipe.instructions }
    : {
        ingredients: writeAll(recipe.ingredients),
        instructions: writeAll(recipe.instructions),
      }
  const notes = {
    tips: writeAll(recipe.tips),
    nutritionalBenefits: writeAll(recipe.nutritionalBenefits),
  }
  return {
    kind: 'recipe',
    recipe: { ...recipe, ...opening, ...lists, ...notes },
    changes: compared,
  }
}

type Pen = ReturnType<typeof createPen>

function createPen(characters: number) {
  let left = characters
  let used = 0
  function spend(length: number) {
    left = Math.max(0, left - length)
    used += length
  }
  function write(text: string): string {
    const part =
      text.length <= left ? text : text.slice(0, text.lastIndexOf(' ', left) + 1).trimEnd()
    spend(text.length)
    return part
  }
  /** For a fact, which would move to the next line once it has grown too long for its own. */
  function writeWhole<Text extends string>(text: Text): Text | '' {
    const fits = text.length <= left
    spend(text.length)
    return fits ? text : ''
  }
  return {
    write,
    writeWhole,
    writeAll: (texts: readonly string[]) => texts.map(write).filter((text) => text !== ''),
    /** Whether the line may begin. */
    place: (before: string, after: string): boolean => {
      const fits = left > 0
      spend(Math.max(before.length, after.length))
      return fits
    },
    written: () => used,
  }
}
