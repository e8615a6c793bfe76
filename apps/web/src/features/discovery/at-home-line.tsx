import { Trans } from '@lingui/react/macro'
import { Refrigerator } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import type { SearchPageAnswer } from './api.ts'

type AtHome = NonNullable<SearchPageAnswer['recipes'][number]['atHome']>

/** How much of a recipe is at home, and what is missing. */
export function AtHomeLine({ atHome: { have, of, missing } }: { atHome: AtHome }) {
  const more = of - have - missing.length
  const named = missing.join(', ')
  return (
    <p className="flex gap-1.5 border-t border-line pt-2 text-sm text-ink-soft">
      <Icon of={Refrigerator} size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        <span className="font-medium text-ink tabular-nums">
          <Trans>
            You have {have} of {of}
          </Trans>
        </span>
        {missing.length > 0 && (
          <span className="line-clamp-2">
            {more > 0 ? (
              <Trans>
                Missing: {named} and {more} more
              </Trans>
            ) : (
              <Trans>Missing: {named}</Trans>
            )}
          </span>
        )}
      </span>
    </p>
  )
}
