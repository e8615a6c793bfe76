import { loseRest } from '../../fields/lose.ts'
import { addEncodedPicture, type Pictures } from '../../fields/pictures.ts'
import { type Field, setFields } from '../../fields/set-field.ts'
import { startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { isNode, listOf, type Node } from '../schema-org/nodes.ts'

/** A recipe of Mela: JSON (.melarecipe), of which a zip (.melarecipes) holds many. https://mela.recipes/fileformat */
export const mela: Source = {
  format: 'Mela',
  recognises: (file) => isMela(file.json()),
  async *read(file) {
    const record = file.json()
    if (!isMela(record)) return
    const recipe = startRecipe('')
    const pictures: Pictures = new Map()
    setFields(recipe, record, FIELDS)
    recipe.collections = listOf(record.categories).map(String)
    for (const image of listOf(record.images)) addEncodedPicture(recipe, pictures, image)
    recipe.created = readAppleDate(record.date)
    loseRest(recipe, record, READ)
    yield { kind: 'recipe', format: this.format, recipe, pictures }
  },
}

const isMela = (value: unknown): value is Node =>
  isNode(value) &&
  typeof value.title === 'string' &&
  typeof value.ingredients === 'string' &&
  typeof value.instructions === 'string' &&
  ('wantToCook' in value || 'favorite' in value || 'text' in value)

const FIELDS = {
  title: 'title',
  text: 'description',
  ingredients: 'ingredients',
  instructions: 'steps',
  notes: 'notes',
  nutrition: 'nutrition',
  yield: 'servings',
  prepTime: 'prep',
  cookTime: 'cook',
  totalTime: 'total',
  link: 'source',
} satisfies Record<string, Field>

const READ = new Set([...Object.keys(FIELDS), 'categories', 'images', 'date', 'id'])

/** Seconds since the beginning of 2001, which is where Apple's clocks begin. */
function readAppleDate(seconds: unknown): string | null {
  const date = new Date(APPLE_EPOCH + Number(seconds) * 1000)
  return typeof seconds === 'number' && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}
const APPLE_EPOCH = Date.UTC(2001, 0, 1)
