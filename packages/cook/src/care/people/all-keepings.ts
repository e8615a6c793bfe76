import { AGES } from './ages.ts'
import { ALLERGIES } from './allergies.ts'
import { CONDITIONS } from './conditions.ts'
import type { Keeping } from './keeping.ts'
import { PREGNANCY } from './pregnancy.ts'
import { LAWS } from './religion.ts'
import { WAYS_OF_EATING } from './ways-of-eating.ts'

const OTHERS = [...AGES, ...PREGNANCY, ...CONDITIONS, ...WAYS_OF_EATING, ...ALLERGIES]

export const ALL_KEEPINGS: readonly Keeping[] = [...LAWS, ...OTHERS]

/** What a text asks to be kept to: of faiths the first that is named, of all else each. */
export function findKeepings(text: string): Keeping[] {
  const law = LAWS.find(({ words }) => words.test(text))
  return [...(law ? [law] : []), ...OTHERS.filter(({ words }) => words.test(text))]
}
