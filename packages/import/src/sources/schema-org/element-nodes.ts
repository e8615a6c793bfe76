import type { CheerioAPI } from 'cheerio/slim'
import { type AnyNode, type Element, isTag } from 'domhandler'
import type { Block } from '../../shapes/block.ts'
import { isIngredientsHeading, isStepsHeading, partOfName } from '../../shapes/headings.ts'
import { hasAmount, isBareAmount } from '../../shapes/lines.ts'
import { blocksOf } from '../page/page-blocks.ts'
import { isOfType, type Node } from './nodes.ts'
import { listTexts } from './texts.ts'

/** How a kind of markup marks elements of a page as things and as their properties. */
type Markup = {
  /** Of an element that begins a thing the names of its types, of others undefined. */
  typesOf(element: Element): string[] | undefined
  propertiesOf(element: Element): string[]
}

/** https://html.spec.whatwg.org/multipage/microdata.html */
const microdata: Markup = {
  typesOf: ({ attribs }) => ('itemscope' in attribs ? wordsOf(attribs.itemtype) : undefined),
  propertiesOf: ({ attribs }) => wordsOf(attribs.itemprop).map(currentName),
}

/** https://www.w3.org/TR/rdfa-lite/ */
const rdfa: Markup = {
  typesOf: ({ attribs }) => (attribs.typeof === undefined ? undefined : wordsOf(attribs.typeof)),
  propertiesOf: ({ attribs }) =>
    [...wordsOf(attribs.property), ...wordsOf(attribs.rel)].map((name) =>
      currentName(name.replace(/^.*[:/#]/, '')),
    ),
}

/** What data-vocabulary.org called it, which came before schema.org. */
const currentName = (name: string) => FORMER_NAMES.get(name) ?? name

const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['ingredient', 'recipeIngredient'],
  ['instruction', 'recipeInstructions'],
])

/** https://microformats.org/wiki/h-recipe and its older form https://microformats.org/wiki/hrecipe */
const microformats: Markup = {
  typesOf: (element) => {
    const isRecipe = wordsOf(element.attribs.class).some((name) => /^h-?recipe$/i.test(name))
    return isRecipe ? ['Recipe'] : undefined
  },
  propertiesOf: (element) =>
    wordsOf(element.attribs.class).flatMap((name) => MICROFORMATS.get(name.toLowerCase()) ?? []),
}

const MICROFORMATS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    fn: 'name',
    'p-name': 'name',
    ingredient: 'recipeIngredient',
    'p-ingredient': 'recipeIngredient',
    instruction: 'recipeInstructions',
    instructions: 'recipeInstructions',
    'e-instructions': 'recipeInstructions',
    'p-instructions': 'recipeInstructions',
    yield: 'recipeYield',
    'p-yield': 'recipeYield',
    duration: 'totalTime',
    'dt-duration': 'totalTime',
    preptime: 'prepTime',
    cooktime: 'cookTime',
    summary: 'description',
    'p-summary': 'description',
    'p-author': 'author',
    photo: 'image',
    'u-photo': 'image',
    'p-category': 'keywords',
    published: 'datePublished',
    'dt-published': 'datePublished',
  }),
)

/** The recipes that a page marks in its elements, each way a list, in the shape of JSON-LD. */
export function readElementNodes(page: CheerioAPI): Node[][] {
  return [microdata, rdfa, microformats].map((markup) => listRecipes(page, markup))
}

/** The type of a recipe that nothing says is one, beside its own. */
export const ORPHAN = 'Unsaid'

type Draft = Record<string, unknown>

/** A page may call a property '__proto__': a thing has none but those of its page. */
const startDraft = (types: string[]): Draft => ({ __proto__: null, '@type': types })

function listRecipes(page: CheerioAPI, markup: Markup): Node[] {
  const found: Draft[] = []
  // Some pages mark the properties of a recipe and forget to say that it is one.
  const orphan = startDraft(['Recipe', ORPHAN])
  for (const node of page.root().toArray())
    walk(node, { markup, found, item: orphan, within: [] }, 0)
  const recipes = found.filter((node) => isOfType(node, 'Recipe'))
  if (recipes.length > 0) return markup === microformats ? recipes.filter(hasLines) : recipes
  return hasLines(orphan) ? [orphan] : []
}

/** Words of a class can mean anything, and what is not said to be a recipe need not be one. */
function hasLines(node: Node): boolean {
  const lines = listTexts(node.recipeIngredient ?? node.ingredients)
  return lines.length > 1 && lines.filter(hasAmount).length * 2 >= lines.length
}

