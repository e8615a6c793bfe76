import type { Listed } from './listed.ts'

/** A word of a step that may refer to a line of the list. */
export type Mention = {
  /** The index of the word, and of the first word that describes it. */
  at: number
  from: number
  /** The most likely lines, if several are equally likely. */
  listed: readonly Listed[]
  /** Those of them whose names say no more than the step does. */
  plain: readonly Listed[]
  /** Only shares a word, or names a product of it: counts only for a line that nothing else names. */
  isWeak: boolean
  /** 'Both sugars', 'the three cheeses'. */
  isMany: boolean
}
