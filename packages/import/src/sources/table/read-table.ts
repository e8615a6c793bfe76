import { jsonrepair } from 'jsonrepair'
import { lose } from '../../fields/lose.ts'
import { textOf } from '../../fields/records.ts'
import { type Field, setField } from '../../fields/set-field.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { Item } from '../../source.ts'
import { listOf } from '../schema-org/nodes.ts'

/** A column of a table: its name in the file, and what it is to a recipe; null of what has no place in one. */
export type Column = { name: string; field: Field | null }

/**
 * The recipes of a table, a row each, by what its columns are. Several columns may be the same field:
 * 'Ingredient 1', 'Ingredient 2'. Cells of no field, and what cannot be read, are lost under the name
 * of their column. Rows without a title are left out where they are empty, else refused.
 */
export async function* readTable(
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
  { columns, format }: { columns: readonly Column[]; format: string },
): AsyncGenerator<Item> {
  let at = 0
  for await (const row of rows) {
    at += 1
    if (row.every((cell) => cell.trim() === '')) continue
    const recipe = readRow(row, columns)
    if (recipe.title !== '') yield { kind: 'recipe', format, recipe, pictures: new Map() }
    else yield { kind: 'refused', name: `row ${at}`, reason: 'It has no title.' }
  }
}

function readRow(row: readonly string[], columns: readonly Column[]): ImportedRecipe {
  const recipe = startRecipe('')
  row.forEach((text, at) => {
    const { name, field } = columns[at] ?? { name: `column ${at + 1}`, field: null }
    const isList = field === 'ingredients' || field === 'steps'
    if (field) setField(recipe, { field, text: isList ? linesOfCell(text) : text, name })
    else if (!/^(?:false|no|0)$/i.test(text.trim())) lose(recipe, name, text)
  })
  return recipe
}

/** A cell of several lines, or of one that is a list: '["1 leek", "salt"]', '1 leek | salt', '1 leek; salt; oil'. */
function linesOfCell(text: string): string {
  const cell = text.trim()
  const listed = /^\[[\s\S]*\]$/.test(cell) ? listOf(parseList(cell)).map(textOf) : []
  if (listed.length > 0) return listed.join('\n')
  if (/\n|<(?:br|li|p)\b/i.test(cell)) return cell
  const mark = cell.includes('|') ? '|' : cell.split(';').length > 2 ? ';' : undefined
  return mark === undefined ? cell : cell.split(mark).join('\n')
}

/** Tables out of Python write lists in its own quotes. */
function parseList(cell: string): unknown {
  try {
    return JSON.parse(cell.length > LIST_AT_MOST ? '' : jsonrepair(cell))
  } catch {
    return undefined
  }
}
const LIST_AT_MOST = 100_000
