import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Feed } from './service.ts'

export function feedRoutes(feed: Feed): Handlers<typeof contract.feed> {
  return {
    'GET /myfeed': ({ member, query }) => feed.list(member, query),
    'GET /myfeed/chefs': ({ member }) => feed.listChefs(member),
    'GET /myfeed/chef/{id}/recipes': ({ member, params, query }) =>
      feed.listRecipesOf(member, params.id, query),
  }
}
