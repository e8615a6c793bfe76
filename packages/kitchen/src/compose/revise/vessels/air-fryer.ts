import { findFoodSpans } from '../../../adapting/find-foods.ts'
import { isOneOf, readDishLine } from '../../../adapting/read-dish.ts'
import { toSentences } from '../../../adapting/take-out.ts'
import { isKindOf } from '../../../lexicon/lexicon.ts'
import { findDurations } from '../../../measures/find-durations.ts'
import { findTemperatures, type TemperatureFound } from '../../../measures/find-temperatures.ts'
import { toTemperature } from '../../../measures/temperature.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from '../change.ts'

/**
 * What bakes or roasts in the oven, in the air fryer: some 15 °C (25 °F) less and four fifths of the time, in one
 * layer and turned once, as the makers' booklets convert oven recipes. What is fried in crumbs is sprayed with
 * oil instead. A soup, a wet batter and what bakes for more than an hour is declined.
 */
export function airFry(recipe: RecipeData): Revised {
  if (NOT_IN_BASKET.test(recipe.title)) return { ok: false, reason: WHY_NOT }
  const isLarge = recipe.instructions.some((step) => OF_THE_OVEN.test(step))
  if (isLarge) return { ok: false, reason: TOO_LARGE }
  const isWet = recipe.instructions.some((step) => WET.test(step))
  const isOfOven = recipe.instructions.some((step) => isOvenStep(step))
  if (isOfOven && !isWet) return fromOven(recipe)
  const isFried = recipe.instructions.some((step) => FRIED.test(step))
  const isCrumbed = recipe.instructions.some((step) => CRUMBED.test(step)) && !isBattered(recipe)
  if (isFried && isCrumbed) return fromPan(recipe)
  return { ok: false, reason: WHY_NOT }
}

/** What is stirred, poured or set, by what it is called. */
const NOT_IN_BASKET =
  /\b(?:soup|stew|curry|masala|chili|risotto|pilaf|casserole|rag[uù]|sauce|stroganoff|goulash|shakshou?ka|scouse|pur[eé]e|mash(?:ed)?|omelet\w*|chow mein|lo mein|stir[- ]?fr\w+|noodles?|carbonara|macaroni|\p{L}*magronen|couscous|jambalaya|paella|saut[eé]|braised|slow[- ]cooked|br[uû]l[eé]e|pavlova|meringues?|pancakes?|cr[eê]pes?|waffles?|wellington|fondue|dahl?|tagine|gumbo|chowder|chaufa|biryani|arroz|rice|lasagn\w+|ribs|yorkshire)\b/iu
/** What needs the room, the steam or the stone of an oven. */
const OF_THE_OVEN =
  /\bdutch oven\b|\bhot water into\b|\bpan of (?:hot |boiling )?water\b|\b(?:baking|pizza) stone\b|\bsmoker\b|\bpour (?:the )?(?:hot )?(?:broth|stock)\b/i
const TOO_LARGE =
  'It needs the room, the steam or the stone of an oven, which the basket of an air fryer does not have, so I leave it as it is made now.'
const WET = /\b(?:simmer|soup|stew|poach)\w*\b/i
const FRIED = /\b(?:deep[- ]?)?fr(?:y|ied)\b/i
const CRUMBED = /\b(?:breadcrumbs?|bread crumbs?|crumbs|panko|breading|cornflakes)\b/i
const WHY_NOT =
  'An air fryer blows hot air over what lies in one layer: pieces that bake, roast or are fried in crumbs. This is not made so, and liquid or wet batter would run through its basket, so I leave it as it is made now.'

function isBattered({ instructions }: RecipeData): boolean {
  return instructions.some((step) => /\bbatter\b/i.test(step))
}

/** An oven's heat in a step, with how long it bakes or not. */
function isOvenStep(step: string): boolean {
  return (
    /\b(?:bake|roast|oven)\b/i.test(step) &&
    (/\boven\b/i.test(step) || !/\b(?:in|to) (?:the |a )?(?:frying )?pan\b/i.test(step)) &&
    (hotOf(step).length > 0 || timesOf(step).length > 0)
  )
}

function hotOf(step: string): TemperatureFound[][] {
  return findTemperatures(step).filter((group) =>
    group.some(({ scale, max }) => scale === 'gas' || max >= (scale === 'F' ? 250 : 120)),
  )
}

/** The times of what bakes; what rests, chills or marinates waits as long as it did. */
function timesOf(step: string) {
  if (!BAKES.test(step)) return []
  return findDurations(step).filter(({ start, end }) => {
    const from = Math.max(0, ...['. ', '; ', ': '].map((stop) => step.lastIndexOf(stop, start)))
    const [rest = ''] = /^[^.;]*/.exec(step.slice(end)) ?? []
    return !WAITS.test(step.slice(from, start) + rest)
  })
}

const BAKES = /\b(?:bake|roast|oven|baking for)\b/i
const WAITS =
  /\b(?:marinat\w*|chill|refrigerat\w*|fridge|rest|sit|cool|stand|soak|brine|rise|proof|freez\w*)\b/i

