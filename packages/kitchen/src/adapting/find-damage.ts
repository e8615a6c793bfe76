import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { findNewcomer } from '../review/safe-heat.ts'
import { toTokens } from '../text/tokens.ts'
import { findFoodSpans } from './find-foods.ts'
import { findLeftovers } from './find-leftovers.ts'
import { type DishLine, findLineOf, GENERIC, isFlesh, isOneOf, readDishLine } from './read-dish.ts'
import { toSentences } from './take-out.ts'

/**
 * What a changed recipe says that nobody can cook: the last look at the whole, whatever rule wrote it. A sentence
 * for each fault, fit to be shown; none for what the original said as well.
 */
export function findDamage(before: RecipeData, after: RecipeData): string[] {
  const changed = newTexts(before, after)
  const all = [
    ...changed
      .filter((text) => isBroken(text, before))
      .map((text) => `“${cut(text)}” would be no sentence of a recipe`),
    ...changed
      .filter((text) => isBare(text, before))
      .map((text) => `“${cut(text)}” says no more what`),
    ...findOldFood(before, after),
    ...findFleshWork(before, after),
    ...findFishWork(before, after),
    ...findRawBird(before, after),
    ...findPartsOfGone(before, after),
    ...findUnnamed(before, after),
    ...findDrowned(before, after),
    ...findStretched(before, after),
    ...findLeftovers(before, after),
    ...changed
      .filter((text) => UNWORKABLE.some((pattern) => pattern.test(text)))
      .map((text) => `“${cut(text)}” cannot be done with what is in it now`),
  ]
  return [...new Set(all)]
}

/** Rice drinks the water it cooks in, and cauliflower gives some. */
function findDrowned(before: RecipeData, after: RecipeData): string[] {
  const came = after.ingredients.find((line) => /\bcauliflower rice\b/i.test(line))
  const isWet = after.ingredients.some((line) => {
    const { quantity, unit, name } = parseIngredientLine(line)
    const isMuch =
      (unit === 'cup' && (quantity?.max ?? 0) > 1) || (unit === 'ml' && (quantity?.max ?? 0) > 300)
    return isMuch && /\b(?:water|stock|broth)\b/i.test(name)
  })
  const isSoup = /\b(?:soup|stew|curry|chili)\b/i.test(after.title)
  return came && isWet && !isSoup && !before.ingredients.includes(came)
    ? [`“${cut(came)}” would swim in the water that the rice drank`]
    : []
}

/** The lines and sentences that the change wrote. */
function newTexts(before: RecipeData, after: RecipeData): string[] {
  const had = new Set([
    before.title,
    ...before.ingredients,
    ...before.instructions.flatMap(toSentences),
  ])
  const has = [after.title, ...after.ingredients, ...after.instructions.flatMap(toSentences)]
  return has.filter((text) => !had.has(text))
}

/** 'Winner winner' was there before. */
function isBroken(text: string, { instructions, ingredients }: RecipeData): boolean {
  const had = [...ingredients, ...instructions].join('\n')
  return BROKEN.some((pattern) => {
    const [found] = pattern.exec(text) ?? []
    return found !== undefined && !had.includes(found)
  })
}

/** What was fried, put or cut is gone, and only the verb is left. */
function isBare(text: string, { instructions }: RecipeData): boolean {
  const [start] = BARE.exec(text) ?? []
  return start !== undefined && !instructions.some((step) => step.includes(start))
}

const BARE =
  /^(?:fry|put|place|add|chop|slice|dice|spread|saut[eé]) (?:in|into|on|onto|over|until|for|with|from|root)\b(?: \S+)?/i

const PROMISE = '(?:vegan|vegetarian|(?:gluten|dairy|lactose|egg|nut|soy)-free)'

