import { areOfTwoSystems, parseIngredientLine } from '@potluck/kitchen'
import type { LineGroup } from '../recipe.ts'
import { withoutColon } from '../text/plain-line.ts'
import type { Block } from './block.ts'
import { isIngredientsHeading, isOtherHeading, isStepsHeading } from './headings.ts'
import {
  hasAmount,
  isListHeading,
  isNumbered,
  listedParts,
  saysNutrient,
  saysServings,
} from './lines.ts'
import {
  closeGroups,
  countLines,
  isHeadingLike,
  levelOf,
  listedFrom,
  type Section,
} from './section.ts'

/** The ingredients of a recipe: under their heading, or the list that has the most amounts. */
export function findIngredients(blocks: readonly Block[]): Section | undefined {
  return best(listIngredients(blocks)) ?? findUnheaded(blocks)
}

/** Whether another list of ingredients, with steps between, belongs to another recipe of the same blocks. */
export function hasOtherRecipe(blocks: readonly Block[], found: Section): boolean {
  return listIngredients(blocks).some((other) => {
    const [first, second] = other.start < found.start ? [other, found] : [found, other]
    const between = blocks.slice(first.end, second.start)
    const areApart = between.some((block) => isHeadingLike(block) && isStepsHeading(block.text))
    return areApart && countAmounts(other.groups) >= FEWEST_AMOUNTS && !hasSameLines(other, found)
  })
}

/** A page for phones and one for desks say each line once. */
function hasSameLines(one: Section, other: Section): boolean {
  const said = new Set(other.groups.flatMap(({ lines }) => lines))
  const own = one.groups.flatMap(({ lines }) => lines)
  return own.filter((line) => said.has(line)).length * 2 > own.length
}

/** The sections under a heading of ingredients; none begins inside of another. */
export function listIngredients(blocks: readonly Block[]): Section[] {
  const sections: Section[] = []
  let reached = 0
  for (const [at, block] of blocks.entries()) {
    if (at < reached || !isHeadingLike(block) || !isIngredientsHeading(block.text)) continue
    const section = collect(blocks, at)
    sections.push(section)
    reached = section.reached
  }
  return sections
}

