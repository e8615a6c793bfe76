import type { Meaning } from './meaning.ts'

/** Words, comma-separated, and what they all mean. */
export type DishRow = readonly [words: string, meaning: Omit<Meaning, 'word'>]
