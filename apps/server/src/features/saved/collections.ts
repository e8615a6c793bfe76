import type { Collection } from '@potluck/contract'
import { LIST_LIMITS } from '@potluck/rules'
import type { z } from 'zod'
import { type Database, type Db, toIso } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { isUuid, uuidv7 } from '../../platform/ids.ts'
import { pictureUrl } from '../../platform/media/index.ts'
import * as queries from './collection-queries.ts'
import { toNameKey } from './name-key.ts'

type CollectionsDeps = { database: Database; now: () => Date }

/** Folders of recipes that a cook saved or wrote; unsaving or deleting one also removes it from them. */
export function createCollections({ database, now }: CollectionsDeps) {
  return {
    list: async (member: Member) => {
      const rows = await queries.listCollections(database.db, member.id)
      return { collections: rows.map(toCollection), total: rows.length }
    },

    /**
     * Creates a collection with those of the recipes that are saved or the member's own.
     * @throws COLLECTION_NAME_TAKEN, LIST_FULL
     */
    create: (member: Member, name: string, recipeIds: string[]) =>
      database.transaction(async (tx) => {
        const named = toNamed(uuidv7(), member, name)
        const count = await queries.lockAndCountCollections(tx, member.id)
        if (count >= LIST_LIMITS.collections) throw new AppError('LIST_FULL')
        if (!(await queries.insertCollection(tx, named, now()))) {
          throw new AppError('COLLECTION_NAME_TAKEN')
        }
        if (recipeIds.length > 0) {
          await queries.putIntoCollection(tx, { ...named, recipeIds }, now())
        }
        return get(tx, named.id, member)
      }),

    /** @throws COLLECTION_NOT_FOUND, COLLECTION_NAME_TAKEN */
    rename: (member: Member, id: string, name: string) =>
      database.transaction(async (tx) => {
        const named = toNamed(id, member, name)
        const taken = await queries.lockAndFindName(tx, named)
        await getOwnCollection(tx, id, member)
        if (taken) throw new AppError('COLLECTION_NAME_TAKEN')
        await queries.renameCollection(tx, named)
        return get(tx, id, member)
      }),

    /** Deletes a collection; its recipes stay. @throws COLLECTION_NOT_FOUND */
    remove: async (member: Member, id: string) => {
      if (!(await queries.deleteCollection(database.db, id, member.id))) {
        throw new AppError('COLLECTION_NOT_FOUND')
      }
      return { message: 'Collection deleted' }
    },

    /** @throws COLLECTION_NOT_FOUND, RECIPE_NOT_FOUND if the recipe is neither saved nor their own */
    putIn: (member: Member, id: string, recipeId: string) =>
      database.transaction(async (tx) => {
        await getOwnCollection(tx, id, member)
        const given = { id, userId: member.id, recipeIds: [recipeId] }
        if ((await queries.putIntoCollection(tx, given, now())) === 0) {
          throw new AppError('RECIPE_NOT_FOUND')
        }
        return get(tx, id, member)
      }),

    /** @throws COLLECTION_NOT_FOUND */
    takeOut: (member: Member, id: string, recipeId: string) =>
      database.transaction(async (tx) => {
        await getOwnCollection(tx, id, member)
        await queries.takeOutOfCollection(tx, id, recipeId)
        return get(tx, id, member)
      }),
  }

  async function get(tx: Db, id: string, member: Member) {
    const [row] = await queries.listCollections(tx, member.id, id)
    if (!row) throw new AppError('COLLECTION_NOT_FOUND')
    return toCollection(row)
  }
}

export type Collections = ReturnType<typeof createCollections>

/** @throws COLLECTION_NOT_FOUND if it is not one of the member's */
export async function getOwnCollection(db: Db, id: string, member: Member): Promise<void> {
  if (isUuid(id) && (await queries.lockOwnCollection(db, id, member.id))) return
  throw new AppError('COLLECTION_NOT_FOUND')
}

function toNamed(id: string, member: Member, typed: string) {
  const name = typed.trim()
  return { id, userId: member.id, name, nameKey: toNameKey(name) }
}

function toCollection(row: queries.CollectionRow): z.output<typeof Collection> {
  return {
    _id: row.id,
    name: row.name,
    count: row.count,
    covers: row.covers.map((cover) => pictureUrl(cover, cover.cover_code)),
    createdAt: toIso(row.created_at),
  }
}
