import { t } from '@lingui/core/macro'
import { IMAGE_LIMITS } from '@potluck/rules'

/** Why a chosen file cannot be sent as a picture; undefined if it can. */
export function pictureProblem({ type, size }: File): string | undefined {
  const types: readonly string[] = IMAGE_LIMITS.types
  if (!types.includes(type)) return t`This file is not an image we can read.`
  return isTooLarge({ size }) ? t`Image size should be less than 5MB` : undefined
}

/** Whether it can be sent once it is shrunk. */
export function isTooLarge({ size }: Pick<File, 'size'>): boolean {
  return size > IMAGE_LIMITS.bytes
}
