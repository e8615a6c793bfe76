import type { Database } from '../../platform/database/index.ts'
import type { Member } from '../../platform/http/index.ts'
import { toDays } from './diary.ts'
import { findGoals, type Goals, saveGoals } from './goal-queries.ts'
import { listEaten } from './queries.ts'

/** What a cook eats, from the meal plan and the cooking records, compared with their daily goals. */
export function createNutrition({ database }: { database: Database }) {
  return {
    listDays: async (member: Member, span: { from: string; to: string }) => ({
      days: toDays(await listEaten(database.db, member.id, span), span),
      goals: (await findGoals(database.db, member.id)) ?? NO_GOALS,
    }),

    setGoals: async (member: Member, goals: Goals) => {
      await saveGoals(database.db, member.id, goals)
      return goals
    },
  }
}

const NO_GOALS: Goals = {
  kcal: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sodium: null,
}

export type NutritionDiary = ReturnType<typeof createNutrition>
