import { composeLine } from '../../fields/compose-line.ts'
import { lose } from '../../fields/lose.ts'
import { addEncodedPicture, type Pictures } from '../../fields/pictures.ts'
import { namesOf, textOf } from '../../fields/records.ts'
import { setField } from '../../fields/set-field.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import { RefusedError } from '../../refused-error.ts'
import type { Source } from '../../source.ts'
import { isNode, listOf, type Node } from '../schema-org/nodes.ts'
import { fieldOfName } from './columns.ts'

/** JSON of a program that nobody told us of: one recipe or a list of them, known by the names of their keys. */
export const jsonList: Source = {
  format: 'JSON',
  recognises: (file) => listRecords(file.json()).slice(0, 100).some(isLike),
  async *read(file) {
    const records = listRecords(file.json())
    if (!records.some(isRecipe)) {
      const keys = Object.keys(records[0] ?? {})
        .slice(0, 20)
        .map((key) => `'${key.slice(0, 40)}'`)
      throw new RefusedError(
        `Which part is the title, the ingredients and the steps cannot be told: it has ${keys.join(', ')}.`,
      )
    }
    for (const [at, record] of records.entries()) {
      const pictures: Pictures = new Map()
      if (isRecipe(record)) {
        yield {
          kind: 'recipe',
          format: this.format,
          recipe: readRecord(record, pictures),
          pictures,
        }
      } else yield { kind: 'refused', name: `entry ${at + 1}`, reason: 'It is no recipe.' }
    }
  },
}

const RECORDS_AT_MOST = 100_000

/** The records of a list, of the one list that an object holds, or the object itself. */
function listRecords(value: unknown): Node[] {
  if (Array.isArray(value)) return value.slice(0, RECORDS_AT_MOST).filter(isNode)
  if (!isNode(value)) return []
  if (isRecipe(value)) return [value]
  const lists = Object.values(value).filter(Array.isArray)
  const list =
    lists.find((one) => one.some(isRecipe)) ?? (lists.length === 1 ? lists[0] : undefined)
  return list ? listRecords(list) : [value]
}

const has = (record: Node, field: string) =>
  Object.entries(record).some(
    ([name, value]) => fieldOfName(name) === field && listOf(value).length > 0,
  )

const isRecipe = (value: unknown): value is Node =>
  isNode(value) && has(value, 'title') && (has(value, 'ingredients') || has(value, 'steps'))

/** Enough of one that its cook would wonder why it is not read. */
const isLike = (record: Node): boolean =>
  isRecipe(record) ||
  has(record, 'ingredients') ||
  (has(record, 'title') && Object.keys(record).length >= 4)

function readRecord(record: Node, pictures: Pictures): ImportedRecipe {
  const recipe = startRecipe('')
  for (const [name, value] of Object.entries(record)) {
    const field = fieldOfName(name)
    if (field === 'ingredients' || field === 'steps' || field === 'notes') {
      setField(recipe, { field, text: linesOf(value).join('\n'), name })
    } else if (field === 'image') readImages(recipe, { value, name, pictures })
    else if (field === 'nutrition' && isNode(value)) {
      for (const [nutrient, figure] of Object.entries(value)) {
        setField(recipe, { field: 'nutrient', text: figure, name: nutrient })
      }
    } else if (field) setField(recipe, { field, text: namesOf(value).join(', '), name })
    else if (value !== false && !/^_?u?u?id$/i.test(name)) lose(recipe, name, value)
  }
  return recipe
}

/** Lines, and under a heading those that a part of a list has in a list of its own. */
function linesOf(value: unknown, depth = 0): string[] {
  return listOf(value).flatMap((part) => {
    const inner = isNode(part) ? INNER.flatMap((name) => listOf(part[name])) : []
    if (!isNode(part) || inner.length === 0 || depth > DEEPEST) return [lineOf(part)]
    const heading = ['title', 'name', 'group', 'heading']
      .map((name) => textOf(part[name]))
      .find(Boolean)
    return [...(heading === undefined ? [] : [`# ${heading}`]), ...linesOf(inner, depth + 1)]
  })
}
const INNER = ['ingredients', 'ingredient_groups', 'items', 'lines', 'steps', 'instructions']
const DEEPEST = 4

/** A line as it is written, or of the parts that a program keeps apart. */
function lineOf(part: unknown): string {
  if (!isNode(part)) return textOf(part)
  const whole = [
    'text',
    'display',
    'original',
    'originalText',
    'line',
    'raw',
    'step',
    'instruction',
    'description',
  ]
  const said = whole.map((name) => textOf(part[name])).find(Boolean)
  if (said !== undefined) return said
  const find = (...names: string[]) => names.flatMap((name) => namesOf(part[name])).find(Boolean)
  // Some keep an amount with its unit.
  const measure = [part.amount, part.quantity, part.measure].find(isNode) ?? {}
  const factor = [measure.factor, measure.value, measure.amount, measure.quantity]
    .map(textOf)
    .find(Boolean)
  return composeLine({
    amount: factor ?? find('amount', 'quantity', 'qty', 'value', 'menge'),
    unit: textOf(measure.unit) || find('unit', 'units', 'unitText', 'measure', 'einheit'),
    food: find('name', 'food', 'ingredient', 'item', 'zutat'),
    note: find('note', 'notes', 'comment', 'preparation'),
  })
}

function readImages(
  recipe: ImportedRecipe,
  { value, name, pictures }: { value: unknown; name: string; pictures: Pictures },
): void {
  for (const image of listOf(value)) {
    const text = textOf(isNode(image) ? (image.url ?? image.src) : image)
    if (text.startsWith('data:')) addEncodedPicture(recipe, pictures, text)
    else setField(recipe, { field: 'image', text, name })
  }
}
