import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { gramsOf } from '../nutrition/grams-of.ts'
import type { Substitute } from '../substitutions/substitutes-for.ts'
import { hasSameEntries } from '../text/same-entries.ts'
import { withDoughCare } from './gluten-free-dough.ts'
import { type Dish, type DishLine, isOneOf } from './read-dish.ts'
import type { Swap } from './swap.ts'
import { toSentences } from './take-out.ts'
import { withinPortions } from './within-portions.ts'

/** What has to be done with some stand-ins, that was not done with what they replace. */
export function withCare(dish: Dish, dishLine: DishLine, swap: Swap, option: Substitute): Swap {
  const [first] = option.foods
  if (first?.name === 'canned tuna' && dishLine.line.unit === 'batch')
    return { ...swap, mind: TUNA_BOUND }
  if (first && /cream$/.test(first.name) && dishLine.foods.some(isBechamel))
    return thickened(dishLine, swap, first)
  if (first?.name === 'smoked tofu' && dishLine.foods.some((food) => isOneOf(food, FATTY)))
    return dish.steps.some((step) => FRIED.test(step)) ? withFat(dish, swap) : swap
  if (first?.name === 'smoked tofu' && dishLine.foods.some((food) => isOneOf(food, SALTED)))
    return { ...forPortions(dish, swap), mind: LESS_SALTY, isCookedThrough: true }
  if (first?.name === 'extra-firm tofu' && swap.wasFlesh)
    return {
      ...forPortions(dish, swap),
      note: '',
      prepare: howPressed(dish, dishLine),
      inEveryStep: withoutRinsing,
    }
  if (swap.wasFlesh) return forPortions(dish, withDoughCare(dish, dishLine, swap, option))
  if (first?.name === 'frozen cauliflower rice' && /\bcooked\b/i.test(dishLine.text)) {
    const { preparation: _cut, comment: _remark, ...plain } = dishLine.line
    return { ...swap, lines: [formatIngredientLine({ ...plain, name: first.name })] }
  }
  if (first?.name === 'agar')
    return {
      ...swap,
      mind: 'Agar sets only once it has boiled: let the liquid with the agar simmer for 2 minutes, stirring.',
    }
  if (dishLine.foods.some((food) => isOneOf(food, BURNS)))
    return { ...boiledDown(dish, swap, dishLine), inEveryStep: withoutFlames }
  return withDoughCare(dish, dishLine, boiledDown(dish, swap, dishLine), option)
}

/** Juice for a spirit: boiled down where much of it simmers; in a dough or a drink, and by the spoon, as it is. */
function boiledDown({ isBake, steps }: Dish, swap: Swap, { line, foods: [food] }: DishLine): Swap {
  if (!BOILED_DOWN.test(swap.note)) return swap
  const grams = (food && gramsOf(line, food)?.grams) ?? 0
  const [written = ''] = swap.lines
  const isCooked = !isBake && /\b(?:simmer|stew|brais|deglaz)/i.test(steps.join(' '))
  if (!isCooked || grams < MUCH_DRINK) return { ...swap, note: '' }
  const { name } = parseIngredientLine(written)
  const prepare = `Boil the ${name.toLowerCase()} down by half in a small pan.`
  return { ...swap, note: swap.note.replace(BOILED_DOWN, '').trim(), prepare }
}

/** No juice burns. */
function withoutFlames(step: string): string {
  return step.replace(FLAMES, '')
}

const BURNS = ['spirit', 'liqueur', 'brandy', 'whiskey', 'rum']
const FLAMES =
  /,? (?:and|then|and then) (?:flamb[eé]e?|ignite|light|set (?:it )?(?:alight|on fire))(?: it| the \p{L}+)?(?=[.,;]|$)/giu

const BOILED_DOWN = /^Boil it down by half[^.]*\./
const MUCH_DRINK = 100

const PRESSED =
  'Press the tofu between two cloths for 10 minutes and pat it dry, so that it browns and takes up the taste.'

/** What came chopped is not cut by any step: so the tofu is. */
function howPressed({ steps }: Dish, { text }: DishLine): string {
  if (!HEATED.test(steps.join(' '))) return CRUMBLED
  return /\b(?:chopped|cubed|diced|in (?:cubes|pieces|strips|chunks)|bite[- ]sized?)\b/i.test(text)
    ? PRESSED_AND_CUT
    : /\b(?:steak|fillet|chop|cutlet|breast)s?\b/i.test(text)
      ? PRESSED_IN_SLICES
      : PRESSED
}

const PRESSED_AND_CUT =
  'Press the tofu between two cloths for 10 minutes, pat it dry and cut it into bite-sized cubes.'
const PRESSED_IN_SLICES =
  'Cut the tofu into slices of 1.5 cm, press them between two cloths for 10 minutes and pat them dry, so that they brown and take up the taste.'
const CRUMBLED = 'Press the tofu between two cloths for 10 minutes, pat it dry and crumble it.'
const HEATED = /\b(?:fry|fried|saut|roast|bake|grill|sear|brown|simmer|cook|stew|broil|boil|oven)/i

function forPortions({ portions }: Dish, swap: Swap): Swap {
  const lines = swap.lines.map((line) => withinPortions(line, portions))
  return hasSameEntries(lines, swap.lines) ? swap : { ...swap, lines, keepsAmounts: false }
}

/** Raw meat is rinsed, pressed tofu is not. */
function withoutRinsing(step: string): string {
  return toSentences(step)
    .filter((one) => !/^(?:rinse|wash) (?:and (?:pat )?dry )?(?:the |your )?tofu\b/i.test(one))
    .join(' ')
}

/** Cream runs where a white sauce stays: a spoonful of starch for each cup thickens it (a medium white sauce). */
function thickened({ line, foods: [food] }: DishLine, swap: Swap, cream: Ingredient): Swap {
  const grams = (food && gramsOf(line, food)?.grams) ?? CUP_OF_SAUCE
  const spoons = Math.max(1, Math.round(grams / CUP_OF_SAUCE))
  return {
    ...swap,
    lines: [...swap.lines, `${spoons} tbsp cornstarch`],
    call: () => 'sauce',
    prepare: `For the sauce whisk the cornstarch into the cold ${cream.name}, bring it to a boil, stirring, and simmer it for 2 minutes with a little salt, until it coats the spoon.`,
  }
}

const CUP_OF_SAUCE = 250

function isBechamel(food: Ingredient): boolean {
  return isOneOf(food, ['bechamel'])
}

const TUNA_BOUND =
  'Drain the tuna and mash it with a spoonful or two of olive oil or yogurt and a little lemon juice.'

/** Gives off the fat that it fries in. */
const FATTY = ['bacon', 'pancetta', 'lardon', 'guanciale', 'duck']
const FRIED = /\b(?:fry|fried|saut[eé]|brown|crisp|sear|render|sizzl)/i
const OILED =
  'The smoked tofu gives off no fat and little salt: fry it in a tablespoon of oil and season it.'
/** The salt of the dish is theirs. */
const SALTED = ['ham', 'cured meat']
const LESS_SALTY = 'Smoked tofu has far less salt than ham: taste the dish and salt it once more.'
const FATS = ['oil', 'butter', 'margarine', 'lard']

/** Oil for what would have fried in its own fat, listed where the dish has none. */
function withFat({ lines }: Dish, swap: Swap): Swap {
  const hasFat = lines.some(({ foods }) => foods.some((food) => isOneOf(food, FATS)))
  return { ...swap, mind: OILED, ...(!hasFat && { lines: [...swap.lines, '1 tbsp olive oil'] }) }
}
