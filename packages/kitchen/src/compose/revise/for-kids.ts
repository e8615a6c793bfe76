import { adaptTo, findAgainst } from '../../adapting/adapt-to.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { hasSameEntries } from '../../text/same-entries.ts'
import { withLess } from './carriers.ts'
import { type Revised, withNote } from './change.ts'
import { makeMilder } from './heat.ts'

/** Makes it mild and free of alcohol, for children. */
export function makeForKids(recipe: RecipeData): Revised {
  const none = makeMilder(recipe, true)
  const milder = none.ok ? none : makeMilder(recipe, false)
  const mild = withLess(milder.ok ? milder.recipe : recipe, [
    ...CAFFEINE,
    ...(isRaw(recipe) ? RAW_EGGS : []),
  ])
  // The spoonful of alcohol in vanilla extract bakes off.
  const holdsAlcohol = findAgainst(mild, NO_ALCOHOL).some(
    ({ line, verdict }) => verdict === 'contains' && !/\bvanilla\b/i.test(line),
  )
  const sober = holdsAlcohol ? adaptTo(mild, NO_ALCOHOL) : { ok: true as const, recipe: mild }
  if (!sober.ok) return sober
  const isSame = !milder.ok && hasSameEntries(sober.recipe.ingredients, recipe.ingredients)
  return { ok: true, recipe: withNote(sober.recipe, noteFor(recipe, isSame), []) }
}

function noteFor({ title }: RecipeData, isSame: boolean): string {
  const isSmooth =
    SMOOTH.test(title) || /\b(?:starter|dough|stock|broth|seasoning|rub)\b/i.test(title)
  if (isSame)
    return `Nothing in it is hot and there is no alcohol, so it can stay as it is${isSmooth ? '.' : '; cut it small for the youngest.'}`
  return isSmooth
    ? 'Let everybody season their own plate.'
    : 'Cut it small for the youngest, and let everybody season their own plate.'
}

/** What has nothing in it to be cut. */
const SMOOTH =
  /\b(?:dressing|vinaigrette|(?<!(?:in|with|and)\b.*)sauce|gravy|dip|mayonnaise|marinade|syrup|jam|spread|drink|smoothie|shake|juice|lemonade|punch|tea|cocoa|hot chocolate|cocktail|mocktail|ice cream|sorbet)$/i

/** Nothing in it is heated. */
function isRaw({ instructions }: RecipeData): boolean {
  return !instructions.some((step) =>
    /\b(?:bake|boil|fry|cook|simmer|heat|roast|poach|scramble|grill|oven)\b/i.test(step),
  )
}

/** Raw eggs are for no small child (USDA 'Shell Eggs from Farm to Table'). */
const RAW_EGGS = [
  { pattern: /(?<!pasteurized )\beggs?(?: (?:yolks?|whites?))?\b/i, instead: 'pasteurized $&' },
] as const
/** Coffee keeps small guests awake. */
const CAFFEINE = [
  {
    pattern:
      /(?<!decaffeinated )\b(?:instant )?(?:espresso|coffee)(?: powder| granules)?\b(?! (?:cake|liqueur|filter))/i,
    instead: 'decaffeinated $&',
  },
] as const
const NO_ALCOHOL = ['no alcohol']
