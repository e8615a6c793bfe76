import { applySwaps } from '../../adapting/apply-swaps.ts'
import { withDoughCare } from '../../adapting/gluten-free-dough.ts'
import { isFlesh, readDish, readDishLine } from '../../adapting/read-dish.ts'
import { nameOf, type Swap, toSwap } from '../../adapting/swap.ts'
import { withVegetableCare } from '../../adapting/vegetable-for-starch.ts'
import { findDurations } from '../../measures/find-durations.ts'
import { findTemperatures } from '../../measures/find-temperatures.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type Substitute, substitutesFor } from '../../substitutions/substitutes-for.ts'
import { toKey } from '../../text/tokens.ts'
import { safeTemperature } from '../craft/safety.ts'
import type { Kind } from '../foods/food.ts'
import { FOODS, type FoodId, isKind } from '../foods/foods.ts'
import { withNearestFood } from '../understand/cooks-like.ts'
import type { Unit } from '../understand/lexicon.ts'
import { capitalize, joinWords } from '../words/join.ts'
import type { Change, Revised } from './change.ts'
import { areAlike, braisedCut, chooseCut, cooksUntilTender } from './choose-cut.ts'
import { foodsOf } from './leave-out.ts'
import { type Refused, refuseSwap } from './refuse-swap.ts'
import { isRetimed } from './retime.ts'
import { FLESH_KINDS, rewriteLine } from './rewrite-line.ts'
import { scaleLine } from './scale-line.ts'
import { inStepsOf, type Plan } from './steps-of-swap.ts'
import { isBaked } from './times-lines.ts'
import { tinnedAs, tinOilIn, withoutTinOil } from './tinned.ts'
import { sayLeft, withoutBareNames, withoutMaxims } from './what-went.ts'

/**
 * Puts one food in the place of another or of several, as the table of substitutions measures it where it knows
 * the pair: in each line that lists them, all at once. What cooks otherwise says so in the step that takes it; what
 * a bake stands on is not exchanged by guess, and a line that stays as it was is said.
 */
export function replaceFood(
  recipe: RecipeData,
  { from, also = [], to, with: besides = [], anyhow }: Replacing,
): Revised {
  const found = [from, ...also].map((unit) => ({ unit, lines: findLines(recipe, unit) }))
  const missing = found.flatMap(({ unit, lines }) => (lines.length === 0 ? [unit.typed] : []))
  const absent = `There is no ${joinWords(missing, 'or')} in it to replace.`
  if (missing.length === found.length) return { ok: false, reason: absent }
  const plans: Plan[] = []
  for (const { unit, lines } of found) {
    for (const [index, one] of lines.entries()) {
      if (plans.some(({ swap }) => swap.line === one.line)) continue
      const plan = planLine(recipe, one, {
        from: unit,
        to,
        ...(anyhow && { anyhow }),
      })
      if (plan.ok) plans.push(besides.length > 0 ? shared(plan.plan, besides, recipe) : plan.plan)
      else if (index === 0) return plan
    }
  }
  const swapped = applySwaps(
    recipe,
    plans.map(({ swap, fromId }) => {
      const isOfMeats = also.length > 0 && fromId !== undefined && isKind(fromId, ...FLESH_KINDS)
      return isOfMeats ? { ...swap, joins: true as const } : swap
    }),
  )
  const told = withoutMaxims(
    withoutBareNames(plans.reduce(inStepsOf, swapped), found, plans),
    plans,
  )
  const said = [...(missing.length > 0 ? [absent] : []), ...sayLeft(told, recipe, found, to)]
  return {
    ok: true,
    recipe: withItsTimes(recipe, told),
    ...(said.length > 0 && { said: said.join(' ') }),
  }
}

/** 'Lamb and pork' for the beef: of each its share of the amount, and both where a step names it. */
function shared(plan: Plan, besides: readonly Unit[], recipe: RecipeData): Plan {
  const { swap, fromId } = plan
  const share = 1 / (besides.length + 1)
  const others = besides.flatMap((unit) => {
    const id = chooseCut(unit, fromId, recipe)
    const name = id && (unit.meaning?.instead ?? braisedCut(unit, id, recipe))
    return id
      ? [
          {
            line: rewriteLine(swap.line, id, name),
            label: unit.meaning?.instead ?? FOODS[id].short ?? FOODS[id].name,
          },
        ]
      : []
  })
  const label = joinWords([plan.label, ...others.map((one) => one.label)])
  const lines = [...swap.lines, ...others.map(({ line }) => line)].map((line) =>
    scaleLine(line, share),
  )
  return { ...plan, label, swap: { ...swap, lines, call: () => label, keepsAmounts: false } }
}

/** A line that is meant, and the food that it names. */
type ListedFood = { line: string; fromId?: FoodId }

