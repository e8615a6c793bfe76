import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Lists } from './lists/service.ts'
import type { Discovery } from './service.ts'

export function discoveryRoutes(
  discovery: Discovery,
  lists: Lists,
): Handlers<typeof contract.discovery> {
  return {
    'GET /recipes': ({ member, query }) => discovery.list(member, query),
    'GET /recipes/search': ({ member, query }) => discovery.search(member, query),
    'GET /recipes/explore': ({ member, query: { type, limit } }) =>
      type ? lists.exploreOne(member, type, limit) : lists.explore(member, limit),
  }
}

export function trendingRoutes(lists: Lists): Handlers<typeof contract.trending> {
  return { 'GET /recipes/trending': ({ member }) => lists.trending(member) }
}
