import { posix } from 'node:path'
import { composeLine } from '../../fields/compose-line.ts'
import { addGroups } from '../../fields/headings.ts'
import { lose } from '../../fields/lose.ts'
import { addPicture, addPictureBeside, type Pictures } from '../../fields/pictures.ts'
import { setField } from '../../fields/set-field.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { listFacts } from '../../text/front-matter.ts'
import { plainLine } from '../../text/plain-line.ts'
import { fieldOfName } from '../table/columns.ts'
import { type Cooklang, type Mention, parseCooklang } from './parse-cooklang.ts'

/** A recipe in Cooklang (.cook). Its name is that of the file where the text says none. */
export const cooklang: Source = {
  format: 'Cooklang',
  recognises: (file) => isCooklang(file.text()),
  async *read(file) {
    const parsed = parseCooklang(file.text() ?? '')
    const recipe = startRecipe('')
    const pictures: Pictures = new Map()
    readMetadata(recipe, { parsed, file, pictures })
    const base = posix.basename(file.name).replace(/\.\w+$/, '')
    if (recipe.title === '') recipe.title = plainLine(base)
    const listed = new Set<string>()
    for (const section of parsed.sections) readSection(recipe, section, listed)
    recipe.notes = [recipe.notes, ...parsed.notes.map(plainLine)].filter(Boolean).join('\n') || null
    for (const comment of parsed.comments)
      lose(recipe, 'comment', comment, 'A note to whoever edits the file.')
    const names = new RegExp(
      `^${base.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\.(?:jpe?g|png|webp)$`,
      'i',
    )
    addPictureBeside(recipe, pictures, { file, names })
    yield { kind: 'recipe', format: this.format, recipe, pictures }
  },
}

/** An ingredient with braces; or one without, where the text has facts or a timer as Cooklang writes them. */
function isCooklang(text: string | undefined): boolean {
  if (!text || text.length > LONGEST) return false
  if (/(?:^|[\s(])@[^\s@#~{}][^@#~{}\n]{0,1000}\{[^{}\n]{0,200}\}/.test(text)) return true
  const hasSign = /(?:^|[\s(])@[\p{L}\p{N}]/u.test(text)
  return (
    hasSign && (/^>> *[^:\n]{1,60}:/m.test(text) || /~[^~{}\n]{0,60}\{[^{}\n]{1,40}\}/.test(text))
  )
}
const LONGEST = 300_000

function readMetadata(
  recipe: ImportedRecipe,
  { parsed, file, pictures }: { parsed: Cooklang; file: SourceFile; pictures: Pictures },
): void {
  for (const { name, lines } of listFacts(parsed.metadata)) {
    const field = fieldOfName(name)
    const text = lines.join(field === 'tags' || field === 'collections' ? ', ' : '\n')
    if (field === 'image')
      for (const line of lines) addPicture(recipe, pictures, { file, mentioned: line })
    else if (field)
      setField(recipe, { field, text: field === 'nutrient' ? text.replace('%', ' ') : text, name })
    else lose(recipe, name, text)
  }
}

function readSection(
  recipe: ImportedRecipe,
  { name, steps }: Cooklang['sections'][number],
  listed: Set<string>,
): void {
  const group = name === null ? null : plainLine(name)
  for (const step of steps) {
    for (const mention of step.ingredients) {
      // What is mentioned again without an amount is what was listed before.
      const isAgain = mention.amount === '' && listed.has(mention.name)
      listed.add(mention.name)
      const line = plainLine(lineOf(mention))
      if (line !== '' && !isAgain) addGroups(recipe.ingredients, [{ group, lines: [line] }])
    }
    if (step.text !== '') addGroups(recipe.steps, [{ group, lines: [plainLine(step.text)] }])
    for (const mention of step.cookware) {
      if (mention.amount !== '')
        lose(recipe, 'cookware', lineOf(mention), 'Tools stand in the steps alone.')
    }
    for (const mention of step.timers) {
      if (mention.name !== '' && mention.amount !== '')
        lose(recipe, 'timer', mention.name, `The name of '${composeLine(mention)}'.`)
    }
  }
}

const lineOf = ({ amount, unit, name, note }: Mention) =>
  composeLine({ amount, unit, food: name, note })
