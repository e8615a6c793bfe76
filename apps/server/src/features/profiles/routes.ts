import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Profiles } from './service.ts'

export function profileRoutes(profiles: Profiles): Handlers<typeof contract.profiles> {
  return {
    'GET /auth/profile': ({ member, call }) => profiles.getOwn(member, call.timeZone),
    'GET /auth/profile/{username}': ({ member, params }) => profiles.get(member, params.username),
    'GET /auth/profile/{username}/recipes': ({ member, params, query }) =>
      profiles.listRecipes(member, params.username, query),
    'GET /profiles/{username}/favorites': ({ member, params, query }) =>
      profiles.listFavorites(member, params.username, query),
  }
}
