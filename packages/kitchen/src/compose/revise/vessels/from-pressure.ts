import { readDishLine } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Clause, minutesIn, readClauses, writeClauses } from './clauses.ts'
import { isAny } from './foods-in-pot.ts'
import { type PotTime, sayHours } from './pot-times.ts'

/**
 * The method of what cooks under pressure, for a slow cooker: its minutes become the hours of the same food in the
 * table of times (8 to 10 minutes under pressure are some 4 hours on low, 30 are 7 to 8: the makers' tables set both
 * side by side), the pressure needs no letting off, and what was browned in it is browned in a pot. Undefined where
 * it goes under pressure twice, stands in a dish inside, or cooks what hours would spoil.
 */
export function fromPressure(recipe: RecipeData, time: PotTime): string[] | undefined {
  if (isForNoHours(recipe)) return undefined
  const clauses = readClauses(recipe.instructions)
  const timed = clauses.filter(isTimed)
  const [main] = timed
  if (!main || timed.length > 1) return undefined
  const at = clauses.indexOf(main)
  const isBrowned = clauses.slice(0, at).some(({ text }) => BROWNS_IN_IT.test(text))
  const cooked = `${isBrowned ? 'put all of it into the slow cooker, cover' : 'cover'} and cook ${sayHours(time)}, ${time.until}`
  const told = clauses.flatMap((one, index): Clause[] => {
    if (one === main) return [{ ...one, text: cooked, joint: '', sentence: one.sentence + 0.01 }]
    const text = withoutPressure(one.text, index > at ? placeAfter(clauses.slice(index)) : BEFORE)
    if (text === '') return []
    const place = isBrowned && index < at ? 'pot' : 'slow cooker'
    // '(30 minutes from frozen)' is another time under pressure.
    if (index > at && one.step === main.step && /^\(/.test(text) && minutesIn(text) > 0) return []
    return [{ ...one, text: text.replace(COOKER, `the ${place}`).replace(TWICE, '$1') }]
  })
  const steps = writeClauses(told)
  return steps.some((step) => UNDER_PRESSURE.test(step)) ? undefined : steps
}

export const FROM_PRESSURE =
  'It is made under pressure in stages, in a dish of its own or with what is done in minutes, and that I could only guess at in the slow cooker: I leave it as it is made now. What goes from one into the other are stews, soups, beans, sauces and pulled meat.'

/** Whether a method has a pressure cooker and pressure in it: some cook slowly in one. */
export function isOfPressure({ instructions }: RecipeData): boolean {
  return (
    instructions.some((step) => /\bpressure cooker|\binstant pot\b/i.test(step)) &&
    instructions.some((step) => UNDER_PRESSURE.test(step))
  )
}

/** The clause that says how long it is under pressure. */
function isTimed({ text, isApart }: Clause): boolean {
  return (
    !isApart &&
    minutesIn(text) > 0 &&
    /\bpressure\b|\bmanual\b/i.test(text) &&
    !RELEASES.test(text) &&
    !/^(?:it (?:will|takes)|the (?:pot|cooker|instant pot) (?:will|takes)|note)\b/i.test(text)
  )
}

const BEFORE = 'set a large pot over medium heat'

/** Where it goes on: what is boiled at the end needs the stove, what only thickens does so without the lid. */
function placeAfter([one, ...later]: readonly Clause[]): string {
  const isBoiled = later.some(
    ({ step, text }) => step === one?.step && (/\bboil\b/i.test(text) || minutesIn(text) > 0),
  )
  return isBoiled ? 'pour it into a pot over medium heat' : 'turn it to high without the lid'
}

/**
 * A clause without what is done only to a pot under pressure, and with another place where it browns; empty
 * where nothing is left of it.
 */
function withoutPressure(typed: string, place: string): string {
  const text = typed.replace(ONCE_OPEN, '')
  if (SAUTES.test(text)) return /\b(?:off|cancel)\b/i.test(text) ? '' : place
  return RELEASES.test(text) || CLOSES.test(text) || UNDER_PRESSURE.test(text) ? '' : text
}

/** 'Once the pressure is released, stir in the cream.' */
const ONCE_OPEN =
  /^(?:once|when|after|as soon as) [^,]*\b(?:pressure|pin|valve|steam|released?|beeps?|cook(?:ing)? time|timer|finished|done)\b[^,]*, ?(?:(?:carefully )?(?:open|remove|unlock|take off) the (?:lid|pot|cooker)(?:,? and (?:then )?|, )?)?/i
const RELEASES =
  /\breleas|\bvent(?:ing|ed|s)?\b|\bvalve\b|\bdepressuri[sz]|\bpressure (?:drop|come|fall|go)|\bcome(?:s)? (?:up )?to pressure|\bpin (?:has )?drop|\btimer\b|\bbeep/i
const CLOSES =
  /^(?:close|lock|seal|secure|put on|attach|place) (?:on )?(?:the|its|your) (?:[\p{L}-]+ ){0,2}lid\b|^(?:select|press|choose|hit|set|use)\b[^.]*\b(?:manual|cancel|pressure|button|program|setting|function)\b|^(?:(?:carefully )?(?:open|remove|unlock|take off)) (?:the|its) (?:lid|pot)\b|^(?:turn|switch)\b[^.]*\boff\b|^adjust (?:for|to) [^.]*\bheat\b/iu
const SAUTES =
  /\bsaut[eé][”"']? (?:mode|function|setting|button|feature|program)|^(?:press|select|set|turn|hit|choose|switch)\b[^.]*\bsaut[eé]\b/i
const BROWNS_IN_IT = /\bsaut[eé]|\bbrown\b|\bsear\b|\bfry\b/i
const UNDER_PRESSURE = /\bpressure\b(?! cooker)|\bmanual\b/i
const COOKER =
  /(?:\bthe (?:bottom|bowl|insert|inner pot|liner) of )?(?:\b(?:the|an?|your)\s+)?(?:\d+[- ](?:quart|qt|litre|liter|l)\.? )?(?:electric )?\b(?:pressure cooker|insta(?:nt)? ?pot|multi-?cooker)(?:®|™)?(?: \((?:instant pot|pressure cooker|multi-?cooker)\))?(?: (?:insert|liner|pot))?/gi

/** 'The instant pot/pressure cooker' is one. */
const TWICE = /\b(the (?:slow cooker|pot))(?: ?\/ ?\1)+/gi

/** Pasta, rice, fish and eggs are done in minutes, and what stands on a rack is steamed. */
function isForNoHours({ ingredients, instructions }: RecipeData): boolean {
  const foods = ingredients
    .filter((line) => !/\b(?:cooked|to serve|for serving)\b/i.test(line))
    .flatMap((line) => readDishLine(line).foods.slice(0, 1))
  return (
    foods.some((food) => isAny(food, ['pasta', 'noodle', 'fish', 'shellfish'])) ||
    instructions.some((step) =>
      /\b(?:trivet|springform|ramekins?|steam(?:er|ing) (?:basket|rack)|rack|pot[- ]in[- ]pot|hard[- ]boiled)\b/i.test(
        step,
      ),
    )
  )
}
