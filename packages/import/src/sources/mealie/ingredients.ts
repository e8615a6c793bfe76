import { composeLine } from '../../fields/compose-line.ts'
import { addGroups } from '../../fields/headings.ts'
import { textOf } from '../../fields/records.ts'
import type { LineGroup } from '../../recipe.ts'
import { plainLine } from '../../text/plain-line.ts'
import { isNode, type Node } from '../schema-org/nodes.ts'

/** Ingredients of a recipe, each with the heading that it begins, as Mealie shows them. */
export function readIngredients(parts: readonly Node[], isPlain: boolean): LineGroup[] {
  const groups: LineGroup[] = []
  let group: string | null = null
  for (const part of parts) {
    group = plainLine(textOf(part.title)) || group
    const line = plainLine(composeIngredient(part, isPlain))
    if (line !== '') addGroups(groups, [{ group, lines: [line] }])
  }
  return groups
}

/**
 * A line as the program composes its `display`: quantity, unit, food and note with spaces between.
 * A recipe without amounts (`disable_amount`) shows the note alone, and a quantity of 1 that stands
 * before a note is the one that every line begins with.
 */
export function composeIngredient(part: Node, isPlain: boolean): string {
  const written = textOf(part.display)
  if (written !== '') return written
  const quantity = typeof part.quantity === 'number' ? part.quantity : 0
  const unit = isNode(part.unit) ? nameOfUnit(part.unit, quantity) : textOf(part.unit)
  const food = isNode(part.food) ? nameOfFood(part.food, quantity) : textOf(part.food)
  const note = textOf(part.note)
  const isNote = part.disable_amount === true || isPlain
  if (isNote && food === '') return note || textOf(part.original_text)
  const amount = quantity === 0 ? '' : formatQuantity(quantity, part.unit)
  const line = composeLine({ amount, unit: amount === '' ? '' : unit, food })
  return [line, note].filter(Boolean).join(' ') || textOf(part.original_text)
}

function nameOfUnit(unit: Node, quantity: number): string {
  const isPlural = quantity > 1
  const short = unit.use_abbreviation === true || unit.useAbbreviation === true
  const abbreviations = [
    isPlural && (unit.plural_abbreviation ?? unit.pluralAbbreviation),
    unit.abbreviation,
  ]
  const names = [isPlural && (unit.plural_name ?? unit.pluralName), unit.name]
  return [...(short ? abbreviations : []), ...names].map(textOf).find(Boolean) ?? ''
}

function nameOfFood(food: Node, quantity: number): string {
  const isPlural = quantity === 0 || quantity > 1
  const plural = isPlural ? textOf(food.plural_name ?? food.pluralName) : ''
  return plural || textOf(food.name)
}

/** To three decimals; of units that are measured in fractions '1 1/2'. */
function formatQuantity(quantity: number, unit: unknown): string {
  const rounded = Math.round(quantity * 1000) / 1000
  if (!isNode(unit) || unit.fraction === false || Number.isInteger(rounded)) return String(rounded)
  const [numerator, denominator] = nearestFraction(rounded - Math.floor(rounded))
  const whole = Math.floor(rounded) + (numerator === denominator ? 1 : 0)
  const part = numerator === denominator || numerator === 0 ? '' : `${numerator}/${denominator}`
  return [whole === 0 ? '' : String(whole), part].filter(Boolean).join(' ')
}

/** The nearest fraction with a denominator up to 32, which is where Mealie ends. */
function nearestFraction(value: number): [numerator: number, denominator: number] {
  let best: [number, number] = [0, 1]
  for (let denominator = 1; denominator <= 32; denominator++) {
    const numerator = Math.round(value * denominator)
    const isNearer =
      Math.abs(numerator / denominator - value) < Math.abs(best[0] / best[1] - value) - 1e-9
    if (isNearer) best = [numerator, denominator]
  }
  return best
}
