import { setImmediate } from 'node:timers/promises'
import { ArchiveRefusedError, type ZipReader } from '@potluck/import'
import {
  ARCHIVE_LIMITS,
  ARCHIVE_PARTS,
  type ArchivePartName,
  type ImportProblem,
} from '@potluck/rules'
import type { ImportedRows, PartImporters } from '../../platform/archive-part.ts'
import type { Database, Db } from '../../platform/database/index.ts'
import {
  importRecipe,
  listRecipeFiles,
  lookAtRecipe,
  type RecipeImportDeps,
} from './import-recipes.ts'
import { readList } from './read-list.ts'

const PART_BYTES = 8 * 1024 ** 2
/** Limits of a row: texts of the lengths that forms allow, and lists of such texts. */
const ROWS = { rows: ARCHIVE_LIMITS.rows, rowBytes: 128 * 1024, depth: 8 }
/**
 * How long an import may take in all. What was imported by then stays, and importing the same zip
 * again adds the rest.
 */
const IMPORT_MS = 10 * 60_000

export type ImportDeps = RecipeImportDeps & { importers: PartImporters }

export type Imported = {
  parts: { part: ArchivePartName; added: number; known: number }[]
  problems: Problem[]
  /** How many further problems are not listed. */
  moreProblems: number
}
type Problem = { reason: ImportProblem; part: ArchivePartName; what: string; count: number }

export type Progress = { done: number; total: number }

type Step = () => Promise<void>

/**
 * Imports an archive into an account, each recipe and each other part in a transaction of its own:
 * what was imported stays if it is stopped, and importing it again adds the rest.
 * @throws ArchiveRefusedError
 */
export async function* importArchive(
  deps: ImportDeps,
  zip: ZipReader,
  userId: string,
): AsyncGenerator<Progress, Imported> {
  const report = createReport()
  const recipes = listRecipes(zip).map((name) => async () => {
    report.addRecipe(await importRecipe(deps, { zip, name, userId }))
  })
  const others = listOthers(zip).map((part) => async () => {
    report.addPart(part, await importPart(deps, { zip, part, userId }, inTransaction))
  })
  const steps: Step[] = [...recipes, ...others]
  const until = deps.now().getTime() + IMPORT_MS
  for (const [done, step] of steps.entries()) {
    if (deps.now().getTime() > until) throw new ArchiveRefusedError(TOOK_TOO_LONG)
    yield { done, total: steps.length }
    await step()
    // Lets other requests run between two recipes, even if nothing was awaited.
    await setImmediate()
  }
  return report.get()
}

const TOOK_TOO_LONG =
  'This took more than ten minutes. What came in stays: bring the same zip in again for the rest.'

/** Finds out what `importArchive` would do, without doing it. @throws ArchiveRefusedError */
export async function lookIntoArchive(
  deps: ImportDeps,
  zip: ZipReader,
  userId: string,
): Promise<Imported> {
  const report = createReport()
  const until = deps.now().getTime() + IMPORT_MS
  for (const name of listRecipes(zip)) {
    if (deps.now().getTime() > until) throw new ArchiveRefusedError(TOOK_TOO_LONG)
    report.addRecipe(await lookAtRecipe(deps, { zip, name, userId }))
    await setImmediate()
  }
  for (const part of listOthers(zip)) {
    report.addPart(part, await importPart(deps, { zip, part, userId }, tryOut))
  }
  return report.get()
}

/**
 * @throws ArchiveRefusedError if the zip has nothing of an archive, or more recipes than one may
 * have
 */
function listRecipes(zip: ZipReader): string[] {
  const recipes = listRecipeFiles(zip)
  if (recipes.length === 0 && listOthers(zip).length === 0) {
    throw new ArchiveRefusedError('This zip has nothing that Potluck put into it.')
  }
  if (recipes.length > ARCHIVE_LIMITS.recipes) {
    const most = ARCHIVE_LIMITS.recipes.toLocaleString('en')
    throw new ArchiveRefusedError(`This zip has more than ${most} recipes.`)
  }
  return recipes
}

type OtherPart = keyof PartImporters

/** The other parts, in order: plans and collections refer to recipes, so they come after them. */
function listOthers(zip: ZipReader): OtherPart[] {
  return ARCHIVE_PARTS.filter((part): part is OtherPart => part !== 'recipes').filter((part) =>
    zip.names.includes(`${part}.json`),
  )
}

type ToImport = { zip: ZipReader; part: OtherPart; userId: string }

async function importPart(
  { database, importers, workers, now }: ImportDeps,
  { zip, part, userId }: ToImport,
  within: typeof inTransaction,
): Promise<ImportedRows> {
  const rows = await readPartFile(zip, part)
  const { unreadable, importRows } = await importers[part].read(rows, { workers, userId })
  const imported = await within(database, (tx) => importRows(tx, userId, now()))
  return { ...imported, problems: { unreadable, ...imported.problems } }
}

function inTransaction<T>(database: Database, fn: (tx: Db) => Promise<T>): Promise<T> {
  return database.transaction(fn)
}

function readPartFile(zip: ZipReader, part: OtherPart): Promise<unknown[]> {
  const name = `${part}.json`
  return readList(name, zip.stream(name, PART_BYTES), ROWS)
}

/** Runs `fn` in a transaction, rolls it back and answers what `fn` answered. */
async function tryOut<T>(database: Database, fn: (tx: Db) => Promise<T>): Promise<T> {
  const undone = new Error('taken back')
  const kept: { answer: T }[] = []
  const run = database.transaction(async (tx) => {
    kept.push({ answer: await fn(tx) })
    throw undone
  })
  await run.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  const last = kept.at(-1)
  if (!last) throw undone
  return last.answer
}

function createReport() {
  const parts = new Map<ArchivePartName, { added: number; known: number }>()
  const problems: Problem[] = []
  let moreProblems = 0

  function addProblem(problem: Problem): void {
    if (problems.length < ARCHIVE_LIMITS.problems) problems.push(problem)
    else moreProblems += 1
  }

  return {
    addRecipe: (outcome: Awaited<ReturnType<typeof importRecipe>>) => {
      const counts = parts.get('recipes') ?? { added: 0, known: 0 }
      if (outcome.came !== 'not') counts[outcome.came] += 1
      parts.set('recipes', counts)
      for (const { reason, what } of outcome.problems) {
        addProblem({ reason, part: 'recipes', what: what.slice(0, 200), count: 1 })
      }
    },
    addPart: (part: ArchivePartName, { added, known, problems: found = {} }: ImportedRows) => {
      parts.set(part, { added, known })
      for (const [reason, count] of Object.entries(found) as [ImportProblem, number][]) {
        if (count > 0) addProblem({ reason, part, what: '', count })
      }
    },
    get: (): Imported => ({
      parts: Array.from(parts, ([part, counts]) => ({ part, ...counts })),
      problems,
      moreProblems,
    }),
  }
}
