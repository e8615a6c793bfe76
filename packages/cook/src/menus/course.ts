import type { Version } from '../choose-version.ts'

/** A dish that has its place in a menu. */
export type Course = {
  slot: string
  version: Version
  /** It stands among many: each is small. */
  isOneOfMany: boolean
  /** For those who eat otherwise than the rest, so many; undefined: for all. */
  onlyFor: number | undefined
}
