import { parseIngredientLine } from '@potluck/kitchen'
import type { Block } from './block.ts'

/** Whether a line says how much: '2 eggs', '½ cup', 'a pinch of salt', 'Salz, 1 TL'. */
export function hasAmount(line: string): boolean {
  const { quantity, unit, heading } = parseIngredientLine(line)
  if (heading || isNumbered(line)) return false
  if (quantity === undefined) return AMOUNT_BEHIND.test(line)
  // 'A' is one in English and an article elsewhere: with a measure alone it is an amount.
  return !ARTICLE.test(line) || unit !== undefined
}

/** '1. Chop the leeks' and '1.- Pica la cebolla' are the first of some steps. */
export const isNumbered = (line: string) => NUMBERED.test(line)

const NUMBERED = /^\d{1,2}(?:[.)]|\.?-)\s+\p{L}/u

/** 'Мука — 200 г', 'Farina 00 200 g', '卵 2個': behind its food, in units that the kitchen does not read there. */
const AMOUNT_BEHIND =
  /^\p{L}.{0,50}[\s—–:-][\d½¼¾][\d.,/½¼¾–-]*\s?(?:g|gr|kg|ml|cl|dl|l|г|гр|кг|мл|л|шт|ст\.\s?л|ч\.\s?л|克|公斤|毫升|个|個|本|枚|片|개|큰술|작은술|컵)\.?$/u

/** '1 kg plums, 500 g sugar, 2 eggs': the parts of one text, where each has an amount. */
export function listedParts(text: string): string[] | undefined {
  const parts = text.split(/\s*[,;]\s+/)
  return parts.length >= FEWEST_PARTS && parts.every(hasAmount) ? parts : undefined
}

const FEWEST_PARTS = 3
const ARTICLE = /^\p{L}{1,4}\s/u

/** An amount that its food stands apart from: '300 g', '2', '½ cup'. */
export function isBareAmount(text: string): boolean {
  if (text.length > 15 || text.split(' ').length > 3 || !/^[\p{N}½¼¾]/u.test(text)) return false
  const { unit, name } = parseIngredientLine(text)
  // '200 g flour' has its food.
  return hasAmount(text) && (unit === undefined || name === '')
}

/** Tables of nutrients have amounts too. */
export const saysNutrient = (text: string) => NUTRIENT.test(text) || ENERGY.test(text)

/** '210 calories; 4 grams fat', and what such a line is headed by. */
const ENERGY =
  /^(?:\d+ ?(?:k?cal|calories|kj)(?![\p{L}])|nutrition(?:al)? (?:analysis|information|facts|values?)|nährwerte?|valeurs? nutritionnelles?|valori nutrizionali|(?:información|valores?) nutricional)/iu

const NUTRIENT =
  /^(?:calories|energy|kcal|kilojoules|(?:total |saturated |trans )?fat\b|cholesterol|sodium|potassium|(?:total )?carbohydrates?|(?:dietary |total )fib|protein|vitamin|calcium|iron\b|percent daily|brennwert|energie|eiweiß|fett\b|kohlenhydrate|protéines|lipides|glucides|proteínas|grasas|carbohidratos|proteine|grassi|carboidrati|eiwit|koolhydraten|vet\b)/i

const SERVES =
  /^(?:serves|servings|makes|yields?|for|portionen|für|pour|para|per|voor)\b.{0,12}\p{N}.{0,25}$|^(?:serves|makes) (?:one|two|three|four|five|six|eight|ten|twelve)\b.{0,20}$|^[\p{N} –-]{1,7}\s*(?:servings?|portions?|portionen|personen|personnes|porciones|personas|porzioni|persone|porties|porcj[ei]|portioner|people|guests|slices|pieces|parts?|pers\.?|gasten|stuks|stücke?|pezzi|fette|raciones|comensales|couverts|bitar|annosta|μερίδες|порци[ий]|adag|porcií)$/iu

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
