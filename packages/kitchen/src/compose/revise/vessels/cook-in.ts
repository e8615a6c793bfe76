import { readDish } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import type { Revised } from '../change.ts'
import { airFry } from './air-fryer.ts'
import { finishInPan } from './finish-in-pan.ts'
import { fromAirFryer, isAirFried } from './from-air-fryer.ts'
import { fromSlowCooker, isSlowCooked } from './from-slow-cooker.ts'
import { fromSmokerIntoOven, isSmoked } from './from-smoker.ts'
import { intoClosedPot } from './into-closed-pot.ts'
import { intoPot } from './into-pot.ts'
import { lookedOver } from './last-look.ts'
import { piecesIn } from './pieces.ts'
import { withWay } from './say-way.ts'
import { titleIn, type Vessel } from './vessel.ts'
import { WHY_NOT } from './why-no-pieces.ts'

/** A recipe made in another vessel, where a rule is known that is safe; all else is declined with its reason. */
export function cookIn(recipe: RecipeData, vessel: Vessel): Revised {
  const moved = lookedOver(recipe, move(recipe, vessel))
  return moved.ok ? moved : { ...moved, reason: withWay(recipe, vessel, moved.reason) }
}

function move(recipe: RecipeData, vessel: Vessel): Revised {
  switch (vessel) {
    case 'slow cooker':
    case 'pressure cooker':
      return intoClosedPot(recipe, vessel)
    case 'air fryer': {
      if (isAirFried(recipe)) return { ok: false, reason: 'It is made in the air fryer as it is.' }
      const pieces = piecesIn(recipe, vessel)
      if (pieces.ok && (isFriedToo(recipe) || isPlain(recipe))) return pieces
      const baked = airFry(recipe)
      if (!baked.ok) return orElse(pieces, baked)
      return { ok: true, recipe: { ...baked.recipe, title: titleIn(recipe.title, vessel) } }
    }
    case 'oven': {
      if (isSmoked(recipe)) return fromSmokerIntoOven(recipe)
      if (isSlowCooked(recipe)) return fromSlowCooker(recipe, 'oven')
      if (isAirFried(recipe)) {
        const pieces = piecesIn(recipe, vessel)
        return pieces.ok ? pieces : fromAirFryer(recipe)
      }
      return orElse(intoPot(recipe, 'oven'), piecesIn(recipe, vessel))
    }
    case 'grill':
      return piecesIn(recipe, vessel)
    case 'pan': {
      if (isSlowCooked(recipe)) return fromSlowCooker(recipe, 'stove')
      const finished = finishInPan(recipe)
      if (finished.ok) return finished
      if (readDish(recipe).isBake) return { ok: false, reason: WHY_NOT.pan.dough }
      return orElse(intoPot(recipe, 'stove'), piecesIn(recipe, vessel))
    }
    case 'microwave':
      return { ok: false, reason: NO_MICROWAVE }
  }
}

/** A single stretch in the oven, of what needs no dish. */
function isPlain({ instructions }: RecipeData): boolean {
  const baked = instructions.filter(
    (step) => /\b(?:bake|roast|broil|return|oven)\b/i.test(step) && /\d/.test(step),
  )
  return (
    baked.length > 0 &&
    !instructions.some((step) =>
      /\b(?:casserole|baking dish|loaf|muffin|ramekin|pour)\b/i.test(step),
    )
  )
}

/** Begun in a pan, so that more than the oven's part is another one in the air fryer. */
function isFriedToo({ instructions }: RecipeData): boolean {
  return instructions.some((step) => /\b(?:skillet|frying pan|grill)\b/i.test(step))
}

function orElse(first: Revised, second: Revised): Revised {
  return first.ok || (!second.ok && first.reason !== '') ? first : second
}

const NO_MICROWAVE =
  'A microwave heats by its watts and by how much is in it, and neither browns nor holds a simmer: what is raw here could stay so in the middle, so I leave it as it is made now. What it does well is reheating a portion of this (covered, stirred once, to 74 °C / 165 °F), steaming vegetables and melting butter.'
