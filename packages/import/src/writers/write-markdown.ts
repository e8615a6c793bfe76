import type { ImportedRecipe, LineGroup } from '../recipe.ts'
import { escapeMarkdown, ungroupedFirst, writeHeading } from './markdown-text.ts'

/** A recipe as a page of Markdown that any program shows: headings, a list of ingredients, numbered steps. */
export function writeMarkdown(recipe: ImportedRecipe): string {
  const { title, description, ingredients, steps, notes } = recipe
  const parts = [
    writeHeading(1, title),
    ...linesOf(description),
    listFacts(recipe)
      .map(([name, value]) => `- ${name}: ${escapeMarkdown(value)}`)
      .join('\n'),
    ...(ingredients.length > 0 ? ['## Ingredients'] : []),
    ...ungroupedFirst(ingredients).flatMap((group) =>
      writeGroup(group, (line) => `- ${escapeMarkdown(line)}`),
    ),
    ...(steps.length > 0 ? ['## Method'] : []),
    ...steps.flatMap((group) =>
      writeGroup(group, (line, at) => `${at + 1}. ${escapeMarkdown(line)}`),
    ),
    ...(notes === null ? [] : ['## Notes', ...linesOf(notes)]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const linesOf = (text: string | null) =>
  (text ?? '').split('\n').filter(Boolean).map(escapeMarkdown)

const writeGroup = (
  { group, lines }: LineGroup,
  write: (line: string, at: number) => string,
): string[] => [...(group === null ? [] : [writeHeading(3, group)]), lines.map(write).join('\n')]

/** What is said of a recipe in a line each, under names that are read again. */
function listFacts({
  servings,
  minutes,
  source,
  tags,
  rating,
}: ImportedRecipe): [string, string][] {
  const facts: [string, string | null][] = [
    ['Servings', servings.text],
    ['Prep time', inMinutes(minutes.prep)],
    ['Cook time', inMinutes(minutes.cook)],
    ['Total time', inMinutes(minutes.total)],
    ['Source', source.address ?? source.name],
    ['Author', source.author],
    ['Tags', tags.join(', ') || null],
    ['Rating', rating === null ? null : String(rating)],
  ]
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
}

const inMinutes = (minutes: number | null) => (minutes === null ? null : `${minutes} min`)
