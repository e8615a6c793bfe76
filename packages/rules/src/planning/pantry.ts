/** The units of pantry items, the forms' default first. */
export const PANTRY_UNITS = [
  'lbs',
  'kg',
  'pieces',
  'cups',
  'tbsp',
  'tsp',
  'grams',
  'ounces',
  'liters',
  'milliliters',
] as const
export type PantryUnit = (typeof PANTRY_UNITS)[number]

/** Limits of a pantry item. Dates are limited to what a calendar field can show. */
export const PANTRY_LIMITS = {
  name: 120,
  unit: 30,
  qty: 1_000_000,
  firstDate: '1970-01-01',
  lastDate: '2999-12-31',
} as const

/** Within this many days before its expiry an item counts as expiring (docs/product.md, states). */
const EXPIRING_DAYS = 6

export const EXPIRY_STATUSES = ['fresh', 'expiring', 'expired'] as const
export type ExpiryStatus = (typeof EXPIRY_STATUSES)[number]

/**
 * After its date expired; on it and within the 6 days before it expiring; else fresh. Days are
 * 'YYYY-MM-DD'.
 */
export function expiryStatus(expiryDate: string | null, today: string): ExpiryStatus {
  if (expiryDate === null) return 'fresh'
  const days = daysUntil(expiryDate, today)
  if (days < 0) return 'expired'
  return days <= EXPIRING_DAYS ? 'expiring' : 'fresh'
}

/** Whole days from `today` to `day`, negative for a past day; both 'YYYY-MM-DD'. */
export function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / DAY_MS
}

/** The day `days` later (or earlier if negative), both 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The calendar day of a moment in an IANA time zone, or in the machine's own: 'YYYY-MM-DD'. */
export function calendarDay(moment: Date, timeZone?: string): string {
  // The Swedish date format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment)
}

const DAY_MS = 86_400_000
