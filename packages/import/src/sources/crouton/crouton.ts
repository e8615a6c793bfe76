import { composeLine, formatFigure } from '../../fields/compose-line.ts'
import { loseRest } from '../../fields/lose.ts'
import { addEncodedPicture, type Pictures } from '../../fields/pictures.ts'
import { inOrder, namesOf, textOf } from '../../fields/records.ts'
import { type Field, setFields } from '../../fields/set-field.ts'
import { type LineGroup, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { plainLine, plainLines } from '../../text/plain-line.ts'
import { isNode, listOf, type Node } from '../schema-org/nodes.ts'

/** A recipe of Crouton: JSON (.crumb), alone or many in a zip. */
export const crouton: Source = {
  format: 'Crouton',
  recognises: (file) => isCrouton(file.json()),
  async *read(file) {
    const record = file.json()
    if (!isCrouton(record)) return
    const recipe = startRecipe('')
    const pictures: Pictures = new Map()
    setFields(recipe, record, FIELDS)
    recipe.ingredients = readIngredients(record.ingredients)
    recipe.steps = readSteps(record.steps)
    recipe.tags = namesOf(record.tags)
    const images = listOf(record.images)
    for (const image of images) addEncodedPicture(recipe, pictures, image)
    if (images.length === 0) addEncodedPicture(recipe, pictures, record.sourceImage)
    loseRest(recipe, record, READ)
    yield { kind: 'recipe', format: this.format, recipe, pictures }
  },
}

const isCrouton = (value: unknown): value is Node =>
  isNode(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.ingredients) &&
  Array.isArray(value.steps) &&
  ('webLink' in value || 'defaultScale' in value || 'isPublicRecipe' in value) &&
  [...value.ingredients, ...value.steps].every((part) => isNode(part))

const FIELDS = {
  name: 'title',
  serves: 'servings',
  duration: 'prep',
  cookingDuration: 'cook',
  webLink: 'source',
  sourceName: 'source',
  notes: 'notes',
  rating: 'rating',
  // Written so by the program.
  neutritionalInfo: 'nutrition',
  nutritionalInfo: 'nutrition',
} satisfies Record<string, Field>

const READ = new Set([
  ...Object.keys(FIELDS),
  ...'ingredients steps tags images sourceImage uuid folderIDs defaultScale'.split(' '),
])

function readIngredients(value: unknown): LineGroup[] {
  const groups: LineGroup[] = [{ group: null, lines: [] }]
  for (const part of inOrder(value)) {
    const food = isNode(part.ingredient) ? textOf(part.ingredient.name) : ''
    const quantity = isNode(part.quantity) ? part.quantity : {}
    const type = textOf(quantity.quantityType)
    if (type === 'SECTION') groups.push({ group: food, lines: [] })
    else {
      const unit = UNITS.get(type) ?? type.toLowerCase().replaceAll('_', ' ')
      const range = [quantity.amount, quantity.secondaryAmount].map(formatFigure).filter(Boolean)
      groups.at(-1)?.lines.push(composeLine({ amount: range.join('–'), unit, food }))
    }
  }
  return groups.filter(({ lines }) => lines.length > 0)
}

function readSteps(value: unknown): LineGroup[] {
  const groups: LineGroup[] = [{ group: null, lines: [] }]
  for (const part of inOrder(value)) {
    const text = textOf(part.step)
    if (part.isSection === true) groups.push({ group: plainLine(text), lines: [] })
    else groups.at(-1)?.lines.push(...plainLines(text))
  }
  return groups.filter(({ lines }) => lines.length > 0)
}

/** Its units by the names in its files; a thing that is counted has none. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['ITEM', ''],
  ['CUP', 'cup'],
  ['TABLESPOON', 'tbsp'],
  ['TEASPOON', 'tsp'],
  ['GRAMS', 'g'],
  ['KGS', 'kg'],
  ['MILLS', 'ml'],
  ['LITRES', 'l'],
  ['OUNCE', 'oz'],
  ['POUND', 'lb'],
  ['FLUID_OUNCE', 'fl oz'],
])
