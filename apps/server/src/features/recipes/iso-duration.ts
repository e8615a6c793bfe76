/** 'PT1H35M' for 95 minutes, as schema.org writes it. */
export function toIsoDuration(minutes: number | null): string | undefined {
  if (minutes === null || minutes < 0) return undefined
  if (minutes === 0) return 'PT0M'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
}

type Minutes = {
  prepMinutes: number | null
  cookMinutes: number | null
  restMinutes: number | null
}

/** schema.org's totalTime, which has the rest in it; null unless preparing and cooking are known. */
export function wholeMinutes({ prepMinutes, cookMinutes, restMinutes }: Minutes): number | null {
  if (prepMinutes === null || cookMinutes === null) return null
  return prepMinutes + cookMinutes + (restMinutes ?? 0)
}
