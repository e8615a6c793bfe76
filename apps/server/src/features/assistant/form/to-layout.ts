import { type RecipeData, readRecipe, writeRecipe } from '@potluck/kitchen'
import { readGrowingJson } from './growing-json.ts'

/**
 * What a model has written so far, in the layout of a recipe: plain text as it is, an object by its
 * fields. A model may write either, whatever it was asked for. The text ends with a line break if
 * its last field is complete.
 */
export function toLayout(written: string): string {
  const text = written.trimStart().replace(OPENING, '')
  if (!text.startsWith('{')) return written
  const { value, isOpen } = readGrowingJson(text)
  const fields = isRecord(value) ? value : {}
  const declined = toText(fields.declined)
  if (declined !== '') return declined
  const open = isOpen ? Object.keys(fields).at(-1) : undefined
  // Times and similar facts share a line, which is read once it is complete.
  const isFact = FACTS.some((name) => name === open)
  const layout = writeRecipe(toRecipe(isFact ? { ...fields, [open ?? '']: '' } : fields))
  return open === undefined || isFact ? layout : layout.trimEnd()
}

/** What some models put in front of an object. */
const OPENING = /^```(?:json)?\s*/i

const { recipe: EMPTY } = readRecipe('')

/** The fields that have the right type; all else in the object is ignored. */
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
