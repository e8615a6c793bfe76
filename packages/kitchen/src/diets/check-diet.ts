import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { type Nutrition, nutritionOf } from '../nutrition/nutrition.ts'
import { type Contents, contentsOf } from '../recognition/contents.ts'
import { readKinds, readPromise } from '../recognition/remarks.ts'
import { type Avoidance, toAvoidance } from './avoidance.ts'
import { checkLimits } from './check-limits.ts'
import { objectTo } from './check-line.ts'
import { findMentions, type Mention, mentionsInRemarks } from './mentions.ts'

/** A recipe as diets are checked: free text, as cooks write it. */
export type CheckedRecipe = {
  ingredients: readonly string[]
  steps: readonly string[]
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
  const lines = recipe.ingredients.map(readFood).filter(({ line }) => !line.heading)
  const mentions = findMentions(recipe.steps, lines)
  const needsFigures = avoidances.some(({ limits }) => limits !== undefined)
  const nutrition = needsFigures ? nutritionOf(recipe) : undefined
  const findings = avoidances.flatMap((avoidance) => [
    ...lines.flatMap((food) => checkFood(avoidance, food)),
    ...mentions.flatMap((mention) => checkMention(avoidance, mention)),
    ...(nutrition ? toFindings(avoidance, nutrition) : []),
    ...doubtWords(avoidance),
  ])
  const verdicts = Object.fromEntries(
    avoidances.map(({ id }) => [id, gravest(findings.filter((found) => found.restriction === id))]),
  )
  return { verdict: gravest(findings), verdicts, findings }
}

function gravest(findings: readonly Finding[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'contains')) return 'contains'
  return findings.length > 0 ? 'unknown' : 'free'
}

/** An ingredient line and what is in it. */
export type LineRead = { line: IngredientLine; contents: Contents }

function readFood(text: string): LineRead {
  const line = parseIngredientLine(text)
  const name = readKinds(line) ?? line.name
  const promise = readPromise(line)
  return { line, contents: contentsOf(promise === '' ? name : `${promise} ${name}`) }
}

function checkFood(avoidance: Avoidance, { line, contents }: LineRead): Finding[] {
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

function checkMention(avoidance: Avoidance, { text, name, contents, sure }: Mention): Finding[] {
  const objection = objectTo(avoidance, name, { ...contents, complete: true })
  if (!objection) return []
  const verdict = sure ? objection.verdict : 'unknown'
  return [{ restriction: avoidance.id, line: text, verdict, reason: `${objection.reason}.` }]
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
