import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Dashboard } from './service.ts'

export function dashboardRoutes(dashboard: Dashboard): Handlers<typeof contract.dashboard> {
  return {
    'GET /dashboard/stats': ({ member, call }) => dashboard.stats(member, call.timeZone),
    'GET /dashboard/inspirations': ({ member }) => dashboard.suggestions.inspirations(member),
    'GET /dashboard/recommendations': ({ member }) => dashboard.suggestions.recommendations(member),
  }
}
