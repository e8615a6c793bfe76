import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Loading } from '../../ui/skeleton.tsx'
import { useElapsed } from './use-elapsed.ts'

/** After this long a part of the overview says that loading takes longer than it should. */
const PATIENCE_MS = 3000

interface PatientLoadingProps {
  text: ReactNode
  className?: string
  /** Skeletons in the shape of what comes. */
  children: ReactNode
}

export function PatientLoading({ text, className, children }: PatientLoadingProps) {
  const isLate = useElapsed(PATIENCE_MS)
  const late = <Trans>This takes longer than usual. We are still trying.</Trans>
  return (
    <Loading text={isLate ? late : text} showText={isLate} {...(className && { className })}>
      {children}
    </Loading>
  )
}
