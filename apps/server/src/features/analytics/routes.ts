import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Analytics } from './service.ts'

export function analyticsRoutes(analytics: Analytics): Handlers<typeof contract.analytics> {
  return {
    'GET /analytics/recipes/{id}': ({ member, params, query }) =>
      analytics.getRecipe(member, params.id, query.days),
  }
}
