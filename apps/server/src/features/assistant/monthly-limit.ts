import { PLANS, type PlanId } from '@potluck/rules'

/**
 * Recipes a month that a plan allows, or null for no limit; `counted` is PLAN_LIMITS of the
 * configuration.
 */
export function monthlyLimit(plan: PlanId, counted: boolean): number | null {
  return counted ? PLANS[plan].recipesAMonth : null
}
