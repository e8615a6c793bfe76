import { publicationProblems } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { AppError, isStorable } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Images } from '../../platform/media/index.ts'
import {
  answerFor,
  applyChanges,
  EMPTY_CONTENT,
  insertRecipe,
  loadKitchen,
} from '../recipes/index.ts'
import { type RecipeCopy, RecipeFile } from './recipe-file.ts'
import { openZip, type ZipReader } from './zip-reader.ts'

const RECIPE_BYTES = 1024 ** 2
const PICTURE_BYTES = 20 * 1024 ** 2

export type Imported = {
  recipes: number
  /** There already, by title and the moment they were begun. */
  known: number
  /** What was left out, a sentence each. */
  problems: string[]
}

/**
 * Brings the recipes of an archive into a user's account: as they were, with pictures and dates. What
 * cannot be published here becomes a draft. Nobody is told: they are not new. Once more adds nothing.
 * @throws ArchiveRefusedError
 */
export async function importRecipes(
  deps: { database: Database; images: Images; now: () => Date },
  path: string,
  userId: string,
): Promise<Imported> {
  const zip = await openZip(path)
  const imported: Imported = { recipes: 0, known: 0, problems: [] }
  try {
    for (const name of zip.names.filter((each) => /^recipes\/[^/]+\.json$/.test(each))) {
      const file = readRecipeFile(await zip.read(name, RECIPE_BYTES))
      if (!file) imported.problems.push(`${name} is not a recipe of an archive.`)
      else await importRecipe(deps, { zip, file, userId, name, imported })
    }
  } finally {
    zip.close()
  }
  return imported
}

type Importing = {
  zip: ZipReader
  file: RecipeFile
  userId: string
  name: string
  imported: Imported
}

async function importRecipe(
  { database, images, now }: { database: Database; images: Images; now: () => Date },
  { zip, file, userId, name, imported }: Importing,
): Promise<void> {
  const { potluck: copy } = file
  const createdAt = notAfter(copy.createdAt, now())
  if (await isKnown(database, userId, copy.title, createdAt)) {
    imported.known += 1
    return
  }
  const imageHash = await storePicture(images, zip, file).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    imported.problems.push(`The picture of ${name}: ${error.message}`)
    return null
  })
  const content = applyChanges(EMPTY_CONTENT, copy)
  const hasCover = imageHash !== null || copy.hasCover
  const isFit = publicationProblems({ ...content, hasCover }).length === 0
  const answers = answerFor(await loadKitchen(), content)
  const fields = {
    ...{ id: uuidv7(), authorId: userId, imageHash, hasCover, source: copy.source },
    ...toStatus(copy, isFit, now()),
    adaptedFromTitle: copy.adaptedFrom?.title ?? null,
    adaptedFromAuthor: copy.adaptedFrom?.author || null,
  }
  await database.transaction((tx) => insertRecipe(tx, fields, { content, answers }, createdAt))
  imported.recipes += 1
}

function readRecipeFile(bytes: Buffer | undefined): RecipeFile | undefined {
  try {
    const value: unknown = JSON.parse(bytes?.toString() ?? '')
    return isStorable(value) ? RecipeFile.safeParse(value).data : undefined
  } catch {
    return undefined
  }
}

/** Stored as any upload is: decoded and encoded anew, whatever it says it is. */
async function storePicture(
  images: Images,
  zip: ZipReader,
  { image }: RecipeFile,
): Promise<string | null> {
  const bytes = image && (await zip.read(image.replace('../', ''), PICTURE_BYTES))
  return bytes ? (await images.store(bytes)).hash : null
}

function toStatus({ status, publishedAt, createdAt }: RecipeCopy, isFit: boolean, now: Date) {
  if (status === 'draft' || !isFit) return { status: 'draft' as const }
  return { status: 'published' as const, publishedAt: notAfter(publishedAt ?? createdAt, now) }
}

function notAfter(moment: string, latest: Date): Date {
  const at = new Date(moment)
  return at > latest ? latest : at
}

async function isKnown(
  database: Database,
  userId: string,
  title: string,
  createdAt: Date,
): Promise<boolean> {
  const { rows } = await database.db.execute(sql`
    select 1 from recipes where author_id = ${userId} and title = ${title}
      and date_trunc('milliseconds', created_at) = ${createdAt.toISOString()}::timestamptz limit 1`)
  return rows.length > 0
}
