import type { Nutrient } from '../lexicon/nutrients.ts'

/** All that a limit may be about. */
export type Figures = Record<Nutrient | 'netCarbs', number>
