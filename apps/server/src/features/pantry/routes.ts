import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Pantry } from './service.ts'

export function pantryRoutes(pantry: Pantry): Handlers<typeof contract.pantry> {
  return {
    'GET /auth/inventory': ({ member, call }) => pantry.list(member, call.timeZone),
    'POST /auth/inventory': ({ member, body, call }) => pantry.add(member, body, call.timeZone),
    'DELETE /auth/inventory': ({ member }) => pantry.clear(member),
    'PUT /auth/inventory/{id}': ({ member, params, body, call }) =>
      pantry.change(member, { id: params.id, ...body }, call.timeZone),
    'DELETE /auth/inventory/{id}': ({ member, params }) => pantry.remove(member, params.id),
  }
}
