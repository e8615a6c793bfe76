import { foldWords } from '../text/fold-words.ts'
import { toSingular } from '../text/plural.ts'

/** What is compared of a method: its words, and its times and heats, which rewording leaves. */
export type ComparedMethod = {
  words: ReadonlySet<string>
  /** 'min 20', 'heat 180': minutes, and degrees Celsius to the next ten. */
  figures: ReadonlySet<string>
}

export function readMethod(steps: readonly string[]): ComparedMethod {
  const text = steps.join(' ').slice(0, MOST_LETTERS)
  return { words: significantWords(text), figures: figuresIn(text) }
}

const MOST_LETTERS = 20_000

/** The words of a title or method that say something, singular and without accents. */
export function significantWords(text: string): ReadonlySet<string> {
  const words: string[] = []
  for (let from = 0; from < text.length; from += 1000)
    words.push(...foldWords(text.slice(from, from + 1000)))
  return new Set(
    words.filter((word) => /^\p{L}{3,}$/u.test(word) && !SMALL.has(word)).map(toSingular),
  )
}

/** Likeness of two sets, 0 to 1 (Dice); undefined where both are empty. */
export function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number | undefined {
  if (one.size + other.size === 0) return undefined
  const shared = [...one].filter((word) => other.has(word)).length
  return (2 * shared) / (one.size + other.size)
}

const SMALL: ReadonlySet<string> = new Set(
  (
    'the and with for from into until then them this that your you are have has will can each all about over ' +
    'well out off its not but very just when while which their they recipe easy best simple homemade quick ' +
    'classic perfect delicious ultimate favorite favourite style grandma our made how make authentic ' +
    'und mit der die das den dem ein eine einen aus von zum zur bis auf rezept einfach ' +
    'les des une dans avec pour sur aux recette facile con los las una del por para receta facil'
  ).split(' '),
)

function figuresIn(text: string): Set<string> {
  const figures = new Set<string>()
  for (const [, from = '', to = from, unit = ''] of text.matchAll(FIGURE)) {
    for (const number of [from, to]) {
      const figure = toFigure(Number(number), unit.toLowerCase())
      if (figure) figures.add(figure)
    }
  }
  return figures
}

const FIGURE =
  /\b(\d{1,4})(?: ?(?:-|–|to|bis|à|a) ?(\d{1,4}))?[ -]?(°? ?[CF]\b|º ?[CF]\b|degrees?(?: (?:[CF]\b|celsius|fahrenheit))?|(?:minutes?|mins?|minuten|hours?|hrs?|hr|h|stunden?|heures?|horas?|ore|minuti|minutos)\b|°)/gi

function toFigure(value: number, unit: string): string | undefined {
  if (/^(?:m)/.test(unit)) return `min ${value}`
  if (/^(?:h|stunde|ore)/.test(unit)) return `min ${value * 60}`
  if (value < 40) return undefined
  // An oven's dial ends at 300 °C and begins at 200 °F.
  const isFahrenheit = /f/.test(unit) || (!/c/.test(unit) && value > 300)
  const celsius = isFahrenheit ? ((value - 32) * 5) / 9 : value
  return `heat ${Math.round(celsius / 10) * 10}`
}
