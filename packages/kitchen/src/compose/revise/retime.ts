import { findTemperatures } from '../../measures/find-temperatures.ts'
import { toTemperature } from '../../measures/temperature.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { safeTemperature } from '../craft/safety.ts'
import { FOODS, type FoodId, isKind } from '../foods/foods.ts'
import { type Clause, minutesIn, readClauses, writeClauses } from './vessels/clauses.ts'

/** How long a sort of flesh cooks in pieces, in minutes: in liquid, on each side in the pan, in the oven at 200 °C. */
type Times = {
  simmer: string
  side: string
  oven: readonly [from: number, to: number]
  done: string
}

/** Times of pieces as they are sold, to the safe temperatures of the USDA's chart. */
const TIMES: Readonly<Record<'fish' | 'shellfish' | 'poultry' | 'meat', Times>> = {
  fish: {
    simmer: '6 to 8 minutes',
    side: '3 to 4 minutes',
    oven: [12, 15],
    done: 'it flakes and reads SAFE inside',
  },
  shellfish: {
    simmer: '3 to 4 minutes',
    side: '2 to 3 minutes',
    oven: [6, 8],
    done: 'it is opaque and reads SAFE',
  },
  poultry: {
    simmer: '12 to 15 minutes',
    side: '6 to 7 minutes',
    oven: [20, 25],
    done: 'it reads SAFE inside',
  },
  meat: {
    simmer: '10 to 12 minutes',
    side: '4 to 5 minutes',
    oven: [15, 20],
    done: 'it reads SAFE inside',
  },
}

/** Whether two foods cook for so different times that the steps have to say others: fish and what is no fish. */
export function isRetimed(from: FoodId, to: FoodId): boolean {
  const [one, other] = [sortOf(from), sortOf(to)]
  return one !== undefined && other !== undefined && one !== other && (isWet(one) || isWet(other))
}

const isWet = (sort: string) => sort === 'fish' || sort === 'shellfish'

function sortOf(id: FoodId): keyof typeof TIMES | undefined {
  if (isKind(id, 'fish')) return 'fish'
  if (isKind(id, 'shellfish')) return 'shellfish'
  if (isKind(id, 'poultry')) return 'poultry'
  return isKind(id, 'meat') ? 'meat' : undefined
}

/** The steps in which a food took the place of another, with its own times and signs of being done. */
export function retime(
  recipe: RecipeData,
  { to, label }: { to: FoodId; label: string },
): RecipeData {
  const sort = sortOf(to)
  if (sort === undefined) return recipe
  const safe = (safeTemperature(to) ?? '').replace(' / ', ' (').replace(/F$/, 'F)')
  const done = `until ${TIMES[sort].done.replace('SAFE', safe)}`
  const word = label.split(' ').at(-1)?.toLowerCase() ?? label
  let place: Place = { isSpokenOf: false, isInPan: false }
  let isSaid = false
  const told = readClauses(recipe.instructions).flatMap((one): Clause[] => {
    place = follow(one, word, place)
    if (one.isApart) return [one]
    if (SIGNS_ALONE.test(one.text)) return []
    if (isCutSmall(one, word, sort))
      return [
        { ...one, text: one.text.replace(/^cut\b[^.]*?\bstrips?\b/i, `leave the ${word} whole`) },
      ]
    if (isWet(sort) && MARINATES.test(one.text)) return [{ ...one, text: shortly(one.text) }]
    if (!isCooked(one, place, isSaid) || namesOther(one.text, word))
      return [{ ...one, text: one.text.replace(SIGNS, ` ${done}`) }]
    isSaid = true
    return [{ ...one, text: inTime(one.text, TIMES[sort], done) }]
  })
  const instructions = withPanThenOven(writeClauses(told), TIMES[sort], done)
  const isTold = isSaid || instructions.join(' ').includes(safe)
  return {
    ...recipe,
    instructions: isTold ? instructions : withSign(instructions, { to, word, done }),
  }
}

/** What is seared and then baked is done by the oven, in half of its time there. */
function withPanThenOven(steps: readonly string[], { side, oven }: Times, done: string): string[] {
  const whole = steps.join('\n')
  const seared = `${side} on each side, ${done}`
  const baked = `${oven[0]} to ${oven[1]} minutes, ${done}`
  const [inPan, inOven] = [whole.indexOf(seared), whole.lastIndexOf(baked)]
  if (inPan < 0 || inOven < inPan) return [...steps]
  return steps.map((step) =>
    step
      .replace(seared, '1 to 2 minutes on each side, until golden')
      .replace(baked, `${oven[0] / 2} to ${Math.round(oven[1] / 2)} minutes, ${done}`),
  )
}

/** Whether the food is what is spoken of, and whether it lies in the pan. */
type Place = { isSpokenOf: boolean; isInPan: boolean }

function follow({ text, deed }: Clause, word: string, { isSpokenOf, isInPan }: Place): Place {
  const isNamed = text.toLowerCase().includes(word)
  const isOther = namesOther(text, word) || SOLID.test(text)
  const isOut = SET_ASIDE.test(text)
  return {
    isSpokenOf: isNamed || (isSpokenOf && !isOther),
    isInPan: !isOut && (isInPan || (isNamed && deed !== 'other')),
  }
}

