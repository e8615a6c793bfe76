import {
  BUTTER_STICK_GRAMS,
  convert,
  exactly,
  findUnit,
  formatQuantity,
  formatUnit,
  parseIngredientLine,
  parseQuantity,
  UNITS,
  type UnitId,
} from '@potluck/kitchen'
import {
  measuredAs,
  nutritionOf,
  type Temperature,
  toTemperature,
} from '@potluck/kitchen/knowledge'

/**
 * Converts units and temperatures: 'how many tablespoons are in a cup', '2 cups of flour in grams', '350 F in C', 'a
 * stick of butter in grams'. Undefined for other questions.
 */
export function convertUnits(plain: string): string | undefined {
  return convertHeat(plain) ?? convertAmount(plain)
}

/** Converts a temperature: '350 f in c', 'what is 180 celsius', 'gas mark 4'. */
function convertHeat(plain: string): string | undefined {
  const [, mark] = /\bgas (?:mark )?(\d{1,2}(?:\.\d)?|1\/2|1\/4)\b/.exec(plain) ?? []
  if (mark !== undefined && !/\d ?(?:f|c|°)/.test(plain)) {
    const gas = {
      scale: 'gas',
      ...span(mark.includes('/') ? toNumber(mark) : Number(mark)),
    } as const
    return `Gas mark ${mark} is ${degrees(gas, 'C')} (${degrees(gas, 'F')}). ${KITCHEN_SAYS}`
  }
  const [, figure, scale = ''] =
    /\b(\d{2,3}) ?(?:°|degrees?)? ?(f|c|fahrenheit|celsius|centigrade)\b/.exec(plain) ?? []
  const isAsked = /\b(?:in|to|into|as|is|equals?|convert)\b|=|^\W*\d{2,3}\W*\w+\W*$/.test(plain)
  const isAboutFood = /\b(?:cook|bake|roast|how long|safe|at \d)/.test(plain)
  if (figure === undefined || !isAsked || isAboutFood) return undefined
  const from = scale.startsWith('f') ? 'F' : 'C'
  const to = from === 'F' ? 'C' : 'F'
  const given: Temperature = { scale: from, ...span(Number(figure)) }
  const fan =
    Number(figure) >= (from === 'F' ? 225 : 110) ? ' In a fan oven take 20 °C (35 °F) less.' : ''
  return `${figure} °${from} is ${degrees(given, to)}.${fan} ${KITCHEN_SAYS}`
}

function span(value: number) {
  return { min: value, max: value }
}

function degrees(from: Temperature, to: 'C' | 'F'): string {
  return `${toTemperature(from, to).min} °${to}`
}

const KITCHEN_SAYS = "Source: the kitchen's own table of oven dials."

const AMOUNT =
  '(\\d+(?:[.,/]\\d+)?(?: \\d\\/\\d)?|[½¼¾⅓⅔]|an?|one|two|three|four|half an?|a half|a quarter|quarter)'
const UNIT = '([a-z]+(?: ounces?| oz| cups?)?)'
const FOOD = '(?: (?:of )?([a-z][a-z -]*?))?'

/** Patterns, with the groups of the amount, the unit, the food (one of several) and the unit asked for. */
const FORMS: readonly {
  words: RegExp
  at: readonly [number, number, readonly number[], number?]
}[] = [
  {
    words: new RegExp(
      `\\bhow many ${UNIT}${FOOD} (?:are|is|do|does|in|to|make|makes|per|equals?|go into)(?: there)?(?: are| is)?(?: in)? ${AMOUNT}? ?${UNIT}${FOOD}\\W*(?:have|weigh|make)?\\W*$`,
    ),
    at: [3, 4, [2, 5], 1],
  },
  {
    words: new RegExp(
      `(?:^|\\b(?:is|are|convert|turn)) ?(?:${AMOUNT} )?${UNIT}${FOOD} (?:in|to|into|as|=) ${UNIT}\\W*$`,
    ),
    at: [1, 2, [3], 4],
  },
  {
    words: new RegExp(
      `\\bhow (?:much|heavy) (?:does|do|is) ${AMOUNT} ${UNIT}${FOOD}(?: weigh)?(?: in \\w+)?\\W*$`,
    ),
    at: [1, 2, [3]],
  },
  {
    words: new RegExp(
      `\\b(?:what does|weight of|what is|how many is) ${AMOUNT} ${UNIT}${FOOD}(?: weigh)?(?: in \\w+)?\\W*$`,
    ),
    at: [1, 2, [3]],
  },
]

