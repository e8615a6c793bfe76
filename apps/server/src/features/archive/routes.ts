import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { ArchiveImports } from './imports.ts'
import type { Archives } from './service.ts'

export function archiveRoutes(
  archives: Archives,
  imports: ArchiveImports,
): Handlers<typeof contract.archives> {
  return {
    'POST /archives': ({ member, body }) => archives.ask(member, body.password),
    'GET /archives/{id}': ({ member, params }) => archives.fetch(member, params.id),
    'POST /archive-imports/look': ({ member, upload }) => imports.look(member, upload),
    'POST /archive-imports': ({ member, upload }) => imports.bringIn(member, upload),
  }
}