function planLine(
  recipe: RecipeData,
  { line, fromId }: ListedFood,
  { from, to, anyhow }: Pick<Replacing, 'from' | 'to' | 'anyhow'>,
): { ok: true; plan: Plan } | Refused {
  const bones = planBones(line, from, to)
  if (bones) return { ok: true, plan: bones }
  const refused = refuseSwap(recipe, line, { from, to })
  if (refused) return refused
  const toId = chooseCut(to, fromId, recipe)
  const isAlike = fromId !== undefined && toId !== undefined && areAlike(fromId, toId)
  const isMain = fromId !== undefined && isKind(fromId, ...FLESH_KINDS, 'soy')
  // Nobody buys four cods for four breasts of chicken.
  const isForFish =
    fromId !== undefined && toId !== undefined && isRetimed(fromId, toId) && isKind(toId, 'fish')
  const standIn = isAlike || isForFish || (isMain && !anyhow) ? undefined : knownStandIn(line, to)
  if (standIn)
    return { ok: true, plan: planKnown(recipe, line, { known: standIn, fromId, toId, to }) }
  const isMeasured = fromId !== undefined && isBaked(recipe) && isKind(fromId, ...BALANCED)
  if (!fromId || !toId || isMeasured || !(isAlike || anyhow))
    return {
      ok: false,
      anew: true,
      reason: `${capitalize(to.typed)} ${/[^s]s$/.test(to.typed) ? 'do' : 'does'} not do what ${from.typed} does here, and nobody has tried how much of it would: ask me for a new recipe with ${to.typed}.`,
    }
  const label = to.meaning?.instead ?? FOODS[toId].short ?? FOODS[toId].name
  const tinned = tinnedAs(line, toId)
  const swap: Swap = {
    line,
    lines: tinned
      ? [tinned, ...tinOilIn(recipe)]
      : [rewriteLine(line, toId, to.meaning?.instead ?? braisedCut(to, toId, recipe))],
    call: () => label,
    keepsAmounts: isAlike,
    name: nameOf(readDishLine(line)),
    reason: '',
    note: '',
    ...(tinned === undefined && needsMind(recipe, fromId, toId) && mindIn(recipe, toId, to)),
    ...(tinned !== undefined && { inEveryStep: withoutTinOil }),
    ...(isKind(fromId, ...FLESH_KINDS) && !isKind(toId, ...FLESH_KINDS) && { wasFlesh: true }),
  }
  const cared = withVegetableCare(swap, readDishLine(line), [label])
  return { ok: true, plan: { swap: cared, fromId, toId, label, isKnown: false } }
}

/** 'Beef bones with marrow' for a pot of chicken are chicken bones, and its bouillon is chicken bouillon. */
function planBones(line: string, { typed }: Unit, to: Unit): Plan | undefined {
  const bones = new RegExp(`\\b${typed}(?= (bones?|bouillon|stock|broth)\\b)`, 'i')
  const [said = '', what = ''] = bones.exec(line) ?? []
  const isOfPlants = to.meaning?.foods?.some((id) => isKind(id, 'soy', 'legume', 'vegetable'))
  if (what === '' || !(isOfAnimal(to) || (isOfPlants && !/^bone/i.test(what)))) return undefined
  const animal = isOfAnimal(to) ? to.typed : 'vegetable'
  const label = `${animal} ${what.toLowerCase()}`
  const written = line
    .replace(bones, /^\p{Lu}/u.test(said) ? capitalize(animal) : animal)
    .replace(/ with marrow\b/i, '')
  const swap = { line, lines: [written], call: () => label, keepsAmounts: true }
  const plain = { name: `${typed} ${what.toLowerCase()}`, reason: '', note: '' }
  return { swap: { ...swap, ...plain }, label, isKnown: true }
}

function isOfAnimal({ meaning }: Unit): boolean {
  return meaning?.foods?.some((id) => isKind(id, ...FLESH_KINDS)) ?? false
}

/** The lines that a word means, and the food that it names there. */
function findLines({ ingredients }: RecipeData, { meaning, typed }: Unit): ListedFood[] {
  const old = meaning?.foods ?? []
  const known = ingredients.filter((text) => foodsOf(text).some((id) => old.includes(id)))
  if (known.length === 0 && /^meat$/i.test(typed)) return listFlesh(ingredients)
  // 'Porkchops' in a word are pork.
  const lines = known.length > 0 ? known : ingredients.filter((text) => beginsWith(text, typed))
  // Fish is the fish before it is the fish stock.
  const own = lines.filter(
    (text) =>
      !/\b(?:suet|tallow|lard|fat of)\b/i.test(text) &&
      !foodsOf(text).some((id) => isKind(id, 'stock', 'sauce')),
  )
  // Where only the bouillon says of what it is, the meat is that too.
  const meant =
    own.length > 0 || !/^(?:beef|pork|lamb|veal|chicken)$/i.test(typed)
      ? []
      : ingredients.filter(isAnyMeat)
  if (meant.length > 0)
    return [...meant, ...lines].map((line) => ({ line, ...(old[0] && { fromId: old[0] }) }))
  return (own.length > 0 ? own : lines.slice(0, 1)).map((line) => {
    const fromId =
      foodsOf(line).find((id) => old.includes(id)) ?? (known.length > 0 ? undefined : old[0])
    return { line, ...(fromId && { fromId }) }
  })
}