function isCooked({ text, deed }: Clause, place: Place, isSaid: boolean): boolean {
  const isHere = OPEN_HEAT.test(text) ? place.isSpokenOf : place.isInPan
  if (!isHere || !(deed === 'cook' || deed === 'boil' || deed === 'sear')) return false
  return minutesIn(text) > 0 || (!isSaid && deed !== 'boil' && UNTIL_DONE.test(text))
}

/** Strips are cut of meat. */
function isCutSmall({ text }: Clause, word: string, sort: string): boolean {
  const isCut = /^cut\b[^.]*\bstrips?\b/i.test(text)
  return isWet(sort) && isCut && text.toLowerCase().includes(word)
}

/** Where no step says how long, the last one that cooks it says when it is done. */
function withSign(
  steps: readonly string[],
  { to, word, done }: { to: FoodId; word: string; done: string },
): string[] {
  const at = steps.findLastIndex((one) => one.toLowerCase().includes(word) && COOKS.test(one))
  // What nothing cooks is cooked before, as whoever looks for raw food says.
  if (at < 0) return [...steps]
  const step = steps[at] ?? ''
  const name = FOODS[to].short ?? FOODS[to].name
  const dot = /[.!?)]$/.test(step) ? '' : '.'
  return steps.with(at, `${step}${dot} Cook the ${name} ${done}.`)
}

/** What roasts beside it, and has its own time. */
const SOLID =
  /\b(?:fennel|asparagus|broccoli|potatoes|squash|sprouts|tomatoes|cauliflower|eggplant|aubergines?|zucchini|courgettes?|beets?)\b/i
const SET_ASIDE =
  /\b(?:set|put|place|move|keep)\b[^.]*\b(?:aside|plate|warm)\b|^(?:remove|take out|transfer)\b/i
const UNTIL_DONE = /\buntil\b[^.]*\b(?:cooked|golden|brown\w*|done|pink)\b/i
/** It lies in it from the start. */
const OPEN_HEAT = /\b(?:bake|roast|oven|grill|broil)\b/i
const COOKS = /\b(?:cook|fry|saut|simmer|bake|roast|grill|boil|heat|poach|brown)\w*/i
/** How one tells that the old food is done. */
const SIGNS =
  /,? (?:or )?until (?:(?:the )?[\p{L}]+ )?(?:(?:it|they) )?(?:is |are |has |have )?(?:just )?(?:flak(?:es?|y|ing)|opaque|pink(?: and opaque| and curled)?|cooked through|no longer pink|the juices run clear|done|firm)\b[^.,;]*/iu
const SIGNS_ALONE =
  /\b(?:to (?:confirm|check|test|see)|you(?:'|’)ll know|is (?:done|finished|ready) when)\b[^.]*\b(?:fish|flak|done|finished|skin|peel|juices|pink)|\bskin\b[^.]*\bpeel (?:off )?easily\b/i
const MARINATES = /\bmarinat\w*|\b(?:refrigerate|chill|fridge)\b/i

/** Acid cooks what swims: half an hour is the most. */
function shortly(text: string): string {
  return text.replace(
    /\bfor (?:at least |about |up to )?(?:an?|one|two|three|four|\d+)(?:\s?(?:-|–|to)\s?\d+)? (?:hours?|hrs?)(?: (?:or|to|and up to) (?:overnight|\d+ hours?|longer))?|\bovernight\b/i,
    'for 20 to 30 minutes',
  )
}

/** The clause cooks something else by name: 'sauté the onion for 5 minutes'. */
function namesOther(text: string, word: string): boolean {
  return (
    /\b(?:onions?|garlic|shallots?|peppers?|carrots?|beans|potatoes|mushrooms?|rice|pasta|sauce|vegetables|spices|leeks?|celery|tomatoes)\b/i.test(
      text,
    ) &&
    !text.toLowerCase().includes(word) &&
    !/\beach side|per side\b/i.test(text)
  )
}

function inTime(text: string, times: Times, done: string): string {
  const plain = text.replace(SIGNS, '')
  const isOven = /\b(?:bake|roast|oven)\b/i.test(plain)
  const isSided = /\b(?:each|per|both|other) sides?\b|\ba side\b/i.test(plain)
  const time = isOven ? ofOven(plain, times) : isSided ? times.side : times.simmer
  if (minutesIn(plain) === 0)
    return `${plain.replace(/,? until\b.*$/i, '')} for ${isOven ? time : `${times.side} on each side`}, ${done}`
  const told = plain.replace(TIME, time)
  return told === plain ? `${plain}, ${done}` : `${told}, ${done}`
}

const TIME =
  /(?:an? (?:additional|further) |another )?(?:\d+(?:\s?(?:-|–|to)\s?\d+)?|an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|half an) ?-?(?:more |additional )?(?:minutes?|mins?|hours?|hrs?|hour)\b\.?/i

/** A cooler oven takes longer, and so does what is wrapped. */
function ofOven(text: string, { oven: [from, to] }: Times): string {
  const said = findTemperatures(text).flat()[0]
  const celsius =
    said && said.scale !== 'gas'
      ? toTemperature({ scale: said.scale, min: said.max, max: said.max }, 'C').max
      : 200
  const longer =
    (celsius < 165 ? 1.5 : celsius < 190 ? 1.25 : 1) *
    (/\b(?:foil|parchment|wrapped)\b/i.test(text) ? 1.3 : 1)
  return `${Math.round(from * longer)} to ${Math.round(to * longer)} minutes`
}
