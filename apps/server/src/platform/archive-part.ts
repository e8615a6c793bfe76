import type { ArchivePartName, ImportProblem } from '@potluck/rules'
import type { z } from 'zod'
import type { Db } from './database/index.ts'
import { isStorable } from './http/index.ts'
import { mapInSlices } from './in-slices.ts'
import type { Workers } from './workers/index.ts'

/**
 * What a feature adds to the archive of a member's data, and deletes with an account. Every table
 * with a column that refers to a member is in one part, or in the list of exceptions with reasons
 * (features/archive/left-out.ts).
 */
export type ArchivePart = {
  /** 'comments.json' */
  file: string
  /** The tables it covers. */
  tables: readonly string[]
  /**
   * A select without order; `$1` is the member's id. Its column `_key` is text, unique in the part,
   * and gives the order; `_pictures` (text[]) are hashes of pictures to include. The file has
   * neither, but `pictures` with their paths.
   */
  rows: string
}

/**
 * Imports the rows of a part into a member's account, whoever wrote them; importing again adds
 * nothing.
 */
export type PartImporter = {
  /**
   * Reads the rows that are valid for the part, and looks up what it needs to know about them. Runs
   * before any transaction.
   */
  read(
    rows: readonly unknown[],
    asking: Asking,
  ): Promise<{ unreadable: number; importRows: ImportRows }>
}

/** The kitchen's threads, and the user whose turn it is. */
export type Asking = { workers: Workers; userId: string }

export type ImportRows = (tx: Db, userId: string, now: Date) => Promise<ImportedRows>

/** The parts that are imported besides the recipes, in the order of their dependencies. */
export type PartImporters = Record<Exclude<ArchivePartName, 'recipes'>, PartImporter>

export type ImportedRows = {
  added: number
  /** The ids of what was added, of parts whose import can be taken back. */
  made?: string[]
  known: number
  /** The number of rows with each problem. */
  problems?: Partial<Record<ImportProblem, number>>
}

/** An importer whose rows are validated by a schema; `importRows` gets them in the transaction. */
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

/** The valid rows of a part of an archive. */
export async function readRows<Schema extends z.ZodType>(
  schema: Schema,
  rows: readonly unknown[],
): Promise<z.output<Schema>[]> {
  const results = await mapInSlices(rows, (row) =>
    isStorable(row) ? schema.safeParse(row) : undefined,
  )
  return results.flatMap((result) => (result?.success ? [result.data] : []))
}