type Walk = { markup: Markup; found: Draft[]; item: Draft; within: readonly string[] }

const DEEPEST = 400

function walk(node: AnyNode, walking: Walk, depth: number): void {
  if (!('children' in node) || depth > DEEPEST) return
  const inside = isTag(node) ? enter(node, walking) : walking
  for (const child of node.children) walk(child, inside, depth + 1)
}

function enter(element: Element, walking: Walk): Walk {
  const { markup, found, item, within } = walking
  const names = markup.propertiesOf(element)
  const types = markup.typesOf(element)
  if (types) {
    const thing = startDraft(types)
    if (names.length > 0) for (const name of names) add(item, name, thing)
    if (names.length === 0 || isOfType(thing, 'Recipe')) found.push(thing)
    return { ...walking, item: thing, within: [] }
  }
  // A list marked as a whole and again line by line says its lines once.
  const fresh = names.filter((name) => !within.includes(name))
  for (const name of fresh) for (const value of valuesOf(element, name)) add(item, name, value)
  return fresh.length > 0 ? { ...walking, within: [...within, ...fresh] } : walking
}

function add(item: Draft, name: string, value: unknown): void {
  const known = item[name]
  if (Array.isArray(known)) known.push(value)
  else item[name] = [value]
}

const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    a: 'href',
    area: 'href',
    link: 'href',
    audio: 'src',
    embed: 'src',
    iframe: 'src',
    img: 'src',
    source: 'src',
    track: 'src',
    video: 'src',
    object: 'data',
    data: 'value',
    meter: 'value',
    time: 'datetime',
  }),
)

/** What is no list has a line or two: properties in properties would be read once for each. */
const LONGEST_VALUE = 1_000

/** Properties whose text is lines; what else is marked is one text. */
const LISTED = new Set(['recipeIngredient', 'ingredients', 'recipeInstructions', 'instructions'])

function valuesOf(element: Element, name: string): unknown[] {
  const { attribs } = element
  if (LISTED.has(name)) return linesOf(element, name)
  if (attribs.content !== undefined) return [attribs.content]
  // Pictures that come later have a placeholder in their place.
  const later = attribs['data-src'] ?? attribs['data-lazy-src']
  if (element.name === 'img' && later) return [later]
  const address = attribs[ADDRESSES.get(element.name) ?? '']
  const isText = element.name === 'a' && name !== 'url' && name !== 'image'
  if (address !== undefined && !isText) return [address]
  return [
    blocksOf([element], { most: LONGEST_VALUE })
      .map(({ text }) => text)
      .join(' '),
  ]
}

/** Each block a line, and what stands under a heading of a method as a section. */
function linesOf(element: Element, name: string): unknown[] {
  const blocks = isMethod(name) ? methodIn(blocksOf([element])) : blocksOf([element])
  if (blocks.length === 0) return element.attribs.content ? [element.attribs.content] : []
  const lines = blocks.filter(({ kind }) => kind !== 'heading')
  if (lines.length === 0) return blocks.map(({ text }) => text)
  const [first, second] = lines
  // An amount in a cell of its own, its food in the next.
  if (first && second && lines.length <= 3 && isBareAmount(first.text) && !hasAmount(second.text))
    return [lines.map(({ text }) => text).join(' ')]
  if (!isMethod(name)) return lines.map(({ text }) => text)
  const values: unknown[] = []
  // The name of the list itself heads no part of it.
  const [opening] = blocks
  const own = opening?.kind === 'heading' && partOfName(opening.text) === 'steps' ? 1 : 0
  let section: { '@type': string; name: string; itemListElement: string[] } | undefined
  for (const { kind, text } of blocks.slice(own)) {
    if (kind === 'heading') {
      section = { '@type': 'HowToSection', name: text, itemListElement: [] }
      values.push(section)
    } else if (section) section.itemListElement.push(text)
    else values.push(text)
  }
  return values
}

const isMethod = (name: string) => /instructions/i.test(name)

/** Some mark all of a page as its method: then that begins at its own heading. */
function methodIn(blocks: readonly Block[]): readonly Block[] {
  const headed = (is: (text: string) => boolean) =>
    blocks.findIndex((block) => block.kind === 'heading' && is(block.text))
  const [ingredients, steps] = [headed(isIngredientsHeading), headed(isStepsHeading)]
  if (ingredients !== -1 && steps > ingredients) return blocks.slice(steps)
  // Or it ends where the page says its ingredients again.
  return ingredients > 0 ? blocks.slice(0, ingredients) : blocks
}

const wordsOf = (text: string | undefined) => text?.split(/\s+/).filter(Boolean) ?? []
