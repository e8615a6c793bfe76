import type { DietLine } from '@potluck/contract'
import { type RecipeData, readRecipe, writeRecipe } from '@potluck/kitchen'
import type { z } from 'zod'
import type { KitchenReview } from './settle.ts'

type Line = z.output<typeof DietLine>

/** What of a growing answer may be shown, in our layout, and the lines in it that are in doubt. */
export type Passable = { text: string; checks: Line[] }

/** An ingredient that was replaced before anybody saw it. */
type Replaced = { before: string; after: readonly string[]; reason: string }

/** An answer as far as it is a recipe, with what was replaced in it. */
export type AnswerRead = { read: RecipeData; complete: boolean; replaced: readonly Replaced[] }

export type AnswerReader = {
  passable(written: string): Passable
  recipe(written: string): AnswerRead
}

/**
 * Reads an answer as it grows: an ingredient may be shown when its line is whole and checked, running
 * text by sentences. A line that breaks a restriction is replaced by rule; where no rule knows how,
 * nothing more may be shown. What assures that it is safe for somebody is left out: that is the
 * kitchen's to say. What it has checked it knows, however often it is asked.
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
      // The newline tells the reader that the last line is whole.
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

/** What of a growing text will not change any more, whatever follows. */
function settledPart(text: string, kitchen: KitchenReview): RecipeData {
  const { recipe } = readRecipe(text)
  const growing = LISTS.findLast((name) => recipe[name].length > 0)
  if (growing === undefined) return settledOpening(text, kitchen)
  const entries = recipe[growing]
  const settled = entries.slice(0, -1)
  const last = growing === 'ingredients' ? '' : wholeSentences(entries.at(-1) ?? '')
  return { ...recipe, [growing]: last === '' ? settled : [...settled, last] }
}

/** A title is shown word by word, a description when facts follow it, these when a list does. */
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

/** A text up to the end of its last whole sentence; the '.' of '1.5' or 'approx. 2' ends none. */
function wholeSentences(text: string): string {
  return /^.*[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? ''
}

/**
 * The recipe up to the first thing that may not pass, and the doubts in it. The order is that of the
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

/** The lists that follow the ingredients, up to the first entry that may not pass. */
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

/** Checks entries once each, however often the growing text is read. */
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
