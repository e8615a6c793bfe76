import { parseQuantity } from '../quantities/parse-quantity.ts'
import { exactly, type Quantity } from '../quantities/quantity.ts'
import { readUnit } from '../units/find-unit.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { readMeasure, readMeasures } from './read-measure.ts'

export type Amount = Pick<
  IngredientLine,
  'quantity' | 'size' | 'unit' | 'plus' | 'second' | 'packageSize'
>

type AmountRead = { amount: Amount; rest: string }

/** Reads the amount of a line; `rest` is the text after it. */
export function readAmount(line: string): AmountRead {
  const ahead = SIZE_AHEAD.exec(line)
  const text = ahead?.[1] ? line.slice(ahead[0].length) : line
  const read = parseQuantity(text)
  if (!read) return readVague(line)
  // '2 - Brown onions' has a dash between, '12-ounce can' a hyphen.
  if (/^-\s+\p{L}{3}/u.test(read.rest) && !readUnit(read.rest.slice(1).trimStart()))
    return { amount: { quantity: read.quantity }, rest: read.rest.slice(1).trimStart() }
  if (read.rest.startsWith('-'))
    return readHyphened(text, read.quantity, read.rest.slice(1).trimStart())
  const amount: Amount = { quantity: read.quantity }
  const bare = read.rest
    .replace(/^[x×](?=\s|\d)\s*/i, '')
    .replace(SIZE_BRACKET, '$1 ')
    .replace(FIGURE_BRACKET, '$1 ')
  const afterPackage = readPackage(amount, ahead?.[1] ? `${ahead[1]} ${bare}` : bare)
  const afterUnit = readSizedUnit(amount, afterPackage)
  // '4.5 (650 g) cups flour': the bracket gives the total.
  if (amount.packageSize && amount.unit && UNITS[amount.unit].dimension === 'volume') {
    amount.second = amount.packageSize
    delete amount.packageSize
  }
  const contained = readContained(amount, afterUnit)
  if (contained) return contained
  return { amount, rest: amount.unit ? readFurther(amount, afterUnit) : afterUnit }
}

/** '28 ounce can tomatoes' is one can of 28 ounces. */
function readContained(
  { quantity, unit, packageSize }: Amount,
  text: string,
): AmountRead | undefined {
  const isMeasured = unit && ['weight', 'volume'].includes(UNITS[unit].dimension)
  const container = /^(?:can|tin|jar|bottle|package|packet|bag|box|carton|tub) /i.test(text)
    ? readUnit(text)
    : undefined
  if (!(quantity && isMeasured && container) || packageSize) return
  const size = { quantity, unit }
  const amount: Amount = { quantity: exactly(1), unit: container.unit, packageSize: size }
  return { amount, rest: readFurther(amount, container.rest) }
}

/** 'Generous 1 tablespoon' and '1 (generous) cup' are '1 generous tablespoon' and '1 generous cup'. */
const SIZE_AHEAD = /^(?:an? )?(generous|scant|heaped|heaping|level|rounded|good) (?=[\d½⅓⅔¼¾⅛])/i
const SIZE_BRACKET = /^\((generous|scant|heaped|heaping|level|rounded|packed)\)\s*/i

/** '2 (14.5) oz cans' is '2 14.5 oz cans'. */
const FIGURE_BRACKET = /^\(([\d\s./½⅓⅔¼¾⅛]+)\)[ -]?(?=\p{L})/u

/** '12-ounce can' is one can of 12 ounces; '7-Up' is no amount. */
function readHyphened(text: string, quantity: Quantity, rest: string): AmountRead {
  const size = readUnit(rest)
  if (!size || size.rest === '') return { amount: {}, rest: text }
  const amount: Amount = { quantity: exactly(1), packageSize: { quantity, unit: size.unit } }
  return { amount, rest: readSizedUnit(amount, size.rest.replace(/^-\s?/, '')) }
}