const BROKEN: readonly RegExp[] = [
  // 'Oat cream liquid oat cream', 'low-sodium low-sodium stock', '2 1 kvass'.
  /\b(\p{L}{3,}(?:[ -]\p{L}+)?) \1\b/iu,
  /\b(\p{L}+ \p{L}{3,}) \p{L}+ \1\b/iu,
  /^\d+ \d+ \p{L}/u,
  // A promise before what is no food: 'vegan butter and flour the pan', 'a gluten-free pizza steel'.
  new RegExp(
    `\\b${PROMISE} (?:\\p{L}+ )?(?:knife|iron|steel|stone|cutter|tin|spatula)\\b(?! (?:soup|loaf))`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.,;] |\\b(?:and|then|\\p{L}+ly) )${PROMISE} butter (?:and flour )?(?:the|an?|your)\\b`,
    'iu',
  ),
]

/** What no oil, no mash and no flour paste does. */
const UNWORKABLE: readonly RegExp[] = [
  /\b(?:cream|whip|soften(?:ed)?|cubes? of|cold|chilled|sticks? of) (?:the )?(?:olive|canola|vegetable|sunflower) oil\b/i,
  /\b(?:flax eggs?|applesauce|silken tofu|cornstarch mixture|gram flour mixture)\b[^.]*\b(?:stiff|peaks)\b/i,
  /\b(?:crack|peel|separate|poach|hard[- ]boil) (?:open )?(?:the )?(?:flax eggs?|vegan eggs?|tofu|aquafaba|cornstarch|gram flour|applesauce)\b/i,
  /\b(?:shredded|grated|sliced) hummus\b/i,
]

/** Almonds have nothing that stretches. */
function findStretched(before: RecipeData, after: RecipeData): string[] {
  const isOfAlmonds = ({ ingredients }: RecipeData) =>
    ingredients.some((line) => /\b(?:almond|coconut) flour\b/i.test(line))
  const has = (pattern: RegExp) => after.ingredients.some((line) => pattern.test(line))
  if (isOfAlmonds(before) || !isOfAlmonds(after) || has(/\b(?:psyllium|xanthan|gluten)\b/i))
    return []
  const [work] =
    /\bknead\b|\bfold (?:the|it|this) (?:dough )?(?:in|into) thirds\b|\bstretch (?:the|it)\b|\belastic\b/i.exec(
      after.instructions.join(' '),
    ) ?? []
  return work === undefined
    ? []
    : [`they ${work.toLowerCase()}, and ground nuts hold no dough that could be worked so`]
}

/** Foods that no line lists any more and a step takes all the same, as it was called before. */
function findOldFood(before: RecipeData, after: RecipeData): string[] {
  const foodsIn = (lines: readonly string[]) => lines.flatMap((line) => readDishLine(line).foods)
  const left = new Set(foodsIn(after.ingredients))
  const gone = new Set(foodsIn(before.ingredients).filter((food) => !left.has(food)))
  const kept = after.ingredients.join('\n').toLowerCase()
  const named = after.instructions.flatMap((step) =>
    findFoodSpans(step).filter(({ ingredient, promised, figure, said }) => {
      const last = said.toLowerCase().split(' ').at(-1) ?? said
      return gone.has(ingredient) && !promised && !figure && !kept.includes(last.slice(0, SURELY))
    }),
  )
  return [...new Set(named.map(({ said }) => said.toLowerCase()))].map(
    (said) => `its steps still take ${said}, which is not in it any more`,
  )
}

/** So many letters of a name tell it from its plural. */
const SURELY = 5
/** 'Chilli' and 'chilies' share so many. */
const STEM = 4

/** Foods that the list still has as it had them, and that a step took before and none takes now. */
function findUnnamed(before: RecipeData, after: RecipeData): string[] {
  const names = ({ instructions }: RecipeData, line: DishLine) =>
    instructions.some((step) =>
      findFoodSpans(step).some(
        (span) =>
          !GENERIC.has(span.ingredient.name) && findLineOf(span, step, [line]) !== undefined,
      ),
    )
  // 'The chilies' alone read like the dish.
  const said = toTokens(after.instructions.join(' ')).map(({ word }) => word.slice(0, STEM))
  const isSaid = ({ line }: DishLine) =>
    toTokens(line.name).some(
      ({ word }) => word.length >= STEM && said.includes(word.slice(0, STEM)),
    )
  return after.ingredients
    .filter((text) => before.ingredients.includes(text))
    .map(readDishLine)
    .filter((line) => names(before, line) && !names(after, line) && !isSaid(line))
    .map(({ line }) => `no step takes the ${line.name.toLowerCase()} any more`)
}

/** Bones are cut out of no tofu. */
function findFleshWork(before: RecipeData, after: RecipeData): string[] {
  const hasFlesh = ({ ingredients }: RecipeData) =>
    ingredients.some((line) => readDishLine(line).foods.some(isFlesh))
  if (!hasFlesh(before) || hasFlesh(after)) return []
  const [work] = FLESH_WORK.exec(after.instructions.join(' ')) ?? []
  return work === undefined
    ? []
    : [`its steps do what is done to meat alone (“${work.toLowerCase().trim()}”)`]
}

/** Fish has its head, tail and spine in the stock pot; no breast of chicken has. */
function findFishWork(before: RecipeData, after: RecipeData): string[] {
  const isFish = (line: string) =>
    !/\b(?:stock|broth|sauce)\b/i.test(line) &&
    readDishLine(line).foods.some((food) => isOneOf(food, ['fish']))
  if (!before.ingredients.some(isFish) || after.ingredients.some(isFish)) return []
  const [work] = FISH_WORK.exec(after.instructions.join(' ')) ?? []
  return work === undefined
    ? []
    : [`its steps do what is done to fish alone (“${work.toLowerCase().trim()}”)`]
}

const FISH_WORK =
  /\b(?:gills?|fins|spine|scal(?:e|ing) (?:the|it|them)|heads?,? (?:and |or )?tails?|fish ?bones?|filleting)\b/i

/** Beef may be served pink or dried as jerky; a bird that took its place may not (USDA 'Jerky': 74 °C before it dries). */
function findRawBird(before: RecipeData, after: RecipeData): string[] {
  if (findNewcomer(before, after)?.called !== 'poultry') return []
  const text = after.instructions.join(' ')
  const [rare] = /\bmedium[- ]rare\b|\btartare\b|\bcarpaccio\b/i.exec(text) ?? []
  if (rare !== undefined)
    return [`they serve it ${rare.toLowerCase()}, and poultry is safe from 74 °C / 165 °F alone`]
  return /\b(?:dehydrator|jerky)\b/i.test(text)
    ? ['they dry it without cooking it, and poultry has to read 74 °C / 165 °F before it is dried']
    : []
}

/** A step is made of the shells of a lobster or the bones of a bird that is not in it any more. */
function findPartsOfGone(before: RecipeData, after: RecipeData): string[] {
  const had = before.ingredients.join('\n').toLowerCase()
  const has = after.ingredients.join('\n').toLowerCase()
  return before.instructions.flatMap((step) =>
    [...step.toLowerCase().matchAll(PARTS)].flatMap(([said, animal = '']) =>
      had.includes(animal) && !has.includes(animal)
        ? [`they cook ${said}, which nothing stands in for`]
        : [],
    ),
  )
}

const PARTS =
  /\b(lobster|shrimp|prawn|crab|crayfish|fish|chicken|turkey|duck|beef|pork|ham|lamb) (?:shells?|heads?|bones?|carcass(?:es)?|frames?)\b/g

const FLESH_WORK =
  /\b(?:bones?(?!less)|drumettes?|wingettes?|carcass|giblets|tendons?|gristle|behead|backbone|fins|gills|filleting|fat cap|skin[- ]side|crackling|rib cage|scales|meat (?:mallet|tenderi[sz]er|thermometer)|pound (?=the|each|both|to\b|until)|butterfly)\b/i

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
}

/** Characters of a sentence that is quoted. */
const LONGEST = 90
