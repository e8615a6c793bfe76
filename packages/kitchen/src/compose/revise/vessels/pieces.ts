import { findFoodSpans } from '../../../adapting/find-foods.ts'
import { findLineOf, isOneOf, readDishLine } from '../../../adapting/read-dish.ts'
import { parseIngredientLine } from '../../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from '../change.ts'
import { type Clause, minutesIn, readClauses, sentenceAt, writeClauses } from './clauses.ts'
import { AGAIN, connectedTo, GLAZED, GLAZES, NEAR } from './heats-of-piece.ts'
import { isLeftInPan } from './left-in-pan.ts'
import { pairSteps } from './pair-steps.ts'
import {
  type DryVessel,
  FLATTENED_BIRD,
  findPiece,
  findToast,
  type PieceTime,
  TOASTED,
} from './piece-times.ts'
import {
  NOTES,
  PLACE,
  preheat,
  sayCooked,
  TIP_BREAD,
  TIP_FLAT,
  TIPS,
  timesFor,
} from './say-pieces.ts'
import { titleIn, type Vessel } from './vessel.ts'
import { vesselIn } from './vessel-words.ts'
import { causeAgainst, isFlattened, WHY_NOT } from './why-no-pieces.ts'

/**
 * Pieces that bake, roast, grill or fry, in another dry heat: the sentences that cook them become one with the heat, the
 * time and the temperature inside, and all that is done to them before and after stays. Declined for what simmers,
 * for whole birds and joints, and for what is not in pieces.
 */
export function piecesIn(recipe: RecipeData, vessel: Vessel & DryVessel): Revised {
  const found = findCooked(recipe, vessel)
  const clauses = readClauses(recipe.instructions)
  if (!found) return { ok: false, reason: WHY_NOT[vessel].none }
  const { isFlat, isBread } = found
  const cause = isBread ? undefined : causeAgainst(recipe, found.line, isFlat)
  if (cause) return { ok: false, reason: WHY_NOT[vessel][cause] }
  if (clauses.some(({ text }) => AS_IT_IS[vessel].test(text)))
    return { ok: false, reason: `It is made ${PLACE[vessel]} as it is.` }
  const heats = isFlat ? clauses.filter(isRoasting) : heatsOf(clauses, found.line, recipe)
  const isTimed = ({ deed, text }: Clause) => deed === 'cook' || minutesIn(text) > 0
  const timed =
    heats.findLast((one) => isTimed(one) && !AGAIN.test(one.text)) ??
    heats.findLast(isTimed) ??
    heats[0]
  const cooks = timed ? connectedTo(timed, heats) : []
  const [first] = cooks
  if (!first || !timed) return { ok: false, reason: WHY_NOT[vessel].none }
  const [from, start] = [clauses.indexOf(first), clauses.indexOf(timed)]
  const end = clauses.indexOf(cooks.at(-1) ?? first)
  const isMixed = clauses
    .slice(from, end)
    .some((one) => !one.isApart && !cooks.includes(one) && MIXED.test(one.text))
  if (isMixed) return { ok: false, reason: WHY_NOT[vessel].composed }
  const during = clauses.slice(from, end + 1).filter((one) => !one.isApart && one.deed === 'add')
  if (during.some(({ text }) => POURED.test(text.replace(/marinade/gi, ''))))
    return { ok: false, reason: WHY_NOT[vessel].wet }
  const beside = vessel === 'grill' ? [] : during.flatMap(({ text }) => vegetablesIn(text))
  if (vessel === 'grill' && during.some(({ text }) => vegetablesIn(text).length > 0))
    return { ok: false, reason: WHY_NOT.grill.composed }
  const kept = clauses.filter((one, index) => {
    if (one.isApart) return true
    if (goesWithFoil(one, clauses[index - 1])) return false
    if (cooks.includes(one) || one.deed === 'preheat') return false
    if (isFlat && ONTO_TRAY.test(one.text)) return false
    if (vessel !== 'pan' && isOfOldPan(one.text, from - index)) return false
    const isNear = isFlat || cooks.some(({ step }) => Math.abs(one.step - step) <= NEAR)
    if (isNear && (OF_THE_OLD.test(one.text) || isLaidOut(one, found.line, recipe))) return false
    if (during.includes(one)) return MARINADE.test(one.text)
    return index < from || index > end || one.deed === 'other'
  })
  const name = isBread ? 'bread slices' : shapedAs(recipe, nameOf(found.line))
  const ended = cooks.at(-1) ?? first
  if (isLeftInPan(recipe, { kept, name, line: found.line, from: first, end: ended }))
    return { ok: false, reason: WHY_NOT[vessel].composed }
  const glazes = kept.filter(
    (one) => clauses.indexOf(one) > from && clauses.indexOf(one) < start && GLAZES.test(one.text),
  )
  const place = glazes.length > 0 ? first : timed
  const said = sentenceAt(
    sayCooked(vessel, {
      name,
      time: found.time,
      fat: fatOf([...cooks, ...clauses.filter(({ text }) => OF_PAN.test(text))], kept),
      beside,
      isOiled: isBread && kept.some(({ text }) => OILED.test(text)),
    }),
    'cook',
    place,
  )
  const put = (into: readonly Clause[], one: Clause, after: number) => {
    const next = into.findIndex((other) => clauses.indexOf(other) > after)
    return next < 0 ? [...into, one] : into.toSpliced(next, 0, one)
  }
  const told = put(
    // What is sweet would burn in all of that time.
    glazes.length > 0 ? put(kept, sentenceAt(GLAZED[vessel], 'cook', timed), start) : kept,
    said,
    clauses.indexOf(place),
  )
  const heat = preheat(vessel, found.time)
  const instructions = writeClauses(told.map(onPlace))
  const changed = {
    ...recipe,
    ...timesFor(recipe, found.time, vessel),
    title: titleIn(recipe.title, vessel),
    instructions: heat === undefined ? instructions : [heat, ...instructions],
    tips: [tipFor(vessel, found), ...recipe.tips].slice(0, MOST_TIPS),
  }
  const compared = pairSteps(recipe.instructions, instructions)
  return { ok: true, recipe: withNote(changed, NOTES[vessel], compared) }
}

