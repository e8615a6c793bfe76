import { Trans, useLingui } from '@lingui/react/macro'
import type { DoublePair } from './api.ts'

/** Why two recipes are taken for one, and what of them differs, in a line. */
export function DifferenceSentence({ pair }: { pair: DoublePair }) {
  const { i18n } = useLingui()
  const { isSamePage, differences } = pair
  const lines = differences.ingredients
  const isAlike = lines.every(({ kind }) => kind === 'same')
  const factor = i18n.number(differences.factor, { maximumSignificantDigits: 2 })
  const isScaled = factor !== '1'
  return (
    <p className="text-ink-soft">
      {isSamePage && <Trans>Both are from one page.</Trans>}{' '}
      {isAlike && !isScaled && <Trans>The ingredients are the same.</Trans>}
      {isAlike && isScaled && (
        <Trans>The ingredients are the same, {factor} times as much in the second.</Trans>
      )}
      {!isAlike && isScaled && <Trans>The second is for {factor} times as much.</Trans>}{' '}
      {!differences.steps && <Trans>So are the steps.</Trans>}
    </p>
  )
}
