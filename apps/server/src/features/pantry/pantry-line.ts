import { findUnit } from '@potluck/kitchen'
import { readPart } from '@potluck/rules'
import type { ItemRow } from './queries.ts'

/**
 * '2 kg flour', '0.5 lemon' for a half. A unit the pantry does not have is named after the food:
 * 'garlic (cloves)'.
 */
export function pantryLine({ name, qty, unit }: Pick<ItemRow, 'name' | 'qty' | 'unit'>): string {
  const half = unit === 'pieces' ? readPart(name) : undefined
  if (half) return `${qty * half.part} ${half.name}`
  const counted = /^(.+?) \(([^()]+)\)(.*)$/.exec(name)
  const inside = findUnit(counted?.[2] ?? '')
  if (unit === 'pieces' && counted && inside) {
    return `${qty} ${counted[2]} ${counted[1]}${counted[3]}`
  }
  return `${qty} ${unit === 'pieces' ? '' : unit} ${name}`
}
