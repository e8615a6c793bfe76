const DAY = 24 * 60

/**
 * The clock time some minutes before an hour, rounded to five minutes, and how many days earlier
 * that is.
 */
export function clockOf(hour: number, minutesBefore: number, locale: string) {
  const at = Math.floor((hour - minutesBefore) / 5) * 5
  const daysBefore = Math.max(0, -Math.floor(at / DAY))
  const inDay = ((at % DAY) + DAY) % DAY
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return { clock: format.format(new Date(inDay * 60_000)), daysBefore }
}

/** '19:00', the value of a time field. */
export function toField(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Undefined while the time is incomplete. */
export function fromField(text: string): number | undefined {
  const [, hour, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minutes)
}
