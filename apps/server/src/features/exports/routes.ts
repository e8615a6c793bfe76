import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Exports } from './service.ts'

export function exportRoutes(exports: Exports): Handlers<typeof contract.exports> {
  return {
    'GET /recipes/{id}/file': ({ member, params, query }) =>
      exports.writeOne(member, params.id, query.format),
    'GET /exports': ({ member, query }) =>
      exports.writeMany(member, query.format, query.collection),
  }
}