type Cooked = { line: string; time: PieceTime; isFlat: boolean; isBread: boolean }

/** What of a recipe the heat is for: toast and flattened birds on the grill, else its pieces. */
function findCooked(recipe: RecipeData, vessel: DryVessel): Cooked | undefined {
  const bread = vessel === 'grill' ? findToast(recipe) : undefined
  if (bread !== undefined) return { line: bread, time: TOASTED, isFlat: false, isBread: true }
  const piece = findPiece(recipe.ingredients)
  if (!piece) return undefined
  const isFlat = vessel === 'grill' && isFlattened(recipe, piece.line)
  return { ...piece, ...(isFlat && { time: FLATTENED_BIRD }), isFlat, isBread: false }
}

function tipFor(vessel: DryVessel, { isFlat, isBread }: Cooked): string {
  if (isBread) return TIP_BREAD
  return isFlat ? TIP_FLAT : TIPS[vessel]
}

const MOST_TIPS = 4
/** So many clauses before the piece goes in its pan is heated. */
const PAN_BEFORE = 4
/** Something is made of it between two heats. */
const MIXED = /\b(?:mash|mix|cut|slice|shred|blend|spread|fill|scoop|stuff)\b/i
/** Fat that is melted for a pan, and what is said of how it fries. */
const OF_PAN =
  /^heat (?:it )?up\b|^(?:melt|heat|put|add)\b[^.]*\b(?:butter|oil|fat|lard)\b[^.]*\b(?:pan|skillet|wok)\b|^\W*(?:attention|e\.g)\b|\bshould not (?:turn|get) brown\b/i
/** What has its fat on it before it meets the fire. */
const OILED =
  /\b(?:brush|coat|drizzle|spread|rub|butter)\b[^.]*\b(?:oil|butter|mayonnaise|bread|slices)\b/i
/** What makes a sauce of it. */
const POURED = /\b(?:stock|broth|wine|beer|cream|milk|water|tomatoes|passata|coconut milk|juice)\b/i
const MARINADE =
  /\b(?:pour|brush|baste|add|spoon|drizzle)\b[^.]*\b(?:remaining|rest of (?:the|your)|left ?over|reserved|more|extra) marinade\b/i

function vegetablesIn(text: string): string[] {
  return findFoodSpans(text).flatMap(({ ingredient, said, figure }) =>
    !figure && isOneOf(ingredient, ['vegetable', 'mushroom', 'potato']) ? [said.toLowerCase()] : [],
  )
}

