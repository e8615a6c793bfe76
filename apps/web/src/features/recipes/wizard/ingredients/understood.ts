import { formatDuration, parseDuration, parseServings } from '@potluck/kitchen'

/** What a free text was understood as ('45 min'), or why it was not; undefined for an empty field. */
export type Understood = { ok: true; meaning: string } | { ok: false; reason: string } | undefined

export function understandTime(text: string): Understood {
  if (text.trim() === '') return undefined
  const time = parseDuration(text)
  if (!time.ok) return time
  const { min, max } = time.minutes
  const ends = min === max ? [min] : [min, max]
  return { ok: true, meaning: ends.map(formatDuration).join(' – ') }
}

/** `say` puts the number into words: '4' → 'serves 4'. */
export function understandServings(text: string, say: (count: string) => string): Understood {
  if (text.trim() === '') return undefined
  const servings = parseServings(text)
  if (!servings.ok) return servings
  const { min, max } = servings.servings
  return { ok: true, meaning: say(min === max ? `${min}` : `${min}–${max}`) }
}
