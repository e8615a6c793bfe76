import { inlineText } from './inline-text.ts'
import type { RecipeData } from './recipe-data.ts'
import { findMarkedSection, findSection, LIST_HEADINGS, type ListName } from './sections.ts'

/**
 * A recipe in the Markdown layout that the assistant streams and stores. Empty parts are left out;
 * reading the text restores the recipe.
 */
export function writeRecipe(recipe: RecipeData): string {
  const title = inlineText(recipe.title)
  const blocks = [
    title && `# ${title}`,
    writeDescription(recipe.description),
    writeFacts(recipe),
    ...LISTS.map((name) => writeList(name, recipe[name])),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** Escapes a paragraph so that nothing at its start makes it a heading or an entry. */
function writeDescription(description: string): string {
  const text = inlineText(description).replace(/^(?:#+\s*|[-+–]\s*|\d{1,3}[.)]\s*|\|)+/, '')
  return findSection(text) === undefined ? text : `${text}.`
}

const LISTS = Object.keys(LIST_HEADINGS) as ListName[]

function writeFacts(recipe: RecipeData): string {
  return [
    ['Prep time', recipe.prepTime],
    ['Cook time', recipe.cookTime],
    ['Total time', recipe.totalTime],
    ['Servings', recipe.servings],
    ['Difficulty', recipe.difficulty],
  ]
    .map(([label, value]) => [label, inlineText(value ?? '').replace(/[|•·]/g, '/')])
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `**${label}:** ${value}`)
    .join(' | ')
}

function writeList(name: ListName, entries: readonly string[]): string {
  const lines = entries
    .map((entry) => inlineText(entry))
    .filter((entry) => entry !== '')
    .map((entry, index) => writeEntry(name, entry, index + 1))
  return lines.length === 0 ? '' : [`## ${LIST_HEADINGS[name]}\n`, ...lines].join('\n')
}

function writeEntry(name: ListName, entry: string, number: number): string {
  if (name === 'instructions') return `${number}. ${entry}`
  const group = name === 'ingredients' && /^(.*[^:\s])\s*:$/.exec(entry)?.[1]
  // A group with the name of a section would end the list.
  return group && findMarkedSection(group) === undefined ? `\n### ${group}` : `- ${entry}`
}