function fromOven(recipe: RecipeData): Revised {
  const longest = Math.max(
    0,
    ...recipe.instructions.flatMap((step) => timesOf(step).map(({ minutes }) => minutes.max)),
  )
  if (longest > MOST_MINUTES) return { ok: false, reason: TOO_LONG }
  const compared: string[] = []
  const instructions = recipe.instructions.map((step) => {
    const told = tellAirFryer(step)
    if (told !== step) compared.push(`${step} → ${told || 'not needed'}`)
    return told
  })
  if (compared.length === 0) return { ok: false, reason: WHY_NOT }
  return done({ ...recipe, instructions: instructions.filter((step) => step !== '') }, compared)
}

const MOST_MINUTES = 75
const TOO_LONG =
  'What bakes for longer than an hour and a quarter is too large for the basket of an air fryer: outside it would be dark before the middle is done. I leave it as it is made now.'

function tellAirFryer(typed: string): string {
  const step = ofBasket(typed)
  if (!/\b(?:bake|baking|roast|oven|preheat|broil|flip|turn|rotate|toss|basket)\b/i.test(step))
    return step
  const changes = [
    ...hotOf(step).map((group) => {
      const [from, end] = [group[0]?.start ?? 0, group.at(-1)?.end ?? 0]
      const rest =
        /^(?:\)|(?: with)? fan)?(?:\/ ?gas(?: mark)? \d)?/i.exec(step.slice(end))?.[0] ?? ''
      return { from, to: end + rest.length, text: cooler(group) }
    }),
    ...[...timesOf(step), ...turnsIn(step)].map(({ start, end, minutes }) => ({
      from: start,
      to: end,
      text: shorter(minutes.min, minutes.max),
    })),
  ].sort((a, b) => b.from - a.from)
  const told = changes.reduce(
    (text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to),
    step,
  )
  if (changes.length === 0 && !/\boven\b/i.test(step)) return step
  return told.replace(/(?<!dutch )\boven\b(?!-(?:safe|proof))/gi, 'air fryer')
}

/** 'At 20 minutes flip them': a time of the old oven too. */
function turnsIn(step: string) {
  return /\b(?:bake|roast|oven)\b/i.test(step) ||
    !/\b(?:flip|turn|rotate|toss)\b/i.test(step) ||
    /\b(?:skillet|frying pan)\b/i.test(step) ||
    WAITS.test(step)
    ? []
    : findDurations(step)
}

/** Degrees that say no scale, a tray that is the basket, a rack that there is none of. */
function ofBasket(step: string): string {
  return toSentences(step)
    .filter(
      (sentence) =>
        !/\b(?:oven )?rack\b[^.]*\b(?:top|middle|center|third|position)|\b(?:layer|sheet) of (?:parchment|foil)|\bline [^.]*\b(?:parchment|foil)\b/i.test(
          sentence,
        ),
    )
    .join(' ')
    .replaceAll('℉', '°F')
    .replaceAll('℃', '°C')
    .replace(
      /\b(?:oven|heat) to (\d{3})(?= (?:and|for|degrees)\b|[.,]|$)(?! degrees [CF])/gi,
      (found, degrees: string) => (Number(degrees) >= 250 ? `${found} °F` : `${found} °C`),
    )
    .replace(/\bdegrees °/g, '°')
    .replace(
      /\b(?:(?:an?|the|your) )?(?:(?:large|greased|rimmed|lined|prepared|parchment[- ]lined|ungreased) )*(?:baking sheet|sheet pan|baking tray|cookie sheet)s?\b/gi,
      'the basket',
    )
    .replace(/the basket, [^.]*\b(?:pan|dish|sheet)\b/g, 'the basket')
    .replace(/\b[Bb]roil for\b/g, 'Cook at 200 °C (400 °F) for')
    .replace(/\band broil\b/g, 'and cook')
}

function cooler(group: readonly TemperatureFound[]): string {
  const said = group.find(({ scale }) => scale !== 'gas')
  if (!said) return '180 °C (350 °F)'
  const celsius = toTemperature({ scale: said.scale, min: said.max, max: said.max }, 'C').max
  const less = Math.min(HOTTEST, Math.round((celsius - LESS) / 5) * 5)
  return `${less} °C (${Math.round((less * 1.8 + 32) / 5) * 5} °F)`
}

const LESS = 15
/** As hot as most of them get, in °C. */
const HOTTEST = 200

function shorter(min: number, max: number): string {
  const [low, high] = [min, max].map((minutes) => Math.max(1, Math.round(minutes * SHARE)))
  return low === high ? `${high} minutes` : `${low} to ${high} minutes`
}

const SHARE = 0.8

