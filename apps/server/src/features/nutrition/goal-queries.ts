import type { contract, ResponseOf } from '@potluck/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'

export type Goals = ResponseOf<(typeof contract.nutrition)['PUT /nutrition/goals']>

/** Undefined for a cook who never set any. */
export async function findGoals(db: Db, userId: string): Promise<Goals | undefined> {
  const { rows } = await db.execute<Goals>(sql`
    select kcal, protein, carbs, fat, fiber, sodium from nutrition_goals where user_id = ${userId}`)
  return rows[0]
}

export async function saveGoals(db: Db, userId: string, goals: Goals): Promise<void> {
  await db.execute(sql`${insert(userId, goals)}
    on conflict (user_id) do update set kcal = excluded.kcal, protein = excluded.protein,
      carbs = excluded.carbs, fat = excluded.fat, fiber = excluded.fiber, sodium = excluded.sodium`)
}

/** Answers whether they were added: goals that are there stay. */
export async function addGoals(db: Db, userId: string, goals: Goals): Promise<boolean> {
  const { rowCount } = await db.execute(sql`${insert(userId, goals)}
    on conflict (user_id) do nothing`)
  return (rowCount ?? 0) > 0
}

function insert(userId: string, { kcal, protein, carbs, fat, fiber, sodium }: Goals): SQL {
  return sql`insert into nutrition_goals (user_id, kcal, protein, carbs, fat, fiber, sodium)
    values (${userId}, ${kcal}, ${protein}, ${carbs}, ${fat}, ${fiber}, ${sodium})`
}