/** 'Any lean, tough cut of meat'. */
function isAnyMeat(line: string): boolean {
  return /\bmeat\b/i.test(line) && !/\b(?:fat|suet|broth|stock|balls?|loaf|mallet)\b/i.test(line)
}

/** 'The meat' of a list that has duck, which only the lexicon knows. */
function listFlesh(ingredients: readonly string[]): ListedFood[] {
  return ingredients.map(readDishLine).flatMap(({ text, line, foods: [food] }) => {
    if (!food || !isFlesh(food) || /\b(?:stock|broth|sauce|fat|fish)\b/i.test(line.name)) return []
    const unit = withNearestFood({ word: food.name, typed: food.name })
    const [fromId] = unit.meaning?.foods ?? []
    return [{ line: text, ...(fromId && { fromId }) }]
  })
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
function planKnown(
  recipe: RecipeData,
  line: string,
  ids: { known: Substitute; fromId: FoodId | undefined; toId: FoodId | undefined; to: Unit },
): Plan {
  const { known, fromId, toId, to } = ids
  const dishLine = readDishLine(line)
  const swap = withDoughCare(readDish(recipe), dishLine, toSwap(dishLine, known, ''), known)
  const mind = toId && !(fromId && isRetimed(fromId, toId)) && mindIn(recipe, toId, to)
  const label = known.foods[0]?.name ?? (toId ? FOODS[toId].name : to.typed)
  return {
    swap: { ...swap, ...mind },
    ...(fromId && { fromId }),
    ...(toId && { toId }),
    label,
    isKnown: true,
  }
}

/** Where a step takes another time, the old sum of them is none any more. */
function withItsTimes(before: RecipeData, after: RecipeData): RecipeData {
  const timesOf = ({ instructions }: RecipeData) =>
    instructions.flatMap((step) => findDurations(step).map(({ minutes }) => minutes.max)).join()
  return timesOf(before) === timesOf(after) ? after : { ...after, cookTime: '', totalTime: '' }
}

type Replacing = Extract<Change, { kind: 'replace' }>

/** What holds a bake together, makes it rise or keeps it moist. */
const BALANCED: readonly Kind[] = ['baking', 'fat', 'egg', 'dairy', 'sweetener']

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
  const isShaped = instructions.some((step) =>
    /\b(?:patt(?:y|ies)|(?:meat ?)?balls?|burgers?|wrap with|roll into|shape|form into|loaf)\b/i.test(
      step,
    ),
  )
  const isReady = /^(?:canned|smoked) /.test(FOODS[id].name)
  const name = meaning?.instead ?? FOODS[id].short ?? FOODS[id].name
  return isBraised || isReady ? {} : mindOf(id, { name, isInOven, isShaped })
}

/** When what came in is done, where the steps speak of another food. */
function mindOf(
  id: FoodId,
  { name, isInOven, isShaped }: { name: string; isInOven: boolean; isShaped: boolean },
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
      mind: `Cook the ${name} until ${/^6/.test(safe) ? 'it' : 'no pink is left and it'} reads ${safe} inside.`,
      isCookedThrough: true,
    }
  if (isKind(id, 'legume') && isShaped)
    return {
      mind: `Mash the ${FOODS[id].plural ?? name} coarsely first, and add bread crumbs by the spoon until the mixture holds its shape.`,
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
  // Who wants rice for the pasta wants no rice pasta.
  const last = toKey(typed).split(' ').at(-1)
  const isOtherShape = ({ foods }: Substitute) =>
    foods.some(({ name }) => /\b(?:pasta|noodles?|flour|milk|bread|cream)$/.test(name)) &&
    foods.every(({ name }) => toKey(name).split(' ').at(-1) !== last)
  // Nor who wants brown rice cauliflower in grains.
  const isVegetable = ({ foods }: Substitute) =>
    foods.some(({ name }) => IN_ITS_SHAPE.test(name)) && !IN_ITS_SHAPE.test(typed)
  return (
    options.find(isSame) ??
    options.find((option) => isMeant(option) && !isOtherShape(option) && !isVegetable(option))
  )
}

const IN_ITS_SHAPE = /\b(?:cauliflower|zucchini|courgette|broccoli|squash)\b/i

/** What is called after a meat and is none: nobody who asks for tuna means vegan fish. */
const MEATLESS = /\b(?:vegan|vegetarian|plant-based|meatless)\b/i