/** The pan that it was fried in: heated shortly before, with its fat, and what is said of how it fries. */
function isOfOldPan(text: string, before: number): boolean {
  const isHeated =
    before > 0 && before <= PAN_BEFORE && /^heat\b[^.]*\b(?:pan|skillet)\b/i.test(text)
  return isHeated || (Math.abs(before) <= PAN_BEFORE && OF_PAN.test(text))
}

/** 'Enclose it in foil, cut larger than to fit': the rest of what is said of the foil. */
function goesWithFoil(one: Clause, before: Clause | undefined): boolean {
  const goesOn = one.joint !== '' && before?.sentence === one.sentence && before.step === one.step
  return goesOn && /\bfoil\b/i.test(before.text) && findFoodSpans(one.text).length === 0
}

/** 'Put the chicken in a roasting pan', 'add the steaks': it has its place in the sentence that cooks it. */
function isLaidOut({ deed, text }: Clause, line: string, { ingredients }: RecipeData): boolean {
  if (
    deed !== 'add' ||
    /\b(?:marinade|bowl|bag|flour|crumbs|plate|water|pot|saucepan)\b/i.test(text)
  )
    return false
  const lines = ingredients.map(readDishLine)
  const named = findFoodSpans(text).flatMap((span) => findLineOf(span, text, lines) ?? [])
  const others = named.filter(
    ({ foods }) => !foods.some((food) => isOneOf(food, ['oil', 'butter', 'fat'])),
  )
  const isPlaced = vesselIn(text) !== undefined || /^add\b/i.test(text)
  const head = nameOf(line).split(' ').at(-1) ?? line
  if (vesselIn(text) !== undefined && others.length === 0 && text.toLowerCase().includes(head))
    return true
  const isPronoun = vesselIn(text) !== undefined && /\b(?:it|them)\b/i.test(text)
  return isPlaced && (others.length > 0 || isPronoun) && others.every((one) => one.text === line)
}

/** A flattened bird is turned and seasoned at length before it cooks: only its heat counts. */
function isRoasting({ deed, isApart, text }: Clause): boolean {
  return deed === 'cook' && !isApart && !OF_SAUCE.test(text)
}

/** The clauses that cook it: by its name, or by none while it is what is spoken of. */
function heatsOf(clauses: readonly Clause[], line: string, recipe: RecipeData): Clause[] {
  const lines = recipe.ingredients.map(readDishLine)
  const head = nameOf(line).split(' ').at(-1) ?? line
  let isSpokenOf = true
  return clauses.filter((one) => {
    const named = findFoodSpans(one.text).flatMap((span) => findLineOf(span, one.text, lines) ?? [])
    // 'The cutlets' are no food by themselves.
    const isMain =
      named.some(({ text }) => text === line) || one.text.toLowerCase().split(/\W+/).includes(head)
    if (!one.isApart && (isMain || named.length > 0))
      isSpokenOf =
        isMain ||
        named.every(
          ({ text, foods }) =>
            /\bseasoning\b/i.test(text) || foods.some((food) => isOneOf(food, SEASONS)),
        )
    return isSpokenOf && isCookingIt(one, line, recipe)
  })
}

/** What is put on a piece, and leaves it what is spoken of. */
const SEASONS = ['fat', 'oil', 'salt', 'spice', 'herb', 'water']

/** Whether a clause is the dry cooking of that food, and of nothing else. */
function isCookingIt(
  { deed, text, isApart }: Clause,
  line: string,
  { ingredients }: RecipeData,
): boolean {
  if (
    isApart ||
    OF_SAUCE.test(text) ||
    !(deed === 'cook' || deed === 'sear' || deed === 'tend' || TURNS.test(text))
  )
    return false
  const lines = ingredients.map(readDishLine)
  const named = findFoodSpans(text).flatMap((span) => findLineOf(span, text, lines) ?? [])
  const others = named.filter(
    (one) =>
      one.text !== line &&
      !one.foods.some((food) => isOneOf(food, ['fat', 'oil', 'butter', 'salt', 'spice'])),
  )
  return others.length === 0
}

