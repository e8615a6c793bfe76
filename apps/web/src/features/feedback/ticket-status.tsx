import { useLingui } from '@lingui/react/macro'
import type { TicketStatus } from '@potluck/rules'
import { Badge } from '../../ui/badge.tsx'

/** The status of a ticket. */
export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  const { t } = useLingui()
  const words: Record<TicketStatus, string> = {
    open: t`Open`,
    answered: t`Answered`,
    closed: t`Closed`,
  }
  const tone = ({ open: 'saffron', answered: 'basil', closed: 'plain' } as const)[status]
  return <Badge tone={tone}>{words[status]}</Badge>
}
