import type { TicketStatus } from '@potluck/rules'
import { and, asc, count, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { supportMessages, supportTickets } from './tables.ts'

export type TicketRow = typeof supportTickets.$inferSelect
export type MessageRow = typeof supportMessages.$inferSelect

export async function listTickets(
  db: Db,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<TicketRow[]> {
  return db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.userId, userId))
    .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

export async function countTickets(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(supportTickets)
    .where(eq(supportTickets.userId, userId))
  return row?.total ?? 0
}

export async function countUnclosed(tx: Db, userId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, userId), ne(supportTickets.status, 'closed')))
  return row?.total ?? 0
}

export async function findTicket(
  db: Db,
  id: string,
  userId: string,
): Promise<TicketRow | undefined> {
  const [row] = await db
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.id, id), eq(supportTickets.userId, userId)))
  return row
}

/** The member's own ticket, locked until the transaction ends. */
export async function lockTicket(
  tx: Db,
  id: string,
  userId: string,
): Promise<TicketRow | undefined> {
  const [row] = await tx
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.id, id), eq(supportTickets.userId, userId)))
    .for('no key update')
  return row
}

export async function listMessages(db: Db, ticketId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.ticketId, ticketId))
    .orderBy(asc(supportMessages.id))
}

export async function countMessages(tx: Db, ticketId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(supportMessages)
    .where(eq(supportMessages.ticketId, ticketId))
  return row?.total ?? 0
}

/** @returns the ticket's number */
export async function insertTicket(
  tx: Db,
  ticket: { id: string; userId: string; subject: string },
  at: Date,
): Promise<number> {
  const [row] = await tx
    .insert(supportTickets)
    .values({ ...ticket, createdAt: at, updatedAt: at })
    .returning({ number: supportTickets.number })
  if (!row) throw new Error('a ticket was inserted and has no number')
  return row.number
}

export async function insertMessage(
  tx: Db,
  message: { ticketId: string; fromOperator: boolean; text: string },
  at: Date,
): Promise<void> {
  await tx.insert(supportMessages).values({ id: uuidv7(), ...message, createdAt: at })
}

export async function setTicketStatus(
  tx: Db,
  id: string,
  status: TicketStatus,
  at: Date,
): Promise<void> {
  await tx.update(supportTickets).set({ status, updatedAt: at }).where(eq(supportTickets.id, id))
}
