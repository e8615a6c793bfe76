import type { Version } from '../choose-version.ts'

/** A dish and its place in a menu. */
export type Course = {
  slot: string
  version: Version
  /** It is one of many dishes on the table, so its portions are small. */
  isOneOfMany: boolean
  /** The number of guests it is made for, if it is only for those with another diet; undefined when it is for all. */
  onlyFor: number | undefined
}
