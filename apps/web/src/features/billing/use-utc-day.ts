import { useLingui } from '@lingui/react/macro'

/** Formats the UTC day of a moment, since months of a plan end by UTC: '1 December 2026' */
export function useUtcDay(): (moment: string) => string {
  const { i18n } = useLingui()
  return (moment) => i18n.date(moment, { dateStyle: 'long', timeZone: 'UTC' })
}
