import { Plural, Trans } from '@lingui/react/macro'
import { BadgeCheck, CircleAlert, CircleQuestionMark, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { toRestrictionLabel } from './check-again.ts'
import type { DietCheck } from './kitchen-answers.ts'

/** The restrictions of an answer, and whether it keeps them. */
export function CheckedFor({ check }: { check: DietCheck }) {
  const names = [...new Set(check.restrictions.map(toRestrictionLabel))].join(', ')
  if (names === '') return null
  const broken = check.lines.filter(({ verdict }) => verdict === 'contains')
  if (broken.length > 0) {
    const unsuited = [...new Set(broken.map((line) => toRestrictionLabel(line.restriction)))]
    return (
      <Verdict icon={CircleAlert} ink="text-beet">
        <Trans>
          Checked for {names}: does not suit {unsuited.join(', ')}
        </Trans>
      </Verdict>
    )
  }
  if (check.lines.length > 0) {
    const lines = new Set(check.lines.map(({ text }) => text).filter((text) => text !== '')).size
    return (
      <Verdict icon={CircleQuestionMark} ink="text-saffron">
        {names}:{' '}
        {lines > 0 ? (
          <Plural value={lines} one="checked, # line to check" other="checked, # lines to check" />
        ) : (
          <Trans>checked, not everything can be told</Trans>
        )}
      </Verdict>
    )
  }
  return (
    <Verdict icon={BadgeCheck} ink="text-basil">
      <Trans>Checked for {names}: free as far as the listed ingredients go</Trans>
    </Verdict>
  )
}

interface VerdictProps {
  icon: LucideIcon
  ink: string
  children: ReactNode
}

function Verdict({ icon, ink, children }: VerdictProps) {
  return (
    <p className="mb-3 flex gap-2 font-medium">
      <Icon of={icon} className={`mt-0.5 ${ink}`} />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
