import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Deductions } from './deductions.ts'
import type { Cooked } from './service.ts'

export function cookedRoutes(
  cooked: Cooked,
  deductions: Deductions,
): Handlers<typeof contract.cooked> {
  return {
    'GET /cooked-recipes': ({ member, query }) => cooked.list(member, query),
    'POST /cooked-recipes': ({ member, body, files, call }) =>
      cooked.add(member, body, { photo: files[0]?.bytes, timeZone: call.timeZone }),
    'PUT /cooked-recipes/{id}': ({ member, params, body, files, call }) =>
      cooked.change(member, params.id, body, { photo: files[0]?.bytes, timeZone: call.timeZone }),
    'DELETE /cooked-recipes/{id}': ({ member, params }) => cooked.remove(member, params.id),
    'GET /cooked-recipes/deduction-proposals': ({ member, query }) =>
      deductions.propose(member, query),
    'POST /cooked-recipes/{id}/deductions': ({ member, params, body }) =>
      deductions.deduct(member, params.id, body.items),
    'DELETE /cooked-recipes/{id}/deductions': ({ member, params }) =>
      deductions.undo(member, params.id),
  }
}
