import { parseIngredientLine } from '@potluck/kitchen'
import { lose } from '../../fields/lose.ts'
import type { ImportedRecipe, LineGroup } from '../../recipe.ts'
import type { Block } from '../../shapes/block.ts'
import { isAdvertisement, isIngredientsHeading, isOtherHeading } from '../../shapes/headings.ts'
import { hasAmount, isBareAmount, isHeadingFor } from '../../shapes/lines.ts'
import { readBlocks } from '../../shapes/read-blocks.ts'
import { withoutColon } from '../../text/plain-line.ts'
import { isStepLabel, losePleas, tidySteps } from '../../text/step-lines.ts'
import { addLeftOut } from './left-out.ts'
import { comparable, matchLines, type ShownPage, toShownPage } from './page-match.ts'
import { findShown } from './shown-list.ts'
import { splitByPage } from './split-by-page.ts'

/**
 * What the page shows of a recipe's lists and its data does not say: where a line ends, what it heads
 * and how much it is of. Only of lists that stand on the page line for line.
 */
export function completeFromPage(recipe: ImportedRecipe, blocks: readonly Block[]): void {
  const page = toShownPage(blocks)
  addMissing(recipe, blocks)
  const said = addLeftOut('ingredients', splitByPage(recipe.ingredients, page), page)
  recipe.ingredients =
    adoptShown(recipe, said, blocks) ?? groupByPage(said, page, recipe.title, readGap)
  doubtWithoutAmount(recipe, said)
  doubtWithoutUnit(recipe, page)
  const steps = addLeftOut('steps', splitByPage(recipe.steps, page), page)
  recipe.steps = groupByPage(steps, page, recipe.title, readStepGap).map(({ group, lines }) => ({
    group,
    lines: tidySteps(lines),
  }))
  losePleas(recipe)
}

/** Foods that got their amounts from the page, but for one or another, which may be none of the list. */
function doubtWithoutAmount(recipe: ImportedRecipe, said: readonly LineGroup[]): void {
  const hadAmounts = said.some(({ lines }) => lines.some(hasAmount))
  const hasAmounts = recipe.ingredients.some(({ lines }) => lines.some(hasAmount))
  if (hadAmounts || !hasAmounts) return
  for (const [at, { lines }] of recipe.ingredients.entries())
    for (const [place, line] of lines.entries())
      if (!hasAmount(line))
        recipe.doubts.push({ field: `ingredients[${at}].lines[${place}]`, reason: NO_AMOUNT })
}

const NO_AMOUNT = 'The other ingredients have an amount on the page, and this has none.'

/** '600 tomatoes' in the data where the page shows '600 g tomatoes'. */
function doubtWithoutUnit(recipe: ImportedRecipe, page: ShownPage): void {
  const places = matchLines(
    recipe.ingredients.flatMap(({ lines }) => lines),
    page,
  )
  if (!places) return
  let index = 0
  for (const [at, { lines }] of recipe.ingredients.entries())
    for (const [place, line] of lines.entries()) {
      const shown = page[places[index++] ?? -1]?.block.text ?? ''
      const [ours, theirs] = [parseIngredientLine(line), parseIngredientLine(shown)]
      const isOnlyUnit = theirs.unit !== undefined && ours.name === theirs.name
      if (ours.quantity && ours.unit === undefined && isOnlyUnit)
        recipe.doubts.push({
          field: `ingredients[${at}].lines[${place}]`,
          reason: `The page shows '${shown}' here.`,
        })
    }
}

/** Data that says a recipe's name and not its lists: the page has them, as any page without data. */
function addMissing(recipe: ImportedRecipe, blocks: readonly Block[]): void {
  const missing = LISTS.filter((list) => recipe[list].length === 0)
  const shape = missing.length > 0 ? readBlocks(blocks) : undefined
  if (!shape) return
  for (const list of missing) recipe[list] = shape[list]
  const isAbout = (field: string) => field === '' || missing.some((list) => list === field)
  recipe.doubts.push(...shape.doubts.filter(({ field }) => isAbout(field)))
  if (recipe.servings.text === null) recipe.servings = shape.servings
}

const LISTS = ['ingredients', 'steps'] as const

/** The page's list in the place of one that it shows otherwise. */
function adoptShown(
  recipe: ImportedRecipe,
  groups: readonly LineGroup[],
  blocks: readonly Block[],
): LineGroup[] | undefined {
  const shown = findShown(groups, blocks)
  for (const line of shown?.dropped ?? []) lose(recipe, 'ingredients', line, SHOWN_OTHERWISE)
  return shown?.groups
}

const SHOWN_OTHERWISE = 'The data of the page says this, and the page shows something else.'

type ReadGap = (gap: readonly Block[], before: Block, after: Block) => Block | undefined

