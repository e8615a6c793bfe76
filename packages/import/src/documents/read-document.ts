import { lose } from '../fields/lose.ts'
import { setField } from '../fields/set-field.ts'
import { type ImportedRecipe, startRecipe } from '../recipe.ts'
import { RefusedError } from '../refused-error.ts'
import type { Block } from '../shapes/block.ts'
import { partTitle, saysFact } from '../shapes/find-facts.ts'
import { isIngredientsHeading, isOtherHeading, isStepsHeading } from '../shapes/headings.ts'
import { hasAmount, saysNutrient } from '../shapes/lines.ts'
import { readBlocks } from '../shapes/read-blocks.ts'
import { isHeadingLike } from '../shapes/section.ts'
import type { Item } from '../source.ts'
import { withoutBullets } from '../text/bullets.ts'
import { recogniseLanguage } from '../text/language.ts'
import { withoutColon } from '../text/plain-line.ts'
import { isStepLabel, losePleas } from '../text/step-lines.ts'
import { withoutContents } from './contents.ts'
import { gatherLists } from './gather-lists.ts'
import { partLetter } from './letter.ts'
import { type Paragraph, toBlocks } from './paragraph.ts'
import { type PlacedPicture, picturesByTitle } from './placed-pictures.ts'
import { type DocumentPart, splitRecipes } from './split-recipes.ts'

/** What a document says of itself, beside its text. */
export type DocumentFacts = {
  format: string
  /** What it is called where its text says nothing: its own title, or the name of its file. */
  name: string
  author?: string | null
  language?: string | null
  /** How many pictures it holds, wherever they stand. */
  pictures?: number
  /** Those that can be brought in, in their order, and their bytes. */
  placed?: readonly PlacedPicture[]
  readPicture?: (name: string) => Promise<Uint8Array | undefined>
  /** A picture that nobody knows the place of: that of the recipe, where there is one alone. */
  alone?: Uint8Array | undefined
}

/** The recipes of a document, one or a book of them. @throws RefusedError where there is none */
export function* readDocument(
  paragraphs: readonly Paragraph[],
  facts: DocumentFacts,
): Generator<Item> {
  if (paragraphs.length > MOST_PARAGRAPHS) throw new RefusedError(TOO_LONG)
  const letter = partLetter(paragraphs)
  const parts = listParts(letter.body)
  const read = parts.map((part) => ({ part, recipe: readPart(part, facts) }))
  const recipes = read.flatMap(({ recipe }) => recipe ?? [])
  if (recipes.length === 0) throw new RefusedError(NOTHING_FOUND)
  for (const text of letter.said) if (recipes[0]) lose(recipes[0], 'text', text, OF_A_LETTER)
  const shown = givePictures(recipes, paragraphs, facts)
  for (const { part, recipe } of read) {
    const pictures = (recipe && shown.get(recipe)) ?? new Map()
    if (recipe) yield { kind: 'recipe', format: facts.format, recipe, pictures }
    else if (parts.length > 1)
      yield { kind: 'refused', name: part.title || facts.name, reason: NOTHING_FOUND }
  }
}

type Pictures = Map<string, () => Promise<Uint8Array | undefined>>

/** The first picture of each recipe; how many others there are is told as lost with the first recipe. */
function givePictures(
  recipes: readonly ImportedRecipe[],
  paragraphs: readonly Paragraph[],
  { placed = [], pictures: count = 0, readPicture, alone }: DocumentFacts,
): ReadonlyMap<ImportedRecipe, Pictures> {
  const shown = new Map<ImportedRecipe, Pictures>()
  const [only, another] = recipes
  if (only && !another && alone) {
    only.images.push(ALONE)
    shown.set(only, new Map([[ALONE, async () => alone]]))
  }
  const titles = recipes.map(({ title }) => title)
  for (const [at, [name]] of picturesByTitle(titles, paragraphs, placed).entries()) {
    const recipe = recipes[at]
    if (!recipe || name === undefined || !readPicture) continue
    recipe.images.push(name)
    shown.set(recipe, new Map([[name, () => readPicture(name)]]))
  }
  const [first] = recipes
  const left = count - new Set([...shown.keys()].flatMap(({ images }) => images)).size
  if (first && left > 0) lose(first, 'image', `${left} in the document`, NO_PICTURES)
  return shown
}

/** Whether paragraphs hold a recipe at all. */
export const holdsRecipe = (paragraphs: readonly Paragraph[]) =>
  listParts(partLetter(paragraphs).body).some(({ blocks }) => readBlocks(blocks) !== undefined)

/** What such a picture is called. */
const ALONE = 'photograph.jpg'
const NO_PICTURES =
  'Of a document one picture for each recipe is brought in, and none of a PDF of many recipes.'
const NOTHING_FOUND = 'No list of ingredients with steps could be told apart in it.'
/** Of a thousand recipes. */
const MOST_PARAGRAPHS = 60_000
const TOO_LONG = 'It has more paragraphs than any cookbook: bring it in parts.'

const listParts = (paragraphs: readonly Paragraph[]) =>
  splitRecipes(gatherLists(withoutContents(toBlocks(paragraphs.slice(0, MOST_PARAGRAPHS))))).map(
    inOrder,
  )

/** Steps are looked for behind the ingredients: where they stand before or beside them, they come after. */
function inOrder(part: DocumentPart): DocumentPart {
  const { blocks } = part
  const ingredients = blocks.findIndex(
    (block) => isHeadingLike(block) && isIngredientsHeading(block.text),
  )
  const steps = blocks.findIndex((block) => isHeadingLike(block) && isStepsHeading(block.text))
  const isBehind = steps < 0 || ingredients < 0 || steps > ingredients
  const ordered = isBehind
    ? blocks
    : [...blocks.slice(0, steps), ...blocks.slice(ingredients), ...blocks.slice(steps, ingredients)]
  return { ...part, blocks: joinSteps(ordered) }
}

