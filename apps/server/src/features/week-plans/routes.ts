import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { WeekPlans } from './service.ts'

export function weekPlanRoutes(plans: WeekPlans): Handlers<typeof contract.weekPlans> {
  return {
    'POST /meal-plan/weeks': ({ member, body }) => plans.take(member, body),
    'POST /meal-plan/week-returns': ({ member, body }) => plans.takeBack(member, body),
  }
}
