import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Feedback } from './service.ts'
import type { Tickets } from './tickets.ts'

export function feedbackRoutes(feedback: Feedback): Handlers<typeof contract.feedback> {
  return {
    'POST /feedback-entries': async ({ member, body }) => {
      await feedback.give(member, body)
      return { message: 'Thank you! A person reads all of it.' }
    },
  }
}

export function ticketRoutes(tickets: Tickets): Handlers<typeof contract.support> {
  return {
    'GET /support-tickets': ({ member, query }) => tickets.list(member, query),
    'POST /support-tickets': ({ member, body }) => tickets.open(member, body),
    'GET /support-tickets/{id}': ({ member, params }) => tickets.get(member, params.id),
    'POST /support-tickets/{id}/messages': ({ member, params, body }) =>
      tickets.write(member, params.id, body.text),
    'POST /support-tickets/{id}/close': ({ member, params }) => tickets.close(member, params.id),
  }
}
