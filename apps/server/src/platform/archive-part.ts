import type { ArchivePartName, ImportProblem } from '@potluck/rules'
import type { z } from 'zod'
import type { Db } from './database/index.ts'
import { isStorable } from './http/index.ts'

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

/** Brings the rows of a part into a member's account, whoever wrote them; once more adds nothing. */
export type Bring = (
  tx: Db,
  userId: string,
  rows: readonly unknown[],
  now: Date,
) => Promise<Brought>

/** The parts that an import takes beside the recipes, in the order in which they need each other. */
export type Bringers = Record<Exclude<ArchivePartName, 'recipes'>, Bring>

export type Brought = {
  added: number
  known: number
  /** How many rows each problem is about. */
  problems?: Partial<Record<ImportProblem, number>>
}

/** Rows of an archive that are what its part has; what is none is counted. */
export function readRows<Schema extends z.ZodType>(
  schema: Schema,
  rows: readonly unknown[],
): { read: z.output<Schema>[]; unreadable: number } {
  const read = rows.flatMap((row) => {
    const result = isStorable(row) ? schema.safeParse(row) : undefined
    return result?.success ? [result.data] : []
  })
  return { read, unreadable: rows.length - read.length }
}
