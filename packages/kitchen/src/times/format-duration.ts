/** '45 min', '2 h', '1 h 30 min'. Parts of a minute round up; an invalid number gives ''. */
export function formatDuration(minutes: number): string {
  if (!Number.isFinite(minutes) || minutes < 0) return ''
  if (minutes === 0) return '0 min'
  // A sum of thirds may exceed its minute by a rounding error.
  const whole = Math.ceil(minutes - 1e-6) || 1
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
