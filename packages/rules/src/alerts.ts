/** The kinds of alerts. */
export const ALERT_KINDS = [
  'comment',
  'post-comment',
  'rating',
  'recipe-likes',
  'post-likes',
  'follower',
  'published',
  'publication-problem',
] as const

export type AlertKind = (typeof ALERT_KINDS)[number]
