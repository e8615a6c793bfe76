import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Site } from './service.ts'

/** The endpoints of the footer's forms. */
export function siteRoutes(site: Site): Handlers<typeof contract.site> {
  return {
    'POST /contact/messages': async ({ member, body }) => {
      await site.writeToUs(member, body)
      return { message: 'Thank you! We will write back soon.' }
    },
    'POST /newsletter/subscriptions': async ({ body, call }) => {
      await site.newsletter.subscribe(body.email, call)
      return { message: 'Thank you! Open the link we mailed you, and you are subscribed.' }
    },
    'POST /newsletter/confirmations': ({ body }) => site.newsletter.confirm(body.token),
  }
}
