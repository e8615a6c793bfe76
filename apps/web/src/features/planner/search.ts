/** The search parameters of the planner. */
export interface PlannerSearch {
  /** Any day of the shown week, 'YYYY-MM-DD'; left out for the current week. */
  week?: string
  view?: 'shopping'
  /** Ignores the pantry: everything is to be bought. */
  pantry?: 'ignored'
}

export function parsePlannerSearch(search: Record<string, unknown>): PlannerSearch {
  const { week, view, pantry } = search
  return {
    ...(isDay(week) && { week }),
    ...(view === 'shopping' && { view }),
    ...(pantry === 'ignored' && { pantry }),
  }
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(19[7-9]|2\d\d)\d-\d\d-\d\d$/.test(value)) return false
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
