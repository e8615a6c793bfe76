import type { Doing } from './doing.ts'
import type { Listed } from './listed.ts'
import type { StepPart } from './said-part.ts'

/** A mention of a line in a step, with its context. */
export type Naming = {
  step: number
  /** Its offset in the step. */
  at: number
  /** The lines it may mean, and those of them that have no longer name. */
  listed: readonly Listed[]
  plain: readonly Listed[]
  /** It only shares a word with the line. */
  isWeak: boolean
  /** It means all of its candidate lines. */
  isMany: boolean
  part: StepPart | undefined
  /** The part given for the food before it in a list: 'half of the onion and dill'. */
  shared: StepPart | undefined
  doing: Doing
  /** Without 'the': 'with butter'. */
  isBare: boolean
  /** 'The fried onions', if the list does not say fried. */
  isResult: boolean
  /** 'Zest' or 'juice', which are tracked separately. */
  piece: string | undefined
  /** The text before and after it. */
  before: string
  behind: string
  words: string
}

/** A line that a step uses by a collective word: 'the spices', 'season'. */
export const takenUnnamed = (
  line: Listed,
  { step, at, isBare }: Pick<Naming, 'step' | 'at' | 'isBare'>,
): Naming => ({
  step,
  at,
  listed: [line],
  plain: [line],
  isWeak: false,
  isMany: false,
  part: undefined,
  shared: undefined,
  doing: 'takes',
  isBare,
  isResult: false,
  piece: undefined,
  before: '',
  behind: '',
  words: '',
})
