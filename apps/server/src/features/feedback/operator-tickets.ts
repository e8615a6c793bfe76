import { PRODUCT_NAME } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  column,
  type Database,
  type Db,
  findRow,
  listRows,
  oneOf,
  type RowOf,
} from '../../platform/database/index.ts'
import { type Mails, oneLine } from '../../platform/mail/index.ts'
import { insertMessage, listMessages, setTicketStatus } from './ticket-queries.ts'

export type OperatorTicketsDeps = {
  database: Database
  mails: Mails
  now: () => Date
  /** The start of the mails' links. */
  baseUrl: string
}

const OPERATOR_TICKET = {
  id: column.uuid,
  number: column.integer,
  subject: column.text,
  status: oneOf(['open', 'answered', 'closed']),
  member_id: column.uuid,
  username: column.text,
  email: column.text,
}
type OperatorTicket = RowOf<typeof OPERATOR_TICKET>

export type OperatorTickets = ReturnType<typeof createOperatorTickets>

/** Tickets as the operator sees them: `npm run -s tickets`. */
export function createOperatorTickets({ database, mails, now, baseUrl }: OperatorTicketsDeps) {
  return {
    /**
     * Tickets that wait for an answer, longest waiting first, or with `all` the latest; fifty at
     * most.
     */
    list: ({ all = false } = {}): Promise<OperatorTicket[]> => {
      const listed = all
        ? sql`order by t.updated_at desc, t.id desc`
        : sql`where t.status = 'open' order by t.updated_at, t.id`
      return listRows(database.db, OPERATOR_TICKET)`${SELECT} ${listed} limit 50`
    },

    find: async (number: number) => {
      const ticket = await findTicket(database.db, number)
      return ticket && { ...ticket, messages: await listMessages(database.db, ticket.id) }
    },

    /** Answers a ticket that is not closed, and mails the answer to its owner. */
    answer: async (number: number, text: string): Promise<'answered' | 'closed' | undefined> =>
      database.transaction(async (tx) => {
        const ticket = await findTicket(tx, number, { lock: true })
        if (!ticket || ticket.status === 'closed') return ticket && 'closed'
        await insertMessage(tx, { ticketId: ticket.id, fromOperator: true, text }, now())
        await setTicketStatus(tx, ticket.id, 'answered', now())
        await mails.send(tx, toMail(ticket, text, baseUrl))
        return 'answered'
      }),

    close: async (number: number): Promise<'closed' | undefined> =>
      database.transaction(async (tx) => {
        const ticket = await findTicket(tx, number, { lock: true })
        if (ticket) await setTicketStatus(tx, ticket.id, 'closed', now())
        return ticket && 'closed'
      }),
  }
}

const SELECT = sql`select t.id, t.number, t.subject, t.status, t.user_id as member_id, u.username,
    u.email
  from support_tickets t join users u on u.id = t.user_id`

function findTicket(
  db: Db,
  number: number,
  { lock = false } = {},
): Promise<OperatorTicket | undefined> {
  return findRow(db, OPERATOR_TICKET)`
    ${SELECT} where t.number = ${number} ${lock ? sql`for no key update of t` : sql``}`
}

function toMail(ticket: OperatorTicket, text: string, url: string) {
  const { id, number, subject, username, email, member_id: memberId } = ticket
  return {
    to: email,
    memberId,
    subject: `Ticket #${number} on ${PRODUCT_NAME}: ${oneLine(subject)}`,
    text: `Hello ${username},

${text}

Read on or write back: ${url}/dashboard/settings/tickets/${id}
`,
  }
}
