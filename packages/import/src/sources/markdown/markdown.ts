import { addGroups } from '../../fields/headings.ts'
import { lose } from '../../fields/lose.ts'
import { addPicture, type Pictures } from '../../fields/pictures.ts'
import { type Field, setField } from '../../fields/set-field.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import { RefusedError } from '../../refused-error.ts'
import type { Source } from '../../source.ts'
import { listFacts, splitFrontMatter } from '../../text/front-matter.ts'
import { plainLines, withoutColon } from '../../text/plain-line.ts'
import { fieldOfName } from '../table/columns.ts'
import { addLinks } from './add-links.ts'
import { type Block, readMarkdown } from './blocks.ts'
import { sectionOf } from './section-of.ts'

/**
 * A recipe in Markdown: the title as its first heading or above, ingredients and method under headings
 * that say so, or both as lists in YAML above the text, as Chowdown has them.
 */
export const markdown: Source = {
  format: 'Markdown',
  recognises: (file) => isMarkdownRecipe(file.text()),
  async *read(file) {
    const { matter, body } = splitFrontMatter(file.text() ?? '')
    const recipe = startRecipe('')
    const pictures: Pictures = new Map()
    for (const { name, lines } of listFacts(Object.entries(matter ?? {}))) {
      setMatter(recipe, { name, lines, file, pictures })
    }
    readBody(recipe, { blocks: readMarkdown(body), file, pictures })
    if (recipe.title === '') throw new RefusedError('It has no title.')
    const isChowdown = matter?.layout === 'recipe' || matter?.layout === 'component'
    yield { kind: 'recipe', format: isChowdown ? 'Chowdown' : this.format, recipe, pictures }
  },
}

function isMarkdownRecipe(text: string | undefined): boolean {
  if (!text || text.length > 300_000) return false
  const { matter } = splitFrontMatter(text)
  const fields = Object.keys(matter ?? {}).map(fieldOfName)
  if (fields.includes('title') && (fields.includes('ingredients') || fields.includes('steps')))
    return true
  // Of several recipes each is read by itself, as those of any other text.
  return text.split(/^#[ \t]/m, 1_000).filter(headsIngredients).length === 1
}

const headsIngredients = (text: string) =>
  (text.match(HEADING) ?? []).some(
    (heading) => sectionOf(heading.replace(/^#+|\s[=-]+\s*$/g, '').trim()) === 'ingredients',
  )

/** Behind signs, or with a line of them below it. */
const HEADING = /^#{1,6}[ \t]+[^\n]{1,100}$|^[^\n]{1,100}\n(?:-{3,}|={3,})[ \t\r]*$/gm

function setMatter(
  recipe: ImportedRecipe,
  {
    name,
    lines,
    file,
    pictures,
  }: { name: string; lines: string[]; file: SourceFile; pictures: Pictures },
): void {
  const field = fieldOfName(name)
  const isWords = field === 'tags' || field === 'collections'
  if (name === 'layout') return
  if (field === 'image')
    for (const line of lines) addPicture(recipe, pictures, { file, mentioned: line })
  else if (field) setField(recipe, { field, text: lines.join(isWords ? ', ' : '\n'), name })
  else lose(recipe, name, lines.join('\n'))
}

/** A heading of a section begins it; one below it, of a lower level, heads a group in it. */
function readBody(
  recipe: ImportedRecipe,
  { blocks, file, pictures }: { blocks: readonly Block[]; file: SourceFile; pictures: Pictures },
): void {
  let section: Field = 'description'
  let group: string | null = null
  let level: number | undefined
  for (const block of blocks) {
    if (block.kind === 'rule') continue
    if (block.kind === 'heading') {
      const next = sectionOf(block.text)
      const isDeeper = level !== undefined && block.level > level
      if (next && (!isDeeper || next === 'ingredients' || next === 'steps')) {
        section = next
        // One of several words says of what, too.
        const words = plainLines(block.text).join(' ')
        group = fieldOfName(words) || words.split(' ').length < 3 ? null : words
        level ??= block.level
      } else if (recipe.title === '') recipe.title = plainLines(block.text).join(' ')
      else group = plainLines(block.text).join(' ')
      continue
    }
    // Some write a heading as a line in bold.
    if (section === 'ingredients' && block.kind === 'paragraph' && block.mark === 'two') {
      group = withoutColon(plainLines(block.text).join(' '))
      continue
    }
    addBlock(recipe, { block, section, group })
    addLinks(recipe, block.links, { field: section, file, pictures })
  }
}

function addBlock(
  recipe: ImportedRecipe,
  {
    block,
    section,
    group,
  }: { block: Exclude<Block, { kind: 'heading' | 'rule' }>; section: Field; group: string | null },
): void {
  const isPictureAlone =
    block.links.length === 1 &&
    block.links[0]?.isPicture === true &&
    block.links[0].text === block.text
  if (isPictureAlone) return
  const isFact = section === 'description' && block.kind === 'item'
  const fact = isFact ? /^([^:\n]{1,30}):\s*(.+)$/.exec(block.text) : null
  const known = fact?.[1] ? fieldOfName(fact[1]) : undefined
  if (known && fact?.[2]) setField(recipe, { field: known, text: fact[2], name: fact[1] ?? '' })
  else if (section === 'ingredients' || section === 'steps') {
    // A paragraph of a method that goes over several lines is one step; an item may have parts.
    const isOne = section === 'steps' && block.kind === 'paragraph'
    const lines = plainLines(isOne ? block.text.replaceAll('\n', ' ') : block.text)
    addGroups(recipe[section], [{ group, lines }])
  } else
    setField(recipe, {
      field: section,
      text: group === null ? block.text : `${group}\n${block.text}`,
      name: group ?? section,
    })
}
