import { applySwaps } from '../../adapting/apply-swaps.ts'
import { isButter, readButterUse } from '../../adapting/butter-use.ts'
import { withDoughCare } from '../../adapting/gluten-free-dough.ts'
import { readDish, readDishLine } from '../../adapting/read-dish.ts'
import { nameOf, type Swap, toSwap } from '../../adapting/swap.ts'
import { findDurations } from '../../measures/find-durations.ts'
import { findTemperatures } from '../../measures/find-temperatures.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type Substitute, substitutesFor } from '../../substitutions/substitutes-for.ts'
import { toKey } from '../../text/tokens.ts'
import { safeTemperature } from '../craft/safety.ts'
import type { Kind } from '../foods/food.ts'
import { FOODS, type FoodId, isKind } from '../foods/foods.ts'
import type { Unit } from '../understand/lexicon.ts'
import { capitalize } from '../words/join.ts'
import type { Change, Revised } from './change.ts'
import { areAlike, braisedCut, chooseCut, cooksUntilTender } from './choose-cut.ts'
import { foodsOf } from './leave-out.ts'
import { forPoultry, isLongCooked, isSooner } from './long-cooking.ts'
import { isRetimed, retime } from './retime.ts'
import { FLESH_KINDS, rewriteLine } from './rewrite-line.ts'
import { isBaked } from './times-lines.ts'

/**
 * Puts one food in the place of another, as the table of substitutions measures it where it knows the pair.
 * What cooks otherwise says so in the step that takes it; what a bake stands on is not exchanged by guess.
 */
export function replaceFood(recipe: RecipeData, { from, to, anyhow }: Replacing): Revised {
  const { line, fromId } = findLine(recipe, from)
  if (line === undefined)
    return { ok: false, reason: `There is no ${from.typed} in it to replace.` }
  const refused = refuseOil(recipe, line, from, to) ?? refuseFish(recipe, to)
  if (refused) return refused
  const toId = chooseCut(to, fromId, recipe)
  const isAlike = fromId !== undefined && toId !== undefined && areAlike(fromId, toId)
  const isMain = fromId !== undefined && isKind(fromId, ...FLESH_KINDS, 'soy')
  const standIn = isAlike || (isMain && !anyhow) ? undefined : knownStandIn(line, to)
  if (standIn) return putKnown(recipe, line, { known: standIn, fromId, toId, to })
  const isMeasured = fromId !== undefined && isBaked(recipe) && isKind(fromId, ...BALANCED)
  if (!fromId || !toId || isMeasured || !(isAlike || anyhow))
    return {
      ok: false,
      anew: true,
      reason: `${capitalize(to.typed)} ${/[^s]s$/.test(to.typed) ? 'do' : 'does'} not do what ${from.typed} does here, and nobody has tried how much of it would: ask me for a new recipe with ${to.typed}.`,
    }
  const label = to.meaning?.instead ?? FOODS[toId].short ?? FOODS[toId].name
  const swap: Swap = {
    line,
    lines: [rewriteLine(line, toId, to.meaning?.instead ?? braisedCut(to, toId, recipe))],
    call: () => label,
    keepsAmounts: isAlike,
    name: nameOf(readDishLine(line)),
    reason: '',
    note: '',
    ...(needsMind(recipe, fromId, toId) && mindIn(recipe, toId, to)),
    ...(isKind(fromId, ...FLESH_KINDS) && !isKind(toId, ...FLESH_KINDS) && { wasFlesh: true }),
  }
  const swapped = inItsTime(applySwaps(recipe, [swap]), { from: fromId, to: toId, label })
  const isWeighed = /^\d+ g /.test(swap.lines[0] ?? '') && !/^\d+ ?g\b/.test(line)
  const instructions = swapped.instructions.map((text) => {
    const told = swapMinutes(swapTemperature(text, fromId, toId), label, fromId, toId)
    return isWeighed ? withoutCount(told, label) : told
  })
  return { ok: true, recipe: withItsTimes(recipe, { ...swapped, instructions }) }
}

/** The line that a word means, and the food that it names there. */
function findLine(
  { ingredients }: RecipeData,
  { meaning, typed }: Unit,
): { line?: string; fromId?: FoodId } {
  const old = meaning?.foods ?? []
  const known = ingredients.filter((text) => foodsOf(text).some((id) => old.includes(id)))
  // 'Porkchops' in a word are pork.
  const lines = known.length > 0 ? known : ingredients.filter((text) => beginsWith(text, typed))
  // Fish is the fish before it is the fish stock.
  const line =
    lines.find((text) => !foodsOf(text).some((id) => isKind(id, 'stock', 'sauce'))) ?? lines[0]
  if (line === undefined) return {}
  const fromId =
    foodsOf(line).find((id) => old.includes(id)) ?? (known.length > 0 ? undefined : old[0])
  return { line, ...(fromId && { fromId }) }
}

