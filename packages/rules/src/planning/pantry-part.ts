/** Parts of a thing that a pantry of whole numbers keeps by their names: '1 lemon (half)'. */
const PARTS: readonly (readonly [string, number])[] = [
  ['half', 1 / 2],
  ['quarter', 1 / 4],
  ['third', 1 / 3],
  ['two thirds', 2 / 3],
  ['three quarters', 3 / 4],
]

/** The name of a part of one thing: 'half' of 0.5; undefined for other amounts. */
export function namePart(amount: number): string | undefined {
  return PARTS.find(([, part]) => Math.abs(part - amount) < 0.01)?.[0]
}

/** 'lemon (half)' is half of a lemon; undefined for what is whole. */
export function readPart(name: string): { name: string; part: number } | undefined {
  const match = /^(.+) \(([a-z ]+)\)$/.exec(name)
  const found = PARTS.find(([called]) => called === match?.[2])
  return match?.[1] && found ? { name: match[1], part: found[1] } : undefined
}
