import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { type Nutrition, nutritionOf } from '../nutrition/nutrition.ts'
import { type Contents, contentsOf } from '../recognition/contents.ts'
import { foodsBeside, readKinds, readPromise } from '../recognition/remarks.ts'
import { rememberEach } from '../text/remember.ts'
import { type Avoidance, toAvoidance } from './avoidance.ts'
import { checkLimits } from './check-limits.ts'
import { type Objection, objectTo } from './check-line.ts'
import type { LineRead } from './line-read.ts'
import { findMentions, type Mention, mentionsInHeadings, mentionsInRemarks } from './mentions.ts'

/** A recipe for a diet check: free text, as cooks write it. */
export type CheckedRecipe = {
  ingredients: readonly string[]
  steps: readonly string[]
  /** Headings of the list that are not among its lines, if groups are stored separately. */
  headings?: readonly string[]
  /** The number of servings, without which limits per portion cannot be checked. */
  servings?: number | undefined
}

export type Verdict = 'contains' | 'free' | 'unknown'

/** An objection of one restriction, and where it was found. */
export type Finding = {
  restriction: string
  /** The ingredient line or sentence it refers to; '' for the whole recipe. */
  line: string
  verdict: 'contains' | 'unknown'
  reason: string
}

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

/** By restriction, and for each in the order of the recipe. */
function* findingsOf(
  recipe: CheckedRecipe,
  avoidances: readonly Avoidance[],
): Generator<Finding, void> {
  const read = recipe.ingredients.map(readFood)
  const lines = read.filter(({ line }) => !line.heading)
  // A heading can name food just as a step does: 'For the peanut topping:'.
  const among = read.filter(({ line }) => line.heading).map(({ line }) => line.raw)
  const headings = [...among, ...(recipe.headings ?? [])]
  const needsFigures = avoidances.some(({ limits }) => limits !== undefined)
  let mentions: readonly Mention[] | undefined
  let nutrition: Nutrition | undefined
  for (const avoidance of avoidances) {
    for (const { line } of lines) yield* checkFood(avoidance, line.raw)
    mentions ??= [...mentionsInHeadings(headings, lines), ...findMentions(recipe.steps, lines)]
    yield* checkMentions(avoidance, mentions)
    if (needsFigures) {
      nutrition ??= nutritionOf(recipe)
      yield* toFindings(avoidance, nutrition)
    }
    yield* doubtWords(avoidance)
  }
}

function gravest(findings: readonly Finding[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'contains')) return 'contains'
  return findings.length > 0 ? 'unknown' : 'free'
}

function readFood(text: string): LineRead {
  const line = parseIngredientLine(text)
  const name = [readKinds(line) ?? line.name, ...foodsBeside(line)].join(', ')
  const promise = readPromise(line)
  return { line, contents: contentsOf(promise === '' ? name : `${promise} ${name}`) }
}

/** While a recipe is being corrected only one line changes at a time, so the others are cached. */
const checkFood = rememberEach(checkFoodAnew)

function checkFoodAnew(avoidance: Avoidance, text: string): readonly Finding[] {
  const { line, contents } = readFood(text)
  const { raw, name, optional } = line
  const objection = objectTo(avoidance, name || raw, contents)
  const leave = optional ? ' It is optional: leave it out.' : ''
  if (objection?.verdict === 'contains')
    return [
      {
        restriction: avoidance.id,
        line: raw,
        ...objection,
        reason: `${objection.reason}.${leave}`,
      },
    ]
  const remarked = mentionsInRemarks(line).flatMap((mention) => checkMention(avoidance, mention))
  const own = objection
    ? [
        {
          restriction: avoidance.id,
          line: raw,
          ...objection,
          reason: `${objection.reason}.${leave}`,
        },
      ]
    : []
  return [...own, ...remarked]
}

function checkMention(avoidance: Avoidance, mention: Mention): Finding[] {
  return toFinding(avoidance, mention, objectToMention(avoidance, mention))
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

function objectToMention(avoidance: Avoidance, { name, contents }: Mention): Objection | undefined {
  return objectTo(avoidance, name, { ...contents, complete: true })
}

function toFinding(
  { id: restriction }: Avoidance,
  { text: line, sure }: Mention,
  objection: Objection | undefined,
): Finding[] {
  if (!objection) return []
  const verdict = sure ? objection.verdict : 'unknown'
  return [{ restriction, line, verdict, reason: `${objection.reason}.` }]
}

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
