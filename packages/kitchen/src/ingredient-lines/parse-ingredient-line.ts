import { parseQuantity } from '../quantities/parse-quantity.ts'
import { lowerFirst } from '../text/lower-first.ts'
import { remember } from '../text/remember.ts'
import { findUnit, readUnit } from '../units/find-unit.ts'
import { formatUnit } from '../units/format-unit.ts'
import { UNITS } from '../units/units.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { splitPreparation } from './preparation-words.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { readBareLine } from './read-bare-line.ts'
import { readWording } from './read-wording.ts'

/**
 * Parses one line of an ingredient list: bullets, entities, amounts, package sizes, the food, its
 * preparation. Never fails: what it cannot assign stays in the name.
 */
export const parseIngredientLine: (line: string) => Readonly<IngredientLine> = remember(parseAnew)

function parseAnew(line: string): IngredientLine {
  const { raw, text, heading } = readBareLine(line)
  if (heading) return { raw, name: heading, optional: false, heading: true }

  const ahead = readAhead(text)
  const { amount, rest } = readBehind(ahead.rest) ?? readAmount(ahead.rest)
  const wording = readWording(rest, amount)
  const preparation = join(ahead.preparation, wording.preparation)
  const comment = join(ahead.comment, wording.comment)
  return {
    raw,
    ...placeUnit(wording.name, amount),
    ...(preparation && { preparation }),
    ...(comment && { comment }),
    optional: ahead.optional || wording.optional,
  }
}

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')

type Ahead = { rest: string; preparation?: string; comment?: string; optional: boolean }

/** Text before the amount: '(optional)', 'to serve:', 'juice of', 'diced'. */
function readAhead(text: string): Ahead {
  const marked = /^\(?optional\)?[:,]? (?=\S)/i.exec(text)
  const unmarked = marked ? text.slice(marked[0].length) : text
  const optional = marked !== null
  const turns = TURNS.exec(unmarked)
  if (turns?.[1])
    return { rest: unmarked.slice(turns[0].length), comment: lowerFirst(turns[1]), optional }
  const [, purpose, food] = /^((?:for |to )[^:\d]{2,40}): (.+)$/i.exec(unmarked) ?? []
  if (purpose && food) return { rest: food, comment: lowerFirst(purpose), optional }
  const vague = TO_TASTE.exec(unmarked)
  if (vague?.[1])
    return { rest: unmarked.slice(vague[0].length), comment: vague[1].toLowerCase(), optional }
  const [, part, whole] = PART_OF.exec(unmarked) ?? []
  if (part && whole) return { rest: whole, preparation: part.toLowerCase(), optional }
  const done = splitPreparation(unmarked)
  return done && parseQuantity(done.name)
    ? { rest: done.name, preparation: lowerFirst(done.preparation), optional }
    : { rest: unmarked, optional }
}

/** 'To taste' in the quantity field comes before the food. */
const TO_TASTE = /^(to taste|to serve|to garnish|as needed|as required|as desired),? (?=\p{L})/iu

/** 'Several grinds of black pepper': not a unit that could be converted or added up. */
const TURNS =
  /^((?:(?:an? )?(?:few|several|some|couple of|good) |\d{1,2} )?(?:cracks?|grinds?|grindings?|turns?|twists?))(?: of(?: the)?)? (?=(?:freshly |ground |black |white |sea )*(?:pepper|salt|nutmeg))/i

/** 'Zest and juice of 1 lemon': the lemon is bought, and juicing it is the preparation. */
const PART_OF =
  /^((?:(?:the|finely|freshly|coarsely|grated|pared|squeezed|fresh) ){0,3}(?:zest|juice|rinds?|peel|pulp|flesh|seeds|kernels|leaves)(?:(?: and |, | & )(?:(?:finely|grated) ){0,2}(?:zest|juice|rind|peel|pulp|seeds))?(?: cut)?) (?:of|from) (.+)$/i

/** 'Turmeric – ½ tsp', 'Onion: 2', 'Carrot (1)', 'Chilli powder 1 tbsp': the amount comes last. */
function readBehind(text: string): ReturnType<typeof readAmount> | undefined {
  const [, food, separator, behind] = AMOUNT_BEHIND.exec(text) ?? []
  if (!food || !separator || !behind) return undefined
  const { amount, rest } = readAmount(separator === ' (' ? behind.replace(/\)$/, '') : behind)
  // With only a space between, the number in 'Heinz 57' could be part of the name.
  const isAmount = amount.quantity && rest === '' && (separator !== ' ' || amount.unit)
  return isAmount ? { amount, rest: food } : undefined
}

const AMOUNT_BEHIND =
  /^(\p{L}[^\d½⅓⅔¼¾⅛~,:(]*?)(\s*[:,]|\s+[-–—=x×]| \(| )\s*((?:about |~ ?)?[\d½⅓⅔¼¾⅛].*)$/u

/**
 * Some units are in other positions ('2 garlic cloves', '2 chopped cloves of garlic'), and some
 * foods are called like a unit ('4 cloves').
 */
function placeUnit(name: string, amount: Amount): Amount & { name: string } {
  const { unit, ...counted } = amount
  if (unit && name === '' && UNITS[unit].dimension === 'count')
    return { ...counted, name: formatUnit(unit, amount.quantity) }
  const counts = amount.quantity ?? (amount.size && /few|several/.test(amount.size))
  if (unit || !counts) return { ...amount, name }
  const leading = amount.size ? undefined : readUnit(name)
  if (leading && leading.rest !== '') return { ...amount, unit: leading.unit, name: leading.rest }
  const [, sized, food, word] = TRAILING_UNIT.exec(name) ?? []
  const trailing = word ? findUnit(word) : undefined
  if (!food || !trailing) return { ...amount, name }
  return { ...amount, ...(sized && { size: sized.toLowerCase() }), unit: trailing, name: food }
}

const TRAILING_UNIT =
  /^(?:(fat|plump|juicy|thick|thin|long|tender) (?=\S+ \S+$))?(.*\bgarlic(?= cloves?$)|.*\bcelery(?= ribs?$)|.*\bgelatine?(?= (?:leaf|leaves|sheets?)$)|[^\d]{2,}(?= (?:stalks?|sprigs?|branch|branches|rashers?|heads?|bulbs?)$)) (\p{L}+)$/iu