/** The sentences that heat the oil and fry in it; all others stay. */
function fromPan(recipe: RecipeData): Revised {
  const compared: string[] = []
  const instructions = recipe.instructions.map((step) => {
    const told = toSentences(step)
      .map((sentence) => {
        if (HEATS_OIL.test(sentence) && !/\bfry\b/i.test(sentence)) return PREHEAT
        if (OF_FRYING.test(sentence)) return ''
        if (MELTS.test(sentence)) return MELT
        const left = sentence.replace(OUT_OF_OIL, 'Leave $1 in the basket')
        if (left !== sentence) return left
        return FRIED.test(sentence) && !/\bfried\b/i.test(sentence)
          ? inTheBasket(sentence, recipe)
          : sentence
      })
      .filter((sentence, at, all) => sentence !== '' && all.indexOf(sentence) === at)
      .join(' ')
    if (told !== step) compared.push(`${step} → ${told || 'not needed'}`)
    return told
  })
  return compared.length === 0
    ? { ok: false, reason: WHY_NOT }
    : done(
        { ...recipe, instructions: instructions.filter((step) => step !== '') },
        compared,
        'In the air fryer, sprayed with oil instead of fried in it.',
      )
}

const HEATS_OIL =
  /\b(?:heat|pour|warm)\b[^.]*\boil\b|\b(?:cover|fill)\b[^.]*\b(?:pan|pot|skillet|fryer)\b[^.]*\boil\b|\boil\b[^.]*\b(?:heat|hot|smoke|\d+ ?°)/i
/** What only a pan of fat has: more of it, and paper to drain on. */
const OF_FRYING =
  /^\(?e\.g\. \d|^(?:flip|turn)\b[^.]*\d|\b(?:while frying|frying oil|more (?:oil|butter|fat)|oil (?:back )?(?:up )?to temperature|paper towels?|kitchen paper|splatter|drain\b[^.]*\b(?:oil|fat|rack))\b/i
/** Cheese on what is done melts where it lies. */
const MELTS = /\b(?:broil|grill|oven|bake)\b[^.]*\bmelt/i
const MELT = 'Cook for 2 minutes more, until the cheese has melted.'
const OUT_OF_OIL =
  /^(?:move|transfer|put|place|arrange) ((?:the )?(?:fried )?[\p{L} ]{3,30}?) (?:in)?to an? [^,.]*\b(?:pan|dish|tray|sheet)\b/iu
const PREHEAT = 'Preheat the air fryer to 200 °C (400 °F).'
/** Sprayed with oil in the place of the pan, to the safe temperature of what is in it (USDA). */
function inTheBasket(sentence: string, { ingredients, instructions }: RecipeData): string {
  const isThin = /\b(?:pound\w*|flat|thin(?:ly)?)\b/i.test(instructions.join(' '))
  const foods = ingredients.flatMap((line) => readDishLine(line).foods)
  const named = findFoodSpans(sentence).filter(({ ingredient }) => {
    return foods.some((food) => isKindOf(food, ingredient) || isKindOf(ingredient, food))
  })
  const inside = named.filter(({ ingredient }) => !isOneOf(ingredient, COATING))
  const what = inside.at(-1)?.said
  const safe = SAFE.find(([names]) => foods.some((food) => isOneOf(food, names)))?.[1]
  const until = safe ? `golden and ${safe} inside` : 'golden and hot all through'
  return `Brush or spray ${what ? `the ${what.toLowerCase()}` : 'it'} thinly with oil on both sides and cook in the air fryer at 200 °C (400 °F) for ${isThin ? '8 to 10' : '10 to 14'} minutes, turning once, until ${until}.`
}

/** What is around the food. */
const COATING = ['breadcrumb', 'bread', 'flour', 'egg', 'fat', 'starch', 'spice']

const SAFE: readonly (readonly [names: readonly string[], safe: string])[] = [
  [['poultry'], '74 °C (165 °F)'],
  [['ground meat', 'sausage'], '71 °C (160 °F)'],
  [['meat', 'fish', 'shellfish'], '63 °C (145 °F)'],
]

function done(recipe: RecipeData, compared: readonly string[], note = COOLER): Revised {
  const isInTin = recipe.instructions.some((step) => IN_A_TIN.test(step))
  const tips = [isInTin ? FITS : ONE_LAYER, LOOK]
  const changed = { ...recipe, tips: [...tips, ...recipe.tips].slice(0, MOST_TIPS) }
  return { ok: true, recipe: withNote(changed, note, compared) }
}

const MOST_TIPS = 4
const IN_A_TIN = /\b(?:loaf|tins?|pie plate|casserole|muffin|ramekins?|baking dish|pour)\b/i
const COOLER =
  'In the air fryer: somewhat cooler than in the oven, and done in four fifths of the time.'
const FITS =
  'Use a dish or tin that fits into the basket with space around it, and cover it with foil when it is dark enough before it is done.'
const ONE_LAYER =
  'Lay it in one layer with space around each piece, in batches if need be, and turn or shake it halfway.'
const LOOK =
  'Air fryers differ: look 3 minutes early, and go by color and, for meat, by the thermometer.'
