import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { Draft } from '../dish/draft.ts'
import type { Measured } from '../dish/measure.ts'
import type { Part } from '../dish/part.ts'
import { FOODS } from '../foods/foods.ts'
import type { Wish } from '../wish.ts'
import { capitalize, toTitle } from '../words/join.ts'
import { toBenefits } from './benefits.ts'
import { toDietNotes, toShoppingNote } from './diet-notes.ts'
import { toListed } from './ingredient-list.ts'
import { toLine } from './line.ts'
import { formatMinutes, type RecipeMinutes, toMinutes } from './minutes.ts'
import { ownedAndAdded } from './owned.ts'

/** A draft with the ingredients its steps use, in the order of first use, and its times. */
export type Plate = { draft: Draft; parts: Part[]; minutes: RecipeMinutes; servings: number }

/** Works out the ingredients and times of a draft. */
export function toPlate(draft: Draft, servings: number): Plate {
  const steps = draft.steps.filter((step) => step !== undefined)
  const parts = [...new Set(steps.flatMap((step) => step.parts))]
  const portions = draft.servings ?? servings
  return { draft, parts, minutes: toMinutes(steps, parts, servings), servings: portions }
}

/**
 * The finished recipe. `notes` tell the cook where the dish differs from the wish; `mentionsBanned`
 * drops tips that would name excluded foods.
 */
export function writeUp(
  plate: Plate,
  wish: Wish,
  notes: readonly string[],
  mentionsBanned: (text: string) => boolean,
): RecipeData {
  const notesOnDiet = toDietNotes(wish)
  const { draft, parts, minutes } = plate
  const steps = draft.steps.filter((step) => step !== undefined)
  return {
    title: toTitle(draft.title.trim()),
    description: [capitalize(draft.description), ...notes].join(' '),
    prepTime: formatMinutes(minutes.prep),
    cookTime: formatMinutes(minutes.cook),
    totalTime: formatMinutes(minutes.prep + minutes.cook),
    servings: String(plate.servings),
    difficulty: difficultyOf(plate),
    ingredients: toListed(parts).map((part) => toLine({ ...part, ...packOf(part) })),
    instructions: steps.map(({ text }) => text),
    tips: [
      ...draft.tips,
      ...toShoppingNote(
        wish,
        parts.map(({ id }) => id),
      ),
    ].filter((tip) => !mentionsBanned(tip)),
    nutritionalBenefits: toBenefits(parts).filter((fact) => !mentionsBanned(fact)),
    ...ownedAndAdded(parts, wish),
    adaptations: [...notesOnDiet],
    originalVsAdapted: [],
  }
}

function difficultyOf({ draft, minutes }: Plate): RecipeData['difficulty'] {
  const steps = draft.steps.filter((step) => step !== undefined).length
  const total = minutes.prep + minutes.cook
  if (draft.skill === 2) return total > 75 ? 'Hard' : 'Medium'
  if (draft.skill === 1) return steps <= 6 && total <= 35 ? 'Easy' : 'Medium'
  return steps <= 8 ? 'Easy' : 'Medium'
}

function packOf({ id }: Part): { pack?: Measured } {
  const { pack } = FOODS[id]
  return pack ? { pack } : {}
}
