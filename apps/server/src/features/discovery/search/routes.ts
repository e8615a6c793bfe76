import type { contract } from '@potluck/contract'
import type { Handlers } from '../../../platform/http/index.ts'
import type { Search } from './service.ts'

export function searchRoutes(search: Search): Handlers<typeof contract.search> {
  return {
    'GET /recipes': ({ member, query }) => search.list(member, query),
    'GET /recipes/search': ({ member, query }) => search.search(member, query),
    'GET /recipes/suggestions': ({ member, query }) => search.suggest(member, query.q),
  }
}
