/** What the planner's address holds. */
export interface PlannerSearch {
  /** Some day of the week that is shown, 'YYYY-MM-DD'; this week's without it. */
  week?: string
  view?: 'shopping'
  /** The pantry does not count: everything is to be bought. */
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
