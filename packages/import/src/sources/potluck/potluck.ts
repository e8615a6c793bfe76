import { toIngredientText } from '@potluck/kitchen'
import { addGroups } from '../../fields/headings.ts'
import { loseRest } from '../../fields/lose.ts'
import { addPicture, type Pictures } from '../../fields/pictures.ts'
import { textOf } from '../../fields/records.ts'
import { type Field, setFields } from '../../fields/set-field.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { PlannedMeal, Source } from '../../source.ts'
import { isNode, isOfType, listOf, type Node } from '../schema-org/nodes.ts'

/** A recipe of Potluck's own archive: schema.org with the exact copy of what was typed. */
export const potluck: Source = {
  format: 'Potluck',
  recognises: (file) => isPotluck(file.json()),
  async *read(file) {
    const node = file.json()
    if (!isPotluck(node)) return
    const recipe = readCopy(node.potluck)
    const pictures: Pictures = new Map()
    if (isNode(node.author)) recipe.source.author = textOf(node.author.name) || null
    addPicture(recipe, pictures, { file, mentioned: textOf(node.image) })
    yield { kind: 'recipe', format: this.format, recipe, pictures }
  },
}

const isPotluck = (value: unknown): value is Node & { potluck: Node } =>
  isNode(value) && isOfType(value, 'Recipe') && isNode(value.potluck)

const FIELDS = {
  title: 'title',
  description: 'description',
  prepTime: 'prep',
  cookTime: 'cook',
  servings: 'servings',
  cuisine: 'cuisine',
  mealType: 'mealType',
  createdAt: 'created',
  updatedAt: 'modified',
} satisfies Record<string, Field>

const READ = new Set([
  ...Object.keys(FIELDS),
  ...'tags ingredients instructions source status hasCover allowComments publishedAt'.split(' '),
])

function readCopy(copy: Node): ImportedRecipe {
  const recipe = startRecipe('')
  setFields(recipe, copy, FIELDS)
  recipe.tags = listOf(copy.tags).map(textOf)
  for (const row of listOf(copy.ingredients).filter(isNode)) {
    const [name, quantity, unit] = [row.name, row.quantity, row.unit].map(textOf)
    const line = toIngredientText({ name: name ?? '', quantity: quantity ?? '', unit: unit ?? '' })
    addGroups(recipe.ingredients, [{ group: textOf(row.group) || null, lines: [line] }])
  }
  addGroups(recipe.steps, [{ group: null, lines: listOf(copy.instructions).map(textOf) }])
  loseRest(recipe, copy, READ)
  return recipe
}

/** The week and the shopping list of the same archive, a file each. */
export const potluckLists: Source = {
  format: 'Potluck plan',
  recognises: (file) =>
    rowsWith(file.json(), PLAN).length > 0 || rowsWith(file.json(), LIST).length > 0,
  async *read(file) {
    const meals = rowsWith(file.json(), PLAN).map(
      (row): PlannedMeal => ({
        day: textOf(row.day),
        meal: textOf(row.meal) || null,
        title: textOf(row.title),
      }),
    )
    if (meals.length > 0) yield { kind: 'plan', format: this.format, meals }
    const lines = rowsWith(file.json(), LIST)
      .filter(({ state }) => state === 'open')
      .map(({ text }) => textOf(text))
    if (lines.length > 0) {
      yield { kind: 'shopping list', format: this.format, name: 'Shopping list', lines }
    }
  },
}

const PLAN = ['day', 'meal', 'title', 'portions', 'eaten']
const LIST = ['text', 'factor', 'state', 'forRecipe']

const rowsWith = (value: unknown, fields: readonly string[]): Node[] =>
  Array.isArray(value)
    ? value.filter(isNode).filter((row) => fields.every((field) => field in row))
    : []
