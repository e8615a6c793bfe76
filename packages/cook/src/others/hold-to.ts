import { type Equipment, findTools } from '@potluck/cookbook'
import {
  countServings,
  findStepTimers,
  parseDuration,
  parseServings,
  type RecipeData,
} from '@potluck/kitchen'
import { joinWords, scaleTo } from '@potluck/kitchen/composer'
import type { Conditions } from '../read-request.ts'
import { hasTools } from '../reading/tools.ts'
import type { CookRequest } from '../request.ts'
import { type Told, tellPortion, tellTime, tellVessels } from '../tell.ts'
import { readHouse } from '../wishes/house.ts'
import { fromHouse } from '../wishes/what-i-have.ts'
import { tellLost } from './tell-lost.ts'

/**
 * Compares a recipe by another writer with the conditions, by the same counts as the kitchen's own: what it does not
 * keep to, and what a portion has of the nutrients asked for.
 */
export function holdTo(recipe: RecipeData, asked: Conditions, request: CookRequest): Told {
  const { figures, breaches } = tellPortion(recipe, countServings(recipe.servings) ?? 1, asked)
  return {
    breaches: [
      ...breaches,
      ...tellServings(recipe, asked),
      ...tellTime(timesOf(recipe), asked),
      ...tellTools(recipe, asked),
      ...tellVessels(recipe.instructions, asked),
      ...tellLeftOut(recipe, asked, request),
      ...tellLost(recipe, request),
    ],
    figures,
  }
}

/** The recipe for as many as were asked for, if a rule can scale it; otherwise unchanged. */
export function forAsMany(recipe: RecipeData, { servings }: Conditions): RecipeData {
  if (servings === undefined || isFor(recipe, servings)) return recipe
  const scaled = scaleTo(recipe, servings)
  if (!scaled.ok) return recipe
  const { adaptations, originalVsAdapted } = recipe
  return { ...scaled.recipe, adaptations, originalVsAdapted }
}

/**
 * The recipe with a description that begins with what it does not keep to and ends with its figures. Figures of the
 * writer's own are removed, because nobody counted them.
 */
export function tellFirst(recipe: RecipeData, { breaches, figures }: Told): RecipeData {
  if (breaches.length + figures.length === 0) return recipe
  const own = recipe.description
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence !== '' && !FIGURE.test(sentence))
    .filter((sentence) => ![...breaches, ...figures].includes(sentence))
  return { ...recipe, description: [...breaches, ...own, ...figures].join(' ') }
}

const FIGURE =
  /\d\s*(?:k?cals?|(?:kilo)?calories)\b|\d\s*m?g (?:of )?(?:net |sat)?(?:protein|carb|fat|fib|sugar|sodium|salt|urated)/i

/**
 * The recipe with its lists of used and additional ingredients as the kitchen reads them, in place of the writer's: a
 * food that was replaced is not used.
 */
export function withUse(recipe: RecipeData, request: CookRequest, asked: Conditions): RecipeData {
  if (request.mode !== 'ingredients') return recipe
  const { used, missing } = fromHouse(recipe, readHouse(request, [], asked.rules))
  return { ...recipe, usedIngredients: used, additionalIngredients: [...missing] }
}

/** Whether a recipe serves this many: '4 to 6' includes five. */
function isFor(recipe: RecipeData, servings: number): boolean {
  const read = parseServings(recipe.servings)
  return read.ok && read.servings.min <= servings && servings <= read.servings.max
}

function tellServings(recipe: RecipeData, { servings }: Conditions): string[] {
  if (servings === undefined || isFor(recipe, servings)) return []
  const has = countServings(recipe.servings)
  return [
    has === undefined
      ? `It does not say whether it is for ${servings}, as you asked.`
      : `It is for ${has}, not for the ${servings} that you asked for.`,
  ]
}

/** The minutes that a recipe says it takes, and never less than the longest wait in its steps. */
function timesOf({ prepTime, cookTime, totalTime, instructions }: RecipeData) {
  const [active = 0, cooking = 0, total = 0] = [prepTime, cookTime, totalTime].map((text) => {
    const read = parseDuration(text)
    return read.ok ? read.minutes.max : 0
  })
  const waits = instructions.flatMap((step) => [
    ...findStepTimers(step).map(({ minutes }) => minutes.min),
    ...(/\bovernight\b/i.test(step) ? [OVERNIGHT] : []),
  ])
  return { active, all: Math.max(total, active + cooking, ...waits) }
}

/** Minutes that 'overnight' stands for: a short night. */
const OVERNIGHT = 8 * 60

function tellTools({ title, instructions }: RecipeData, asked: Conditions): string[] {
  const { tool, without, only } = asked
  const text = instructions.join('\n')
  const needs = toolsOf(text)
  const said = [title, text].join('\n').toLowerCase()
  const isInTool = tool === undefined || needs.includes(tool) || said.includes(tool)
  const refused = needs.filter((one) => !hasTools([one], { without, only }))
  return [
    ...(isInTool ? [] : [`It is not made in the ${tool}, as you asked.`]),
    ...(refused.length === 0
      ? []
      : [`It takes the ${joinWords(refused)}, which you did not want to use.`]),
  ]
}

/** The tools that steps need; they name the stove by its heat and its pans. */
function toolsOf(text: string): Equipment[] {
  const found = findTools(text)
  const isOnStove =
    /\b(?:over|on) (?:a |the )?(?:low|medium|high|gentle|moderate)(?:[- ](?:low|high))?(?: heat)?\b|\b(?:skillet|frying pan|saucepan|stove(?:top)?|hob)\b/i.test(
      text,
    )
  return isOnStove ? [...found, 'stovetop'] : found
}

/** Says which foods the cook gave that the recipe does not use. */
function tellLeftOut(recipe: RecipeData, asked: Conditions, request: CookRequest): string[] {
  if (request.mode !== 'ingredients' || request.ingredients.length === 0) return []
  const { out } = fromHouse(recipe, readHouse({ ...request, pantry: [] }, [], asked.rules))
  return out.length === 0 ? [] : [`I left out ${joinWords(out)}.`]
}
