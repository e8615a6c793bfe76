import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Lists } from './lists/service.ts'

export function discoveryRoutes(lists: Lists): Handlers<typeof contract.discovery> {
  return {
    'GET /recipes/explore': ({ member, query: { type, limit } }) =>
      type ? lists.exploreOne(member, type, limit) : lists.explore(member, limit),
  }
}

export function trendingRoutes(lists: Lists): Handlers<typeof contract.trending> {
  return { 'GET /recipes/trending': ({ member }) => lists.trending(member) }
}
