import { AGES } from './ages.ts'
import { ALLERGIES } from './allergies.ts'
import { CONDITIONS } from './conditions.ts'
import type { Keeping } from './keeping.ts'
import { PREGNANCY } from './pregnancy.ts'
import { LAWS } from './religion.ts'
import { WAYS_OF_EATING } from './ways-of-eating.ts'

const OTHERS = [...AGES, ...PREGNANCY, ...CONDITIONS, ...WAYS_OF_EATING, ...ALLERGIES]

export const ALL_KEEPINGS: readonly Keeping[] = [...LAWS, ...OTHERS]

/** The keepings that a text names: of the religious laws only the first that matches, of the others all. */
export function findKeepings(text: string): Keeping[] {
  const law = LAWS.find(({ words }) => words.test(text))
  return [...(law ? [law] : []), ...OTHERS.filter(({ words }) => words.test(text))]
}
