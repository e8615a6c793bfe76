import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { NutritionDiary } from './service.ts'

export function nutritionRoutes(diary: NutritionDiary): Handlers<typeof contract.nutrition> {
  return {
    'GET /nutrition/days': ({ member, query }) => diary.listDays(member, query),
    'PUT /nutrition/goals': ({ member, body }) => diary.setGoals(member, body),
  }
}
