import { type ImportedRecipe, startRecipe } from '../recipe.ts'
import { recogniseLanguage } from '../text/language.ts'
import { losePleas } from '../text/step-lines.ts'
import type { Block } from './block.ts'
import { isIngredientsHeading, isStepsHeading } from './headings.ts'
import { readBlocks } from './read-blocks.ts'

/**
 * One recipe in lines that were read somewhere else, off photographs for instance. Undefined where no
 * ingredients with steps can be told apart.
 */
export function readLines(blocks: readonly Block[]): ImportedRecipe | undefined {
  const shape = readBlocks(blocks)
  if (!shape) return undefined
  const recipe = { ...startRecipe(titleOf(blocks)), ...shape }
  losePleas(recipe)
  recipe.language = recogniseLanguage(blocks.map(({ text }) => text).join('\n'))
  return recipe
}

/** The largest heading that names no part of a recipe; where there is none, the first line. */
function titleOf(blocks: readonly Block[]): string {
  const names = blocks.filter(({ text }) => !isIngredientsHeading(text) && !isStepsHeading(text))
  const headings = names.filter(({ kind }) => kind === 'heading')
  const highest = Math.min(...headings.map(({ level = 7 }) => level))
  const title = headings.find(({ level = 7 }) => level === highest) ?? names[0]
  return title?.text ?? ''
}
