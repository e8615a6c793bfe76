import { toSentences } from '../../adapting/take-out.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from './change.ts'

/**
 * A recipe for who has a single pot: what boils apart comes first in it, is drained and kept under a lid, and the pot goes
 * on to the rest. Nothing else of the method changes, so that no time does either.
 */
export function inOnePan(recipe: RecipeData): Revised {
  const apart = recipe.instructions.flatMap((step) =>
    toSentences(step).filter((one) => BOILS_APART.test(one)),
  )
  const drained = recipe.instructions.flatMap((step) =>
    toSentences(step).filter((one) => DRAINS.test(one)),
  )
  const others = recipe.instructions.filter((step) => SECOND.test(step))
  const vessels = new Set(
    recipe.instructions.flatMap(
      (step) =>
        step
          .toLowerCase()
          .match(VESSEL)
          ?.map((word) => word.replace(/s$/, '').replace(/^.*pan$/, 'pan')) ?? [],
    ),
  )
  if (apart.length === 0 && others.length === 0)
    return {
      ok: false,
      reason:
        vessels.size < 2 &&
        !recipe.ingredients.some((line) => /\b(?:pasta|spaghetti|noodles|rice)\b/i.test(line))
          ? AS_IT_IS
          : MORE,
    }
  const food = BOILS_APART.exec(apart[0] ?? '')?.groups?.food?.toLowerCase()
  const kept = recipe.instructions
    .map((step) =>
      toSentences(step)
        .filter(
          (one) =>
            !apart.includes(one) &&
            !/^I\b/.test(one) &&
            !(
              food !== undefined &&
              drained.includes(one) &&
              !/\b(?:add|stir|mix|toss|sauce)\b/i.test(one)
            ),
        )
        .map((one) =>
          one
            .replace(SECOND, (found) => `${/^in/i.test(found) ? 'in ' : ''}the same pan, wiped out`)
            .replace(/^in the/, 'In the')
            .replace(/^the same/, 'The same'),
        )
        .join(' '),
    )
    .filter((step) => step !== '')
  const first =
    food === undefined
      ? []
      : [
          `In the one pan you have, boil the ${food} first as its packet says. Drain it, keep a cup of its water, set the ${food} aside under a lid with a little oil, and go on in the same pan.`,
        ]
  // What boils in the same water twice, or goes from pan to pan, needs both.
  if (kept.some((step) => AT_ONCE.test(step))) return { ok: false, reason: MORE }
  const changed = { ...recipe, instructions: [...first, ...kept] }
  const compared = recipe.instructions.flatMap((step) =>
    kept.includes(step) ? [] : [`${step} → one after another in the same pan`],
  )
  return {
    ok: true,
    recipe: withNote(
      changed,
      'One pan, used one thing after another: take your widest one with a lid.',
      compared,
    ),
  }
}

const AT_ONCE =
  /\b(?:add|drop) the pasta and (?:cook|set|boil)|\bcooking water\b|\bfrom the (?:water|pot) (?:in)?to the (?:\p{L}+ )?pan\b/iu
const AS_IT_IS = 'It is made in a single pan as it is.'
const MORE =
  'It takes more than one vessel for things that cook at the same time, and I know no tested way to make it in one: I leave it as it is made now. What does well in one pan is a stew, a curry, a risotto or a frittata.'
const VESSEL = /\b(?:pots?|pans?|saucepans?|skillets?|woks?|trays?)\b/g
const BOILS_APART =
  /\b(?:cook(?:ing)?|boil(?:ing)?|prepare|make)\b (?:the |your )?(?:\p{L}+ ){0,2}?(?<food>rice|pasta|noodles|spaghetti|macaroni|penne|fettuccine|linguine|tagliatelle|fusilli|rigatoni|couscous|quinoa|potatoes)\b(?![^.]*\b(?:sauce|oven|pan with)\b)/iu
const DRAINS = /^(?:drain|once (?:the )?(?:pasta|rice|noodles)[^.]* drain)\b/i
const SECOND =
  /\b(?:in )?(?:an?other|a (?:second|separate|different)|a clean) (?:\p{L}+[ -]){0,3}?(?:pan|pot|saucepan|skillet|wok)\b/iu
