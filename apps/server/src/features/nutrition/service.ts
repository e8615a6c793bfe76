import type { Database } from '../../platform/database/index.ts'
import type { Member } from '../../platform/http/index.ts'
import { toDays } from './diary.ts'
import { listEaten } from './queries.ts'

/** What a cook eats: nothing is kept here, it is read from the meal plan and the records of cooking. */
export function createNutrition({ database }: { database: Database }) {
  return {
    listDays: async (member: Member, span: { from: string; to: string }) => ({
      days: toDays(await listEaten(database.db, member.id, span), span),
    }),
  }
}

export type NutritionDiary = ReturnType<typeof createNutrition>
