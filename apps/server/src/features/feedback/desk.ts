import { PRODUCT_NAME } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../../platform/database/index.ts'
import { type Mails, oneLine } from '../../platform/mail/index.ts'
import { insertMessage, listMessages, setTicketStatus } from './ticket-queries.ts'

export type DeskDeps = {
  database: Database
  mails: Mails
  now: () => Date
  /** Where the mails' links lead. */
  baseUrl: string
}

type DeskTicket = {
  id: string
  number: number
  subject: string
  status: 'open' | 'answered' | 'closed'
  member_id: string
  username: string
  email: string
}

export type Desk = ReturnType<typeof createDesk>

/** Tickets as whoever runs this site sees them: `npm run -s tickets`. */
export function createDesk({ database, mails, now, baseUrl }: DeskDeps) {
  return {
    /** Those that wait for an answer, longest waiting first, or with `all` the latest; fifty at most. */
    list: async ({ all = false } = {}): Promise<DeskTicket[]> => {
      const { rows } = await database.db.execute<DeskTicket>(
        all
          ? sql`${SELECT} order by t.updated_at desc, t.id desc limit 50`
          : sql`${SELECT} where t.status = 'open' order by t.updated_at, t.id limit 50`,
      )
      return rows
    },

    find: async (number: number) => {
      const ticket = await findTicket(database.db, number)
      return ticket && { ...ticket, messages: await listMessages(database.db, ticket.id) }
    },

    /** Answers a ticket that is not closed and mails the answer to its owner. */
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

async function findTicket(
  db: Db,
  number: number,
  { lock = false } = {},
): Promise<DeskTicket | undefined> {
  const { rows } = await db.execute<DeskTicket>(
    sql`${SELECT} where t.number = ${number} ${lock ? sql`for no key update of t` : sql``}`,
  )
  return rows[0]
}

function toMail(ticket: DeskTicket, text: string, url: string) {
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
