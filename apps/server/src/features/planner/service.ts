import type { contract, PlanEntry, PlannedRecipe } from '@potluck/contract'
import { parseServings } from '@potluck/kitchen'
import { PLANNER_LIMITS, totalTime } from '@potluck/rules'
import type { z } from 'zod'
import { type Database, type Db, toIso } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { isUuid, uuidv7 } from '../../platform/ids.ts'
import { pictureUrl, toPhoto } from '../../platform/media/index.ts'
import * as queries from './queries.ts'

type PlannerDeps = { database: Database; now: () => Date }

type Endpoints = typeof contract.planner
type NewEntry = z.output<Endpoints['POST /meal-plan/entries']['body']>
type EntryChanges = z.output<Endpoints['PUT /meal-plan/entries/{id}']['body']>
type Days = z.output<Endpoints['GET /meal-plan/entries']['query']>

/** A cook's meal plan: entries by day and meal, each a recipe or just a name. */
export function createPlanner({ database, now }: PlannerDeps) {
  return {
    list: async (member: Member, days: Days) => {
      const rows = await queries.listEntries(database.db, member.id, days)
      return { entries: rows.map(toEntry) }
    },

    /** @throws RECIPE_NOT_FOUND, LIST_FULL at 24 entries a day */
    add: (member: Member, entry: NewEntry) =>
      database.transaction(async (tx) => {
        const { recipeId: recipe_id = null, text = null, ...rest } = entry
        const portions = await portionsOf(tx, entry, member)
        await queries.lockPlan(tx, member.id)
        const position = await findPlace(tx, member, entry.day)
        const row = { ...rest, id: uuidv7(), recipe_id, text, portions, position }
        await queries.insertEntry(tx, { ...row, userId: member.id }, now())
        return get(tx, row.id, member)
      }),

    /** Changes only the given fields. @throws PLAN_ENTRY_NOT_FOUND, LIST_FULL */
    change: (member: Member, id: string, { before, ...changes }: EntryChanges) =>
      database.transaction(async (tx) => {
        await queries.lockPlan(tx, member.id)
        const { eaten, text, ...found } = await find(tx, id, member)
        const isMoved =
          (changes.day ?? found.day) !== found.day || (changes.meal ?? found.meal) !== found.meal
        const goesLast = isMoved || before === null
        const position = goesLast
          ? await findPlace(tx, member, changes.day ?? found.day, found.day)
          : found.position
        // An entry with a recipe has no text of its own.
        const named = found.recipe_id === null ? (changes.text ?? text) : null
        const row = { ...found, eaten: Number(eaten), ...changes, text: named, position }
        await queries.updateEntry(tx, row)
        if (before) await putBefore(tx, member, row, before)
        return get(tx, id, member)
      }),

    /** @throws PLAN_ENTRY_NOT_FOUND */
    remove: async (member: Member, id: string) => {
      if (!(await queries.deleteEntry(database.db, id, member.id))) {
        throw new AppError('PLAN_ENTRY_NOT_FOUND')
      }
      return { message: 'Taken out of your meal plan' }
    },

    clear: async (member: Member, days: Days) => {
      await queries.deleteEntries(database.db, member.id, days)
      return { message: 'Your meal plan is cleared' }
    },

    recent: async (member: Member) => {
      const rows = await queries.listRecent(database.db, member.id)
      return { recipes: rows.map((row) => toRecipe(row.id, row)) }
    },
  }

  async function get(tx: Db, id: string, member: Member) {
    return toEntry(await find(tx, id, member))
  }
}

export type Planner = ReturnType<typeof createPlanner>

async function find(tx: Db, id: string, member: Member): Promise<queries.EntryRow> {
  const [row] = await queries.listEntries(tx, member.id, { id })
  if (!row) throw new AppError('PLAN_ENTRY_NOT_FOUND')
  return row
}

/**
 * The position at the end of a day; throws if the day is full, unless the entry comes from that
 * day.
 */
async function findPlace(tx: Db, member: Member, day: string, from?: string): Promise<number> {
  const { count, next } = await queries.findDayEnd(tx, member.id, day)
  if (count >= PLANNER_LIMITS.entriesADay && day !== from) {
    throw new AppError('LIST_FULL', { message: DAY_FULL })
  }
  return next
}

/** Puts an entry before another of its meal; if that one has moved elsewhere it stays last. */
async function putBefore(
  tx: Db,
  member: Member,
  { id, day, meal }: { id: string; day: string; meal: string },
  before: string,
): Promise<void> {
  const others = (await queries.listDay(tx, member.id, day)).filter((entry) => entry.id !== id)
  const found = others.findIndex((entry) => entry.id === before && entry.meal === meal)
  const ids = others.map((entry) => entry.id)
  const at = found === -1 ? ids.length : found
  await queries.setOrder(tx, member.id, ids.toSpliced(at, 0, id))
}

const DAY_FULL = `This day is full: it holds ${PLANNER_LIMITS.entriesADay} meals.`

/** The portions given, else as many as the recipe makes. */
async function portionsOf(tx: Db, { recipeId, portions }: NewEntry, member: Member) {
  if (recipeId === undefined) return portions ?? 1
  const servings = isUuid(recipeId)
    ? await queries.findServings(tx, recipeId, member.id)
    : undefined
  if (servings === undefined) throw new AppError('RECIPE_NOT_FOUND')
  if (portions !== undefined) return portions
  const read = parseServings(servings)
  return read.ok ? Math.min(PLANNER_LIMITS.portions, Math.ceil(read.servings.max)) : 1
}

function toEntry(row: queries.EntryRow): z.output<typeof PlanEntry> {
  const { id, day, meal, position, recipe_id: recipeId, recipe, text, portions } = row
  return {
    _id: id,
    day,
    meal,
    position,
    recipeId,
    text,
    portions,
    recipe: recipe && recipeId ? toRecipe(recipeId, recipe) : null,
    eaten: Number(row.eaten),
    createdAt: toIso(row.created_at),
  }
}

function toRecipe(id: string, row: queries.RecipeColumns): z.output<typeof PlannedRecipe> {
  const { title, servings, difficulty } = row
  const imageUrl = pictureUrl(row, row.cover_code)
  return {
    _id: id,
    title,
    imageUrl,
    photo: toPhoto(row),
    servings,
    totalTime: totalTime([row.prep_minutes, row.cook_minutes, row.rest_minutes]),
    difficulty,
  }
}
