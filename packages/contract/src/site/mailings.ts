import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'

/** The signed token of a link in a mail, which names the list and the reader. */
const token = z.string().min(1).max(200)

/** Unsubscribing from mails to many, without signing in. */
export const mailings = {
  'GET /mailings/unsubscriptions': {
    summary: 'Where a mail program leads that opens the link of List-Unsubscribe: to the page',
    access: 'public',
    query: z.object({ token }),
    response: z.object({ location: z.string() }),
    status: 302,
  },
  'POST /mailings/unsubscriptions': {
    summary: 'Leave the list that a mailed link names, as RFC 8058 has it',
    access: 'public',
    form: true,
    query: z.object({ token }),
    response: z.object({ list: z.enum(['newsletter', 'recipe-alerts', 'offers', 'letters']) }),
    errors: ['LINK_NOT_FOUND'],
  },
} satisfies Endpoints
