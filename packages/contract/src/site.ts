import { ACCOUNT_SENTENCES, isEmail, TEXT_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { Message, text } from './shared.ts'

const Email = z.string().trim().refine(isEmail, ACCOUNT_SENTENCES.email)

/** What the footer sends. */
export const site = {
  'POST /contact/messages': {
    summary: 'Write to the people who run this site',
    access: 'optional',
    // Each message is a mail too.
    limit: 'auth',
    body: z.object({ name: text(80), email: Email, message: text(TEXT_LIMITS.contactMessage) }),
    response: Message,
    status: 201,
  },
  'POST /newsletter/subscriptions': {
    summary: 'Subscribe to the weekly newsletter',
    access: 'optional',
    body: z.object({ email: Email }),
    response: Message,
    status: 201,
  },
} satisfies Endpoints
