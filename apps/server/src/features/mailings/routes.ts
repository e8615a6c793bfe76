import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Mailings } from './mailings.ts'

export function mailingRoutes({ unsubscribing }: Mailings): Handlers<typeof contract.mailings> {
  return {
    'GET /mailings/unsubscriptions': ({ query }) => ({
      location: `/newsletter/unsubscribe#${encodeURIComponent(query.token)}`,
    }),
    'POST /mailings/unsubscriptions': ({ query }) => unsubscribing.leave(query.token),
  }
}