function groupByPage(
  groups: LineGroup[],
  page: ShownPage,
  title: string,
  read: ReadGap,
): LineGroup[] {
  const [only, another] = groups
  if (!only || another || only.group !== null) return groups
  const places = matchLines(only.lines, page)
  if (!places) return groups
  const blockAt = (index: number) => page[index]?.block
  const areApart = haveAmountsBefore(
    only.lines,
    places.map((place) => blockAt(place - 1)),
  )
  const lines = only.lines.map((line, at) => {
    const block = blockAt(places[at] ?? -1)
    if (!block || read !== readGap) return { line, block }
    const before = areApart ? blockAt((places[at] ?? 0) - 1) : undefined
    return { line: fullerOf(line, block, before), block }
  })
  const headings = lines.map(({ block }, at) => {
    const [from, to] = [(places[at - 1] ?? -1) + 1, places[at] ?? 0]
    const before = blockAt(from - 1)
    return at === 0 || !before || !block
      ? undefined
      : read(
          page.slice(from, to).map((shown) => shown.block),
          before,
          block,
        )
  })
  const inList = lines.map((_, at) => isListedHeading(lines, at))
  if (!headings.some(Boolean) && !inList.some(Boolean))
    return [{ group: null, lines: lines.map(({ line }) => line) }]
  const opening = findOpening(page, places[0] ?? 0, headings.find(Boolean))
  headings[0] = opening && mayOpen(opening.text, title) ? opening : undefined
  return assemble(lines, headings, inList)
}

function assemble(
  lines: readonly { line: string }[],
  headings: readonly (Block | undefined)[],
  inList: readonly boolean[],
): LineGroup[] {
  const groups: LineGroup[] = []
  for (const [at, { line }] of lines.entries()) {
    const heading = inList[at] ? line : headings[at]?.text
    if (heading !== undefined) groups.push({ group: withoutColon(heading), lines: [] })
    if (inList[at]) continue
    if (groups.length === 0) groups.push({ group: null, lines: [] })
    groups.at(-1)?.lines.push(line)
  }
  return groups
}

/** Whether the data has foods alone and the page an amount before most of them. */
function haveAmountsBefore(
  lines: readonly string[],
  before: readonly (Block | undefined)[],
): boolean {
  if (lines.some((line) => /\d/.test(line))) return false
  return before.filter((block) => block && isBareAmount(block.text)).length * 2 > lines.length
}

type Matched = { line: string; block: Block | undefined }

/** A line of the data that is a heading on the page, with lines that are none behind it. */
function isListedHeading(lines: readonly Matched[], at: number): boolean {
  const isHeading = (one: Matched | undefined) => one?.block?.kind === 'heading'
  const line = lines[at]?.line ?? ''
  if (!isHeading(lines[at]) || !lines[at + 1] || isHeading(lines[at + 1])) return false
  if (line.length > LONGEST_HEADING || /[.!?]$/.test(line) || hasAmount(line)) return false
  return lines.filter(isHeading).length * 2 < lines.length
}

/** What heads the first lines, where it looks like what heads the others. */
function findOpening(page: ShownPage, first: number, other: Block | undefined): Block | undefined {
  const before = page.slice(Math.max(0, first - 3), first).map(({ block }) => block)
  const alike = before.findLast(
    (block) => block.kind === other?.kind && block.level === other.level && !hasAmount(block.text),
  )
  return alike && alike.text.length < LONGEST_HEADING && !isIngredientsHeading(alike.text)
    ? alike
    : undefined
}

const LONGEST_HEADING = 80

/** The title of a recipe and 'Notes' head no part of a list; 'Equipment' heads a dish among the ingredients. */
const mayOpen = (text: string, title: string) =>
  comparable(text) !== comparable(title) && (mayHead(text) || /equipment|utensils/i.test(text))

/** What stands between two lines of a list of ingredients and heads the second. */
function readGap(gap: readonly Block[], before: Block, after: Block): Block | undefined {
  const short = gap.filter(({ text }) => mayHead(text) && !hasAmount(text))
  return (
    short.findLast(({ kind }) => kind === 'heading') ??
    short.findLast((block) => isHeadingFor(block, before, after))
  )
}

/** Between steps stand captions and remarks too: only what is set as a heading is one. */
function readStepGap(gap: readonly Block[]): Block | undefined {
  const at = gap.findLastIndex(
    ({ kind, text }) => kind === 'heading' && mayHead(text) && !isStepLabel(text),
  )
  // What has lines of its own heads those: a box of tips between two steps.
  const hasOwn = gap.slice(at + 1).some(({ kind, text }) => kind === 'item' || SENTENCE.test(text))
  return hasOwn ? undefined : gap[at]
}

const SENTENCE = /^.{40,}[.!]$/

/** Not what a site puts between two lines: an advertisement, a film, a box of tips. */
const mayHead = (text: string) =>
  text.length <= LONGEST_HEADING && !isOtherHeading(text) && !isAdvertisement(text)

/** The page's line where the data has it without its amount, or as a program spells it. */
function fullerOf(line: string, { text }: Block, before: Block | undefined): string {
  if (comparable(line) === comparable(text)) {
    if (/\(e?s\)|\d\.0|Â|^\d+\p{Lu}/u.test(line)) return text
    const amount = before && isBareAmount(before.text) ? before.text : undefined
    return amount ? `${amount} ${line}` : line
  }
  const ends = text.length < line.length + 40 && text.endsWith(line)
  return ends && !/\d/.test(line) && hasAmount(text) ? text : line
}
