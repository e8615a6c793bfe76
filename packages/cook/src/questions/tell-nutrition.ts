import type { Cookbook } from '@potluck/cookbook'
import { parseIngredientLine } from '@potluck/kitchen'
import { capitalize, joinWords } from '@potluck/kitchen/composer'
import { nutritionOf } from '@potluck/kitchen/knowledge'
import { FIGURES, type Figures } from './figures.ts'
import { toSubject } from './subject.ts'
import { tellFigures } from './tell-figures.ts'

/**
 * The nutrients of an amount of a food, or of a portion of a dish of the book: 'how many calories are in an egg',
 * 'protein in 100 g of lentils', 'calories of lasagna'. Undefined for other questions.
 */
export function tellNutrition(plain: string, book: Cookbook): string | undefined {
  const [, judged] = HEALTHY.exec(plain) ?? []
  if (judged !== undefined) {
    const told = tellOfFood(judged.replace(/^(?:the|a|an)\s/, ''), [])
    return told && `${told} Whether that is good for you depends on the rest of your day.`
  }
  const isNutritious = /\b(?:nutrition\w*|macros?)\b/.test(plain)
  const asked = FIGURES.filter(({ words }) => words.test(headOf(plain)))
  if (asked.length === 0 && !isNutritious) return undefined
  const of = OF.exec(plain)?.[1]
  if (of === undefined) return undefined
  const name = of
    .replace(/^(?:the|my|some|plain)\s/, '')
    .replace(/\W+$/, '')
    .trim()
  return tellOfFood(name, asked) ?? tellOfDish(name, plain, book)
}

/** Asks for a judgement: 'is quinoa healthy', 'are eggs bad for you'. */
const HEALTHY =
  /^\W*(?:is|are) ((?!it\b|this\b|that\b|they\b).+?) (?:un)?(?:healthy|fattening|(?:good|bad) for (?:you|me))\W*$/

const OF =
  /\b(?:(?:are|is)(?: there)? in|in|of|for|does|do|has|have)\s+((?!it\b|this\b|that\b|there\b)[a-z0-9½¼¾].*?)(?:\s+(?:have|has|contain|contains|got))?\W*$/

/** The question up to the food, so that 'calories in sugar' asks for calories and not for sugar. */
function headOf(plain: string): string {
  const of = OF.exec(plain)?.[1]
  return of === undefined ? plain : plain.slice(0, plain.lastIndexOf(of))
}

function tellOfFood(name: string, asked: readonly (typeof FIGURES)[number][]): string | undefined {
  const line = parseIngredientLine(/^an? /.test(name) ? name.replace(/^an? /, '1 ') : name)
  const candidates = line.quantity ? [line.raw] : [`100 g ${name}`]
  const isSeveral = line.unit === undefined && (line.quantity?.max ?? 1) > 1
  for (const text of candidates) {
    const { lines, perServing } = nutritionOf({ ingredients: [text], servings: 1 })
    const grams = lines[0]?.grams
    if (!perServing || grams === undefined || lines[0]?.status !== 'counted') continue
    const of = /\d ?(?:g|kg|ml)\b/.test(text) ? text : `${text} (${Math.round(grams)} g)`
    const isDry =
      /\b(?:rice|pasta|lentils?|beans?|chickpeas?|quinoa|oats|bulgur|noodles?|spaghetti)\b/
    const raw =
      isDry.test(text) && !/\b(?:cooked|boiled|canned)\b/.test(text) ? ', weighed dry,' : ''
    return `${capitalize(of)}${raw} ${isSeveral ? 'have' : 'has'} about ${sayFigures(perServing, asked)}. Source: USDA FoodData.`
  }
  return undefined
}

function sayFigures(figures: Figures, asked: readonly (typeof FIGURES)[number][]): string {
  const usual = FIGURES.filter(({ key }) => ['kcal', 'protein', 'fat', 'carbs'].includes(key))
  const shown = asked.length > 0 ? asked : usual
  return joinWords(
    shown.map(({ key, unit, called }) => {
      const amount = figures[key]
      const figure =
        amount >= 10 || unit === 'mg' ? Math.round(amount) : Math.round(amount * 10) / 10
      return called === '' ? `${figure} ${unit}` : `${figure} ${unit} ${called}`
    }),
  )
}

function tellOfDish(name: string, plain: string, book: Cookbook): string | undefined {
  const words = name.replace(/^(?:an?|one|a (?:portion|serving|plate|bowl) of) /, '').split(' ')
  const [named] = book.findNamed(words)
  if (!named || named.end - named.start < words.length) return undefined
  return tellFigures(plain, toSubject(named.dish))
}
