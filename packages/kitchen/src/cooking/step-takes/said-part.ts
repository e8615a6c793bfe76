import type { IngredientLine } from '../../ingredient-lines/ingredient-line.ts'
import type { AmountOfLine } from '../../measures/amounts-of-lines.ts'
import { parseQuantity } from '../../quantities/parse-quantity.ts'
import type { Quantity } from '../../quantities/quantity.ts'
import { convert } from '../../units/convert.ts'
import type { UnitId } from '../../units/unit-id.ts'
import { UNITS } from '../../units/units.ts'

/** How much of a line a step takes. */
export type StepPart =
  | { kind: 'whole' }
  | { kind: 'amount'; quantity: Quantity; unit?: UnitId }
  /** Relative to the whole line: ½. */
  | { kind: 'share'; share: number }
  /** What earlier steps left over. */
  | { kind: 'rest' }
  /** The amount is not given. */
  | { kind: 'some' }
  /** It refers to what an earlier step used. */
  | { kind: 'again' }

/** Reads the words before a food's name: 'half of the', 'the remaining', '2 tbsp of'. */
export function readSaidPart(
  step: string,
  start: number,
  amounts: readonly AmountOfLine[],
): StepPart | undefined {
  const lead = step.slice(0, start).slice(-90)
  if (SHARE_OF_REST.test(lead) || (SHARE.test(lead) && LEFT.test(step.slice(start).slice(0, 60))))
    return { kind: 'some' }
  if (REST.test(lead) && !/\breserved\b/i.test(lead.slice(-20))) return { kind: 'rest' }
  const said = SHARE.exec(lead)?.groups?.share
  const one = said?.replace(/^(?:another|the (?:first|second|last)) /i, 'a ')
  const share = one === undefined ? undefined : parseQuantity(`${one} cup`)?.quantity.max
  if (share !== undefined && share < 1) return { kind: 'share', share }
  if (ALL_BUT.test(lead)) return { kind: 'some' }
  const amount = amounts.find(({ word }) => word.start === start)
  if (amount) {
    const unit = amount.unit ?? amount.line.unit
    return { kind: 'amount', quantity: amount.quantity, ...(unit && { unit }) }
  }
  return SOME.test(lead) ? { kind: 'some' } : undefined
}

/** Words between the amount and the name: 'the remaining *soft* butter'. */
const BETWEEN = String.raw`(?:(?:the|your|that|this) )?(?:\d[\d.,]* ?\p{L}+ )?(?:(?!(?:and|or|with|in|into|to|over|on|until|the|of)\b)[\p{L}’'-]+ ){0,3}$`

const REST = new RegExp(
  String.raw`\b(?:remaining|rest of|remainder of|last of|left of|other half(?: of)?|leftover|left-over|(?:the|your) last|(?<!after )the other(?: (?:tablespoon|teaspoon|cup|spoon) of)?) ${BETWEEN}`,
  'iu',
)

/** 'Half of the rest of the soy sauce', 'half of the salt that is left'. */
const SHARE_OF_REST =
  /\b(?:half|third|quarter|thirds|quarters) (?:of )?(?:the |what is )?(?:rest|remaining|remainder|left)\b[^,.;]*$/i
const LEFT = /^\S+ that (?:is|are) left\b/i

const SHARE = new RegExp(
  String.raw`(?<![\p{L}\d/.,])(?<share>half|(?:a|one|another|the first|the second|the last) (?:half|third|quarter|fifth)|two[ -]thirds|three[ -]quarters|[½⅓⅔¼¾]|1/2|1/3|2/3|1/4|3/4)(?:(?: of)? (?:the |your |this |that )| of )${BETWEEN}`,
  'iu',
)

/** 'All but 2 tbsp of the cream'. */
const ALL_BUT = /\ball but (?:an? |about )?(?:\S+ ){1,3}of (?:the )?(?:\S+ )?$/i

const SOME = new RegExp(
  String.raw`\b(?:(?:some|a few|a couple of|several) (?:pieces|slices|leaves|sprigs|stalks|strips|rings|cubes|wedges|spoons|drops)|some(?: more)?|(?:an? |the )?(?:small|good|generous|tiny|large|little) amount|an? (?:generous |good |big |small )?(?:little|bit|touch|film|thin layer|few|splash|drizzle|drop|knob|handful|sprinkling|sprinkle|dash|dab|spoonful|squeeze|dusting|thread|ladle|ladleful)(?: more)?|most|part|(?:white|green|light|dark|pale) parts?|(?:whites?|greens?) of|plenty|lots|more|extra|additional|a few spoonfuls|an? (?:scant|heaped|level) (?:table|tea)?spoon(?:ful)?|spoonfuls|drops|a little more|enough)(?: of)? ${BETWEEN}`,
  'iu',
)

/** The share of a line, 1 for all of it; undefined if the units cannot be compared. */
export function shareOf(line: IngredientLine, part: StepPart): number | undefined {
  if (part.kind === 'share') return part.share
  if (part.kind === 'whole') return 1
  if (part.kind !== 'amount' || !line.quantity) return
  const whole = line.quantity.max
  const { quantity, unit } = part
  if (unit === line.unit) return quantity.max / whole
  if (unit === undefined || line.unit === undefined) return
  if (UNITS[unit].dimension !== UNITS[line.unit].dimension) {
    const second = line.second
    return second && second.unit === unit ? quantity.max / second.quantity.max : undefined
  }
  const converted = convert(quantity, unit, line.unit)
  return converted === undefined ? undefined : converted.max / whole
}
