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
  const check = openChecks(kitchen, restrictions)
  return {
    passable: (written) => {
      const { recipe, checks } = check.passable(
        kitchen.withoutClaims(settledPart(written, kitchen)),
      )
      return { text: recipe.title === '' ? '' : writeRecipe(recipe).trimEnd(), checks }
    },
    recipe: (written) => {
      // The newline tells the reader that the last line is whole.
      const { recipe, complete } = readRecipe(`${written}\n`)
      const read = check.replace(kitchen.withoutClaims(recipe))
      return { read, complete: complete && read.title !== '', replaced: check.replaced() }
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

/** Checks entries once each, however often the growing text is read. */
function openChecks(
  { reviewLine, reviewSentence }: KitchenReview,
  restrictions: readonly string[],
) {
  const lines = new Map<string, Checked>()
  const sentences = new Map<string, boolean>()

  function checkLine(line: string): Checked {
    const known = lines.get(line)
    if (known) return known
    const checked = toChecked(line)
    lines.set(line, checked)
    return checked
  }

  function toChecked(line: string): Checked {
    const { verdict, findings, instead } = reviewLine(line, restrictions)
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

  function isFine(text: string): boolean {
    if (text === '' || restrictions.length === 0) return true
    const known = sentences.get(text)
    if (known !== undefined) return known
    const fine = reviewSentence(text, restrictions).verdict !== 'contains'
    sentences.set(text, fine)
    return fine
  }

  return {
    /** The recipe up to the first thing that may not pass, and the doubts in it. */
    passable: (recipe: RecipeData): { recipe: RecipeData; checks: Line[] } => {
      const checks: Line[] = []
      const kept = { ...NO_RECIPE }
      if (!isFine(recipe.title)) return { recipe: kept, checks }
      kept.title = recipe.title
      const { description, prepTime, cookTime, totalTime, servings, difficulty } = recipe
      const opening = [description, prepTime, cookTime, totalTime, servings]
      if (!opening.every(isFine)) return { recipe: kept, checks }
      Object.assign(kept, { description, prepTime, cookTime, totalTime, servings, difficulty })
      const ingredients = recipe.ingredients.map(checkLine)
      const blocked = ingredients.findIndex(({ passes }) => !passes)
      const passing = blocked < 0 ? ingredients : ingredients.slice(0, blocked)
      kept.ingredients = passing.flatMap((checked) => checked.lines)
      checks.push(...passing.flatMap((checked) => checked.checks))
      if (blocked >= 0) return { recipe: kept, checks }
      for (const name of LISTS.slice(1)) {
        const stop = recipe[name].findIndex((text) => !isFine(text))
        kept[name] = stop < 0 ? recipe[name] : recipe[name].slice(0, stop)
        if (stop >= 0) break
      }
      return { recipe: kept, checks }
    },

    /** The recipe with its violating lines replaced where a rule knows by what. */
    replace: (recipe: RecipeData): RecipeData => ({
      ...recipe,
      ingredients: recipe.ingredients.flatMap((line) => checkLine(line).lines),
    }),

    replaced: (): Replaced[] =>
      Array.from(lines).flatMap(([before, { lines: after, note }]) =>
        note === undefined ? [] : [{ before, after, reason: note }],
      ),
  }
}

type Checked = {
  lines: readonly string[]
  checks: Line[]
  passes: boolean
  /** Why it was replaced. */
  note?: string
}
