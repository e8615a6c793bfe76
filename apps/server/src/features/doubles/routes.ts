import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Doubles } from './service.ts'

export function doubleRoutes(doubles: Doubles): Handlers<typeof contract.doubles> {
  return {
    'GET /doubles': ({ member, query }) => doubles.list(member, query),
    'PUT /doubles/{recipeId}/{otherId}': ({ member, params, body }) =>
      doubles.setTwo(member, params, body.areTwo),
    'POST /doubles/{recipeId}/{otherId}': ({ member, params }) => doubles.merge(member, params),
  }
}
