import { useLingui } from '@lingui/react'
import { formatTimeAgo } from '@potluck/rules'
import { readMoment } from './recipe/read-card.ts'

interface TimeAgoProps {
  /** ISO 8601, UTC. */
  date: string
  className?: string
}

/** How long ago, computed when drawn; the exact time on hover. */
export function TimeAgo({ date, className }: TimeAgoProps) {
  const { i18n } = useLingui()
  if (!readMoment(date)) return null
  const exact = i18n.date(date, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time dateTime={date} title={exact} className={className}>
      {formatTimeAgo(date, new Date())}
    </time>
  )
}
