import { toSentences } from '../../adapting/take-out.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { formatQuantity } from '../../quantities/format-quantity.ts'
import { exactly } from '../../quantities/quantity.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { formatUnit } from '../../units/format-unit.ts'
import { UNITS } from '../../units/units.ts'
import { toKitchenAmount } from '../dish/measure.ts'
import { type FoodId, isKind } from '../foods/foods.ts'
import { capitalize } from '../words/join.ts'
import { type Carrier, inHalf, withLess } from './carriers.ts'
import { type Revised, withNote } from './change.ts'
import { foodsOf, leaveOut } from './leave-out.ts'
import { scaleLine } from './scale-line.ts'

const CURRY_PASTES: readonly FoodId[] = ['thai-curry-paste']

/** Doubles what makes it hot, or adds red pepper flakes at the end if nothing does. */
export function makeHotter(recipe: RecipeData): Revised {
  if (isSweet(recipe))
    return { ok: false, reason: 'I would not make that one hot: it is a sweet dish.' }
  const hot = recipe.ingredients.filter(isHot)
  return hot.length > 0
    ? changeHeat(recipe, hot, 2, 'Spicier: twice as much of what makes it hot.')
    : addFlakes(recipe)
}

/** Halves what makes it hot, or leaves it out. */
export function makeMilder(recipe: RecipeData, fully: boolean): Revised {
  const hot = recipe.ingredients.filter(isHot)
  if (hot.length === 0) return { ok: false, reason: 'There is nothing hot in it as it is.' }
  const hasPaprika = recipe.ingredients.some((line) => /\bpaprika\b/i.test(line))
  const mild = withLess(recipe, fully && !hasPaprika ? [...SOLD_MILD, GROUND_HOT] : SOLD_MILD)
  const left = hot.filter((line) => mild.ingredients.includes(line))
  if (mild !== recipe && left.length === 0)
    return { ok: true, recipe: named(withNote(mild, MILD_KIND, [])) }
  if (!fully) {
    if (!left.some(isFierce))
      return changeHeat(mild, left, 0.5, 'Milder: half of what makes it hot.')
    const quarter = changeHeat(mild, left, 0.25, 'Milder: a quarter of what makes it hot.')
    return { ...quarter, said: STILL_HOT }
  }
  const told = mild === recipe ? mild : withNote(mild, MILD_KIND, [])
  let revised: Revised = { ok: true, recipe: named(told) }
  for (const line of left) {
    const [id] = foodsOf(line)
    if (!revised.ok || id === undefined) return revised
    revised = leaveOut(revised.recipe, {
      word: id,
      typed: nameOf(line),
      meaning: { word: id, foods: [id] },
    })
  }
  return revised
}

const MILD_KIND = 'Milder: the mild kind in place of the hot one.'

/** 'Spicy sausage pasta' of which nothing is hot any more. */
function named(recipe: RecipeData): RecipeData {
  const title = recipe.title.replace(
    /^(?:spicy|hot|fiery)(?: and (?:spicy|hot))? (?!dogs?\b|pot\b|cross\b|chocolate\b)(?=\p{L}+)/iu,
    '',
  )
  return { ...recipe, title: capitalize(title) }
}

const STILL_HOT =
  'It is a dish of chilies and is hot all the same, even with a quarter of them: begin with half of that, taste, and add the rest as you like it.'

/** More ground chilies than anyone halves to something mild; 'chili powder' is a mix of mild ones. */
function isFierce(line: string): boolean {
  const { quantity, unit, name } = parseIngredientLine(line)
  const ml = unit && UNITS[unit].dimension === 'volume' ? UNITS[unit].factor : 0
  return DRIED_CHILIES.test(name) && (quantity?.max ?? 0) * ml > FIERCE
}

const DRIED_CHILIES =
  /\b(?:ground|crushed|dried|flaked) chil+i(?:es|s)?\b|\bchil+i flakes\b|\bcayenne\b|\bred pepper flakes\b|\bgochugaru\b/i
/** Milliliters: two tablespoons. */
const FIERCE = 31

function nameOf(line: string): string {
  return parseIngredientLine(line).name
}

function isHot(line: string): boolean {
  if (/\b(?:sweet|bell|mild|black|white)\b/i.test(line) && !/\b(?:spicy|hot)\b/i.test(line))
    return false
  const { name } = parseIngredientLine(line)
  return (
    HOT.test(name) || foodsOf(line).some((id) => isKind(id, 'heat') || CURRY_PASTES.includes(id))
  )
}

