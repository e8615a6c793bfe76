import { ACCOUNT_SENTENCES, isEmail, TEXT_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { line, Message, text } from '../shared.ts'

const Email = z.string().trim().refine(isEmail, ACCOUNT_SENTENCES.email)

/** The forms of the footer. */
export const site = {
  'POST /contact/messages': {
    summary: 'Write to the people who run this site',
    access: 'optional',
    // Each message also sends a mail.
    limit: 'auth',
    body: z.object({ name: line(80), email: Email, message: text(TEXT_LIMITS.contactMessage) }),
    response: Message,
    status: 201,
  },
  'POST /newsletter/subscriptions': {
    summary: 'Ask for the weekly newsletter; a link that confirms it is mailed',
    access: 'public',
    // Each may send a mail, to whatever address it names.
    limit: 'auth',
    body: z.object({ email: Email }),
    response: Message,
    status: 201,
  },
  'POST /newsletter/confirmations': {
    summary: 'Confirm a subscription by the secret that was mailed to its address',
    access: 'public',
    limit: 'auth',
    body: z.object({ token: z.string().max(100) }),
    response: z.object({ email: z.string() }),
    errors: ['LINK_NOT_FOUND'],
  },
} satisfies Endpoints