function convertAmount(plain: string): string | undefined {
  for (const { words, at } of FORMS) {
    const found = words.exec(
      plain.replace(/(\d)([a-z])/g, '$1 $2').replace(/\b(?:us|american|level)\b ?/g, ''),
    )
    if (!found) continue
    const [amountAt, unitAt, foodsAt, wantedAt] = at
    const unit = findUnit(found[unitAt] ?? '')
    const wanted = wantedAt === undefined ? undefined : findUnit(found[wantedAt] ?? '')
    const food = foodsAt
      .map((place) => found[place])
      .find((name) => name !== undefined && name !== '')
    const amount = toNumber(found[amountAt] ?? 'a')
    if (!unit || (wantedAt !== undefined && !wanted) || amount === undefined) continue
    const said = say({ amount, unit, food: food?.trim(), wanted })
    if (said) return said
  }
  return undefined
}

type Asked = { amount: number; unit: UnitId; food: string | undefined; wanted: UnitId | undefined }

function say({ amount, unit, food, wanted }: Asked): string | undefined {
  if (unit === 'stick') return sayStick(amount, food, wanted)
  if (wanted) {
    const same = convert(exactly(amount), unit, wanted)
    if (same)
      return `${write(amount, unit)} ${verb(amount)} ${write(same.min, wanted)}. ${UNITS[unit].dimension === 'volume' ? UNITS_SAY : 'Source: NIST Handbook 44.'}`
  }
  return food === undefined ? undefined : sayOfFood({ amount, unit, food, wanted })
}

const UNITS_SAY = 'In US measures. Source: NIST Handbook 44.'

function sayStick(amount: number, food: string | undefined, wanted: UnitId | undefined) {
  if (food !== undefined && !/\b(?:butter|margarine)\b/.test(food)) return undefined
  const grams = amount * BUTTER_STICK_GRAMS
  const spoons = amount * 8
  const name =
    amount === 1
      ? 'A stick of butter is'
      : `${formatQuantity(exactly(amount))} sticks of butter are`
  const isMore = wanted !== undefined && !['g', 'cup', 'tbsp', 'oz'].includes(wanted)
  const more = isMore
    ? `, that is ${write(convert(exactly(grams), 'g', wanted)?.min ?? 0, wanted)}`
    : ''
  return `${name} ${Math.round(grams)} g (${write(amount * 4, 'oz')}), ${spoons} tablespoons or ${write(amount / 2, 'cup')}${more}. Source: NIST Handbook 44, a stick being a quarter pound.`
}

/** Answers with the weight or volume that the kitchen knows for a unit or piece of the food. */
function sayOfFood({ amount, unit, food = '', wanted }: Asked): string | undefined {
  const text = `${amount} ${UNITS[unit].singular} ${food}`
  const grams = gramsOfLine(text)
  if (wanted === 'stick' && grams !== undefined && /\bbutter\b/.test(food))
    return `${write(amount, unit)} of butter ${verb(amount)} ${write(grams / BUTTER_STICK_GRAMS, 'stick')}. Source: NIST Handbook 44, a stick being a quarter pound.`
  const target = wanted ?? 'g'
  if (grams === undefined || UNITS[target].dimension === 'count') return undefined
  const named = `${write(amount, unit)} of ${food}`
  const by =
    UNITS[target].dimension === 'weight'
      ? grams / UNITS[target].factor
      : volumeOf(text, grams, target)
  if (by === undefined) return undefined
  const also =
    target === 'g' && UNITS[unit].dimension !== 'weight'
      ? ` (${write(grams / UNITS.oz.factor, 'oz')})`
      : ''
  const spooned =
    UNITS[unit].dimension === 'volume' && SPOONED.test(food)
      ? ' Spoon it in and level it off: scooped and packed it can be a fifth more.'
      : ''
  return `${named} ${verb(amount)} about ${write(by, target)}${also}.${spooned} Source: USDA FoodData.`
}

const SPOONED = /\b(?:flour|cocoa|starch|sugar)\b/

function gramsOfLine(text: string): number | undefined {
  return nutritionOf({ ingredients: [text] }).lines[0]?.grams
}

function volumeOf(text: string, grams: number, target: UnitId): number | undefined {
  const measure = measuredAs(parseIngredientLine(text))
  return measure && grams / measure.gramsPerMl / UNITS[target].factor
}

function write(amount: number, unit: UnitId): string {
  const { dimension } = UNITS[unit]
  const isMetric = ['g', 'kg', 'ml', 'l', 'mg', 'cl', 'dl', 'cm'].includes(unit)
  const rounded = isMetric && amount >= 20 ? Math.round(amount) : Math.round(amount * 100) / 100
  const figure = formatQuantity(
    exactly(rounded),
    isMetric || dimension === 'length' ? 'decimal' : 'fraction',
  )
  return `${figure} ${formatUnit(unit, exactly(rounded))}`
}

function verb(amount: number): string {
  return amount <= 1 ? 'is' : 'are'
}

const IN_WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  'half a': 0.5,
  'half an': 0.5,
  'a half': 0.5,
  'a quarter': 0.25,
  quarter: 0.25,
}

function toNumber(text: string): number {
  return IN_WORDS[text] ?? parseQuantity(text)?.quantity.min ?? Number(text.replace(',', '.'))
}