/** '2 (400 g) cans', '2 x 400g/14oz cans', '1 15-ounce can', '1 12- to 18-pound turkey'. */
function readPackage(amount: Amount, text: string): string {
  const bracket = /^\(([^()]*)\)\s*/.exec(text)
  const inside = bracket?.[1] === undefined ? undefined : readMeasures(bracket[1])
  if (bracket && inside) {
    amount.packageSize = inside
    return text.slice(bracket[0].length)
  }
  const open = bracket ? undefined : readMeasure(text)
  if (!open || open.rest === '') return text
  amount.packageSize = open.measure
  return dropAlternatives(open.rest).replace(/^-\s?/, '')
}

/** A size ('large', 'heaped'), a unit, or both. Some sizes only go with a unit. */
function readSizedUnit(amount: Amount, text: string): string {
  const plain = text.replace(/^(?:of )?an? /i, '')
  const size = SIZE.exec(plain) ?? UNIT_SIZE.exec(plain)
  const afterSize = size ? readPackageOnce(amount, plain.slice(size[0].length)) : plain
  const unit = readUnit(afterSize)
  if (size?.[1] && (unit || SIZE.test(plain))) amount.size = size[1].toLowerCase()
  else if (size) return plain
  if (!unit) return afterSize
  const counted = UNITS[unit.unit].dimension === 'length' && readUnit(unit.rest)
  if (counted && amount.quantity && !amount.packageSize) {
    // '½ inch piece of ginger' is one piece.
    amount.packageSize = { quantity: amount.quantity, unit: unit.unit }
    amount.quantity = exactly(1)
  }
  amount.unit = counted ? counted.unit : unit.unit
  const rest = counted ? counted.rest : unit.rest
  // '1 tbsp tablespoon sugar' says its unit twice.
  const again = readUnit(rest)
  const isTwice = again?.unit === amount.unit && again.rest !== '' && !NAMED_LIKE_A_UNIT.test(rest)
  return isTwice ? again.rest : rest
}

/** Flour of chickpeas: '100 g gram flour'. */
const NAMED_LIKE_A_UNIT = /^gram flour\b/i

function readPackageOnce(amount: Amount, text: string): string {
  return amount.packageSize || !text.startsWith('(') ? text : readPackage(amount, text)
}

const SIZE =
  /^((?:very |extra[- ])?(?:small|medium|med|large|big|tiny|sm|md|lg|jumbo|mini)(?:[- ]sized?)?(?:(?: to |-| or |\/)(?:medium|large|extra[- ]large)(?:[- ]sized?)?)?)\.? (?=\S)/i

const UNIT_SIZE =
  /^((?:very )?(?:heaped|heaping|level|rounded|scant|generous|good|fat|plump|juicy|thin|thick|fine|long|short|whole|half|overflowing|thumb[- ]sized?|(?:(?:firmly|lightly|loosely|well|tightly) )?packed)) (?=\S)/i

/** Text after the unit: the other end of a range, 'or so', '/8oz', '(8 oz)', 'plus 2 tbsp'. */
function readFurther(amount: Amount, text: string): string {
  const afterRange = readRangeEnd(amount, text)
  const afterFirst = readSecond(amount, afterRange)
  const added = /^(?:plus|\+|and|&)\s+(?=\S)/i.exec(afterFirst)
  const plus = added
    ? readMeasure(afterFirst.slice(added[0].length))
    : readSmaller(amount.unit, afterFirst)
  if (plus) amount.plus = plus.measure
  const rest = plus ? readSecond(amount, plus.rest) : afterFirst
  return rest.replace(/^(?:[-–—:,]\s+|of\s+)+/i, '')
}

/** The 4 oz of '1 lb 4 oz'. */
function readSmaller(unit: UnitId | undefined, text: string): ReturnType<typeof readMeasure> {
  const next = unit && /^\d/.test(text) ? readMeasure(text) : undefined
  if (!unit || !next) return
  const [larger, smaller] = [UNITS[unit], UNITS[next.measure.unit]]
  const isSum =
    larger.dimension === smaller.dimension &&
    larger.dimension !== 'count' &&
    larger.factor > smaller.factor
  return isSum ? next : undefined
}