/** Hot foods by any of their names. */
const HOT =
  /\b(?:chill?i(?:es|s)?(?! con)|chiles?|cayenne|jalape[nñ]os?|serranos?|habaneros?|scotch bonnets?|chipotles?|red pepper flakes|crushed red pepper|hot (?:sauce|paprika|peppers?)|spicy|sriracha|tabasco|harissa|gochu\w+|sambal|peperoncin[oi]s?|piri[- ]piri|guajillos?|[aá]rbol|bird'?s[- ]eye|wasabi|nduja)\b/i

/** Hot kinds of foods that are also sold mild. */
const SOLD_MILD: readonly Carrier[] = [
  { pattern: /\bsweet and (?:spicy|hot)\b/i, instead: 'sweet' },
  { pattern: /\b(?:spicy|hot) (?:smoked )?(?=paprika)/i, instead: 'sweet ' },
  {
    pattern:
      /\b(?:spicy|hot) (?=(?:italian )?sausages?|salsa|salami|chorizo|curry|red pepper|peppers?|mustard|enchilada)/i,
    instead: 'mild ',
  },
]

/** What is ground and hot gives color and its own taste: sweet paprika gives both without the heat. */
const GROUND_HOT: Carrier = {
  pattern:
    /\b(?:hot )?chil+i powder\b|\bcayenne(?: pepper)?\b|\b(?:red pepper|chil+i) flakes\b|\bcrushed red pepper\b/i,
  instead: 'sweet paprika',
}

function isSweet(recipe: RecipeData): boolean {
  const foods = recipe.ingredients.flatMap(foodsOf)
  const sweet =
    foods.some((id) => isKind(id, 'sweetener', 'fruit')) &&
    !foods.some((id) =>
      isKind(
        id,
        'allium',
        'legume',
        'poultry',
        'meat',
        'mince',
        'fish',
        'shellfish',
        'soy',
        'vegetable',
      ),
    )
  return sweet
}

function changeHeat(
  recipe: RecipeData,
  hot: readonly string[],
  factor: number,
  note: string,
): Done {
  const changed = new Map(hot.map((line) => [line, timesHeat(line, factor)]))
  const ingredients = recipe.ingredients.map((line) => changed.get(line) ?? line)
  return {
    ok: true,
    recipe: withNote(
      { ...recipe, ingredients },
      note,
      [...changed].map(([line, now]) => `${line} → ${now}`),
    ),
  }
}

type Done = Extract<Revised, { ok: true }>

/** Scales the heat of a line; without an amount it is left to the cook's hand. */
function timesHeat(line: string, factor: number): string {
  const scaled = scaleLine(line, factor)
  if (scaled !== line) return scaled
  return factor < 1 ? inHalf(line) : `${line.trim()} (twice as much as you would take)`
}

function addFlakes(recipe: RecipeData): Revised {
  const servings = parseServings(recipe.servings)
  const { amount, unit } = toKitchenAmount(0.15 * (servings.ok ? servings.servings.max : 4), 'tsp')
  const quantity = exactly(amount)
  const line = `${formatQuantity(quantity)} ${formatUnit(unit, quantity)} red pepper flakes`
  const last = recipe.instructions.at(-1) ?? ''
  const blended = beforeBlending(last)
  return {
    ok: true,
    recipe: withNote(
      {
        ...recipe,
        ingredients: [...recipe.ingredients, line],
        instructions: [
          ...recipe.instructions.slice(0, -1),
          blended ?? `${last} Scatter over the red pepper flakes.`.trim(),
        ],
      },
      blended ? 'More heat: red pepper flakes in it.' : 'More heat: red pepper flakes on top.',
      [`no chili → ${line}`],
    ),
  }
}

/** What is blended or strained at the end takes the flakes before that; undefined where nothing is. */
function beforeBlending(step: string): string | undefined {
  const sentences = toSentences(step)
  const at = sentences.findIndex((one) => BLENDS.test(one))
  if (at < 0) return undefined
  return sentences.toSpliced(at, 0, 'Stir in the red pepper flakes.').join(' ')
}

const BLENDS = /^(?:[^.,]*, )?(?:then )?(?:blend|strain|pur[eé]e|liquidi[sz]e|pass)\b/i
