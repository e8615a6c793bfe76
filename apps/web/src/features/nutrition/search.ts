import { CHARTED, type Charted } from './charted.ts'

export interface NutritionSearch {
  /** Any day of the shown week, 'YYYY-MM-DD'; left out for the current week. */
  week?: string
  /** The charted nutrient; left out for energy. */
  figure?: Charted
}

export function parseNutritionSearch(search: Record<string, unknown>): NutritionSearch {
  const { week } = search
  const figure = CHARTED.find((one) => one === search.figure)
  return { ...(isDay(week) && { week }), ...(figure && { figure }) }
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(19[7-9]|2\d\d)\d-\d\d-\d\d$/.test(value)) return false
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
