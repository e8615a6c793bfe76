import { PANTRY_LIMITS } from '@potluck/rules'
import type { ItemEntry } from './api.ts'

/** An item as its form's fields hold it. */
export interface ItemValues {
  name: string
  qty: string
  qtyName: string
  /** 'YYYY-MM-DD', or '' for none. */
  expiryDate: string
}

export const EMPTY_VALUES: ItemValues = { name: '', qty: '', qtyName: 'lbs', expiryDate: '' }

export function toValues({ name, qty, qtyName, expiryDate }: ItemEntry): ItemValues {
  return { name, qty: String(qty), qtyName, expiryDate: expiryDate ?? '' }
}

export type ItemProblem = 'missing' | 'quantity' | 'too-much' | 'date'

type ItemRead = { ok: true; entry: ItemEntry } | { ok: false; problem: ItemProblem }

/** Reads the fields; a fraction is dropped from a quantity that must be whole. */
export function readValues({ name, qty, qtyName, expiryDate }: ItemValues): ItemRead {
  if ([name, qty, qtyName].some((text) => text.trim() === '')) {
    return { ok: false, problem: 'missing' }
  }
  const whole = Math.trunc(Number(qty))
  if (!(whole >= 1)) return { ok: false, problem: 'quantity' }
  if (whole > PANTRY_LIMITS.qty) return { ok: false, problem: 'too-much' }
  const { firstDate, lastDate } = PANTRY_LIMITS
  if (expiryDate !== '' && (expiryDate < firstDate || expiryDate > lastDate)) {
    return { ok: false, problem: 'date' }
  }
  const entry = { name: name.trim(), qty: whole, qtyName, expiryDate: expiryDate || null }
  return { ok: true, entry }
}
