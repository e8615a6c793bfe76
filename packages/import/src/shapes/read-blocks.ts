import type { Doubt, LineGroup } from '../recipe.ts'
import { withoutBullets } from '../text/bullets.ts'
import { tidySteps } from '../text/step-lines.ts'
import type { Block } from './block.ts'
import { type Facts, findFacts } from './find-facts.ts'
import { findIngredients, hasOtherRecipe } from './find-ingredients.ts'
import { findSteps } from './find-steps.ts'
import { isAdvertisement } from './headings.ts'

/** What blocks of text say a recipe is, and what of it is a guess. */
export type ReadShape = Facts & {
  ingredients: LineGroup[]
  steps: LineGroup[]
  doubts: Doubt[]
}

/**
 * A recipe in a page or a text that marks none: by its headings in the languages that
 * recipes are written in, and without them by the shape of its lists. Undefined where there is no list
 * of ingredients or nothing to do with them: what cannot be told is not made up.
 */
export function readBlocks(all: readonly Block[]): ReadShape | undefined {
  const blocks = all.slice(0, MOST_BLOCKS).filter(({ text }) => !isAdvertisement(text))
  const ingredients = findIngredients(blocks)
  if (!ingredients) return undefined
  const steps = findSteps(blocks, ingredients.end)
  if (!steps) return undefined
  const doubts: Doubt[] = [{ field: '', reason: READ_BY_SHAPE }]
  if (!ingredients.isHeaded) doubts.push({ field: 'ingredients', reason: NO_HEADING })
  if (!steps.isHeaded) doubts.push({ field: 'steps', reason: NO_HEADING })
  if (ingredients.groups.slice(1).some(({ group }) => group === null))
    doubts.push({ field: 'ingredients', reason: SAME_FOODS })
  if (hasOtherRecipe(blocks, ingredients)) doubts.push({ field: '', reason: OTHER_RECIPE })
  return {
    ...findFacts(blocks, ingredients.start, steps.end),
    ingredients: ingredients.groups.map(({ group, lines }) => ({
      group,
      lines: withoutBullets(lines),
    })),
    steps: steps.groups.map(({ group, lines }) => ({ group, lines: tidySteps(lines) })),
    doubts,
  }
}

const MOST_BLOCKS = 10_000
const READ_BY_SHAPE =
  'Nothing marks the recipe here: it was read by headings and lists, so compare it.'
const SAME_FOODS = 'Two lists have the same foods, and nothing says what the second is for.'
const OTHER_RECIPE = 'There is more than one recipe here: only one of them was read.'
const NO_HEADING = 'No heading says where this begins: it was told by the shape of its lines.'
