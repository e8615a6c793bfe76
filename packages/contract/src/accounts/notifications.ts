import { ALERT_KINDS, LIST_LIMITS, PAGE_SIZES } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Author, Id, IsoDate, Message, paged, paging } from '../shared.ts'

export const Alert = z.object({
  _id: Id,
  kind: z.enum(ALERT_KINDS),
  actor: Author.nullable().describe('Who did it, the latest of several; null where they hide'),
  others: z.number().describe('How many more did the same'),
  recipe: z.object({ _id: Id, title: z.string(), image: z.string() }).nullable(),
  post: z.object({ _id: Id, excerpt: z.string() }).nullable(),
  excerpt: z.string().nullable().describe('How a comment begins'),
  rating: z.number().nullable(),
  updatedAt: IsoDate,
  isRead: z.boolean(),
})

const Unread = z.object({ unread: z.number() })

/** Which mails and alerts members want: the switches of the settings. */
const Preferences = z.object({
  weeklyNewsletter: z.boolean(),
  recipeAlerts: z.boolean(),
  specialOffers: z.boolean(),
  commentsAndReviews: z.boolean(),
  newFollower: z.boolean(),
})

/** The member's alerts. */
export const notifications = {
  'GET /notifications': {
    summary: 'What happened, the latest first; the last 200',
    access: 'member',
    query: z.object(paging(PAGE_SIZES.alerts)),
    response: paged('notifications', Alert),
  },
  'GET /notifications/unread-counts': {
    summary: 'How many alerts were not read yet',
    access: 'member',
    response: Unread,
  },
  'POST /notifications/readings': {
    summary: 'Mark alerts as read: those named, or all',
    access: 'member',
    body: z.object({ ids: z.array(z.uuid()).max(LIST_LIMITS.alerts).optional() }),
    response: Unread,
  },
  'DELETE /notifications/{id}': {
    summary: 'Remove an alert',
    access: 'member',
    response: Message,
    errors: ['NOTIFICATION_NOT_FOUND'],
  },
  'GET /notifications/events': {
    summary: 'How many alerts are unread and the latest of them: now, and whenever it changes',
    access: 'member',
    stream: true,
    response: z.object({
      type: z.literal('alerts'),
      unread: z.number(),
      latest: Alert.nullable(),
    }),
  },
  'GET /notifications/preferences': {
    summary: 'What mails and alerts the caller wants',
    access: 'member',
    response: Preferences,
  },
  'PUT /notifications/preferences': {
    summary: 'Change those that are sent',
    access: 'member',
    body: Preferences.partial(),
    response: Preferences,
  },
} satisfies Endpoints
