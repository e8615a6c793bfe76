import { Day } from '@potluck/contract'
import { LIST_LIMITS, SHOPPING_STATES } from '@potluck/rules'
import { z } from 'zod'
import { defineImporter } from '../../platform/archive-part.ts'
import { changeRows } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import * as queries from './queries.ts'

const Row = z.object({
  text: z.string().min(1).max(400),
  factor: z.number().positive().max(1e6),
  state: z.enum(SHOPPING_STATES),
  isReplaced: z.boolean().default(false),
  forRecipe: z.string().max(120).nullable(),
  plannedFor: Day.nullable(),
})
type Row = z.output<typeof Row>

/** Imported lines belong to no recipe here; they keep its name. */
export const shoppingImporter = defineImporter(Row, async (tx, userId, read, now) => {
  await queries.lockList(tx, userId)
  const lines = read.filter(({ state, isReplaced }) => state !== 'gone' && !isReplaced)
  const there = await queries.listLines(tx, userId)
  const known = new Set(
    there.map((line) =>
      keyOf({ ...line, forRecipe: line.recipe_title, plannedFor: line.planned_for }),
    ),
  )
  const fresh = lines.filter((line) => !known.has(keyOf(line)))
  const room = Math.max(0, LIST_LIMITS.shopping - there.length)
  const added = fresh.slice(0, room).map((line) => ({ ...line, id: uuidv7() }))
  const given = JSON.stringify(added)
  await changeRows(tx)`
    insert into shopping_lines
      (id, user_id, text, factor, state, recipe_title, planned_for, created_at, changed_at)
    select id, ${userId}, text, factor, state, "forRecipe", "plannedFor", at, at
    from jsonb_to_recordset(${given}::jsonb) as given (id uuid, text text, state text,
      factor double precision, "forRecipe" text, "plannedFor" date),
      (select ${now.toISOString()}::timestamptz as at) moment`
  const full = fresh.length - added.length
  const made = added.map(({ id }) => id)
  return { added: added.length, made, known: lines.length - fresh.length, problems: { full } }
})

function keyOf({ text, factor, forRecipe, plannedFor }: Omit<Row, 'state' | 'isReplaced'>): string {
  return JSON.stringify([text, factor, forRecipe, plannedFor])
}
