import { Trans, useLingui } from '@lingui/react/macro'
import type { DoublePair } from './api.ts'

interface DifferenceSentenceProps {
  pair: Pick<DoublePair, 'isSamePage' | 'differences'>
  className?: string
}

/** Why two recipes are taken for one, and what of them differs, in a line. */
export function DifferenceSentence({ pair, className = '' }: DifferenceSentenceProps) {
  const { i18n } = useLingui()
  const { isSamePage, differences } = pair
  const lines = differences.ingredients
  const isAlike = lines.every(({ kind }) => kind === 'same')
  const isMore = differences.factor >= 1
  const times = isMore ? differences.factor : 1 / differences.factor
  const factor = i18n.number(times, { maximumSignificantDigits: 2 })
  const isScaled = factor !== '1'
  return (
    <p className={`text-ink-soft ${className}`}>
      {isSamePage && <Trans>Both are from one page.</Trans>}{' '}
      {isAlike && !isScaled && <Trans>The ingredients are the same.</Trans>}
      {isAlike && isScaled && <Trans>The ingredients are the same but for how much.</Trans>}{' '}
      {isScaled && isMore && <Trans>The second makes {factor} times as much.</Trans>}
      {isScaled && !isMore && <Trans>The first makes {factor} times as much.</Trans>}{' '}
      {!differences.steps && <Trans>The steps are the same.</Trans>}
    </p>
  )
}
