import { addGroups } from '../../fields/headings.ts'
import { lose } from '../../fields/lose.ts'
import type { Pictures } from '../../fields/pictures.ts'
import { setField } from '../../fields/set-field.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import { RefusedError } from '../../refused-error.ts'
import type { Source } from '../../source.ts'
import { plainLine, plainLines } from '../../text/plain-line.ts'
import { addLinks } from '../markdown/add-links.ts'
import { type Block, readMarkdown } from '../markdown/blocks.ts'
import { sectionOf } from '../markdown/section-of.ts'

/** A recipe in RecipeMD (https://recipemd.org/specification.html): title, text, rule, ingredients, rule, method. */
export const recipeMd: Source = {
  format: 'RecipeMD',
  recognises: (file) => isRecipeMd(file.text()),
  async *read(file) {
    const blocks = readMarkdown(file.text() ?? '')
    const [first, second] = blocks.flatMap(({ kind }, at) => (kind === 'rule' ? [at] : []))
    const [title] = blocks
    if (title?.kind !== 'heading' || title.level !== 1 || first === undefined) {
      throw new RefusedError(
        'A recipe in RecipeMD begins with a title and has a line below its description.',
      )
    }
    const recipe = startRecipe(plainLine(title.text))
    const pictures: Pictures = new Map()
    readAbout(recipe, { blocks: blocks.slice(1, first), file, pictures })
    const end = second ?? blocks.length
    readIngredients(recipe, blocks.slice(first + 1, end))
    readMethod(recipe, { blocks: blocks.slice(end + 1), file, pictures })
    yield { kind: 'recipe', format: this.format, recipe, pictures }
  },
}

/** A heading first, a rule, and below that rule nothing, a list, a heading or another rule. */
function isRecipeMd(text: string | undefined): boolean {
  if (!text || text.length > 300_000 || !/^\s*(?:#[ \t]|[^\n]{1,200}\n=+[ \t]*\n)/.test(text))
    return false
  const rule = RULE.exec(text.replaceAll('\r', ''))
  if (!rule) return false
  const below = text
    .replaceAll('\r', '')
    .slice(rule.index + rule[0].length)
    .trim()
  const isList =
    below === '' ||
    /^(?:[-*+][ \t\n]|[-*_]{3,}|#{1,6} |\d{1,9}[.)] |[-*+]$|[^\n]{1,200}\n[=-]+[ \t]*(?:\n|$))/.test(
      below,
    )
  return isList && !saysItsSections(text)
}

/** A line of hyphens under words makes a heading of them: behind an empty line or a heading it is a rule. */
const RULE =
  /(?<=^(?:[ \t]*|#{1,6} [^\n]*|=+[ \t]*)\n) {0,3}(?:-[ \t]*){3,}(?=\n|$)|^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/m

/** Headings for both lists are Markdown as anyone writes it, with a rule for looks. */
function saysItsSections(text: string): boolean {
  const sections = readMarkdown(text).map((block) =>
    block.kind === 'heading' ? sectionOf(block.text) : undefined,
  )
  return sections.includes('ingredients') && sections.includes('steps')
}

type Place = { file: SourceFile; pictures: Pictures }

/** Tags are a paragraph in *one* mark, yields one in **two**; once each. */
function readAbout(
  recipe: ImportedRecipe,
  { blocks, ...place }: { blocks: readonly Block[] } & Place,
): void {
  const marked = { one: 0, two: 0 }
  for (const block of blocks) {
    if (block.kind === 'rule') continue
    const mark = block.kind === 'paragraph' ? block.mark : null
    if (mark) marked[mark] += 1
    if (mark && marked[mark] > 1) {
      throw new RefusedError(mark === 'one' ? 'It has tags twice.' : 'It has yields twice.')
    }
    if (mark === 'one') recipe.tags = splitList(block.text)
    else if (mark === 'two') readYields(recipe, block.text)
    else {
      setField(recipe, { field: 'description', text: textOf(block), name: 'description' })
      if (block.kind !== 'heading')
        addLinks(recipe, block.links, { ...place, field: 'description' })
    }
  }
}

const textOf = (block: Exclude<Block, { kind: 'rule' }>) =>
  block.kind === 'paragraph' ? block.text.replaceAll('\n', ' ') : block.text

/** A comma between two figures is theirs: '1,5 cups, 2 bowls'. */
const splitList = (text: string) =>
  text
    .split(/(?<!\p{N}),|,(?!\p{N})/u)
    .map(plainLine)
    .filter(Boolean)

function readYields(recipe: ImportedRecipe, text: string): void {
  const yields = splitList(text)
  for (const one of yields) requireFactor(one)
  const portions = yields.find((one) => /serv|portion|person|people|pers\./i.test(one))
  for (const one of [portions, ...yields]) {
    if (one !== undefined && one !== recipe.servings.text)
      setField(recipe, { field: 'servings', text: one, name: 'yields' })
  }
}

/** An amount begins with a figure: '1,5', '1 1/2', '½'. */
function requireFactor(amount: string): void {
  if (!/^-?\s*[\p{N}.]/u.test(amount))
    throw new RefusedError(`'${amount.slice(0, 60)}' is an amount without a figure.`)
}

function readIngredients(recipe: ImportedRecipe, blocks: readonly Block[]): void {
  let group: string | null = null
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      const next = blocks[at + 1]
      if (next?.kind !== 'item')
        lose(recipe, 'ingredients.group', block.text, 'No ingredient stands under it.')
      group = plainLine(block.text)
    } else if (block.kind !== 'item') {
      throw new RefusedError('Between its lines stand other things than ingredients.')
    } else {
      if (block.emphasis !== null) requireFactor(block.emphasis.trim())
      const line = plainLine(block.text.replaceAll('\n', ' '))
      if (line === '' || line === block.emphasis?.trim())
        throw new RefusedError('It has an ingredient without a name.')
      addGroups(recipe.ingredients, [{ group, lines: [line] }])
      for (const link of block.links)
        lose(recipe, 'ingredients.link', link.address, `Where '${link.text}' leads.`)
    }
  }
}

function readMethod(
  recipe: ImportedRecipe,
  { blocks, ...place }: { blocks: readonly Block[] } & Place,
): void {
  let group: string | null = null
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'rule') continue
    const isHeading =
      block.kind === 'heading' && blocks[at + 1]?.kind !== 'heading' && at + 1 < blocks.length
    if (isHeading) group = plainLine(block.text)
    else addGroups(recipe.steps, [{ group, lines: plainLines(textOf(block)) }])
    if (block.kind !== 'heading') addLinks(recipe, block.links, { ...place, field: 'steps' })
  }
}
