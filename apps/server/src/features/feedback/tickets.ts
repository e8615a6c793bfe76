import type { Ticket, TicketSummary } from '@potluck/contract'
import { LIST_LIMITS } from '@potluck/rules'
import type { z } from 'zod'
import type { Config } from '../../platform/config/index.ts'
import { changeRows, type Database, type Db } from '../../platform/database/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { bareAddress, type Mails, oneLine } from '../../platform/mail/index.ts'
import * as queries from './ticket-queries.ts'

export type TicketsDeps = {
  database: Database
  mails: Mails
  now: () => Date
  config: Pick<Config, 'mailFrom'>
}

type Answer = z.output<typeof Ticket>

export type Tickets = ReturnType<typeof createTickets>

/**
 * Members' questions to the operator, each visible only to its owner. The operator's side is
 * `createOperatorTickets`.
 */
export function createTickets({ database, mails, now, config }: TicketsDeps) {
  const operator = bareAddress(config.mailFrom)

  const answer = async (row: queries.TicketRow | undefined): Promise<Answer> => {
    if (!row) throw new AppError('TICKET_NOT_FOUND')
    const messages = await queries.listMessages(database.db, row.id)
    return { ...toSummary(row), messages: messages.map(toMessage) }
  }
  const get = async (member: Member, id: string): Promise<Answer> =>
    answer(await queries.findTicket(database.db, id, member.id))

  const lock = async (tx: Db, member: Member, id: string): Promise<queries.TicketRow> => {
    const row = await queries.lockTicket(tx, id, member.id)
    if (!row) throw new AppError('TICKET_NOT_FOUND')
    return row
  }

  return {
    list: async (member: Member, query: { page: number; limit: number }) => {
      const [rows, total] = await Promise.all([
        queries.listTickets(database.db, member.id, query),
        queries.countTickets(database.db, member.id),
      ])
      return { tickets: rows.map(toSummary), ...pageOf(query, total) }
    },

    /** @throws TICKET_NOT_FOUND */
    get,

    /** Opens a ticket and mails it to the operator. @throws LIST_FULL beyond twenty open ones */
    open: async (member: Member, { subject, text }: { subject: string; text: string }) => {
      const id = uuidv7()
      await database.transaction(async (tx) => {
        // A lock, so that counting and adding is done by one caller at a time.
        await changeRows(tx)`
          select pg_advisory_xact_lock(hashtextextended(${`tickets ${member.id}`}, 0))`
        if ((await queries.countUnclosed(tx, member.id)) >= LIST_LIMITS.openTickets) {
          throw new AppError('LIST_FULL', {
            message: 'You have twenty open tickets. Please close one first.',
          })
        }
        const ticket = { id, userId: member.id, subject: subject.trim() }
        const number = await queries.insertTicket(tx, ticket, now())
        await queries.insertMessage(tx, { ticketId: id, fromOperator: false, text }, now())
        await mails.send(tx, toMail(operator, member, { number, subject: ticket.subject, text }))
      })
      return get(member, id)
    },

    /**
     * Adds a message; an answered ticket then waits for the operator again.
     * @throws TICKET_NOT_FOUND, TICKET_CLOSED, LIST_FULL
     */
    write: async (member: Member, id: string, text: string): Promise<Answer> => {
      await database.transaction(async (tx) => {
        const ticket = await lock(tx, member, id)
        if (ticket.status === 'closed') throw new AppError('TICKET_CLOSED')
        if ((await queries.countMessages(tx, id)) >= LIST_LIMITS.ticketMessages) {
          throw new AppError('LIST_FULL', {
            message: 'This ticket is full. Please close it and open a new one.',
          })
        }
        await queries.insertMessage(tx, { ticketId: id, fromOperator: false, text }, now())
        await queries.setTicketStatus(tx, id, 'open', now())
        await mails.send(tx, toMail(operator, member, { ...ticket, text }))
      })
      return get(member, id)
    },

    /** @throws TICKET_NOT_FOUND */
    close: async (member: Member, id: string): Promise<Answer> => {
      await database.transaction(async (tx) => {
        const ticket = await lock(tx, member, id)
        if (ticket.status !== 'closed') await queries.setTicketStatus(tx, id, 'closed', now())
      })
      return get(member, id)
    },
  }
}

function toSummary(row: queries.TicketRow): z.output<typeof TicketSummary> {
  const { id, number, subject, status, createdAt, updatedAt } = row
  return {
    _id: id,
    number,
    subject,
    status,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

function toMessage({ id, fromOperator, text, createdAt }: queries.MessageRow) {
  return { _id: id, fromOperator, text, createdAt: createdAt.toISOString() }
}

type Written = { number: number; subject: string; text: string }

function toMail(to: string, member: Member, { number, subject, text }: Written) {
  return {
    to,
    memberId: member.id,
    subject: `Ticket #${number}: ${oneLine(subject)}`,
    text: `${member.username} wrote:\n\n${text}\n\nAnswer with: npm run -s tickets -- answer ${number}\n`,
  }
}
