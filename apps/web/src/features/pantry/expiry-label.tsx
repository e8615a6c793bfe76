import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { daysUntil, expiryStatus } from '@potluck/rules'

interface ExpiryLabelProps {
  /** 'YYYY-MM-DD' */
  expiryDate: string | null
  today: string
}

const TONES = { expired: 'text-beet', expiring: 'text-saffron', fresh: 'text-ink-soft' }

/** How long an item will keep, in words. */
export function ExpiryLabel({ expiryDate, today }: ExpiryLabelProps) {
  const { i18n } = useLingui()
  if (expiryDate === null) {
    return (
      <span className="text-ink-soft">
        <Trans>No expiry date set</Trans>
      </span>
    )
  }
  const status = expiryStatus(expiryDate, today)
  const days = daysUntil(expiryDate, today)
  // Formatted in UTC, since a date has no time zone.
  const date = i18n.date(expiryDate, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <time dateTime={expiryDate} title={date} className={`font-medium ${TONES[status]}`}>
        {status === 'expired' && (
          <Plural value={-days} one="Expired # day ago" other="Expired # days ago" />
        )}
        {status === 'expiring' && (
          <Plural value={days} one="Expires in # day" other="Expires in # days" />
        )}
        {status === 'fresh' && <Trans>Expires: {date}</Trans>}
      </time>
      {days === 0 && (
        <span className="text-ink-soft">
          {' · '}
          <Trans>today</Trans>
        </span>
      )}
    </>
  )
}
