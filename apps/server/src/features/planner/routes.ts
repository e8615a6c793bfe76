import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Planner } from './service.ts'

export function plannerRoutes(planner: Planner): Handlers<typeof contract.planner> {
  return {
    'GET /meal-plan/entries': ({ member, query }) => planner.list(member, query),
    'POST /meal-plan/entries': ({ member, body }) => planner.add(member, body),
    'DELETE /meal-plan/entries': ({ member, query }) => planner.clear(member, query),
    'PUT /meal-plan/entries/{id}': ({ member, params, body }) =>
      planner.change(member, params.id, body),
    'DELETE /meal-plan/entries/{id}': ({ member, params }) => planner.remove(member, params.id),
    'GET /meal-plan/recent-recipes': ({ member }) => planner.recent(member),
  }
}
