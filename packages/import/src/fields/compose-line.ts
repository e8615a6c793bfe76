/**
 * A line of what a program keeps apart: '2', 'cups', 'flour', 'sifted' are '2 cups flour, sifted'.
 * What is not there leaves no gap.
 */
export function composeLine(parts: {
  amount?: string | null | undefined
  unit?: string | null | undefined
  food?: string | null | undefined
  note?: string | null | undefined
}): string {
  const { amount, unit, food, note } = parts
  const line = [amount, unit, food].map(tidy).filter(Boolean).join(' ')
  const more = tidy(note)
  if (line === '' || more === '') return line || more
  return /^[(,;–-]/.test(more) ? `${line} ${more}` : `${line}, ${more}`
}

const tidy = (part: string | null | undefined) => (part ?? '').replace(/\s+/g, ' ').trim()

/** A figure as programs show one, to three decimals; nothing of none and of zero. */
export function formatFigure(figure: unknown): string {
  if (typeof figure === 'string') return /^0*(?:[.,]0*)?$/.test(figure.trim()) ? '' : figure.trim()
  if (typeof figure !== 'number' || !Number.isFinite(figure) || figure === 0) return ''
  return String(Math.round(figure * 1000) / 1000)
}
