import { type RecipeData, readRecipe, writeRecipe } from '@potluck/kitchen'
import { readGrowingJson } from './growing-json.ts'

/**
 * What a model has written so far, in the layout of a recipe: as it is, or where it is an object, what its fields
 * say. Whatever the model was asked for it may write either; the text ends with a line end where its last field is
 * whole.
 */
export function toLayout(written: string): string {
  const text = written.trimStart().replace(OPENING, '')
  if (!text.startsWith('{')) return written
  const { value, isOpen } = readGrowingJson(text)
  const fields = isRecord(value) ? value : {}
  const declined = toText(fields.declined)
  if (declined !== '') return declined
  const open = isOpen ? Object.keys(fields).at(-1) : undefined
  // Times and the like stand in one line, which is read when they are whole.
  const isFact = FACTS.some((name) => name === open)
  const layout = writeRecipe(toRecipe(isFact ? { ...fields, [open ?? '']: '' } : fields))
  return open === undefined || isFact ? layout : layout.trimEnd()
}

/** What some put around an object. */
const OPENING = /^```(?:json)?\s*/i

const { recipe: EMPTY } = readRecipe('')

/** Of each field what is of its sort; whatever else stands in an object is nothing. */
function toRecipe(fields: Readonly<Record<string, unknown>>): RecipeData {
  const texts = TEXTS.map((name) => [name, toText(fields[name])])
  const lists = LISTS.map((name) => [name, toList(fields[name])])
  const difficulty = LEVELS.find((level) => level === fields.difficulty) ?? ''
  return { ...EMPTY, ...Object.fromEntries([...texts, ...lists]), difficulty }
}

const FACTS = ['prepTime', 'cookTime', 'totalTime', 'servings', 'difficulty'] as const
const TEXTS = ['title', 'description', ...FACTS] as const satisfies readonly (keyof RecipeData)[]
const LISTS = [
  'ingredients',
  'instructions',
  'tips',
  'usedIngredients',
  'additionalIngredients',
  'adaptations',
  'originalVsAdapted',
] as const satisfies readonly (keyof RecipeData)[]
const LEVELS = ['Easy', 'Medium', 'Hard'] as const

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function toList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(toText).filter((entry) => entry !== '') : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
