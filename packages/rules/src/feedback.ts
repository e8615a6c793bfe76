/** What the feedback page asks, from bad to good: the fifth is the best. */
export const FEEDBACK_RATINGS = ['😡', '🙁', '😐', '🙂', '😍'] as const

/** What feedback can be about. */
export const FEEDBACK_TAGS = [
  'Recipes',
  'Search',
  'Cooking assistant',
  'Pantry',
  'Design',
  'Speed',
  'Something is broken',
] as const
export type FeedbackTag = (typeof FEEDBACK_TAGS)[number]

/** Of a ticket: 'open' waits for whoever runs the site, 'answered' for its owner. */
export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]
