import { composeLine, formatFigure } from '../../fields/compose-line.ts'
import { addGroups, stepHeading, toGroups } from '../../fields/headings.ts'
import { lose, loseRest } from '../../fields/lose.ts'
import { addPictureBeside, type Pictures } from '../../fields/pictures.ts'
import { readNutrients } from '../../fields/read-nutrients.ts'
import { inOrder, namesOf, textOf } from '../../fields/records.ts'
import { type Field, setField, setFields } from '../../fields/set-field.ts'
import { type ImportedRecipe, type LineGroup, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { plainLine, plainLines } from '../../text/plain-line.ts'
import { isNode, listOf, type Node } from '../schema-org/nodes.ts'

/** A recipe of Tandoor's own export: recipe.json and a picture in a zip, of which a zip holds many. */
export const tandoor: Source = {
  format: 'Tandoor',
  recognises: (file) => isTandoor(file.json()),
  async *read(file) {
    const record = file.json()
    if (!isTandoor(record)) return
    const recipe = startRecipe('')
    const pictures: Pictures = new Map()
    setFields(recipe, record, FIELDS)
    recipe.tags = namesOf(record.keywords)
    readServings(recipe, record)
    for (const step of inOrder(record.steps)) readStep(recipe, step)
    readProperties(recipe, record)
    addPictureBeside(recipe, pictures, { file, names: /^image\./i })
    loseRest(recipe, record, READ)
    yield { kind: 'recipe', format: this.format, recipe, pictures }
  },
}

const isTandoor = (value: unknown): value is Node =>
  isNode(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.steps) &&
  'working_time' in value &&
  value.steps.every((step) => isNode(step) && 'instruction' in step)

const FIELDS = {
  name: 'title',
  description: 'description',
  working_time: 'prep',
  waiting_time: 'cook',
  source_url: 'source',
  created_at: 'created',
  updated_at: 'modified',
} satisfies Record<string, Field>

const READ = new Set([
  ...Object.keys(FIELDS),
  ...'keywords steps servings servings_text nutrition properties internal'.split(' '),
])

/** '4' and 'people' are '4 people'. */
function readServings(recipe: ImportedRecipe, record: Node): void {
  const text = composeLine({
    amount: formatFigure(record.servings),
    unit: textOf(record.servings_text),
  })
  setField(recipe, { field: 'servings', text, name: 'servings' })
}

/** A step has ingredients of its own; where several do, its name heads them as it heads its text. */
function readStep(recipe: ImportedRecipe, step: Node): void {
  const group = plainLine(textOf(step.name)) || null
  addGroups(recipe.ingredients, readIngredients(step.ingredients, group))
  const text = plainLines(textOf(step.instruction))
  const parts = toGroups(text, stepHeading).map((part) => ({ ...part, group: part.group ?? group }))
  addGroups(recipe.steps, parts)
  const minutes = Number(step.time)
  if (minutes > 0)
    lose(recipe, 'steps.time', `${minutes} min`, `The time of the step '${group ?? step.order}'.`)
  if (isNode(step.step_recipe_data)) lose(recipe, 'steps.recipe', step.step_recipe_data.name)
}

function readIngredients(value: unknown, heading: string | null): LineGroup[] {
  const groups: LineGroup[] = [{ group: heading, lines: [] }]
  for (const part of inOrder(value)) {
    const note = plainLine(textOf(part.note))
    if (part.is_header === true) groups.push({ group: note, lines: [] })
    else {
      const amount = part.no_amount === true ? '' : formatFigure(part.amount)
      const isHidden = part.no_amount === true
      const unit = isHidden ? '' : nameOf(part.unit, isPlural(part, 'unit', amount))
      const food = nameOf(part.food, isPlural(part, 'food', amount))
      const line = composeLine({ amount, unit, food, note: bracketed(note) })
      groups.at(-1)?.lines.push(line || plainLine(textOf(part.original_text)))
    }
  }
  return groups.filter(({ lines }) => lines.length > 0)
}

/** The program sets a note apart behind the food. */
const bracketed = (note: string) => (note === '' ? '' : `(${note})`)

const isPlural = (part: Node, of: 'unit' | 'food', amount: string) =>
  part[`always_use_plural_${of}`] === true || Number(amount) > 1

function nameOf(thing: unknown, plural = false): string {
  if (!isNode(thing)) return textOf(thing)
  return plainLine((plural && textOf(thing.plural_name)) || textOf(thing.name))
}

function readProperties(recipe: ImportedRecipe, record: Node): void {
  const nutrition = isNode(record.nutrition) ? Object.entries(record.nutrition) : []
  readNutrients(
    recipe,
    nutrition.flatMap(([name, value]) =>
      name === 'id' || name === 'source' || !Number(value) ? [] : [[name, String(value)] as const],
    ),
  )
  lose(recipe, 'properties', listOf(record.properties))
}
