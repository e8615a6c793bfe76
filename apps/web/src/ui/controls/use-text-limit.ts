import { useLingui } from '@lingui/react/macro'
import { countCharacters } from '@potluck/rules'

/** The rule for a field with a maximum length, counted as the server counts it. */
export function useTextLimit() {
  const { t } = useLingui()
  return (limit: number) => (typed: string | undefined) =>
    countCharacters(typed ?? '') <= limit || t`At most ${limit} characters`
}