/** '1 cup to 2 cups', '200g-250g', '2 tbsp or so'. */
function readRangeEnd(amount: Amount, text: string): string {
  const { quantity, unit } = amount
  const orSo = /^or so\b\s*/i.exec(text)
  if (orSo && quantity) {
    amount.quantity = { ...quantity, approximate: true }
    return text.slice(orSo[0].length)
  }
  const link = /^(?:[-–—]|to\b|or\b)\s*/i.exec(text)
  const end = link ? readMeasure(text.slice(link[0].length)) : undefined
  if (!(end && quantity) || end.measure.unit !== unit) return text
  const approximate = quantity.approximate || end.measure.quantity.approximate
  const max = Math.max(quantity.max, end.measure.quantity.max)
  amount.quantity = { min: Math.min(quantity.min, end.measure.quantity.min), max, approximate }
  return end.rest
}

/** The same amount in another unit; after a container, the content of each. */
function readSecond(amount: Amount, text: string): string {
  const bracket = /^\(([^()]*)\)\s*/.exec(text)
  const inside = bracket?.[1] === undefined ? undefined : readMeasures(bracket[1])
  if (bracket && inside) {
    const holds = amount.unit && CONTAINERS.has(amount.unit) && !amount.packageSize
    if (holds) amount.packageSize = inside
    else amount.second ??= inside
    return text.slice(bracket[0].length)
  }
  const link = /^(?:\/|\||=|or\b)\s*/i.exec(text)
  const open = link ? readMeasure(text.slice(link[0].length)) : undefined
  if (!open) return text
  const end = /^ ?[-–—] ?(?=\d)/.exec(open.rest)
  const far = end ? readMeasure(open.rest.slice(end[0].length)) : undefined
  if (far?.measure.unit !== open.measure.unit) {
    amount.second ??= open.measure
    return dropAlternatives(open.rest)
  }
  const { min, max, approximate } = open.measure.quantity
  const quantity = { min, max: Math.max(max, far.measure.quantity.max), approximate }
  amount.second ??= { quantity, unit: far.measure.unit }
  return dropAlternatives(far.rest)
}

/** After the second, further forms of the same amount are dropped: '225g/8oz/1 cup'. */
function dropAlternatives(text: string): string {
  const link = /^[/|]\s*/.exec(text)
  if (!link) return text
  const further = text.slice(link[0].length).replace(/^(?:scant|generous|heaped|heaping) /i, '')
  const rest = readMeasure(further)?.rest ?? readUnit(further)?.rest
  return rest === undefined ? text : dropAlternatives(rest)
}

const CONTAINERS: ReadonlySet<UnitId> = new Set([
  ...(['can', 'jar', 'packet', 'package', 'bottle', 'bag', 'box', 'carton', 'tub'] as const),
  ...(['punnet', 'block', 'loaf', 'ball', 'piece', 'fillet'] as const),
])

/** 'A few sprigs of thyme', 'small handful parsley', 'pinch of salt': a unit without a number. */
function readVague(text: string): AmountRead {
  const amount: Amount = {}
  const few = FEW.exec(text)
  const size = few ?? SIZE.exec(text) ?? UNIT_SIZE.exec(text)
  const afterSize = size ? readPackageOnce(amount, text.slice(size[0].length)) : text
  const unit = readUnit(afterSize)
  const isUnit =
    unit && unit.rest !== '' && (VAGUE.has(unit.unit) || isOf(afterSize) || few !== null)
  if (unit && isUnit) amount.unit = unit.unit
  if (size?.[1] && (isUnit || few)) amount.size = size[1].toLowerCase()
  else if (!isUnit) return { amount, rest: text }
  return { amount, rest: unit && isUnit ? readFurther(amount, unit.rest) : afterSize }
}

const isOf = (text: string) => /^\S+ of \S/i.test(text)

const FEW =
  /^((?:a )?(?:few|little|(?:(?:teensy|tiny|little|wee) )?bit of|lot of)|some|several|plenty of|lots of) (?=\S)/i

const VAGUE: ReadonlySet<UnitId> = new Set([
  ...(['pinch', 'dash', 'handful', 'bunch', 'knob', 'splash', 'drizzle', 'squeeze'] as const),
  ...(['dollop', 'sprig', 'drop'] as const),
])