/** Whether the steps do not tell when the new food is done. */
function needsMind(recipe: RecipeData, from: FoodId, to: FoodId): boolean {
  return areAlike(from, to) ? isHotter(from, to) && !saysHowHot(recipe) : !isRetimed(from, to)
}

/** Ground turkey is safe at a higher temperature than the beef whose steps name none. */
function isHotter(from: FoodId, to: FoodId): boolean {
  return isKind(from, 'mince') && safeTemperature(from) !== safeTemperature(to)
}

function saysHowHot({ instructions }: RecipeData): boolean {
  return findTemperatures(instructions.join('. ')).some((group) =>
    group.some(({ scale, max }) => max < (scale === 'F' ? 200 : 95)),
  )
}

function beginsWith(text: string, words: string): boolean {
  return ` ${toKey(text)}`.includes(` ${toKey(words)}`)
}

/** The stand-in of the table, in its own time where it cooks otherwise. */
function putKnown(
  recipe: RecipeData,
  line: string,
  ids: { known: Substitute; fromId: FoodId | undefined; toId: FoodId | undefined; to: Unit },
): Revised {
  const { known, fromId, toId, to } = ids
  const dishLine = readDishLine(line)
  const swap = withDoughCare(readDish(recipe), dishLine, toSwap(dishLine, known, ''), known)
  const mind = toId && !(fromId && isRetimed(fromId, toId)) && mindIn(recipe, toId, to)
  const swapped = applySwaps(recipe, [{ ...swap, ...mind }])
  if (!fromId || !toId) return { ok: true, recipe: swapped }
  const label = known.foods[0]?.name ?? FOODS[toId].name
  const told = inItsTime(swapped, { from: fromId, to: toId, label })
  return { ok: true, recipe: withItsTimes(recipe, told) }
}

/** Where a step takes another time, the old sum of them is none any more. */
function withItsTimes(before: RecipeData, after: RecipeData): RecipeData {
  const timesOf = ({ instructions }: RecipeData) =>
    instructions.flatMap((step) => findDurations(step).map(({ minutes }) => minutes.max)).join()
  return timesOf(before) === timesOf(after) ? after : { ...after, cookTime: '', totalTime: '' }
}

/** What is creamed or rubbed in cold is no oil. */
function refuseOil(recipe: RecipeData, text: string, from: Unit, to: Unit): Revised | undefined {
  const line = readDishLine(text)
  if (!isPoured(to.typed) || !isButter(line)) return undefined
  if (readButterUse(readDish(recipe), line) !== 'solid') return undefined
  return {
    ok: false,
    reason: `The ${from.typed} is worked in while it is solid, and that no ${to.typed} is: what it makes light or flaky would come out dense and greasy. Keep it, or take margarine or vegan butter of the firm kind, as much as there is ${from.typed}; ${to.typed} does for what is greased, fried or brushed.`,
  }
}

/** Fish falls apart in hours of any closed pot. */
function refuseFish({ instructions }: RecipeData, { typed, meaning }: Unit): Revised | undefined {
  const isFish = meaning?.foods?.some((id) => isKind(id, 'fish', 'shellfish')) ?? false
  const isClosed = instructions.some((step) =>
    /\b(?:slow[ -]?cooker|crock ?-?pot|pressure cooker|instant pot)\b/i.test(step),
  )
  if (!isFish || !isClosed) return undefined
  return {
    ok: false,
    reason: `The steps cook for hours or under pressure, where ${typed} would fall apart, so I leave them as they are. How it is done: cook all the rest as it is written, without the meat, then lay in the ${typed} in large pieces and cook it on high with the lid on for 15 to 30 minutes, until it flakes and reads 63 °C (145 °F) inside.`,
  }
}

/** Whether it is an oil that pours. */
function isPoured(name: string): boolean {
  return /\boil$/i.test(name) && !/coconut/i.test(name)
}

type Replacing = Extract<Change, { kind: 'replace' }>

/** What holds a bake together, makes it rise or keeps it moist. */
const BALANCED: readonly Kind[] = ['baking', 'fat', 'egg', 'dairy', 'sweetener']

/** Hours of braising are shorter for poultry, and the same for another meat. */
function inItsTime(
  recipe: RecipeData,
  { from, to, label }: { from: FoodId; to: FoodId; label: string },
): RecipeData {
  if (isRetimed(from, to)) return retime(recipe, { to, label })
  return isSooner(from, to) && isLongCooked(recipe.instructions)
    ? { ...recipe, instructions: forPoultry(recipe.instructions, to) }
    : recipe
}

