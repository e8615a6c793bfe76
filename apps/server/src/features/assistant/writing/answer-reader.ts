import type { DietLine } from '@potluck/contract'
import { type RecipeData, readRecipe, writeRecipe } from '@potluck/kitchen'
import type { z } from 'zod'
import type { KitchenReview } from './settle.ts'

type Line = z.output<typeof DietLine>

/** The part of a growing answer that may be shown, in our layout, and the doubtful lines in it. */
export type Passable = { text: string; checks: Line[] }

/** An ingredient that was replaced before it was shown. */
type Replaced = { before: string; after: readonly string[]; reason: string }

/** The recipe read from an answer so far, with what was replaced in it. */
export type AnswerRead = { read: RecipeData; complete: boolean; replaced: readonly Replaced[] }

export type AnswerReader = {
  passable(written: string): Passable
  recipe(written: string): AnswerRead
}

/**
 * Reads an answer as it grows: an ingredient may be shown once its line is complete and checked,
 * running text sentence by sentence. A line that breaks a restriction is replaced by rule; if no
 * rule applies, nothing more may be shown. Claims that the dish is safe for somebody are removed,
 * since only the kitchen may say that. Results are remembered, so each line is checked once.
 */
export function openReader(kitchen: KitchenReview, restrictions: readonly string[]): AnswerReader {
  const checked = openChecks(kitchen, restrictions)
  return {
    passable: (written) => {
      const unclaimed = kitchen.withoutClaims(settledPart(written, kitchen))
      const { recipe, checks } = passablePart(unclaimed, checked)
      return { text: recipe.title === '' ? '' : writeRecipe(recipe).trimEnd(), checks }
    },
    recipe: (written) => {
      // The newline marks the last line as complete.
      const { recipe, complete } = readRecipe(`${written}\n`)
      const unclaimed = kitchen.withoutClaims(recipe)
      const ingredients = unclaimed.ingredients.flatMap((line) => checked.checkLine(line).lines)
      const read = { ...unclaimed, ingredients }
      return { read, complete: complete && read.title !== '', replaced: checked.replaced() }
    },
  }
}

const NO_RECIPE = readRecipe('').recipe

const LISTS = [
  'ingredients',
  'instructions',
  'tips',
  'nutritionalBenefits',
  'usedIngredients',
  'additionalIngredients',
  'adaptations',
  'originalVsAdapted',
] as const

/** The part of a growing text that cannot change any more, whatever follows. */
function settledPart(text: string, kitchen: KitchenReview): RecipeData {
  const { recipe } = readRecipe(text)
  const growing = LISTS.findLast((name) => recipe[name].length > 0)
  if (growing === undefined) return settledOpening(text, kitchen)
  const entries = recipe[growing]
  const settled = entries.slice(0, -1)
  const last = growing === 'ingredients' ? '' : wholeSentences(entries.at(-1) ?? '')
  return { ...recipe, [growing]: last === '' ? settled : [...settled, last] }
}

/** A title is shown word by word; a description once facts follow it; facts once a list follows. */
function settledOpening(text: string, kitchen: KitchenReview): RecipeData {
  const whole = readRecipe(text.slice(0, text.lastIndexOf('\n') + 1)).recipe
  if (hasFacts(whole)) {
    return { ...NO_RECIPE, title: whole.title, description: whole.description }
  }
  return { ...NO_RECIPE, title: settledTitle(text, whole.title, kitchen) }
}

function hasFacts({ cookTime, prepTime, totalTime, servings }: RecipeData): boolean {
  return [cookTime, prepTime, totalTime, servings].some((fact) => fact !== '')
}

function settledTitle(text: string, title: string, { beforeClaim }: KitchenReview): string {
  if (title !== '') return title
  const growing = readRecipe(text).recipe.title
  return beforeClaim(growing.slice(0, Math.max(0, growing.lastIndexOf(' '))))
}

/** A text up to the end of its last complete sentence; the '.' of '1.5' or 'approx. 2' ends none. */
function wholeSentences(text: string): string {
  return /^.*[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? ''
}

/**
 * The recipe up to the first thing that may not be shown, and the doubts in it, in the order of the
 * page: title, facts, ingredients, then running text.
 */
function passablePart(
  recipe: RecipeData,
  { checkLine, isFine }: Checks,
): { recipe: RecipeData; checks: Line[] } {
  const { title, description, prepTime, cookTime, totalTime, servings, difficulty } = recipe
  if (!isFine(title)) return { recipe: NO_RECIPE, checks: [] }

  const facts = { description, prepTime, cookTime, totalTime, servings }
  if (!Object.values(facts).every(isFine)) return { recipe: { ...NO_RECIPE, title }, checks: [] }

  const lines = recipe.ingredients.map(checkLine)
  const passing = takeWhile(lines, ({ passes }) => passes)
  const ingredients = passing.flatMap((checked) => checked.lines)
  const checks = passing.flatMap((checked) => checked.checks)
  const begun = { ...NO_RECIPE, title, ...facts, difficulty, ingredients }
  if (passing.length < lines.length) return { recipe: begun, checks }

  return { recipe: { ...begun, ...passableTexts(recipe, isFine) }, checks }
}

/** The lists after the ingredients, up to the first entry that may not be shown. */
function passableTexts(recipe: RecipeData, isFine: Checks['isFine']): Partial<RecipeData> {
  const kept: Partial<RecipeData> = {}
  for (const name of LISTS.slice(1)) {
    const passing = takeWhile(recipe[name], isFine)
    kept[name] = passing
    if (passing.length < recipe[name].length) break
  }
  return kept
}

function takeWhile<T>(entries: readonly T[], passes: (entry: T) => boolean): T[] {
  const stop = entries.findIndex((entry) => !passes(entry))
  return entries.slice(0, stop < 0 ? undefined : stop)
}

type Checks = ReturnType<typeof openChecks>

/** Checks each entry once, however often the growing text is read. */
function openChecks(
  { reviewLine, reviewSentence }: KitchenReview,
  restrictions: readonly string[],
) {
  const lines = new Map<string, Checked>()
  const sentences = new Map<string, boolean>()
  return { checkLine, isFine, replaced }

  function checkLine(line: string): Checked {
    const known = lines.get(line)
    if (known) return known
    const checked = toChecked(line, reviewLine(line, restrictions))
    lines.set(line, checked)
    return checked
  }

  function isFine(text: string): boolean {
    if (text === '' || restrictions.length === 0) return true
    const known = sentences.get(text)
    if (known !== undefined) return known
    const fine = reviewSentence(text, restrictions).verdict !== 'contains'
    sentences.set(text, fine)
    return fine
  }

  function replaced(): Replaced[] {
    return Array.from(lines).flatMap(([before, { lines: after, note }]) =>
      note === undefined ? [] : [{ before, after, reason: note }],
    )
  }
}

type Checked = {
  lines: readonly string[]
  checks: Line[]
  passes: boolean
  /** Why it was replaced. */
  note?: string
}

/** A line passes as it is, passes with a doubt, is replaced by rule, or ends what is shown. */
function toChecked(
  line: string,
  { verdict, findings, instead }: ReturnType<KitchenReview['reviewLine']>,
): Checked {
  if (verdict === 'free') return { lines: [line], checks: [], passes: true }
  if (verdict === 'unknown') {
    const checks = findings.map(({ restriction, reason }) => {
      return { text: line, restriction, verdict: 'unknown' as const, reason }
    })
    return { lines: [line], checks, passes: true }
  }
  if (!instead) return { lines: [line], checks: [], passes: false }
  return { lines: instead.lines, checks: [], passes: true, note: instead.note }
}
