import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './controls/button.tsx'

interface LoadMoreProps {
  onLoad: () => void
  pending: boolean
  /** By default 'Load More'. */
  children?: ReactNode
}

/** Below a list with a next page; draw it only while there is one. */
export function LoadMore({ onLoad, pending, children }: LoadMoreProps) {
  return (
    <div className="flex justify-center py-8">
      <Button onClick={onLoad} loading={pending}>
        {children ?? <Trans>Load More</Trans>}
      </Button>
    </div>
  )
}
