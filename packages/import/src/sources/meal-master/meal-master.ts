import { composeLine } from '../../fields/compose-line.ts'
import { addGroups } from '../../fields/headings.ts'
import { lose } from '../../fields/lose.ts'
import { type Field, setField } from '../../fields/set-field.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { joinParagraphs } from '../../text/paragraphs.ts'
import { plainLine } from '../../text/plain-line.ts'

/** Text of Meal-Master (.mmf, .txt): ingredients in one or two columns, headings in dashes. */
export const mealMaster: Source = {
  format: 'Meal-Master',
  recognises: (file) => START.test(file.text()?.slice(0, LOOKED_AT) ?? ''),
  async *read(file) {
    for (const lines of listRecipes(file.text() ?? '')) {
      yield { kind: 'recipe', format: this.format, recipe: readRecipe(lines), pictures: new Map() }
    }
  },
}

const LOOKED_AT = 8_000
const START = /^(?:MMMMM|-----).{0,60}Meal-?Master/im
const HEADING = /^(?:MMMMM|-----)-*\s*([^-\s].{0,74}?)\s*-{2,}\s*$/
const END = /^(?:MMMMM|-----)\s*$/

/** The lines of each recipe, between its first line and the one that ends it. */
function* listRecipes(text: string): Generator<string[]> {
  let lines: string[] | undefined
  for (const line of text.split(/\r\n?|\n/)) {
    if (START.test(line)) {
      if (lines) yield lines
      lines = []
    } else if (END.test(line) && lines) {
      yield lines
      lines = undefined
    } else lines?.push(line)
  }
  if (lines) yield lines
}

function readRecipe(lines: readonly string[]): ImportedRecipe {
  const recipe = startRecipe('')
  const first = lines.findIndex((line) => line.trim() !== '' && !HEAD_LINE.test(line))
  const isAfterHead = (at: number) => first >= 0 && at >= first
  for (const line of lines.slice(0, first < 0 ? lines.length : first)) readHead(recipe, line)
  const rest = lines.filter((_, at) => isAfterHead(at))
  const method = rest.findIndex(
    (line) => !(line.trim() === '' || HEADING.test(line) || isIngredient(line)),
  )
  readIngredients(recipe, rest.slice(0, method < 0 ? rest.length : method))
  readMethod(recipe, method < 0 ? [] : rest.slice(method))
  return recipe
}

const HEAD_LINE =
  /^\s*(Title|Categories|Category|Keywords|Yield|Servings|Source|Author)\s*:\s*(.*)$/i

function readHead(recipe: ImportedRecipe, line: string): void {
  const [, name = '', text = ''] = HEAD_LINE.exec(line) ?? []
  const field = HEAD.get(name.toLowerCase())
  if (field) setField(recipe, { field, text: /^none$/i.test(text.trim()) ? '' : text, name })
}

const HEAD: ReadonlyMap<string, Field> = new Map(
  Object.entries<Field>({
    title: 'title',
    categories: 'collections',
    category: 'collections',
    keywords: 'tags',
    yield: 'servings',
    servings: 'servings',
    source: 'source',
    author: 'author',
  }),
)

/** Seven characters of amount, two of unit, 28 of food; a second column begins at the 42nd. */
const INGREDIENT = /^([ \d/.,-]{7}) ([A-Za-z ]{2}) (\S.*)$/
const SECOND = 41

const isIngredient = (line: string) => INGREDIENT.test(line.slice(0, SECOND).trimEnd())

/** Within a block the left column comes before the right one, as the program counts them. */
function readIngredients(recipe: ImportedRecipe, lines: readonly string[]): void {
  let group: string | null = null
  let columns: [string[], string[]] = [[], []]
  const finish = () => {
    const read = columns.flat().map(plainLine).filter(Boolean)
    if (read.length > 0) addGroups(recipe.ingredients, [{ group, lines: read }])
    columns = [[], []]
  }
  for (const line of lines) {
    const heading = HEADING.exec(line)?.[1]
    if (heading !== undefined) {
      finish()
      group = plainLine(heading)
    } else if (line.trim() === '') finish()
    else readColumns(columns, line)
  }
  finish()
}

function readColumns([left, right]: [string[], string[]], line: string): void {
  const second = line.slice(SECOND)
  const isTwo = line.slice(SECOND - 2, SECOND).trim() === '' && INGREDIENT.test(second)
  addLine(left, isTwo ? line.slice(0, SECOND) : line)
  if (isTwo) addLine(right, second)
}

/** What begins with a hyphen goes on with the line above. */
function addLine(lines: string[], column: string): void {
  const [, amount = '', unit = '', food = ''] = INGREDIENT.exec(column.trimEnd()) ?? []
  const isOnward = amount.trim() === '' && unit.trim() === '' && /^-(?!-)/.test(food)
  const before = isOnward ? lines.pop() : undefined
  if (before !== undefined) lines.push(`${before} ${food.slice(1).trim()}`)
  else lines.push(composeLine({ amount, unit, food }))
}

/** What 'Now You're Cooking' adds for itself. */
const PROGRAM = /^\s*(?:NYC Nutrilink:|\*\* Exported from)/

function readMethod(recipe: ImportedRecipe, lines: readonly string[]): void {
  let group: string | null = null
  let part: string[] = []
  const finish = () => addGroups(recipe.steps, [{ group, lines: joinParagraphs(part) }])
  for (const line of lines) {
    const heading = HEADING.exec(line)?.[1]
    if (PROGRAM.test(line))
      lose(recipe, 'method', line.trim(), 'It is for the program that wrote it.')
    else if (heading === undefined) part.push(line)
    else {
      finish()
      group = plainLine(heading)
      part = []
    }
  }
  finish()
  if (group !== null && part.every((line) => line.trim() === '')) lose(recipe, 'heading', group)
}
