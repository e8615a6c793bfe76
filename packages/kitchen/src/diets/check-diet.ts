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

/** A recipe as diets are checked: free text, as cooks write it. */
export type CheckedRecipe = {
  ingredients: readonly string[]
  steps: readonly string[]
  /** Those of the list that do not stand among its lines, where groups are kept beside them. */
  headings?: readonly string[]
  /** How many it serves; limits per portion cannot be told without. */
  servings?: number | undefined
}

export type Verdict = 'contains' | 'free' | 'unknown'

/** What stands against one restriction, and where. */
export type Finding = {
  restriction: string
  /** The ingredient line or sentence it is about; '' for the recipe as a whole. */
  line: string
  verdict: 'contains' | 'unknown'
  reason: string
}

/** `verdict` is the gravest of all restrictions; `verdicts` has each. 'free' as far as what is listed goes. */
export type DietCheck = {
  verdict: Verdict
  verdicts: Record<string, Verdict>
  findings: Finding[]
}

/**
 * Checks a recipe against restrictions, given by id, label or a cook's words ('no cilantro'). Every
 * ingredient line is read, with its remarks, and the steps for what only they mention.
 */
export function checkDiet(recipe: CheckedRecipe, restrictions: readonly string[]): DietCheck {
  const avoidances = restrictions.map(toAvoidance)
  const findings = [...findingsOf(recipe, avoidances)]
  const each = Map.groupBy(findings, ({ restriction }) => restriction)
  const verdicts = Object.fromEntries(avoidances.map(({ id }) => [id, gravest(each.get(id) ?? [])]))
  return { verdict: gravest(findings), verdicts, findings }
}

/** By restrictions, and of each in the order of the recipe. */
function* findingsOf(
  recipe: CheckedRecipe,
  avoidances: readonly Avoidance[],
): Generator<Finding, void> {
  const read = recipe.ingredients.map(readFood)
  const lines = read.filter(({ line }) => !line.heading)
  // A heading of the list can name food as a step does: 'For the peanut topping:'.
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

/** Of the lines of a recipe that is being mended one changes at a time: the others are known. */
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
/** A long method says the same names again and again, and so does one that is being mended. */
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

/** What somebody avoids may be in anything when nobody here knows what it is. */
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