/** What cooks for hours is done when it is tender: no thermometer says that. */
function mindIn(
  { instructions }: RecipeData,
  id: FoodId,
  { meaning }: Unit,
): Pick<Swap, 'mind' | 'isCookedThrough'> {
  const isBraised = isKind(id, 'meat', 'poultry') && cooksUntilTender(instructions)
  const isInOven = instructions.some((step) =>
    /\b(?:oven|bake|roast|slow[ -]?cooker)\b/i.test(step),
  )
  const isReady = /^(?:canned|smoked) /.test(FOODS[id].name)
  const name = meaning?.instead ?? FOODS[id].short ?? FOODS[id].name
  return isBraised || isReady ? {} : mindOf(id, { name, isInOven })
}

/** When what came in is done, where the steps speak of another food. */
function mindOf(
  id: FoodId,
  { name, isInOven }: { name: string; isInOven: boolean },
): Pick<Swap, 'mind' | 'isCookedThrough'> {
  const safe = safeTemperature(id)
  if (isKind(id, 'shellfish'))
    return {
      mind: `The ${name} needs 3 to 4 minutes, until it is opaque (${safe}), so it comes in last.`,
    }
  if (isKind(id, 'fish'))
    return { mind: `The ${name} is done when it flakes (${safe}), after about 8 minutes.` }
  if (safe)
    return {
      mind: `Cook the ${name} until no pink is left and it reads ${safe} inside.`,
      isCookedThrough: true,
    }
  if (isKind(id, 'legume'))
    return {
      mind: `Cooked or canned ${FOODS[id].plural ?? name} only have to be heated through, about 10 minutes.`,
    }
  if (isKind(id, 'soy') && isInOven) return {}
  if (isKind(id, 'soy'))
    return { mind: `The ${name} only has to brown and heat through, about 10 minutes.` }
  return {}
}

/** A stand-in that the table of substitutions knows, with its own measure. */
function knownStandIn(line: string, { meaning, typed }: Unit): Substitute | undefined {
  const isMeatless = MEATLESS.test(typed)
  const options = substitutesFor(line).filter(
    ({ foods }) => foods.length === 1 && MEATLESS.test(foods[0]?.name ?? '') === isMeatless,
  )
  const isSame = ({ foods }: Substitute) => foods.some((food) => toKey(food.name) === toKey(typed))
  const isMeant = ({ foods }: Substitute) =>
    foods.some((food) => foodsOf(food.name).some((id) => meaning?.foods?.includes(id)))
  return options.find(isSame) ?? options.find(isMeant)
}

/** 'Boil 2 cleaned chicken' of what is weighed now. */
function withoutCount(text: string, label: string): string {
  return text.replace(
    new RegExp(
      `\\b(?:\\d+|two|three|four) (?:(?:whole|cleaned|large|small) )*(?=${label}\\b)`,
      'gi',
    ),
    'the ',
  )
}

/** What is called after a meat and is none: nobody who asks for tuna means vegan fish. */
const MEATLESS = /\b(?:vegan|vegetarian|plant-based|meatless)\b/i

/**
 * Chicken is done long before lamb is: how long it simmers is its own time, where the step that says so names it.
 * What takes longer than what was there simmers longer.
 */
function swapMinutes(text: string, label: string, from: FoodId, to: FoodId): string {
  const [[had] = [], [has] = []] = [FOODS[from].ways?.simmer ?? [], FOODS[to].ways?.simmer ?? []]
  if (!had || !has || !text.toLowerCase().includes(label.split(' ').at(-1) ?? label)) return text
  const share = has / had
  // Pieces of any meat braise until they are tender; poultry has its time where that was long.
  if (isKind(from, 'meat') && isKind(to, 'meat')) return text
  if (isSooner(from, to) && /\bcomes apart easily\b/.test(text)) return text
  if (share > 0.8 && share < 1.25) return text
  return text.replace(SIMMERED, (found, before: string) => {
    const [time] = findDurations(found)
    return time && time.minutes.max >= LEAST_SIMMERED
      ? `${before}${has} to ${has + LEEWAY} minutes`
      : found
  })
}

const SIMMERED =
  /(\b(?:cook|simmer|braise|stew)\b[^.;\d]{0,40}?)(?:an? |\d[\d.,/\s–-]*(?:to \d[\d.,]*)?\s?)(?:min(?:ute)?s?|hours?|hrs?)\b/gi
const LEAST_SIMMERED = 15
/** Minutes between the first piece that is done and the last. */
const LEEWAY = 10

/** Turkey mince is safe at another temperature than beef. */
function swapTemperature(text: string, from: FoodId, to: FoodId): string {
  const [old, safe] = [safeTemperature(from), safeTemperature(to)]
  return old && safe ? text.replaceAll(old, safe) : text
}
