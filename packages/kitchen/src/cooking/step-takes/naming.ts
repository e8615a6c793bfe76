import type { Doing } from './doing.ts'
import type { Listed } from './listed.ts'
import type { StepPart } from './said-part.ts'

/** A step names a line. */
export type Naming = {
  step: number
  /** Its place in the step. */
  at: number
  /** The lines that it may mean, and of those the ones named no more fully than it. */
  listed: readonly Listed[]
  plain: readonly Listed[]
  /** It only shares a word with the line. */
  isWeak: boolean
  part: StepPart | undefined
  /** The part said of the food before it in a list: 'half of the onion and dill'. */
  shared: StepPart | undefined
  doing: Doing
  /** Without 'the': 'with butter'. */
  isBare: boolean
  /** 'The fried onions', where the list does not say fried. */
  isResult: boolean
  /** 'Zest' or 'juice', which are taken apart. */
  piece: string | undefined
  /** What stands behind it, and the words around it. */
  behind: string
  words: string
}
