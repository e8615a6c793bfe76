import type { contract } from '@potluck/contract'
import { EXPLORE_TYPES } from '@potluck/rules'
import type { Handlers } from '../../platform/http/index.ts'
import type { Discovery } from './service.ts'

export function discoveryRoutes(discovery: Discovery): Handlers<typeof contract.discovery> {
  return {
    'GET /recipes': ({ member, query }) => discovery.list(member, query),
    'GET /recipes/search': ({ member, query }) => discovery.search(member, query),
    'GET /recipes/explore': async ({ member, query }) => {
      if (query.type) return { recipes: await discovery.explore(member, query.type, query.limit) }
      const [trending, newest, easy, picks, following] = await Promise.all(
        EXPLORE_TYPES.map((type) => discovery.explore(member, type, query.limit)),
      )
      return {
        trending: trending ?? [],
        new: newest ?? [],
        easy: easy ?? [],
        'chefs-pick': picks ?? [],
        following: following ?? [],
      }
    },
  }
}