/** Behind the ingredients marks say nothing: paragraphs and numbered lines are steps alike. */
function joinSteps(blocks: readonly Block[]): Block[] {
  const first = blocks.findIndex(isIngredientLine)
  const isListed = new Set(blocks.filter(isIngredientLine).map((block) => block.part))
  let part = blocks.reduce((most, block) => Math.max(most, block.part), 0) + 1
  return blocks.flatMap((block, at): Block[] => {
    if (block.kind === 'heading') part += 1
    const isStep = first >= 0 && at > first && block.kind !== 'heading' && !isListed.has(block.part)
    if (!isStep) return [block]
    if (isStepLabel(block.text)) return []
    // What is read as a heading or as a fact stands for itself.
    const isHeading = isStepsHeading(block.text) || isOtherHeading(block.text)
    if (saysFact(block.text) || (isHeadingLike(block) && isHeading)) {
      part += 2
      return [{ ...block, kind: 'paragraph', part: part - 1 }]
    }
    return [{ kind: 'paragraph', text: block.text, part }]
  })
}

const isIngredientLine = ({ kind, text }: Block) =>
  (kind === 'item' || kind === 'row') && text.length <= 120 && hasAmount(text)

function readPart(
  { title, blocks }: DocumentPart,
  facts: DocumentFacts,
): ImportedRecipe | undefined {
  const { body, notes, nutrition } = partNotes(blocks)
  const shape = readBlocks(body)
  if (!shape) return undefined
  const titled = partTitle(title)
  const recipe = { ...startRecipe(titled.title || facts.name), ...shape }
  if (recipe.servings.text === null && titled.facts) recipe.servings = titled.facts.servings
  recipe.minutes.total ??= titled.facts?.minutes.total ?? null
  if (title === '') recipe.doubts.push({ field: 'title', reason: NO_TITLE })
  recipe.description = descriptionOf(body, recipe) || null
  recipe.notes = notes.join('\n') || null
  for (const text of nutrition) setField(recipe, { field: 'nutrition', text, name: 'nutrition' })
  recipe.source.author = facts.author ?? null
  loseRest(recipe, body)
  losePleas(recipe)
  recipe.language = recogniseLanguage(textOf(recipe)) ?? facts.language ?? null
  return recipe
}

const OF_A_LETTER = 'It greets somebody or says who writes, and is no part of the recipe.'
const NO_TITLE = 'Nothing says what it is called.'

/** What is under a heading of notes, or begins with the word, behind the ingredients. */
function partNotes(blocks: readonly Block[]) {
  const first = blocks.findIndex(isIngredientLine)
  const behind = first < 0 ? blocks.length : first + 1
  const body = blocks.slice(0, behind)
  const notes: string[] = []
  const nutrition: string[] = []
  let isNotes = false
  for (const block of blocks.slice(behind)) {
    const { text } = block
    const isHeading = isHeadingLike(block) && !hasAmount(text)
    if (isHeading && isOtherHeading(text)) {
      isNotes = true
      // 'Notes' says where it stands; of several words they may say more.
      if (/\s/.test(text)) notes.push(text)
      continue
    }
    if (isHeading && (isStepsHeading(text) || isIngredientsHeading(text))) isNotes = false
    const label = labelOf(text)
    const figures = text.slice(label.length + 1).trim()
    if (isOtherHeading(label) && saysNutrient(figures)) nutrition.push(figures)
    else if (saysFact(text)) body.push(block)
    else if (isNotes || isOtherHeading(label)) notes.push(text)
    else body.push(block)
  }
  return { body, notes, nutrition }
}

/** 'Tip' of 'Tip: it keeps for a week.' */
const labelOf = (text: string) => /^([^:.]{3,30}):\s/.exec(text)?.[1] ?? ''

/** What stands between the title and the ingredients and is no fact. */
function descriptionOf(blocks: readonly Block[], { ingredients }: ImportedRecipe): string {
  const first = blocks.findIndex(
    (block) =>
      isIngredientLine(block) || (isHeadingLike(block) && isIngredientsHeading(block.text)),
  )
  return blocks
    .slice(0, Math.max(0, first))
    .filter(({ text }) => !saysFact(text) && !isIngredientsHeading(text))
    .filter(({ text }) => !ingredients.some(({ group }) => group === withoutColon(text)))
    .map(({ text }) => text)
    .join('\n')
}

/** What stands behind the ingredients and became nothing is told as lost. */
function loseRest(recipe: ImportedRecipe, blocks: readonly Block[]): void {
  const groups = [...recipe.ingredients, ...recipe.steps]
  const said = groups.flatMap(({ group, lines }) => [group ?? '', ...lines]).join('\n')
  const first = blocks.findIndex(isIngredientLine)
  for (const { text } of first < 0 ? [] : blocks.slice(first)) {
    const [bare = text] = withoutBullets([text])
    const words = withoutColon(bare.replace(/^\d{1,2}[.)]\s*/, ''))
    const isSaid = said.includes(words) || (words.length > 60 && said.includes(words.slice(-40)))
    if (isSaid || saysFact(text) || isStepsHeading(text) || isIngredientsHeading(text)) continue
    lose(
      recipe,
      'text',
      text,
      'It stands in the document and could not be told to be a part of the recipe.',
    )
  }
}

const textOf = ({ ingredients, steps }: ImportedRecipe) =>
  [...steps, ...ingredients].flatMap(({ lines }) => lines).join('\n')
