import { posix } from 'node:path'
import { addGroups } from '../../fields/headings.ts'
import { lose, loseRest } from '../../fields/lose.ts'
import { addPictureBeside, type Pictures } from '../../fields/pictures.ts'
import { readNutrients } from '../../fields/read-nutrients.ts'
import { namesOf, textOf } from '../../fields/records.ts'
import { type Field, setFields } from '../../fields/set-field.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { plainLine, plainLines } from '../../text/plain-line.ts'
import { isNode, listOf, type Node } from '../schema-org/nodes.ts'
import { readIngredients } from './ingredients.ts'

/** A recipe as Mealie's API and its export of version 0 write it: JSON, in snake or in camel case. */
export const mealieRecipe: Source = {
  format: 'Mealie',
  recognises: (file) => isMealie(file.json()),
  async *read(file) {
    const record = file.json()
    if (!isMealie(record)) return
    const recipe = readMealieRecipe(toSnakeCase(record))
    const pictures: Pictures = new Map()
    // The export of version 0 has its pictures in a folder beside.
    const beside = { ...file, name: posix.join(posix.dirname(file.name), 'images', 'x') }
    addPictureBeside(recipe, pictures, { file: beside, names: /^original\./i })
    if (pictures.size === 0)
      addPictureBeside(recipe, pictures, { file: beside, names: /^min-original\./i })
    yield { kind: 'recipe', format: this.format, recipe, pictures }
  },
}

const isMealie = (value: unknown): value is Node =>
  isNode(value) &&
  typeof value.name === 'string' &&
  typeof value.slug === 'string' &&
  ('recipeIngredient' in value || 'recipe_ingredient' in value) &&
  !('@type' in value)

/** A recipe of Mealie with what belongs to it in it, its fields in snake case. */
export function readMealieRecipe(record: Node): ImportedRecipe {
  const recipe = startRecipe('')
  setFields(recipe, record, FIELDS)
  readServings(recipe, record)
  const settings = isNode(record.settings) ? record.settings : {}
  const parts = listOf(record.recipe_ingredient).filter(isNode)
  recipe.ingredients = readIngredients(parts, settings.disable_amount === true)
  readSteps(recipe, listOf(record.recipe_instructions))
  recipe.tags = namesOf(record.tags)
  recipe.collections = namesOf(record.recipe_category)
  recipe.notes = listOf(record.notes).filter(isNode).flatMap(readNote).join('\n') || null
  if (isNode(record.nutrition)) readNutrients(recipe, figuresOf(record.nutrition))
  lose(recipe, 'tools', namesOf(record.tools).join(', '))
  lose(
    recipe,
    'comments',
    listOf(record.comments)
      .filter(isNode)
      .map(({ text }) => textOf(text))
      .join('\n'),
  )
  lose(
    recipe,
    'assets',
    namesOf(record.assets).join(', '),
    'Only pictures of recipes can be brought in.',
  )
  loseRest(recipe, record, READ)
  return recipe
}

const FIELDS = {
  name: 'title',
  description: 'description',
  prep_time: 'prep',
  perform_time: 'cook',
  cook_time: 'cook',
  total_time: 'total',
  org_url: 'source',
  rating: 'rating',
  recipe_cuisine: 'cuisine',
  date_added: 'created',
  date_updated: 'modified',
} satisfies Record<string, Field>

const READ = new Set([
  ...Object.keys(FIELDS),
  ...'recipe_ingredient recipe_instructions recipe_yield recipe_servings'.split(' '),
  ...'recipe_yield_quantity tags recipe_category notes nutrition tools comments'.split(' '),
  ...'assets settings slug id user_id group_id household_id image'.split(' '),
  // What the program keeps of a recipe for itself.
  ...'name_normalized description_normalized is_ocr_recipe created_at update_at'.split(' '),
  ...'updated_at extras'.split(' '),
])

/** Newer versions keep portions and yield apart: 4 and 12 'muffins'. */
function readServings(recipe: ImportedRecipe, record: Node): void {
  const portions = textOf(record.recipe_servings).replace(/^0(?:\.0+)?$/, '')
  const quantity = textOf(record.recipe_yield_quantity).replace(/^0(?:\.0+)?$/, '')
  const made = [quantity, textOf(record.recipe_yield)].filter(Boolean).join(' ')
  setFields(
    recipe,
    { recipe_servings: portions, recipe_yield: made },
    {
      recipe_servings: 'servings',
      recipe_yield: 'servings',
    },
  )
}

/** A step's title heads it and those after it; a summary says what its line is about. */
function readSteps(recipe: ImportedRecipe, steps: readonly unknown[]): void {
  let group: string | null = null
  for (const step of steps) {
    const record = isNode(step) ? step : { text: step }
    group = plainLine(textOf(record.title)) || group
    const lines = plainLines(textOf(record.text))
    addGroups(recipe.steps, [{ group, lines }])
    lose(recipe, 'recipe_instructions.summary', record.summary)
  }
}

function readNote(note: Node): string[] {
  const title = plainLine(textOf(note.title))
  const lines = plainLines(textOf(note.text))
  return title === '' ? lines : [title, ...lines]
}

/** 'fat_content' is 'fat content'; ids and times are no figures. */
function figuresOf(nutrition: Node): (readonly [string, string])[] {
  return Object.entries(nutrition).flatMap(([name, value]) => {
    const isFigure = /content$|^calories$/.test(name) && textOf(value) !== ''
    return isFigure ? [[name, textOf(value)] as const] : []
  })
}

function toSnakeCase(value: unknown): Node {
  const snake = (part: unknown, depth: number): unknown => {
    if (Array.isArray(part)) return part.map((one) => snake(one, depth))
    if (!isNode(part) || depth > DEEPEST) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, one]) => [
        name === 'orgURL'
          ? 'org_url'
          : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        snake(one, depth + 1),
      ]),
    )
  }
  const node = snake(value, 0)
  return isNode(node) ? node : {}
}
/** A unit of an ingredient of a recipe is the third. */
const DEEPEST = 4
