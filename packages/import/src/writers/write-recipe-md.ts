import type { ImportedRecipe, LineGroup } from '../recipe.ts'
import { escapeMarkdown, writeHeading } from './markdown-text.ts'

/**
 * A recipe as RecipeMD (https://recipemd.org/specification.html). Reading it again gives the same
 * title, lines, steps and groups; of all else what RecipeMD has a place for: description, tags, yield.
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
    ...ingredients.flatMap((group) => writeGroup(group, (line) => `- ${escapeMarkdown(line)}`)),
    ...(steps.length > 0 ? ['---'] : []),
    ...steps.flatMap((group) => writeGroup(group, escapeMarkdown)),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const writeGroup = ({ group, lines }: LineGroup, write: (line: string) => string): string[] => [
  ...(group === null ? [] : [writeHeading(2, group)]),
  ...lines.map(write),
]
