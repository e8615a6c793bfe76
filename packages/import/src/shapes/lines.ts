import { parseIngredientLine } from '@potluck/kitchen'
import type { Block } from './block.ts'

/** Whether a line says how much: '2 eggs', '½ cup', 'a pinch of salt', 'Salz, 1 TL'. */
export function hasAmount(line: string): boolean {
  const { quantity, unit, heading } = parseIngredientLine(line)
  if (heading || quantity === undefined || NUMBERED.test(line)) return false
  // 'A' is one in English and an article elsewhere: with a measure alone it is an amount.
  return !ARTICLE.test(line) || unit !== undefined
}

/** '1. Chop the leeks' is the first of some steps. */
const NUMBERED = /^\d{1,2}[.)]\s+\p{L}/u
const ARTICLE = /^\p{L}{1,4}\s/u

/** An amount that its food stands apart from: '300 g', '2', '½ cup'. */
export function isBareAmount(text: string): boolean {
  if (text.length > 15 || text.split(' ').length > 3 || !/^[\p{N}½¼¾]/u.test(text)) return false
  const { unit, name } = parseIngredientLine(text)
  // '200 g flour' has its food.
  return hasAmount(text) && (unit === undefined || name === '')
}

/** Tables of nutrients have amounts too. */
export const saysNutrient = (text: string) => NUTRIENT.test(text)

const NUTRIENT =
  /^(?:calories|energy|kcal|kilojoules|(?:total |saturated |trans )?fat\b|cholesterol|sodium|potassium|(?:total )?carbohydrates?|(?:dietary |total )fib|protein|vitamin|calcium|iron\b|percent daily|brennwert|energie|eiweiß|fett\b|kohlenhydrate|protéines|lipides|glucides|proteínas|grasas|carbohidratos|proteine|grassi|carboidrati|eiwit|koolhydraten|vet\b)/i

const SERVES =
  /^(?:serves|servings|makes|yields?|for|portionen|für|pour|para|per|voor)\b.{0,12}\p{N}.{0,25}$|^(?:serves|makes) (?:one|two|three|four|five|six|eight|ten|twelve)\b.{0,20}$|^[\p{N} –-]{1,7}\s*(?:servings?|portions?|portionen|personen|personnes|porciones|personas|porzioni|persone|porties|porcj[ei]|portioner|annosta|μερίδες|порци[ий]|adag|porcií)$/iu

/** 'Serves 4', '4 Portionen': for how many a list is, and no line of it. */
export const saysServings = (text: string) => text.length <= 60 && SERVES.test(text)

/** 'For the sauce', 'Für den Teig': what a line of a list without an amount heads. */
export function isListHeading(text: string): boolean {
  if (text.length > LONGEST || hasAmount(text)) return false
  return /[:：]$/.test(text) || PURPOSE.test(text)
}

const PURPOSE =
  /^(?:for (?:the|your) |für (?:den|die|das) |pour (?:l['’]|la |le |les )|para (?:la|el|las|los|o|a) |per (?:l['’]|la |il |lo |i |le )|voor (?:de|het) |till |til )[^,.\p{N}]+$|^(?:do|na|zum|zur) \p{L}+$/iu

/** Whether a short block between two lines of a list heads the second one. */
export function isHeadingFor(block: Block, before: Block, after: Block): boolean {
  if (/[:：]$/.test(block.text)) return true
  if (/[.!?]$/.test(block.text) || block.text.length > LONGEST) return false
  // A line of the same list that is none of its ingredients heads those behind it.
  return block.part === before.part || block.part === after.part || before.part !== after.part
}

const LONGEST = 50
