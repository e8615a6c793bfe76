/** A date as ISO 8601, as exactly as it is written: '2011-10-20 22:31:42' has no zone and gets none. */
export function readDate(text: string): string | undefined {
  const read =
    /^\s*(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?)?(?:\s|$)/.exec(
      text,
    )
  const [, day, time, zone = ''] = read ?? []
  if (!day || !isDay(day)) return undefined
  return time ? `${day}T${time}${zone}` : day
}

/** Whether the calendar has a day: the 30th of February is read as one in March. */
function isDay(day: string): boolean {
  const read = new Date(day)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}
