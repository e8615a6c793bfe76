import type { Part } from '../dish/part.ts'
import { type Sentence, say } from '../dish/say.ts'

/** Lemon and lime are counted, and give juice; vinegars are spooned. */
export function isCitrus(part: Part): boolean {
  return part.measured.unit === 'piece'
}

/** 'Stir in the juice of the lemon.', 'Stir in the cider vinegar.': what sharpens a dish. */
export function sharpen(lead: string, acid: Part | undefined, rest = '.'): Sentence | undefined {
  const juice = acid && isCitrus(acid) ? 'the juice of ' : ''
  return say`${lead} ${juice}the ${acid}${rest}`
}
