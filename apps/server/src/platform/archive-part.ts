/**
 * What a feature gives to the file of all that is a member's, and what it forgets of who leaves.
 * Every table with a column that refers to a member stands in one part, or on the list of reasons
 * (features/archive/left-out.ts).
 */
export type ArchivePart = {
  /** 'comments.json' */
  file: string
  /** The tables it tells of. */
  tables: readonly string[]
  /**
   * A select without order; `$1` is the member's id. Of its columns `_key` is text, unique in the
   * part, and orders it; `_pictures` (text[]) are hashes of pictures that go along. Both are replaced.
   */
  rows: string
}
