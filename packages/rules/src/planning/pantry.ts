/** Units a pantry item is counted in, the one that forms begin with first. */
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

/** What a pantry item may hold. Dates are bounded to what a calendar field can show. */
export const PANTRY_LIMITS = {
  name: 120,
  unit: 30,
  qty: 1_000_000,
  firstDate: '1970-01-01',
  lastDate: '2999-12-31',
} as const

/** How many days ahead of its expiry something counts as expiring (docs/product.md, states). */
const EXPIRING_DAYS = 6

export const EXPIRY_STATUSES = ['fresh', 'expiring', 'expired'] as const
export type ExpiryStatus = (typeof EXPIRY_STATUSES)[number]

/** Past its date expired; on it and within the 6 days before it expiring; else fresh. Days are 'YYYY-MM-DD'. */
export function expiryStatus(expiryDate: string | null, today: string): ExpiryStatus {
  if (expiryDate === null) return 'fresh'
  const days = daysUntil(expiryDate, today)
  if (days < 0) return 'expired'
  return days <= EXPIRING_DAYS ? 'expiring' : 'fresh'
}

/** Whole days from `today` to `day`, negative when it has passed; both 'YYYY-MM-DD'. */
export function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / DAY_MS
}

/** The day `days` after this one (before it when negative), both 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The 'YYYY-MM-DD' that calendars show at this moment in an IANA time zone, or in the machine's own. */
export function calendarDay(moment: Date, timeZone?: string): string {
  // Sweden writes dates as ISO 8601 has them.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment)
}

const DAY_MS = 86_400_000
