import type { Mood } from './mood.ts'
import { OF_COMPANY } from './moods-of-company.ts'
import { OF_EFFORT } from './moods-of-effort.ts'
import { OF_SUBSTANCE } from './moods-of-substance.ts'
import { OF_TASTE } from './moods-of-taste.ts'
import { OCCASIONS } from './occasions.ts'
import { OF_COLD } from './unchilled.ts'

/** All moods. When not all can be met, the last is given up first. */
export const MOODS: readonly Mood[] = [
  ...OF_COLD,
  ...OCCASIONS,
  ...OF_SUBSTANCE,
  ...OF_COMPANY,
  ...OF_EFFORT,
  ...OF_TASTE,
]
