import type { Db } from '../../../platform/database/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { FoundDouble } from '../../doubles/index.ts'
import {
  type Answered,
  answerOnThread,
  applyChanges,
  EMPTY_CONTENT,
  insertRecipe,
  saveNewVersion,
} from '../../recipes/index.ts'
import { putOwnRecipeByName } from '../../saved/index.ts'
import { findItemDoubles } from '../doubles.ts'
import {
  keepDigest,
  lockWaiting,
  noteDouble,
  settleItem,
  type WaitingItem,
} from '../item-queries.ts'
import { noteCollections } from '../lists-queries.ts'
import { HERE } from '../reading/insert-items.ts'
import { findByDigest } from '../reading/item-keys.ts'
import type { StagedRecipe } from '../reading/staged.ts'
import { holdLease, type RunDeps, type Work } from './work.ts'

/** Brings one recipe in as a draft, with what became of it, in one transaction. */
export async function bringInRecipe(
  deps: RunDeps,
  work: Work,
  item: WaitingItem,
  staged: StagedRecipe,
): Promise<void> {
  const { database, workers, now } = deps
  const { userId } = work
  const place = { importId: work.id, position: item.position }
  const brought = await findBrought(deps, work, item)
  const hereAs = brought?.isOfImport === false ? brought.recipeId : undefined
  const newDouble =
    hereAs === undefined ? await findNewDouble(deps, work, item, brought?.recipeId) : undefined
  const doubleOf = item.double_of ?? newDouble?.recipeId
  const choice = doubleOf === undefined ? 'keep-both' : (item.choice ?? work.wishes.doubles)
  const isWritten = hereAs === undefined && choice !== 'skip'
  const content = applyChanges(EMPTY_CONTENT, staged.draft)
  const answered = isWritten ? await answerOnThread(workers, userId, content) : undefined
  await database.transaction(async (tx) => {
    await holdLease(tx, work, now())
    if (!(await lockWaiting(tx, place))) return
    if (hereAs !== undefined) {
      return settleItem(tx, place, { state: 'here-already', recipeId: hereAs, reason: HERE })
    }
    if (newDouble) await noteDouble(tx, place, newDouble)
    if (!answered) return settleItem(tx, place, { state: 'skipped', reason: YOURS })
    const replaced = choice === 'new-version' ? doubleOf : undefined
    const written = await write(tx, deps, { work, staged, replaced }, answered)
    const full = await putIntoCollections(tx, work, { recipeId: written.recipeId, item }, now())
    const { recipeId } = written
    if (item.digest !== null)
      await keepDigest(tx, { recipeId, authorId: userId, digest: item.digest })
    const reason = full.length === 0 ? null : `There was no room for: ${full.join(', ')}.`
    await settleItem(tx, place, { state: 'brought-in', reason, ...written })
  })
}

const YOURS = 'You have this recipe.'

/** A recipe that was made of the same lines, by this import or before it. */
function findBrought({ database }: RunDeps, { id, userId }: Work, { digest }: WaitingItem) {
  return digest === null
    ? undefined
    : findByDigest(database.db, { authorId: userId, digest, importId: id })
}

/**
 * One that came in, or was written, after the file was read: `identical`, the item that this one is like,
 * or whatever the kitchen finds.
 */
async function findNewDouble(
  deps: RunDeps,
  { userId }: Work,
  item: WaitingItem,
  identical: string | undefined,
): Promise<Pick<FoundDouble, 'recipeId' | 'isSamePage'> | undefined> {
  if (item.double_of !== null || item.choice === 'keep-both') return undefined
  const recipeId = item.like_recipe ?? identical
  if (recipeId !== undefined) return { recipeId, isSamePage: item.double_why === 'address' }
  const [double] = await findItemDoubles(deps, userId, [item])
  return double
}

type Written = { recipeId: string; revision: number; replaced?: number }
/** `replaced` is the recipe that it becomes the newest version of, if it is there still. */
type ToWrite = { work: Work; staged: StagedRecipe; replaced: string | undefined }

async function write(
  tx: Db,
  deps: RunDeps,
  { work, staged, replaced }: ToWrite,
  answered: Answered,
): Promise<Written> {
  const { userId } = work
  if (replaced !== undefined) {
    const saved = await saveNewVersion(
      tx,
      deps,
      { id: replaced, authorId: userId, confirmOrigin: work.wishes.origin_confirmed },
      answered,
    )
    if (saved) return { recipeId: replaced, ...saved }
  }
  const id = uuidv7()
  const fields = { id, authorId: userId, imageHash: null, hasCover: true }
  await insertRecipe(tx, fields, answered, begunAt(staged.created, deps.now()))
  return { recipeId: id, revision: 1 }
}

/** Since when a recipe exists, as far as its source says so. */
function begunAt(created: string | null, now: Date): Date {
  const at = new Date(created ?? now)
  return Number.isNaN(at.getTime()) || at > now || at.getUTCFullYear() < 1900 ? now : at
}

async function putIntoCollections(
  tx: Db,
  work: Work,
  { recipeId, item }: { recipeId: string; item: WaitingItem },
  now: Date,
): Promise<string[]> {
  const { userId } = work
  const { made, full } = await putOwnRecipeByName(
    tx,
    { userId, recipeId, names: item.collections },
    now,
  )
  await noteCollections(tx, work.id, made)
  return full
}
