import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'

/** What a link of a mail carries: which list of whom, signed. */
const token = z.string().min(1).max(200)

/** The ways out of mails that go to many; they ask for no sign-in. */
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
