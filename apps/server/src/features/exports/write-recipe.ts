import {
  type ImportedRecipe,
  type LineGroup,
  startRecipe,
  writeCooklang,
  writeMarkdown,
  writeRecipeMd,
} from '@potluck/import'
import { countServings, parseDuration, toIngredientText } from '@potluck/kitchen'
import { type ExportFormat, isOriginAddress } from '@potluck/rules'
import { toFileName } from '../../platform/file-name.ts'
import type { RecipeContent } from '../recipes/index.ts'

/** The parts of a recipe that a file has. */
export type Written = Pick<
  RecipeContent,
  | 'title'
  | 'description'
  | 'prepTime'
  | 'cookTime'
  | 'restTime'
  | 'servings'
  | 'tags'
  | 'cuisine'
  | 'mealType'
  | 'origin'
  | 'language'
  | 'ingredients'
  | 'instructions'
>

const WRITERS = {
  RecipeMD: { write: writeRecipeMd, ending: 'md' },
  Cooklang: { write: writeCooklang, ending: 'cook' },
  Markdown: { write: writeMarkdown, ending: 'md' },
} satisfies Record<ExportFormat, { write: (recipe: ImportedRecipe) => string; ending: string }>

/** A recipe as a text file; its name is ASCII, and the same for the same title. */
export function writeRecipe(recipe: Written, format: ExportFormat): { name: string; text: string } {
  const { write, ending } = WRITERS[format]
  return {
    name: `${toFileName(recipe.title) || 'recipe'}.${ending}`,
    text: write(toNeutral(recipe)),
  }
}

function toNeutral(recipe: Written): ImportedRecipe {
  const { origin, instructions, servings } = recipe
  const address = origin?.address ?? ''
  return {
    ...startRecipe(recipe.title || 'Untitled recipe'),
    description: recipe.description || null,
    language: recipe.language,
    source: {
      address: address !== '' && isOriginAddress(address) ? address : null,
      name: origin?.name || null,
      author: origin?.author || null,
    },
    servings: { text: servings || null, count: countServings(servings) ?? null },
    minutes: toTimes(recipe),
    ingredients: toGroups(recipe.ingredients),
    steps: instructions.length > 0 ? [{ group: null, lines: instructions }] : [],
    tags: recipe.tags,
    cuisine: recipe.cuisine,
    mealType: recipe.mealType,
  }
}

/** A file has no rest of its own: the total tells it. */
function toTimes({ prepTime, cookTime, restTime }: Written): ImportedRecipe['minutes'] {
  const [prep, cook, rest] = [prepTime, cookTime, restTime].map(toMinutes)
  const total = rest ? (prep ?? 0) + (cook ?? 0) + rest : null
  return { prep: prep ?? null, cook: cook ?? null, total }
}

function toMinutes(typed: string): number | null {
  const read = parseDuration(typed)
  return read.ok ? Math.round(read.minutes.max) : null
}

function toGroups(rows: RecipeContent['ingredients']): LineGroup[] {
  const groups: LineGroup[] = []
  for (const { group = null, ...row } of rows) {
    const line = toIngredientText(row)
    const last = groups.at(-1)
    if (last && last.group === group) last.lines.push(line)
    else groups.push({ group, lines: [line] })
  }
  return groups
}
