import {
  FEEDBACK_RATINGS,
  FEEDBACK_TAGS,
  PAGE_SIZES,
  TEXT_LIMITS,
  TICKET_STATUSES,
} from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, IsoDate, line, Message, maybeText, paged, paging, text } from '../shared.ts'

/** Members' feedback on the product. */
export const feedback = {
  'POST /feedback-entries': {
    summary: 'Say how one likes the product, and what would make it better',
    access: 'member',
    // Each entry also sends a mail.
    limit: 'auth',
    body: z.object({
      rating: z.number().int().min(1).max(FEEDBACK_RATINGS.length),
      tags: z.array(z.enum(FEEDBACK_TAGS)).max(FEEDBACK_TAGS.length).default([]),
      improvement: maybeText(TEXT_LIMITS.feedback).default(''),
    }),
    response: Message,
    status: 201,
  },
} satisfies Endpoints

/** A question to the operator, as a list shows it. */
export const TicketSummary = z.object({
  _id: Id,
  number: z.number().describe('What people call it'),
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  createdAt: IsoDate,
  updatedAt: IsoDate,
})

/** The same with all of its messages, oldest first. */
export const Ticket = TicketSummary.extend({
  messages: z.array(
    z.object({ _id: Id, fromOperator: z.boolean(), text: z.string(), createdAt: IsoDate }),
  ),
})

const subject = line(TEXT_LIMITS.ticketSubject)
const words = text(TEXT_LIMITS.ticketMessage)

/** Tickets: members' questions to the operator. */
export const support = {
  'GET /support-tickets': {
    summary: "The caller's tickets, the latest change first",
    access: 'member',
    query: z.object(paging(PAGE_SIZES.tickets)),
    response: paged('tickets', TicketSummary),
  },
  'POST /support-tickets': {
    summary: 'Open a ticket',
    access: 'member',
    limit: 'auth',
    body: z.object({ subject, text: words }),
    response: Ticket,
    status: 201,
    idempotent: true,
    errors: ['LIST_FULL'],
  },
  'GET /support-tickets/{id}': {
    summary: 'One ticket with its messages',
    access: 'member',
    response: Ticket,
    errors: ['TICKET_NOT_FOUND'],
  },
  'POST /support-tickets/{id}/messages': {
    summary: 'Write more to a ticket that is not closed',
    access: 'member',
    limit: 'auth',
    body: z.object({ text: words }),
    response: Ticket,
    status: 201,
    idempotent: true,
    errors: ['TICKET_NOT_FOUND', 'TICKET_CLOSED', 'LIST_FULL'],
  },
  'POST /support-tickets/{id}/close': {
    summary: 'Close a ticket; once more is no error',
    access: 'member',
    response: Ticket,
    errors: ['TICKET_NOT_FOUND'],
  },
} satisfies Endpoints
