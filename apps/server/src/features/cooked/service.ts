import type { CookedRecipe, contract } from '@potluck/contract'
import { calendarDay } from '@potluck/rules'
import type { z } from 'zod'
import { type Database, type Db, toIso } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { type Images, pictureUrl, toPhoto } from '../../platform/media/index.ts'
import * as queries from './queries.ts'

type CookedDeps = { database: Database; images: Images; events: Events; now: () => Date }

type Endpoints = typeof contract.cooked
type Query = z.output<Endpoints['GET /cooked-recipes']['query']>
type NewRecord = z.output<Endpoints['POST /cooked-recipes']['body']>
type Changes = z.output<Endpoints['PUT /cooked-recipes/{id}']['body']>
/** What is sent besides the fields. */
type Sent = { photo: Buffer | undefined; timeZone: string }

/** A cook's cooking records. Days follow the cook's calendar, in the caller's time zone. */
export function createCooked({ database, images, events, now }: CookedDeps) {
  const { db } = database

  return {
    list: async (member: Member, query: Query) => {
      const total = await queries.countCooked(db, member.id, query.recipeId)
      const rows = await queries.listCooked(db, member.id, query)
      return { cookedRecipes: rows.map(toAnswer), ...pageOf(query, total) }
    },

    /**
     * @throws RECIPE_NOT_FOUND, INVALID_INPUT for a day in the future, the error of a photo that is
     * refused
     */
    add: async (member: Member, { day, ...record }: NewRecord, { photo, timeZone }: Sent) => {
      const today = calendarDay(now(), timeZone)
      refuseDayToCome(day, today)
      if (!(await queries.lockReadable(db, record.recipeId, member.id))) {
        throw new AppError('RECIPE_NOT_FOUND')
      }
      const image = photo && (await images.store(photo, member.id))
      const id = uuidv7()
      const row = { id, userId: member.id, day: day ?? today, imageHash: image?.hash ?? null }
      return database.transaction(async (tx) => {
        // Asked again, since storing the photo took time, and locked against deletion.
        if (!(await queries.lockReadable(tx, record.recipeId, member.id))) {
          throw new AppError('RECIPE_NOT_FOUND')
        }
        await queries.insertCooked(tx, { ...record, ...row }, now())
        const { recipeId } = record
        const type = 'recipe.cooked'
        await events.emit(tx, { type, recipeId, userId: member.id, cookedId: id })
        return get(tx, id, member)
      })
    },

    /**
     * Changes only the given fields.
     * @throws COOKED_NOT_FOUND, INVALID_INPUT for a day in the future, the error of a photo that is
     * refused
     */
    change: async (
      member: Member,
      id: string,
      { photo: none, ...fields }: Changes,
      { photo, timeZone }: Sent,
    ) => {
      refuseDayToCome(fields.day, calendarDay(now(), timeZone))
      await get(db, id, member)
      const imageHash = photo ? (await images.store(photo, member.id)).hash : none
      const changes = { ...fields, imageHash }
      return database.transaction(async (tx) => {
        if (!(await queries.updateCooked(tx, { id, userId: member.id, changes }))) {
          throw new AppError('COOKED_NOT_FOUND')
        }
        return get(tx, id, member)
      })
    },

    /** What was taken out of the pantry stays out. @throws COOKED_NOT_FOUND */
    remove: async (member: Member, id: string) => {
      if (!(await queries.deleteCooked(db, id, member.id))) throw new AppError('COOKED_NOT_FOUND')
      return { message: 'Deleted from what you cooked' }
    },
  }
}

export type Cooked = ReturnType<typeof createCooked>

async function get(tx: Db, id: string, member: Member) {
  const row = await queries.findCooked(tx, id, member.id)
  if (!row) throw new AppError('COOKED_NOT_FOUND')
  return toAnswer(row)
}

function refuseDayToCome(day: string | undefined, today: string): void {
  if (day === undefined || day <= today) return
  const message = 'This day is still to come'
  throw new AppError('INVALID_INPUT', { at: 'day', message })
}

function toAnswer(row: queries.CookedRow): z.output<typeof CookedRecipe> {
  return {
    _id: row.id,
    title: row.title,
    recipe: row.recipe_id === null ? null : toRecipe(row, row.recipe_id),
    day: row.day,
    portions: row.portions,
    eaten: row.eaten,
    note: row.note,
    photo: toPhoto(row),
    createdAt: toIso(row.created_at),
  }
}

function toRecipe(row: queries.CookedRow, id: string) {
  const picture = { image_hash: row.recipe_image, image_widths: row.recipe_widths }
  return { _id: id, title: row.title, image: pictureUrl(picture, row.recipe_cover ?? '') }
}