/** The one with the most amounts; of equal ones (a page for phones and one for desks) the first. */
function best(sections: readonly Section[]): Section | undefined {
  const counted = sections.map((section) => ({ section, count: countAmounts(section.groups) }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return most < FEWEST_AMOUNTS ? undefined : counted.find(({ count }) => count === most)?.section
}

const FEWEST_AMOUNTS = 2

const countAmounts = (groups: readonly LineGroup[]) =>
  groups.flatMap(({ lines }) => lines).filter(hasAmount).length

const isIngredient = ({ text }: Block) =>
  text.length <= LONGEST &&
  hasAmount(text) &&
  !saysNutrient(text) &&
  // A button that scales a recipe.
  !/^[\d/½.,]+x(?:\s|$)/.test(text)

const LONGEST = 220
/** Between a heading and its list stand a number of portions and a button or two. */
const MOST_SKIPPED = 8
const MOST_LINES = 200

/** What stands under a heading, as far as it is ingredients and what heads them, and where that is told. */
function collect(blocks: readonly Block[], start: number): Section & { reached: number } {
  const opening = blocks[start]
  const groups: LineGroup[] = [{ group: null, lines: [] }]
  let skipped = 0
  let end = start + 1
  let at = start + 1
  let count = 0
  // Headings without lines are no list either.
  while (at < blocks.length && Math.max(count, groups.length) < MOST_LINES) {
    const block = blocks[at]
    if (!block) break
    const hasLines = count > 0
    if (endsIngredients(blocks, at, opening, hasLines)) break
    const isListed = block.kind === 'item' || block.kind === 'row'
    const taken = isListed ? takeList(groups, blocks, at) : takeLine(groups, blocks, at)
    if (taken === 0 && (hasLines || ++skipped > MOST_SKIPPED)) break
    at += Math.max(1, taken)
    if (taken > 0 && block.kind !== 'heading') end = at
    count = taken > 0 ? countLines(groups) : count
  }
  const closed = closeGroups(groups)
  nameFirst(closed, blocks.slice(start, end))
  return { start, end, reached: at, groups: withoutButtons(closed), isHeaded: true }
}

/** 'Ingredients for the filling', where others follow, says what its list is for; so does 'Noodles'. */
function nameFirst(groups: readonly LineGroup[], [opening, ...blocks]: readonly Block[]): void {
  const [first, ...others] = groups
  if (!opening || first?.group !== null || others.length === 0) return
  const { kind, text } = opening
  const isOneOfGroups = isIngredientsHeading(text)
    ? /\s/.test(text) && others.some(({ group }) => isIngredientsHeading(group ?? ''))
    : kind === 'heading' &&
      blocks.some((other) => other.kind === kind && levelOf(other) === levelOf(opening))
  if (isOneOfGroups) first.group = text
}

function endsIngredients(
  blocks: readonly Block[],
  at: number,
  opening: Block | undefined,
  hasLines: boolean,
): boolean {
  const [block, next] = blocks.slice(at, at + 2)
  if (!block || !isHeadingLike(block) || hasAmount(block.text)) return false
  if (isIngredientsHeading(block.text)) return false
  if (isStepsHeading(block.text) || isOtherHeading(block.text))
    return hasLines || block.kind === 'heading'
  if (block.kind !== 'heading' || !hasLines || !opening) return false
  // A heading as high as that of the ingredients begins something else, unless more of them follow.
  if (levelOf(block) > levelOf(opening) || (next && isIngredient(next))) return false
  return isIngredientsHeading(opening.text) || !headsBareLines(blocks, at)
}

/** 'To serve', above foods without amounts, where the steps behind them are told by their numbers. */
function headsBareLines(blocks: readonly Block[], at: number): boolean {
  let end = at + 1
  const isBare = (block: Block | undefined) =>
    block !== undefined && block.kind !== 'heading' && isShort(block) && !isNumbered(block.text)
  while (isBare(blocks[end])) end += 1
  return end > at + 1 && isNumbered(blocks[end]?.text ?? '')
}

/** A whole list or table, if it is one of ingredients. Answers how many blocks it takes. */
function takeList(groups: LineGroup[], blocks: readonly Block[], at: number): number {
  const listed = listedFrom(blocks, at)
  const lines = listed.filter(({ kind }) => kind !== 'heading')
  const amounts = lines.filter(isIngredient).length
  const isLikely = countLines(groups) > 0 || amounts > 0
  const isOfIngredients = amounts * 2 >= lines.length || (isLikely && lines.every(isShort))
  if (!isOfIngredients || lines.some(({ text }) => text.length > LONGEST)) return 0
  const known = groups.at(-1)?.lines ?? []
  if (haveSameFoods(known, lines)) {
    if (areInOtherUnits(known, lines)) return listed.length
    groups.push({ group: null, lines: [] })
  }
  for (const block of listed) {
    if (saysServings(block.text)) continue
    if (isListHeading(block.text) || block.kind === 'heading')
      groups.push({ group: withoutColon(block.text), lines: [] })
    else groups.at(-1)?.lines.push(block.text)
  }
  return listed.length
}

const isShort = ({ text }: Block) => text.length <= 80 && !/[.!?]$/.test(text)

/** The same foods in the same order, as a page has them in grams and again in cups. */
function haveSameFoods(known: readonly string[], lines: readonly Block[]): boolean {
  if (known.length < 2 || known.length !== lines.length) return false
  const alike = lines.filter(({ text }, at) => lastWord(text) === lastWord(known[at] ?? ''))
  return alike.length >= known.length * 0.8
}

/** Whether what differs is told in two systems. Of one system the lists are two: a base and a topping. */
function areInOtherUnits(known: readonly string[], lines: readonly Block[]): boolean {
  const pairs = lines.flatMap(({ text }, at) => {
    const other = known[at] ?? ''
    return text === other ? [] : [[parseIngredientLine(other), parseIngredientLine(text)] as const]
  })
  return pairs.filter(([one, other]) => areOfTwoSystems(one, other)).length * 2 >= pairs.length
}

const lastWord = (text: string) => /[\p{L}]+(?=[^\p{L}]*$)/u.exec(text)?.[0].toLowerCase()

/** A paragraph that is an ingredient, or heads some. Answers how many blocks it takes. */
function takeLine(groups: LineGroup[], blocks: readonly Block[], at: number): number {
  const block = blocks[at]
  const next = blocks[at + 1]
  if (!block) return 0
  if (saysServings(block.text) || saysNutrient(block.text)) return 0
  const parts = listedParts(block.text)
  if (parts) {
    groups.at(-1)?.lines.push(...parts)
    return 1
  }
  const isHeading =
    block.kind === 'heading' || isListHeading(block.text) || isBetweenLists(blocks, at)
  if (isHeading && block.text.length <= LONGEST_HEADING && !isIngredient(block)) {
    groups.push({ group: withoutColon(block.text), lines: [] })
    return 1
  }
  const isListed =
    isShort(block) &&
    !isNumbered(block.text) &&
    countLines(groups) > 0 &&
    (!next || isIngredient(next) || next.part === block.part || isShort(next))
  if (!isIngredient(block) && !isListed) return 0
  groups.at(-1)?.lines.push(block.text)
  return 1
}

/** A short line of its own between two lists: 'Topping'. */
function isBetweenLists(blocks: readonly Block[], at: number): boolean {
  const [before, block, after] = blocks.slice(Math.max(0, at - 1), at + 2)
  return (
    before?.kind === 'item' &&
    block?.kind === 'paragraph' &&
    after?.kind === 'item' &&
    isShort(block) &&
    isIngredient(after)
  )
}

const LONGEST_HEADING = 80

/** Words that every line ends with are a button beside it, where they say what a button does. */
function withoutButtons(groups: LineGroup[]): LineGroup[] {
  const all = groups.flatMap(({ lines }) => lines.map((line) => line.split(' ')))
  const [first] = all
  if (!first || all.length < 4) return groups
  let shared = 0
  while (
    shared < 4 &&
    all.every(
      (words) => words.length > shared + 1 && words.at(-1 - shared) === first.at(-1 - shared),
    )
  )
    shared += 1
  while (shared > 0 && !BUTTON.test(first.slice(-shared).join(' '))) shared -= 1
  if (shared === 0) return groups
  return groups.map(({ group, lines }) => ({
    group,
    lines: lines.map((line) => line.split(' ').slice(0, -shared).join(' ')),
  }))
}

const BUTTON =
  /^(?:(?:add|buy|shop|order|save|remove|delete|select|check|compare|find|view|see|show|more|get|swap|substitutes?|kaufen|bestellen|hinzufügen|auswählen|merken|ajouter|acheter|añadir|agregar|comprar|aggiungi|acquista|adicionar|toevoegen|koop|kjøp|köp|køb|lägg till|dodaj|kup)(?![\p{L}\p{N}])|(?:my |your )?shopping list$|in den (?:warenkorb|einkaufswagen)|[+×✓✕]$)/iu

/** How many lines make a list that no heading tells; a short text may be a recipe of two. */
export function fewestUnheaded(blocks: readonly Block[]): number {
  return blocks.length <= SHORT && blocks.every(isBriefOrBare) ? 2 : 3
}

const SHORT = 12

/** '2 eggs' and '1 tbsp of olive oil', not '2 days later it rained'. */
function isBriefOrBare({ text }: Block): boolean {
  return (
    !hasAmount(text) || text.split(' ').length <= 3 || parseIngredientLine(text).unit !== undefined
  )
}

/** How many paragraphs in a row are an ingredient each. */
function paragraphsFrom(blocks: readonly Block[], at: number): number {
  let end = at
  const isOne = (block: Block | undefined) =>
    block?.kind === 'paragraph' &&
    isShort(block) &&
    isIngredient(block) &&
    !saysServings(block.text)
  while (isOne(blocks[end])) end += 1
  return end - at
}

const FEWEST_PARAGRAPHS = 4

/** Without a heading: the list with the most amounts, where nearly all of it has them. */
function findUnheaded(blocks: readonly Block[]): Section | undefined {
  const sections: Section[] = []
  for (let at = 0; at < blocks.length; ) {
    const listed = listedFrom(blocks, at)
    const run = paragraphsFrom(blocks, at)
    const isForSome = isListHeading(blocks[at - 1]?.text ?? '')
    if (run >= FEWEST_PARAGRAPHS || (run >= 3 && isForSome)) {
      sections.push({ ...collect(blocks, isForSome ? at - 2 : at - 1), isHeaded: false })
      at += run
      continue
    }
    const amounts = listed.filter(isIngredient).length
    const isListed = listed.every(({ kind }) => kind === 'item' || kind === 'row')
    if (isListed && listed.length >= fewestUnheaded(blocks) && amounts >= listed.length * 0.6)
      sections.push({ ...collect(blocks, at - 1), isHeaded: false })
    at += blocks[at]?.kind === 'paragraph' ? 1 : listed.length
  }
  return best(sections)
}
