/** 999 → '999', 1200 → '1.2K', 1500000 → '1.5M': one decimal, plain under 1000. */
export function abbreviateCount(count: number): string {
  if (count < 1000) return String(count)
  // 999 950 would be rounded to '1000.0K', so M starts where the rounding does.
  if (count < 999_950) return `${oneDecimal(count / 1000)}K`
  return `${oneDecimal(count / 1_000_000)}M`
}

/** '5m ago' under 60 minutes, '3h ago' under 24 hours, else '2d ago'; the future reads '0m ago'. */
export function formatTimeAgo(then: Date | string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(then).getTime()) / 60_000))
  if (minutes < 60) return `${minutes}m ago`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`
}

/** Morning before 12:00, afternoon before 17:00, else evening, by the hour of the cook's own clock. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/**
 * The same short form for times everywhere: '1 hour 25 minutes' → '1 h 25 min', '40 mins' → '40
 * min'.
 */
export function shortenTime(time: string): string {
  return time
    .replace(/(\d|\b)\s?(?:hours?|hrs?)\b\.?/gi, '$1 h')
    .replace(/(\d|\b)\s?(?:minutes?|mins?)\b\.?/gi, '$1 min')
    .replace(/\s+/g, ' ')
    .trim()
}

/** An average rating with one decimal, as shown everywhere. */
export function formatRating(rating: number): string {
  return rating.toFixed(1)
}

/** Cuts at `length` code points and adds an ellipsis if something was cut. */
export function cutText(text: string, length: number): string {
  const points = Array.from(text)
  return points.length > length ? `${points.slice(0, length).join('')}…` : text
}

/** 'Recipe: ' plus the first 30 characters of the prompt, an ellipsis if longer; else 'New Recipe Chat'. */
export function chatTitle(prompt: string): string {
  const line = prompt.replace(/\s+/g, ' ').trim()
  if (line === '') return 'New Recipe Chat'
  const points = Array.from(line)
  return `Recipe: ${points.length > 30 ? `${points.slice(0, 30).join('')}...` : line}`
}

function oneDecimal(value: number): string {
  return value.toFixed(1)
}
