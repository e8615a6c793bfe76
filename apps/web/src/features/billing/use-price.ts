import { useLingui } from '@lingui/react/macro'

/** Formats cents as dollars: '$9', '$86.40'. */
export function usePrice(): (cents: number) => string {
  const { i18n } = useLingui()
  return (cents) =>
    i18n.number(cents / 100, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    })
}
