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
  /** It means all lines that it may. */
  isMany: boolean
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
  /** What stands before and behind it, and both with it. */
  before: string
  behind: string
  words: string
}

/** A line that a step takes by a word for several: 'the spices', 'season'. */
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
