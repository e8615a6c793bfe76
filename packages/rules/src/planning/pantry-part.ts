/** Fractions that a pantry of whole numbers stores by name: '1 lemon (half)'. */
const PARTS: readonly (readonly [string, number])[] = [
  ['half', 1 / 2],
  ['quarter', 1 / 4],
  ['third', 1 / 3],
  ['two thirds', 2 / 3],
  ['three quarters', 3 / 4],
]

/** The name of a fraction: 'half' for 0.5; undefined for other amounts. */
export function namePart(amount: number): string | undefined {
  return PARTS.find(([, part]) => Math.abs(part - amount) < 0.01)?.[0]
}

/** 'lemon (half)' is half of a lemon; undefined for a whole one. */
export function readPart(name: string): { name: string; part: number } | undefined {
  const match = /^(.+) \(([a-z ]+)\)$/.exec(name)
  const found = PARTS.find(([called]) => called === match?.[2])
  return match?.[1] && found ? { name: match[1], part: found[1] } : undefined
}
