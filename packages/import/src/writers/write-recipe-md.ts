import type { ImportedRecipe } from '../recipe.ts'
import { escapeMarkdown, ungroupedFirst, writeHeading } from './markdown-text.ts'

/**
 * A recipe as RecipeMD (https://recipemd.org/specification.html). Reading it again gives the same
 * title, lines, steps and groups, those without a heading first; of all else what RecipeMD has a place for: description, tags, yield.
 */
export function writeRecipeMd(recipe: ImportedRecipe): string {
  const { title, description, tags, servings, ingredients, steps } = recipe
  const yields = servings.text !== null && /^\p{N}/u.test(servings.text) ? servings.text : null
  const parts = [
    writeHeading(1, title),
    ...(description ?? '').split('\n').filter(Boolean).map(escapeMarkdown),
    tags.length > 0 ? `*${tags.map(escapeMarkdown).join(', ')}*` : '',
    yields === null ? '' : `**${escapeMarkdown(yields)}**`,
    '---',
    ...ungroupedFirst(ingredients).flatMap(({ group, lines }) => [
      ...writeGroupHeading(group),
      lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n'),
    ]),
    ...(steps.length > 0 ? ['---'] : []),
    ...steps.flatMap(({ group, lines }) => [
      ...writeGroupHeading(group),
      ...lines.map(escapeMarkdown),
    ]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const writeGroupHeading = (group: string | null) => (group === null ? [] : [writeHeading(2, group)])
