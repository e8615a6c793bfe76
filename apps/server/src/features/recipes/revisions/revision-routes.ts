import type { contract } from '@potluck/contract'
import type { Handlers } from '../../../platform/http/index.ts'
import type { Revisions } from './revisions.ts'

/** The endpoints of a recipe's earlier versions. */
export function revisionRoutes(revisions: Revisions): Handlers<typeof contract.revisions> {
  return {
    'GET /recipes/{id}/revisions': ({ member, params }) => revisions.list(member, params.id),
    'POST /recipes/{id}/revisions': ({ member, params, body }) =>
      revisions.keepGivenUp(member, params.id, body),
    'GET /recipes/{id}/revisions/{revisionNumber}': ({ member, params }) =>
      revisions.get(member, params.id, Number(params.revisionNumber)),
    'POST /recipes/{id}/revisions/{revisionNumber}/restore': ({ member, params, body }) =>
      revisions.restore(member, params.id, Number(params.revisionNumber), body),
    'POST /recipes/{id}/revisions/{revisionNumber}/draft': ({ member, params }) =>
      revisions.makeDraft(member, params.id, Number(params.revisionNumber)),
  }
}
