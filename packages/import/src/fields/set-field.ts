import { countServings } from '@potluck/kitchen'
import type { ImportedRecipe } from '../recipe.ts'
import { plainLine, plainLines } from '../text/plain-line.ts'
import { readDate } from './date.ts'
import { addGroups, ingredientHeading, stepHeading, toGroups } from './headings.ts'
import { lose } from './lose.ts'
import { readMinutes } from './minutes.ts'
import { readRating } from './rating.ts'
import { readNutrients, readNutritionText } from './read-nutrients.ts'

/** What a text of a program's record is to a recipe. */
export type Field = keyof typeof SETTERS

type Setter = (recipe: ImportedRecipe, text: string, name: string) => void

/**
 * Sets a field of a recipe by a text as some program writes it. What says nothing changes nothing;
 * what cannot be read, or has its place taken, is lost under the name that its file gives it.
 */
export function setField(
  recipe: ImportedRecipe,
  { field, text, name }: { field: Field; text: unknown; name: string },
): void {
  const written = typeof text === 'number' || typeof text === 'boolean' ? String(text) : text
  if (typeof written === 'string' && written.trim() !== '') SETTERS[field](recipe, written, name)
}

/** Sets the fields of a record by a table of what each is; what is in no table is left to `loseRest`. */
export function setFields(
  recipe: ImportedRecipe,
  record: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Field>>,
): void {
  for (const [name, field] of Object.entries(fields)) {
    setField(recipe, { field, text: record[name], name })
  }
}

const SETTERS = {
  title: (recipe, text, name) => {
    if (recipe.title === '') recipe.title = plainLine(text)
    else lose(recipe, name, text)
  },
  description: (recipe, text) => {
    recipe.description = joined(recipe.description, text)
  },
  notes: (recipe, text) => {
    recipe.notes = joined(recipe.notes, text)
  },
  language: (recipe, text, name) => {
    const tag = /^([a-z]{2,3})(?:[-_].*)?$/i.exec(text.trim())?.[1]
    if (tag) recipe.language = tag.toLowerCase()
    else lose(recipe, name, text)
  },
  source: (recipe, text, name) => {
    const said = plainLine(text)
    const address = /https?:\/\/[^\s<>"]+/i.exec(said)?.[0]
    if (said === address && recipe.source.address === null) recipe.source.address = said
    else if (recipe.source.name === null) recipe.source.name = said
    else if (![recipe.source.name, recipe.source.address].includes(said)) lose(recipe, name, text)
  },
  author: (recipe, text) => {
    recipe.source.author = [recipe.source.author, plainLine(text)].filter(Boolean).join(', ')
  },
  servings: (recipe, text, name) => {
    const said = plainLine(text)
    if (said === '0') return
    if (recipe.servings.text === null) {
      recipe.servings = { text: said, count: countServings(said) ?? null }
    } else if (recipe.servings.text !== said) lose(recipe, name, text, 'A recipe has one yield.')
  },
  prep: (recipe, text, name) => setMinutes(recipe, 'prep', { text, name }),
  cook: (recipe, text, name) => setMinutes(recipe, 'cook', { text, name }),
  total: (recipe, text, name) => setMinutes(recipe, 'total', { text, name }),
  ingredients: (recipe, text) =>
    addGroups(recipe.ingredients, toGroups(plainLines(text), ingredientHeading)),
  steps: (recipe, text) => addGroups(recipe.steps, toGroups(plainLines(text), stepHeading)),
  image: (recipe, text, name) => {
    for (const image of text
      .split(/[\n\r,;|](?=\s*https?:)|\s+(?=https?:)/)
      .flatMap((one) => one.trim() || [])) {
      if (!/^https?:\/\//i.test(image))
        lose(recipe, name, image, 'The picture did not come with the file.')
      else if (!recipe.images.includes(image)) recipe.images.push(image)
    }
  },
  tags: (recipe, text) => addWords(recipe.tags, text),
  collections: (recipe, text) => addWords(recipe.collections, text),
  cuisine: (recipe, text) => {
    recipe.cuisine = [recipe.cuisine, plainLine(text)].filter(Boolean).join(', ')
  },
  mealType: (recipe, text) => {
    recipe.mealType = [recipe.mealType, plainLine(text)].filter(Boolean).join(', ')
  },
  rating: (recipe, text, name) => {
    const rating = readRating(text)
    if (rating !== undefined) recipe.rating = rating
    else if (!/^0(?:[.,]0*)?(?:\s*\/\s*\d+)?$/.test(text.trim()))
      lose(recipe, name, text, 'It is no rating from 0 to 5.')
  },
  nutrition: (recipe, text) => readNutritionText(recipe, text),
  /** One figure of a portion, under a name that says which. */
  nutrient: (recipe, text, name) => {
    if (!/^0(?:[.,]0*)?$/.test(text.trim())) readNutrients(recipe, [[name, text]])
  },
  created: (recipe, text, name) => {
    recipe.created = readDate(text) ?? lostDate(recipe, text, name)
  },
  modified: (recipe, text, name) => {
    recipe.modified = readDate(text) ?? lostDate(recipe, text, name)
  },
} satisfies Record<string, Setter>

const joined = (before: string | null, text: string) =>
  [...(before === null ? [] : [before]), ...plainLines(text)].join('\n') || null

function setMinutes(
  recipe: ImportedRecipe,
  time: 'prep' | 'cook' | 'total',
  { text, name }: { text: string; name: string },
): void {
  if (/^P(?:T?0+[DHMS])+$|^0+:00(?::00)?$/.test(text.trim())) return
  const minutes = readMinutes(plainLine(text))
  if (minutes === undefined) lose(recipe, name, text, 'It is no time that could be read.')
  else if (minutes > 0) recipe.minutes[time] = minutes
}

function addWords(words: string[], text: string): void {
  for (const word of text.split(/[,;\n\r|]/).map(plainLine)) {
    if (word !== '' && !words.includes(word)) words.push(word)
  }
}

function lostDate(recipe: ImportedRecipe, text: string, name: string): null {
  lose(recipe, name, text, 'It is no date that could be read.')
  return null
}

/** Every field that a column can be. */
export const FIELDS = Object.keys(SETTERS)

export const isField = (name: string): name is Field => name in SETTERS
