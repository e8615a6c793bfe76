import { lose, loseRest } from '../../fields/lose.ts'
import { addEncodedPicture, type Pictures } from '../../fields/pictures.ts'
import { namesOf } from '../../fields/records.ts'
import { type Field, setFields } from '../../fields/set-field.ts'
import { startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { isNode, listOf, type Node } from '../schema-org/nodes.ts'

/** A recipe of Paprika 3: JSON, packed by gzip (.paprikarecipe), of which a zip (.paprikarecipes) holds many. */
export const paprika: Source = {
  format: 'Paprika',
  recognises: (file) => isPaprika(file.json()),
  async *read(file) {
    const record = file.json()
    if (!isPaprika(record)) return
    const recipe = startRecipe('')
    const pictures: Pictures = new Map()
    setFields(recipe, record, FIELDS)
    recipe.collections = namesOf(record.categories)
    addEncodedPicture(recipe, pictures, record.photo_data)
    for (const photo of listOf(record.photos)) {
      if (isNode(photo)) addEncodedPicture(recipe, pictures, photo.data)
    }
    // The address of the picture that is in the file already.
    if (pictures.size > 0)
      lose(recipe, 'image_url', record.image_url, 'The picture itself came along.')
    else setFields(recipe, record, { image_url: 'image' })
    loseRest(recipe, record, READ)
    yield { kind: 'recipe', format: this.format, recipe, pictures }
  },
}

const isPaprika = (value: unknown): value is Node =>
  isNode(value) &&
  typeof value.name === 'string' &&
  typeof value.uid === 'string' &&
  'directions' in value &&
  ('photo_hash' in value || 'source_url' in value || 'nutritional_info' in value)

const FIELDS = {
  name: 'title',
  description: 'description',
  ingredients: 'ingredients',
  directions: 'steps',
  notes: 'notes',
  servings: 'servings',
  prep_time: 'prep',
  cook_time: 'cook',
  total_time: 'total',
  source_url: 'source',
  source: 'source',
  nutritional_info: 'nutrition',
  rating: 'rating',
  created: 'created',
} satisfies Record<string, Field>

/** What is read, and what only Paprika's own books need. */
const READ = new Set([
  ...Object.keys(FIELDS),
  'categories',
  'image_url',
  'photos',
  'photo',
  'photo_data',
  'photo_hash',
  'photo_large',
  'hash',
  'uid',
])
