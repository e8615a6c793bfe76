import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Follows } from './service.ts'

/** Two families of paths, served by one service. */
export function followRoutes(follows: Follows): Handlers<typeof contract.follows> {
  return {
    'POST /auth/follow/{id}': ({ member, params }) => follows.toggle(member, params.id),
    'GET /auth/follow/check/{id}': ({ member, params }) => follows.getStatus(member, params.id),
    'GET /auth/followers': async ({ member, query }) => {
      const { people, ...page } = await follows.listPeople(member, 'followers', member.id, query)
      return { followers: people, ...page }
    },
    'GET /auth/following': async ({ member, query }) => {
      const { people, ...page } = await follows.listPeople(member, 'following', member.id, query)
      return { following: people, ...page }
    },
    'POST /follow/follow/{userId}': ({ member, params }) => follows.follow(member, params.userId),
    'DELETE /follow/unfollow/{userId}': ({ member, params }) =>
      follows.unfollow(member, params.userId),
    'GET /follow/status/{userId}': ({ member, params }) => follows.getStatus(member, params.userId),
    'GET /follow/followers/{userId}': async ({ member, params, query }) => {
      const { people, ...page } = await follows.listPeople(
        member,
        'followers',
        params.userId,
        query,
      )
      return { followers: people, ...page }
    },
    'GET /follow/following/{userId}': async ({ member, params, query }) => {
      const { people, ...page } = await follows.listPeople(
        member,
        'following',
        params.userId,
        query,
      )
      return { following: people, ...page }
    },
    'GET /follow/mutual/{userId}': async ({ member, params, query }) => {
      const { people, ...page } = await follows.listPeople(member, 'mutual', params.userId, query)
      return { users: people, ...page }
    },
  }
}
