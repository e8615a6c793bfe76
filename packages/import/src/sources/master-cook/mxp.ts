import { composeLine } from '../../fields/compose-line.ts'
import { addGroups, ingredientHeading, markedHeading, toGroups } from '../../fields/headings.ts'
import { lose } from '../../fields/lose.ts'
import { type Field, setField } from '../../fields/set-field.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { joinParagraphs } from '../../text/paragraphs.ts'
import { plainLine } from '../../text/plain-line.ts'

/** Text of MasterCook (.mxp, .txt): columns for amount, measure and ingredient. */
export const masterCookText: Source = {
  format: 'MasterCook',
  recognises: (file) => START.test(file.text()?.slice(0, LOOKED_AT) ?? ''),
  async *read(file) {
    const lines = (file.text() ?? '').split(/\r\n?|\n/)
    const starts = lines.flatMap((line, at) => (START.test(line) ? [at] : []))
    for (const [at, start] of starts.entries()) {
      const recipe = readRecipe(lines.slice(start + 1, starts[at + 1]))
      yield { kind: 'recipe', format: this.format, recipe, pictures: new Map() }
    }
  },
}

const LOOKED_AT = 4_000
const START = /\*\s+Exported\s+(?:from|for)\s+MasterCook.{0,40}\*/i
const RULE = /^\s*-{4,}\s+-{4,}\s+-{4,}/
const END = /^\s*(?:- ){8,}-?\s*$/

function readRecipe(lines: readonly string[]): ImportedRecipe {
  const recipe = startRecipe('')
  const rule = lines.findIndex((line) => RULE.test(line))
  const end = lines.findIndex((line) => END.test(line))
  const last = end < 0 ? lines.length : end
  const head = lines.slice(0, rule < 0 ? Math.min(6, last) : rule)
  readHead(recipe, head)
  const body = lines.slice(rule < 0 ? head.length : rule + 1, last)
  const blank = body.findIndex((line, at) => (at > 0 || line.trim() !== '') && !isRow(line))
  const listed = body.slice(0, blank < 0 ? body.length : blank)
  addGroups(recipe.ingredients, toGroups(joinWrapped(listed), ingredientHeading))
  readBody(recipe, body.slice(listed.length))
  readTail(recipe, lines.slice(last + 1))
  return recipe
}

function readHead(recipe: ImportedRecipe, lines: readonly string[]): void {
  const [title = '', ...rest] = lines.filter((line) => line.trim() !== '')
  recipe.title = plainLine(title)
  let field = ''
  for (const line of rest) {
    for (const part of line.split(/\s{3,}(?=Preparation Time)/)) {
      const read = /^(Recipe By|Serving Size|Preparation Time|Categories|Amount)\s*:?(.*)$/i.exec(
        part.trim(),
      )
      field = read?.[1]?.toLowerCase() ?? field
      if (field !== 'amount') setHead(recipe, field, (read?.[2] ?? part).trim())
    }
  }
}

function setHead(recipe: ImportedRecipe, name: string, text: string): void {
  const field = HEAD.get(name)
  // Categories stand in two columns, and go on in the lines below.
  for (const one of field === 'collections' ? text.split(/\s{2,}/) : [text]) {
    if (field) setField(recipe, { field, text: one === '0:00' ? '' : one, name })
    else lose(recipe, 'head', one)
  }
}

const HEAD: ReadonlyMap<string, Field> = new Map(
  Object.entries<Field>({
    'recipe by': 'author',
    'serving size': 'servings',
    'preparation time': 'prep',
    categories: 'collections',
  }),
)

/** Columns of 8, 12 and the rest. What goes on in the next line begins small there, without an amount. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const text = line.slice(24).trim()
    const isOnward = line.slice(0, 24).trim() === '' && /^[a-z(-]/.test(text) && joined.length > 0
    if (isOnward) joined.push(`${joined.pop()} ${text}`)
    else if (isRow(line)) joined.push(composeLine(columnsOf(line)).replace(/\s+--\s+/, ', '))
  }
  return joined.map(plainLine).filter(Boolean)
}

/** A row of the table has figures or nothing where amounts stand, and a food. */
const isRow = (line: string) =>
  /^[\s\d/.,-]*$/.test(line.slice(0, 10)) && line.slice(24).trim() !== ''

function columnsOf(line: string): { amount: string; unit: string; food: string } {
  return { amount: line.slice(0, 10), unit: line.slice(10, 24), food: line.slice(24) }
}

/** Paragraphs of the method, and what newer versions put below under words of their own. */
function readBody(recipe: ImportedRecipe, lines: readonly string[]): void {
  const first = lines.findIndex((line) => LABEL.test(line))
  const method = first < 0 ? lines : lines.slice(0, first)
  const paragraphs = joinParagraphs(method).filter(
    (text) => !/^(?:directions|instructions):?$/i.test(text),
  )
  addGroups(recipe.steps, toGroups(paragraphs, markedHeading))
  let label = ''
  let said: string[] = []
  for (const line of [...(first < 0 ? [] : lines.slice(first)), 'End:']) {
    const next = LABEL.exec(line) ?? /^(End):$/.exec(line)
    if (next) {
      setLabelled(recipe, label, said.join('\n'))
      label = next[1] ?? ''
      said = [line.slice(next[0].length)]
    } else said.push(line)
  }
}

const LABEL =
  /^(Description|Source|Copyright|Yield|Cuisine|Start to Finish Time|[TS]\s?\([^)]{1,40}\)|Internet Address|Recipe ID)\s*:/i

function setLabelled(recipe: ImportedRecipe, label: string, said: string): void {
  const text = said.trim().replace(/^"|"$/g, '')
  const field =
    LABELLED.get(label.toLowerCase()) ?? (/^t ?\(cook/i.test(label) ? 'cook' : undefined)
  if (field) setField(recipe, { field, text, name: label })
  else if (label !== '') lose(recipe, label, text)
}

const LABELLED: ReadonlyMap<string, Field> = new Map(
  Object.entries<Field>({
    description: 'description',
    source: 'source',
    'internet address': 'source',
    yield: 'servings',
    cuisine: 'cuisine',
    'start to finish time': 'total',
  }),
)

/** Below the line of dashes: figures of a portion, notes, and what the program needs itself. */
function readTail(recipe: ImportedRecipe, lines: readonly string[]): void {
  for (const paragraph of joinParagraphs(lines)) {
    const note = /^NOTES\s*:\s*(.*)$/i.exec(paragraph)?.[1]
    const figures = /^Per serving[^:]*:\s*(.*)$/i.exec(paragraph)?.[1]
    if (note !== undefined) setField(recipe, { field: 'notes', text: note, name: 'notes' })
    else if (figures !== undefined)
      setField(recipe, {
        field: 'nutrition',
        text: figures.replace(/\s*Exchanges:.*$/, '').replace(/\.$/, ''),
        name: 'nutrition',
      })
    else if (!/^Nutr\. Assoc/i.test(paragraph)) lose(recipe, 'tail', paragraph)
  }
}
