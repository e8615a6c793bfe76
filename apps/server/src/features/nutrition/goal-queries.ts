import type { contract, ResponseOf } from '@potluck/contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  type Column,
  changeRows,
  column,
  type Db,
  findRow,
  orNull,
} from '../../platform/database/index.ts'

export type Goals = ResponseOf<(typeof contract.nutrition)['PUT /nutrition/goals']>

const GOALS_ROW = {
  kcal: orNull(column.integer),
  protein: orNull(column.integer),
  carbs: orNull(column.integer),
  fat: orNull(column.integer),
  fiber: orNull(column.integer),
  sodium: orNull(column.integer),
} satisfies Record<keyof Goals, Column<number | null>>

/** Undefined if the cook never set any. */
export function findGoals(db: Db, userId: string): Promise<Goals | undefined> {
  return findRow(db, GOALS_ROW)`
    select kcal, protein, carbs, fat, fiber, sodium from nutrition_goals where user_id = ${userId}`
}

export async function saveGoals(db: Db, userId: string, goals: Goals): Promise<void> {
  await changeRows(db)`${insert(userId, goals)}
    on conflict (user_id) do update set kcal = excluded.kcal, protein = excluded.protein,
      carbs = excluded.carbs, fat = excluded.fat, fiber = excluded.fiber, sodium = excluded.sodium`
}

/** Answers whether they were added: existing goals stay. */
export async function addGoals(db: Db, userId: string, goals: Goals): Promise<boolean> {
  return (
    (await changeRows(db)`${insert(userId, goals)}
    on conflict (user_id) do nothing`) > 0
  )
}

function insert(userId: string, { kcal, protein, carbs, fat, fiber, sodium }: Goals): SQL {
  return sql`insert into nutrition_goals (user_id, kcal, protein, carbs, fat, fiber, sodium)
    values (${userId}, ${kcal}, ${protein}, ${carbs}, ${fat}, ${fiber}, ${sodium})`
}
