import { useLingui } from '@lingui/react/macro'
import { PLANNER_LIMITS } from '@potluck/rules'
import { Minus, Plus } from 'lucide-react'
import { serverMessage } from '../../platform/server-message.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { type DiaryEntry, useChangeEaten } from './api.ts'

interface EatenControlProps {
  entry: DiaryEntry
  /** The dish's title, for screen readers. */
  title: string
}

/** Changes how many portions the cook eats, in halves. */
export function EatenControl({ entry, title }: EatenControlProps) {
  const { t, i18n } = useLingui()
  const change = useChangeEaten(entry)
  const eaten = change.isPending ? change.variables : entry.eaten
  const amount = i18n.number(eaten)

  function eat(portions: number) {
    change.mutate(Math.min(PLANNER_LIMITS.eaten, Math.max(0, portions)), {
      onError: (error) => {
        toast.error(serverMessage(error) ?? t`The portions could not be changed. Please try again.`)
      },
    })
  }

  return (
    <div className="flex items-center max-sm:-ml-2">
      <IconButton
        label={t`Half a portion less of ${title}`}
        icon={Minus}
        size="sm"
        disabled={eaten <= 0}
        onClick={() => eat(eaten - 0.5)}
      />
      <output
        className="min-w-9 text-center font-medium tabular-nums"
        aria-label={t`Portions eaten`}
      >
        {amount}
      </output>
      <IconButton
        label={t`Half a portion more of ${title}`}
        icon={Plus}
        size="sm"
        disabled={eaten >= PLANNER_LIMITS.eaten}
        onClick={() => eat(eaten + 0.5)}
      />
    </div>
  )
}
