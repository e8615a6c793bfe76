import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Imports } from './service.ts'

export function importRoutes(imports: Imports): Handlers<typeof contract.imports> {
  return {
    'POST /imports/look': ({ member, body }) => imports.look(member, body.address),
  }
}
