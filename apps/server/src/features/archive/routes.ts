import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Archives } from './service.ts'

export function archiveRoutes(archives: Archives): Handlers<typeof contract.archives> {
  return {
    'POST /archives': ({ member }) => archives.ask(member),
    'GET /archives/{id}': ({ member, params }) => archives.fetch(member, params.id),
  }
}
