import type { ZipReader } from '@potluck/import'
import { type ImportProblem, publicationProblems } from '@potluck/rules'
import { changeRows, type Database, type Db } from '../../platform/database/index.ts'
import { AppError, isStorable } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Images } from '../../platform/media/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import {
  answerOnThread,
  applyChanges,
  EMPTY_CONTENT,
  findCookNames,
  insertRecipe,
  isOriginAskedOf,
} from '../recipes/index.ts'
import { nestingOf } from './read-list.ts'
import { type RecipeCopy, RecipeFile } from './recipe-file.ts'

/**
 * The size limit of a recipe's file: the largest recipe the contract accepts, which is in its file
 * twice, with some room.
 */
const RECIPE_BYTES = 640 * 1024
/** How deep a recipe's file may be nested, with some room. */
const DEPTH = 8
const PICTURE_BYTES = 20 * 1024 ** 2

export type RecipeImportDeps = {
  database: Database
  images: Images
  workers: Workers
  now: () => Date
}

/** What was done, or would be done, with a recipe's file. */
export type RecipeOutcome = {
  came: 'added' | 'known' | 'not'
  problems: { reason: ImportProblem; what: string }[]
}

type Named = { zip: ZipReader; name: string; userId: string }

/** The files of an archive's recipes. */
export function listRecipeFiles(zip: ZipReader): string[] {
  return zip.names.filter((each) => /^recipes\/[^/]+\.json$/.test(each))
}

/**
 * Whether a recipe of an archive is in the account already, is new, or is invalid.
 * @throws ArchiveRefusedError
 */
export async function lookAtRecipe(
  { database, now }: RecipeImportDeps,
  { zip, name, userId }: Named,
): Promise<RecipeOutcome> {
  const file = readRecipeFile(await zip.read(name, RECIPE_BYTES))
  if (!file) return noRecipe(name)
  const isKnown = await findKnown(database.db, userId, file.potluck, now())
  return { came: isKnown ? 'known' : 'added', problems: [] }
}

/**
 * Imports a recipe into a user's account with its picture and dates. What cannot be published here
 * becomes a draft. Nobody is notified, since the recipe is not new. Importing it again adds
 * nothing.
 * @throws ArchiveRefusedError
 */
export async function importRecipe(
  deps: RecipeImportDeps,
  { zip, name, userId }: Named,
): Promise<RecipeOutcome> {
  const { database, images, workers, now } = deps
  const file = readRecipeFile(await zip.read(name, RECIPE_BYTES))
  if (!file) return noRecipe(name)
  const { potluck: copy } = file
  const known: RecipeOutcome = { came: 'known', problems: [] }
  // Asked before its picture is stored, and again under the lock that keeps others from importing
  // it.
  if (await findKnown(database.db, userId, copy, now())) return known
  const picture = await storePicture(images, { zip, userId }, file)
  const isOfOthers = await isAskedAnew(database.db, userId, file)
  const { row, content, isFit } = toRow(copy, picture.hash, { at: now(), isOfOthers })
  const answered = await answerOnThread(workers, userId, content)
  const isNew = await database.transaction(async (tx) => {
    await queue(tx, userId)
    if (await findKnown(tx, userId, copy, now())) return false
    const createdAt = notAfter(copy.createdAt, now())
    await insertRecipe(tx, { ...row, authorId: userId }, answered, createdAt)
    return true
  })
  if (!isNew) return known
  const what = copy.title || name
  return {
    came: 'added',
    problems: [
      ...(picture.isLost ? [{ reason: 'picture' as const, what }] : []),
      ...(copy.status === 'published' && !isFit ? [{ reason: 'now-a-draft' as const, what }] : []),
      ...(isFit && isOfOthers ? [{ reason: 'of-others' as const, what }] : []),
    ],
  }
}

function noRecipe(name: string): RecipeOutcome {
  return { came: 'not', problems: [{ reason: 'not-a-recipe', what: name }] }
}

function readRecipeFile(bytes: Buffer | undefined): RecipeFile | undefined {
  if (bytes && nestingOf(bytes, DEPTH) > DEPTH) return undefined
  try {
    const value: unknown = JSON.parse(bytes?.toString() ?? '')
    return isStorable(value) ? RecipeFile.safeParse(value).data : undefined
  } catch {
    return undefined
  }
}

/** A picture that this server encoded is stored unchanged; any other is decoded and encoded again. */
async function storePicture(
  images: Images,
  { zip, userId }: Omit<Named, 'name'>,
  { image }: RecipeFile,
): Promise<{ hash: string | null; isLost: boolean }> {
  const bytes = image && (await zip.read(image.replace('../', ''), PICTURE_BYTES))
  if (!bytes) return { hash: null, isLost: image !== undefined }
  try {
    return { hash: (await images.storeCopy(bytes, userId)).hash, isLost: false }
  } catch (error) {
    if (!isUnusable(error)) throw error
    return { hash: null, isLost: true }
  }
}

/** A full or unreachable store is not the picture's fault: the import ends there. */
function isUnusable(error: unknown): boolean {
  return error instanceof AppError && /^(NOT_AN_IMAGE|IMAGE_)/.test(error.code)
}

/**
 * Whether a public recipe is from elsewhere, and its cook not known to have been asked about that:
 * they were before they published it, but in an archive of another name.
 */
async function isAskedAnew(db: Db, userId: string, { author, potluck }: RecipeFile) {
  const { origin = null, adaptedFrom, source, status } = potluck
  if (status === 'draft') return false
  const { username } = await findCookNames(db, userId)
  if (author?.name.toLowerCase() === username.toLowerCase()) return false
  const adaptedFromTitle = adaptedFrom?.title ?? null
  const asked = { authorId: userId, origin, source, adaptedFromTitle, originConfirmed: false }
  return isOriginAskedOf(db, asked)
}

type HowItCame = { at: Date; isOfOthers: boolean }

function toRow(copy: RecipeCopy, imageHash: string | null, { at, isOfOthers }: HowItCame) {
  const content = applyChanges(EMPTY_CONTENT, copy)
  const hasCover = imageHash !== null || copy.hasCover
  const isFit = publicationProblems({ ...content, hasCover }).length === 0
  const row = {
    id: uuidv7(),
    imageHash,
    hasCover,
    source: copy.source,
    ...toStatus(copy, isFit && !isOfOthers, at),
    adaptedFromTitle: copy.adaptedFrom?.title ?? null,
    adaptedFromAuthor: copy.adaptedFrom?.author || null,
  }
  return { row, content, isFit }
}

function toStatus({ status, publishedAt, createdAt }: RecipeCopy, isPublic: boolean, now: Date) {
  if (status === 'draft' || !isPublic) return { status: 'draft' as const }
  return { status: 'published' as const, publishedAt: notAfter(publishedAt ?? createdAt, now) }
}

function notAfter(moment: string, latest: Date): Date {
  const at = new Date(moment)
  return at > latest ? latest : at
}

/** Makes imports into one account run one after the other. */
async function queue(tx: Db, userId: string): Promise<void> {
  await changeRows(tx)`select pg_advisory_xact_lock(hashtextextended(${`import ${userId}`}, 0))`
}

/** A recipe of the account with the same title, begun at the same moment. */
async function findKnown(db: Db, userId: string, copy: RecipeCopy, now: Date): Promise<boolean> {
  const createdAt = notAfter(copy.createdAt, now)
  return (
    (await changeRows(db)`
    select 1 from recipes where author_id = ${userId} and title = ${copy.title}
      and date_trunc('milliseconds', created_at) = ${createdAt.toISOString()}::timestamptz limit 1`) >
    0
  )
}
