import { adaptTo, findAgainst } from '../../adapting/adapt-to.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { hasSameEntries } from '../../text/same-entries.ts'
import { type Revised, withNote } from './change.ts'
import { makeMilder } from './heat.ts'

/** Makes it mild and free of alcohol, for children. */
export function makeForKids(recipe: RecipeData): Revised {
  const milder = makeMilder(recipe, true)
  const mild = milder.ok ? milder.recipe : recipe
  // The spoonful of alcohol in vanilla extract bakes off.
  const holdsAlcohol = findAgainst(mild, NO_ALCOHOL).some(
    ({ line, verdict }) => verdict === 'contains' && !/\bvanilla\b/i.test(line),
  )
  const sober = holdsAlcohol ? adaptTo(mild, NO_ALCOHOL) : { ok: true as const, recipe: mild }
  if (!sober.ok) return sober
  const isSame = !milder.ok && hasSameEntries(sober.recipe.ingredients, recipe.ingredients)
  const note = isSame
    ? 'Nothing in it is hot and there is no alcohol, so it can stay as it is; cut it small for the youngest.'
    : 'Cut it small for the youngest, and let everybody season their own plate.'
  return { ok: true, recipe: withNote(sober.recipe, note, []) }
}

const NO_ALCOHOL = ['no alcohol']
