import type { Listed } from './listed.ts'

/** A word of a step that may mean a line of the list. */
export type Mention = {
  /** Its place among the words, and that of the first word which describes it. */
  at: number
  from: number
  /** The lines it may mean, the likeliest alike. */
  listed: readonly Listed[]
  /** Of those the ones whose names say nothing more than the step does. */
  plain: readonly Listed[]
  /** Only shares a word, or names what was made of it: counts for a line that nothing else names. */
  isWeak: boolean
  /** 'Both sugars', 'the three cheeses'. */
  isMany: boolean
}
