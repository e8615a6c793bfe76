import { useLingui } from '@lingui/react/macro'
import type { CookTimeBand } from '@potluck/rules'

/** The bands of cooking time in words. */
export function useBandNames(): Record<CookTimeBand, string> {
  const { t } = useLingui()
  return {
    '0-30': t`Up to 30 min`,
    '30-60': t`30–60 min`,
    '60+': t`Over 60 min`,
  }
}
