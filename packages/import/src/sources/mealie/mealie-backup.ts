import { addPicture, type Pictures } from '../../fields/pictures.ts'
import { textOf } from '../../fields/records.ts'
import type { SourceFile } from '../../files/source-file.ts'
import type { ImportedRecipe } from '../../recipe.ts'
import type { Item, PlannedMeal, Source } from '../../source.ts'
import { isNode, listOf, type Node } from '../schema-org/nodes.ts'
import { composeIngredient } from './ingredients.ts'
import { readMealieRecipe } from './mealie-recipe.ts'

/**
 * The database of a backup of Mealie from version 1 on: a list of rows for each table. Pictures lie in
 * `data/recipes/ID/images` of the same zip.
 */
export const mealieBackup: Source = {
  format: 'Mealie backup',
  recognises: (file) => isBackup(file.json()),
  async *read(file) {
    const tables = file.json()
    if (!isBackup(tables)) return
    const titles = new Map<string, string>()
    for (const { row, record } of listRecords(tables)) {
      const recipe = readMealieRecipe(record)
      titles.set(textOf(row.id), recipe.title)
      const pictures: Pictures = new Map()
      addOwnPicture(recipe, pictures, { file, id: textOf(row.id) })
      yield { kind: 'recipe', format: this.format, recipe, pictures }
    }
    const meals = rowsOf(tables, 'group_meal_plans').flatMap((row) => readMeal(row, titles))
    if (meals.length > 0) yield { kind: 'plan', format: this.format, meals }
    yield* readLists(tables, this.format)
  },
}

const isBackup = (value: unknown): value is Node =>
  isNode(value) && Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients)

const rowsOf = (tables: Node, table: string) => listOf(tables[table]).filter(isNode)

/** Rows by what they belong to, in their order. */
function groupRows(rows: readonly Node[], by: string): ReadonlyMap<string, Node[]> {
  const groups = Map.groupBy(rows, (row) => textOf(row[by]))
  for (const group of groups.values()) {
    group.sort((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0))
  }
  return groups
}

const byId = (rows: readonly Node[]) => new Map(rows.map((row) => [textOf(row.id), row]))

/** Each recipe with the rows of other tables in it, as the program's own exports have them. */
function* listRecords(tables: Node): Generator<{ row: Node; record: Node }> {
  const belonging = (table: string) => groupRows(rowsOf(tables, table), 'recipe_id')
  const parts = belonging('recipes_ingredients')
  const steps = belonging('recipe_instructions')
  const notes = belonging('notes')
  const comments = belonging('recipe_comments')
  const assets = belonging('recipe_assets')
  const nutrition = belonging('recipe_nutrition')
  const settings = belonging('recipe_settings')
  const withThings = makeThings(tables)
  const named = (table: string, link: string) => {
    const links = belonging(table)
    const things = byId(rowsOf(tables, NAMED[link] ?? ''))
    return (id: string) =>
      (links.get(id) ?? []).flatMap((row) => things.get(textOf(row[link])) ?? [])
  }
  const tags = named('recipes_to_tags', 'tag_id')
  const categories = named('recipes_to_categories', 'category_id')
  const tools = named('recipes_to_tools', 'tool_id')
  for (const row of rowsOf(tables, 'recipes')) {
    const id = textOf(row.id)
    const { recipeCuisine, ...fields } = row
    const record = {
      ...fields,
      recipe_cuisine: recipeCuisine,
      recipe_ingredient: (parts.get(id) ?? []).map(withThings),
      recipe_instructions: steps.get(id),
      notes: notes.get(id),
      comments: comments.get(id),
      assets: assets.get(id),
      nutrition: nutrition.get(id)?.[0],
      // Some versions wrote a second row.
      more_nutrition: nutrition.get(id)?.slice(1),
      settings: settings.get(id)?.[0],
      tags: tags(id),
      recipe_category: categories(id),
      tools: tools(id),
    }
    yield { row, record }
  }
}

const NAMED: Readonly<Record<string, string>> = {
  tag_id: 'tags',
  category_id: 'categories',
  tool_id: 'tools',
}

/** A line with the rows of its unit and its food in it. */
function makeThings(tables: Node): (row: Node) => Node {
  const units = byId(rowsOf(tables, 'ingredient_units'))
  const foods = byId(rowsOf(tables, 'ingredient_foods'))
  return (row) => ({
    ...row,
    unit: units.get(textOf(row.unit_id)),
    food: foods.get(textOf(row.food_id)),
  })
}

/** Tables write a recipe's id with or without its dashes, folders with them. */
function addOwnPicture(
  recipe: ImportedRecipe,
  pictures: Pictures,
  { file, id }: { file: SourceFile; id: string },
): void {
  const dashed = id.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5')
  const mentioned = `data/recipes/${dashed}/images/original.webp`
  const path = file.folder?.names.find((name) => name.endsWith(mentioned))
  if (path !== undefined)
    addPicture(recipe, pictures, { file: { ...file, name: 'x' }, mentioned: path })
}

/** A meal of a recipe, or of words. */
function readMeal(row: Node, titles: ReadonlyMap<string, string>): PlannedMeal[] {
  const words = [textOf(row.title), textOf(row.text)].filter(Boolean).join(': ')
  const title = titles.get(textOf(row.recipe_id)) ?? words
  const day = textOf(row.date)
  return title === '' || day === '' ? [] : [{ day, meal: textOf(row.entry_type) || null, title }]
}

function* readLists(tables: Node, format: string): Generator<Item> {
  const lines = groupRows(rowsOf(tables, 'shopping_list_items'), 'shopping_list_id')
  const withThings = makeThings(tables)
  for (const list of rowsOf(tables, 'shopping_lists')) {
    const asked = (lines.get(textOf(list.id)) ?? [])
      .filter(({ checked }) => checked !== true)
      .flatMap((row) => composeIngredient(withThings(row), row.is_food === false) || [])
    if (asked.length > 0) {
      yield { kind: 'shopping list', format, name: textOf(list.name), lines: asked }
    }
  }
}
