import { TICKET_STATUSES } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const feedbackEntries = pgTable('feedback_entries', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  rating: smallint('rating').notNull(),
  tags: text('tags').array().notNull().default(sql`'{}'`),
  improvement: text('improvement').notNull().default(''),
  createdAt: moment('created_at').notNull(),
})

export const supportTickets = pgTable('support_tickets', {
  id: uuid('id').primaryKey(),
  number: integer('number').generatedAlwaysAsIdentity().notNull(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').notNull(),
  status: text('status', { enum: TICKET_STATUSES }).notNull().default('open'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const supportMessages = pgTable('support_messages', {
  id: uuid('id').primaryKey(),
  ticketId: uuid('ticket_id').notNull(),
  fromOperator: boolean('from_operator').notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull(),
})