const OF_SAUCE = /^[^,]*\b(?:sauce|marinade|glaze|dressing|thickened|reduced|syrup)\b/i
const TURNS =
  /^(?:(?:at|after) \d+ minutes?,? )?(?:flip|turn|repeat|wait|return|set(?:ting)? (?:an? |the |your )?timer)\b/i
/** 'Transfer to one end of the prepared baking sheet'. */
const ONTO_TRAY =
  /^(?:transfer|move|place|put|set|lay)\b[^.]*\b(?:baking sheet|sheet pan|baking tray|roasting (?:pan|tin)|tray|skillet)$/i
/** What is done only to the heat, the tray or the pan that was. */
const OF_THE_OLD =
  /\b(?:foil|parchment|baking paper|charcoal|coals|grates?|wire rack|kitchen paper|paper towels? to drain|splatter|frying oil)\b|^(?:line|grease|spray|oil|clean) (?:an?|the|your) (?:[\p{L}-]+ ){0,3}(?:tray|sheet|pan|dish|rack|grill|grates?|skillet)\b|\b(?:in|into|to|from|out of) (?:the )?(?:preheated |hot )?oven\b|\b(?:on|onto) (?:an?|the|your) (?:[\p{L}-]+ ){0,3}(?:tray|sheet|rack|grill)\b|\bcookie sheet\b|\boil should\b|\bexcess oil\b|\bair ?fryer\b|\bfoil\b|\bprobe\b|\bbatches depending\b|\b(?:kitchen|paper) towels? (?:and|to)\b|^(?:grab|take|get) an? (?:\p{L}+ )?(?:pan|tray|sheet)$/iu

function fatOf(cooks: readonly Clause[], kept: readonly Clause[]): string | undefined {
  const foods = cooks
    .flatMap(({ text }) => findFoodSpans(text))
    .filter(({ ingredient }) => isOneOf(ingredient, ['oil', 'butter', 'fat', 'ghee']))
  const said = foods[0]?.said.toLowerCase()
  return said !== undefined && !kept.some(({ text }) => text.toLowerCase().includes(said))
    ? said
    : undefined
}

/** Ground meat is laid in as what was shaped of it. */
function shapedAs({ title, instructions }: RecipeData, name: string): string {
  if (!/\b(?:ground|minced?|mince)\b/i.test(name)) return name
  return SHAPE.exec([title, ...instructions].join(' '))?.[0].toLowerCase() ?? name
}

const SHAPE = /\b(?:meatballs|patties|cutlets|burgers|koftas?|kebabs|balls)\b/i

/** 'Pork shoulder steaks' of '4 1/4 inch thick boneless pork shoulder steaks'. */
function nameOf(line: string): string {
  const name = parseIngredientLine(line)
    .name.replace(PLAIN, '')
    .split(/ or |,|\(/)[0]
    ?.trim()
    .toLowerCase()
  const words = name?.split(/\s+/).length ?? 0
  return name && words <= MOST_NAMED ? name : (findFoodSpans(line)[0]?.said.toLowerCase() ?? 'food')
}

const PLAIN =
  /\b(?:whole|boneless|skinless|bone-in|skin-on|fresh|frozen|thawed|large|medium|small|thick|thin|lean|raw|wild|organic|extra[- ]firm|firm|inch|cm)\b,?\s*|[\d¼½¾/-]+\s*/gi
const MOST_NAMED = 4

function onPlace(one: Clause): Clause {
  if (one.isApart) return one
  // What raw meat lay in has to boil before it is eaten (USDA 'Grilling and Food Safety').
  if (MARINADE.test(one.text) && !/\b(?:boil|saucepan|simmer)/i.test(one.text))
    return {
      ...one,
      joint: '',
      text: 'Boil the rest of the marinade for 3 minutes and pour it over',
    }
  const from = / (?:from|off) (?:the |your )?(?:oven|grill|pan|skillet|heat)\b/gi
  return { ...one, text: one.text.replace(from, '') }
}

const AS_IT_IS: Record<DryVessel, RegExp> = {
  oven: /\b(?:bake|roast)\b|\bin the oven\b/i,
  'air fryer': /\bair[- ]?fryer\b/i,
  grill: /\b(?:barbecue|bbq|charcoal)\b|\b(?:on|over) the grill\b/i,
  pan: /\b(?:frying pan|skillet)\b/i,
}
