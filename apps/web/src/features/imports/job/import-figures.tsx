import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Import } from '../api.ts'

/** How many there are, and how many of them need a look. */
export function ImportFigures({ run: { counts } }: { run: Import }) {
  const { recipes, broughtIn, hereAlready, skipped, refused, withDoubts, doubles } = counts
  return (
    <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-5">
      <Figure label={<Trans>Recipes</Trans>} value={recipes} isShown />
      <Figure label={<Trans>Brought in</Trans>} value={broughtIn} />
      <Figure label={<Trans>Here already</Trans>} value={hereAlready} />
      <Figure label={<Trans>Left out</Trans>} value={skipped} />
      <Figure label={<Trans>With doubts</Trans>} value={withDoubts} />
      <Figure label={<Trans>Doubles</Trans>} value={doubles} />
      <Figure label={<Trans>Cannot come</Trans>} value={refused} />
    </dl>
  )
}

interface FigureProps {
  label: ReactNode
  value: number
  /** Shown even if it is 0. */
  isShown?: boolean
}

function Figure({ label, value, isShown = false }: FigureProps) {
  const { i18n } = useLingui()
  if (value === 0 && !isShown) return null
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums">{i18n.number(value)}</dd>
    </div>
  )
}
