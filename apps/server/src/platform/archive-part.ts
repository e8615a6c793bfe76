import type { ArchivePartName, ImportProblem } from '@potluck/rules'
import type { z } from 'zod'
import type { Db } from './database/index.ts'
import { isStorable } from './http/index.ts'
import { mapInSlices } from './in-slices.ts'
import type { Workers } from './workers/index.ts'

/**
 * What a feature gives to the file of all that is a member's, and what it deletes with an account.
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
export type PartImporter = {
  /** Reads the rows that are what the part has, and asks others what it must know of them. Before any transaction. */
  read(
    rows: readonly unknown[],
    asking: Asking,
  ): Promise<{ unreadable: number; importRows: ImportRows }>
}

/** Who asks the kitchen, and for whom. */
export type Asking = { workers: Workers; userId: string }

export type ImportRows = (tx: Db, userId: string, now: Date) => Promise<ImportedRows>

/** The parts that an import takes beside the recipes, in the order in which they need each other. */
export type PartImporters = Record<Exclude<ArchivePartName, 'recipes'>, PartImporter>

export type ImportedRows = {
  added: number
  known: number
  /** How many rows each problem is about. */
  problems?: Partial<Record<ImportProblem, number>>
}

/** A part whose rows are read by a schema; `importRows` gets them within the transaction. */
export function defineImporter<Schema extends z.ZodType>(
  schema: Schema,
  importRows: (
    tx: Db,
    userId: string,
    rows: readonly z.output<Schema>[],
    now: Date,
  ) => Promise<ImportedRows>,
): PartImporter {
  return {
    read: async (rows) => {
      const read = await readRows(schema, rows)
      return {
        unreadable: rows.length - read.length,
        importRows: (tx, userId, now) => importRows(tx, userId, read, now),
      }
    },
  }
}

/** Rows of an archive that are what its part has. */
export async function readRows<Schema extends z.ZodType>(
  schema: Schema,
  rows: readonly unknown[],
): Promise<z.output<Schema>[]> {
  const results = await mapInSlices(rows, (row) =>
    isStorable(row) ? schema.safeParse(row) : undefined,
  )
  return results.flatMap((result) => (result?.success ? [result.data] : []))
}
