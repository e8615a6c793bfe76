import { isGasMark, type Temperature } from './temperature.ts'

/** A temperature in a text. `spaced`: with a space before its degree sign. */
export type TemperatureFound = Temperature & {
  start: number
  end: number
  spaced: boolean
  /** A difference rather than a temperature: 'lower it by 20 °C'. */
  isChange: boolean
}

/**
 * The temperatures in a text: '180 °C', '350F', '180-200 °C', '325 degrees', 'gas mark 4'. Those
 * that give the same in several scales ('180°C/160°C fan/gas 4') form one group. Degrees without a
 * scale that could be either are left out.
 */
export function findTemperatures(text: string): TemperatureFound[][] {
  const groups: TemperatureFound[][] = []
  for (let at = nextStart(text, 0); at !== undefined; ) {
    const first = readAt(text, at)
    if (!first) {
      at = nextStart(text, at + 1)
      continue
    }
    const group = [first]
    let end = first.end
    for (let members = 1; members < MOST_MEMBERS; members++) {
      const link = LINK.exec(text.slice(end, end + 40))
      const next = link ? readAt(text, end + link[0].length) : undefined
      if (!next) break
      group.push(next)
      end = next.end
    }
    groups.push(group)
    at = nextStart(text, end)
  }
  return groups
}

const MOST_MEMBERS = 5

function nextStart(text: string, from: number): number | undefined {
  START.lastIndex = from
  return START.exec(text)?.index
}

const START = /(?<![\p{L}\d.,/])(?:[-−]?\d|gas\b|mark\b)/giu

/** The text between two forms of one temperature: '/', ' (', ') / ', ' fan/', ', or '. */
const LINK =
  /^(?:\s*\(?(?:fan|convection|conventional|static)(?: oven| assisted)?)?\s*[)\]]?\s*(?:[/|=;(]|,(?: or\b)?|or\b)\s*(?:(?:fan|convection)(?: oven)?:? |(?:about|around|approx(?:imately)?\.?|roughly|or) |[~≈=] ?)?/i

function readAt(text: string, start: number): TemperatureFound | undefined {
  const ahead = text.slice(start, start + 60)
  return readGas(ahead, start) ?? readDegrees(text, ahead, start)
}

function readGas(ahead: string, start: number): TemperatureFound | undefined {
  const [said, low, high] = GAS.exec(ahead) ?? []
  if (!said || !low) return
  const [min, max] = [markOf(low), markOf(high ?? low)]
  if (!isGasMark(min) || !isGasMark(max) || max < min) return
  const end = start + said.length
  return { scale: 'gas', min, max, start, end, spaced: true, isChange: false }
}

const GAS =
  /^(?:gas(?: ?mark| mk\.?|)|mark) ?([¼½]|1\/[24]|\d{1,2})(?:(?:[-–]| to )(\d{1,2}))?(?![\d/.]|\s?(?:°|g\b|ml\b))/i

const markOf = (text: string) =>
  ({ '¼': 0.25, '1/4': 0.25, '½': 0.5, '1/2': 0.5 })[text] ?? Number(text)

function readDegrees(text: string, ahead: string, start: number): TemperatureFound | undefined {
  const low = readFigure(ahead)
  if (!low) return
  const link = /^\s?(?:[-–—]|to\b|and\b)\s?/i.exec(ahead.slice(low.length))
  const from = low.length + (link?.[0].length ?? 0)
  const high = link ? readFigure(ahead.slice(from)) : undefined
  const isRange =
    high !== undefined &&
    high.value > low.value &&
    high.scale !== undefined &&
    (low.scale ?? high.scale) === high.scale
  const scale = isRange ? high.scale : low.scale
  if (scale === undefined) return
  const length = isRange ? from + high.length : low.length
  const before = text.slice(Math.max(0, start - 20), start)
  return {
    scale,
    min: low.value,
    max: isRange ? high.value : low.value,
    start,
    end: start + length,
    spaced: (isRange ? high : low).spaced,
    isChange:
      /\b(?:by|another)(?: about)? $/i.test(before) || MORE.test(text.slice(start + length)),
  }
}

const MORE = /^ (?:lower|less|higher|more|hotter|cooler)\b/i

type Figure = { value: number; scale?: 'C' | 'F'; length: number; spaced: boolean }

const FIGURE =
  /^([-−]?\d{1,3}(?:[.,]\d)?)(\s?)(?:([°º˚]|degrees?\b|degs?\b\.?)\s?)?(?:(celsius|centigrade|fahrenheit|[cf])(?![\p{L}\d]))?/iu

function readFigure(ahead: string): Figure | undefined {
  const [said, digits, space = '', degree, letter] = FIGURE.exec(ahead) ?? []
  if (!said || !digits || /^\d/.test(ahead.slice(said.length))) return
  const value = Number(digits.replace('−', '-').replace(',', '.'))
  const isNamed = letter !== undefined && (degree !== undefined || isScale(letter, digits, space))
  const scale = isNamed
    ? toScale(letter)
    : degree && /^[°º˚d]/i.test(degree)
      ? guess(value)
      : undefined
  const length = isNamed || degree ? said.trimEnd().length : digits.length
  return { value, ...(scale && { scale }), length, spaced: space !== '' }
}

/** '350F', '180 C' and '180c' are temperatures, '2 C' is two cups. */
function isScale(letter: string, digits: string, space: string): boolean {
  if (letter.length > 1) return true
  const isCapital = letter === letter.toUpperCase()
  return digits.length > 2
    ? isCapital || space === ''
    : isCapital && digits.length > 1 && space === ''
}

const toScale = (letter: string) => (/^f/i.test(letter) ? 'F' : 'C')

/** Hotter than any home oven, in °C. */
const guess = (value: number): 'F' | undefined => (value >= 275 ? 'F' : undefined)
