import type { Nutrition, Recipe } from '@potluck/contract'
import { countServings, headingsOf, RESTRICTIONS, toIngredientText } from '@potluck/kitchen'
import type { Amounts, DietCheck, Finding } from '@potluck/kitchen/knowledge'
import type { z } from 'zod'
import type { Kitchen } from '../../../platform/kitchen.ts'
import type { RecipeContent } from '../content.ts'
import { type SearchKeys, searchKeysOf } from '../search-keys.ts'
import { toDoubleRecipe } from './to-double-recipe.ts'

/** The kitchen's answers about a recipe, as they are stored and sent. */
export type KitchenAnswers = Pick<z.output<typeof Recipe>, 'diets'> & {
  nutrition: z.output<typeof Nutrition>
  kitchenVersion: number
  /** The restrictions whose verdict is 'free'. */
  freeOf: string[]
  /** The lexicon's id of each ingredient, null if its name is not known. */
  ingredientIds: (string | null)[]
  /** By what its doubles are found. */
  doubleKeys: string[]
} & SearchKeys

/** What the answers are derived from. */
export type Answerable = Pick<
  RecipeContent,
  | 'title'
  | 'description'
  | 'tags'
  | 'ingredients'
  | 'instructions'
  | 'servings'
  | 'language'
  | 'origin'
>

/** Asks the kitchen about a recipe. Pure, so it may run in a transaction. */
export function answerFor(kitchen: Kitchen, recipe: Answerable): KitchenAnswers {
  const { isWhole, ...checked } = toChecked(recipe)
  const { ingredients, servings } = checked
  const check = kitchen.checkDiet(checked, Object.keys(RESTRICTIONS))
  const diets = toDiets(isWhole ? check : doubtEverything(check))
  const nutrition = toNutrition(kitchen.nutritionOf({ ingredients, servings }))
  const ingredientIds = nutrition.lines.map(({ ingredient }) => ingredient)
  return {
    kitchenVersion: kitchen.KITCHEN_VERSION,
    diets,
    freeOf: diets.flatMap(({ restriction, verdict }) => (verdict === 'free' ? restriction : [])),
    nutrition,
    ingredientIds,
    doubleKeys: kitchen.doubleKeys(toDoubleRecipe(recipe)),
    ...searchKeysOf(kitchen, recipe, ingredientIds),
  }
}

/** The parts of a recipe that are checked for what somebody avoids. */
export type KeptRecipe = Pick<Answerable, 'ingredients' | 'instructions' | 'servings' | 'language'>

/**
 * Whether a recipe is free of what a cook avoids in their own words; words that the kitchen does
 * not understand must only not be named in it.
 */
export function keepsTo(
  kitchen: Kitchen,
  recipe: KeptRecipe,
  ownWords: readonly string[],
): boolean {
  const { isWhole, ...checked } = toChecked(recipe)
  const { verdicts } = kitchen.checkDiet(checked, ownWords)
  return ownWords.every((words) => {
    if (kitchen.toAvoidance(words).words.length > 0) return verdicts[words] !== 'contains'
    return isWhole && verdicts[words] === 'free'
  })
}

/** A recipe's rows as the kitchen reads them. */
function toChecked({ ingredients: rows, instructions, servings, language }: KeptRecipe) {
  return {
    language,
    ingredients: rows.map(toIngredientText),
    headings: headingsOf(rows),
    servings: countServings(servings),
    ...readableSteps(instructions),
  }
}

/** A longer method is not read to its end, since that would delay everybody's requests. */
const READ_AT_MOST = 20_000

function readableSteps(steps: readonly string[]): { steps: string[]; isWhole: boolean } {
  const read: string[] = []
  let length = 0
  for (const step of steps) {
    length += step.length
    if (length > READ_AT_MOST) return { steps: read, isWhole: false }
    read.push(step)
  }
  return { steps: read, isWhole: true }
}

/** A recipe that was not read to its end is free of nothing. */
function doubtEverything({ findings, ...check }: DietCheck): DietCheck {
  const doubt = { line: '', verdict: 'unknown', reason: TOO_LONG } as const
  const free = Object.keys(check.verdicts).filter((id) => check.verdicts[id] === 'free')
  return {
    verdict: check.verdict === 'free' ? 'unknown' : check.verdict,
    verdicts: { ...check.verdicts, ...Object.fromEntries(free.map((id) => [id, 'unknown'])) },
    findings: [...findings, ...free.map((restriction) => ({ restriction, ...doubt }))],
  }
}

const TOO_LONG = 'The method is too long to be read to its end.'

function toDiets({ verdicts, findings }: DietCheck): KitchenAnswers['diets'] {
  const byRestriction = Map.groupBy(findings, ({ restriction }) => restriction)
  return Object.entries(RESTRICTIONS).map(([restriction, { label }]) => ({
    restriction,
    label,
    verdict: verdicts[restriction] ?? 'unknown',
    findings: gravestFirst(byRestriction.get(restriction) ?? []),
  }))
}

/** Enough to act on; a recipe of a hundred unknown lines would have thousands. */
const MAX_FINDINGS = 20

function gravestFirst(findings: readonly Finding[]) {
  const isSure = ({ verdict }: Finding) => verdict === 'contains'
  return [...findings.filter(isSure), ...findings.filter((finding) => !isSure(finding))]
    .slice(0, MAX_FINDINGS)
    .map(({ line, reason, verdict }) => ({ line: quote(line), reason: quote(reason), verdict }))
}

const QUOTE_LENGTH = 240

/** A text short enough to store, and well formed: the database refuses half a surrogate pair. */
function quote(text: string): string {
  const short = text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH - 1)}…` : text
  return short.toWellFormed()
}

function toNutrition(counted: ReturnType<Kitchen['nutritionOf']>): KitchenAnswers['nutrition'] {
  return {
    perServing: toAmounts(counted.perServing),
    per100g: toAmounts(counted.per100g),
    coverage: toFigure(counted.coverage) ?? 0,
    lines: counted.lines.map(({ text, ingredient, grams, note, status }) => ({
      text: quote(text),
      ingredient: ingredient ?? null,
      grams: toFigure(grams) ?? null,
      note: quote(note),
      status,
    })),
  }
}

function toAmounts(amounts: Amounts | undefined): Amounts | null {
  if (!amounts) return null
  const rounded = {
    kcal: round(amounts.kcal),
    protein: round(amounts.protein),
    fat: round(amounts.fat),
    satFat: round(amounts.satFat),
    carbs: round(amounts.carbs),
    fiber: round(amounts.fiber),
    sugar: round(amounts.sugar),
    sodium: round(amounts.sodium),
    cholesterol: round(amounts.cholesterol),
    calcium: round(amounts.calcium),
    iron: round(amounts.iron),
    potassium: round(amounts.potassium),
    vitC: round(amounts.vitC),
  }
  return Object.values(rounded).every(Number.isFinite) ? rounded : null
}

/** Undefined for what JSON cannot write as a number: a quantity may be sixty nines. */
function toFigure(value: number | undefined): number | undefined {
  const rounded = value === undefined ? undefined : round(value)
  return Number.isFinite(rounded) ? rounded : undefined
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
