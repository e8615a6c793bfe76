import { isEvidentlyEnglish, mentionsOfOtherLanguages } from '../languages/false-friends.ts'
import { isOtherLanguage } from '../languages/languages.ts'
import { type Nutrition, nutritionOf } from '../nutrition/nutrition.ts'
import type { Contents } from '../recognition/contents.ts'
import { type Avoidance, toAvoidance } from './avoidance.ts'
import {
  checkEnglishFood,
  checkFoodOfAnyLanguage,
  type Finding,
  objectToMention,
  readFood,
  toFinding,
} from './check-food.ts'
import { findingsInLanguage } from './check-in-language.ts'
import { checkLimits } from './check-limits.ts'
import type { Objection } from './check-line.ts'
import type { CheckedRecipe } from './checked-recipe.ts'
import type { LineRead } from './line-read.ts'
import { findMentions, type Mention, mentionsInHeadings } from './mentions.ts'

export type { CheckedRecipe, Finding }
export type Verdict = 'contains' | 'free' | 'unknown'

/**
 * `verdict` is the most serious one; `verdicts` has each restriction's. 'free' as far as the listed
 * ingredients go.
 */
export type DietCheck = {
  verdict: Verdict
  verdicts: Record<string, Verdict>
  findings: Finding[]
}

/**
 * Checks a recipe against restrictions, given by id, label or a cook's words ('no cilantro'). Every
 * ingredient line is read with its remarks, and the steps for foods that only they mention.
 */
export function checkDiet(recipe: CheckedRecipe, restrictions: readonly string[]): DietCheck {
  const avoidances = restrictions.map(toAvoidance)
  const findings = [...findingsOf(recipe, avoidances)]
  const each = Map.groupBy(findings, ({ restriction }) => restriction)
  const verdicts = Object.fromEntries(avoidances.map(({ id }) => [id, gravest(each.get(id) ?? [])]))
  return { verdict: gravest(findings), verdicts, findings }
}

/** Whether nothing speaks against any of the restrictions: `checkDiet`, which stops at the first finding. */
export function isFreeOf(recipe: CheckedRecipe, restrictions: readonly string[]): boolean {
  return findingsOf(recipe, restrictions.map(toAvoidance)).next().done === true
}

/** By restriction, and for each in the order of the recipe. */
function* findingsOf(
  recipe: CheckedRecipe,
  avoidances: readonly Avoidance[],
): Generator<Finding, void> {
  const language = languageOf(recipe)
  if (isOtherLanguage(language)) {
    yield* findingsInLanguage(recipe, language, avoidances)
    for (const { limits, ...avoidance } of avoidances) {
      if (limits) yield* toFindings({ limits, ...avoidance }, nutritionOf(recipe))
      yield* doubtWords(avoidance)
    }
    return
  }
  const checkFood = language === undefined ? checkFoodOfAnyLanguage : checkEnglishFood
  const read = recipe.ingredients.map(readFood)
  const lines = read.filter(({ line }) => !line.heading)
  const needsFigures = avoidances.some(({ limits }) => limits !== undefined)
  let nutrition: Nutrition | undefined
  for (const avoidance of avoidances) {
    for (const { line } of lines) yield* checkFood(avoidance, line.raw)
    yield* checkMentions(avoidance, mentionsIn(recipe, read, language))
    if (needsFigures) {
      nutrition ??= nutritionOf(recipe)
      yield* toFindings(avoidance, nutrition)
    }
    yield* doubtWords(avoidance)
  }
}

/** The foods that only headings and steps name; read once for a recipe that is checked again. */
function mentionsIn(
  recipe: CheckedRecipe,
  read: readonly LineRead[],
  language: string | undefined,
): readonly Mention[] {
  const known = mentionsByRecipe.get(recipe)
  if (known) return known
  const lines = read.filter(({ line }) => !line.heading)
  // A heading can name food just as a step does: 'For the peanut topping:'.
  const among = read.filter(({ line }) => line.heading).map(({ line }) => line.raw)
  const headings = [...among, ...(recipe.headings ?? [])]
  const mentions = [
    ...mentionsInHeadings(headings, lines),
    ...(language === undefined ? mentionsOfOtherLanguages(headings) : []),
    ...findMentions(recipe.steps, lines),
  ]
  mentionsByRecipe.set(recipe, mentions)
  return mentions
}

const mentionsByRecipe = new WeakMap<CheckedRecipe, readonly Mention[]>()

/** A recipe of which nobody said the language is of English where its own words show it. */
function languageOf({ language, ingredients, steps }: CheckedRecipe): string | undefined {
  if (language) return language
  return isEvidentlyEnglish(ingredients) || isEvidentlyEnglish(steps) ? 'en' : undefined
}

function gravest(findings: readonly Finding[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'contains')) return 'contains'
  return findings.length > 0 ? 'unknown' : 'free'
}

function* checkMentions(avoidance: Avoidance, mentions: readonly Mention[]): Generator<Finding> {
  const known = judged.get(avoidance) ?? new WeakMap<Contents, Objection | typeof NO_OBJECTION>()
  judged.set(avoidance, known)
  for (const mention of mentions) {
    const objection = known.get(mention.contents) ?? objectToMention(avoidance, mention)
    known.set(mention.contents, objection ?? NO_OBJECTION)
    if (objection && objection !== NO_OBJECTION) yield* toFinding(avoidance, mention, objection)
  }
}

const NO_OBJECTION = 'none'
/** A long method repeats the same names, and so does one that is being corrected. */
const judged = new WeakMap<Avoidance, WeakMap<Contents, Objection | typeof NO_OBJECTION>>()

/** A food that nobody knows could be in anything. */
function doubtWords({ id, words }: Avoidance): Finding[] {
  return words.map((word) => ({
    restriction: id,
    line: '',
    verdict: 'unknown',
    reason: `“${word}” is not known here: check every line for it.`,
  }))
}

function toFindings({ id, limits = [] }: Avoidance, nutrition: Nutrition): Finding[] {
  return checkLimits(limits, nutrition).map((objection) => ({
    restriction: id,
    line: '',
    ...objection,
  }))
}
