/** What a food does in a dish. A substitute must do the same; 'any' matches every role. */
export const ROLES = [
  'any',
  'binding',
  'leavening',
  'fat',
  'dairy-cream',
  'melting',
  'umami',
  'crunch',
  'sweetness',
  'thickening',
  'acidity',
  'protein',
  'liquid',
  'flavor',
  'spread',
  'starch',
] as const

export type Role = (typeof ROLES)[number]

export function isRole(text: string): text is Role {
  return ROLE_WORDS.has(text)
}

const ROLE_WORDS: ReadonlySet<string> = new Set(ROLES)
