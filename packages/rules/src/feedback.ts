/** The ratings of the feedback page, from bad to good. */
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

/** The statuses of a ticket: 'open' waits for the operator, 'answered' for its owner. */
export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]
