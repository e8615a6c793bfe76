import { useLingui } from '@lingui/react/macro'
import { countCharacters } from '@potluck/rules'

/** The rule of a form's field that a text has at most so many characters, counted as the server counts them. */
export function useTextLimit() {
  const { t } = useLingui()
  return (limit: number) => (typed: string | undefined) =>
    countCharacters(typed ?? '') <= limit || t`At most ${limit} characters`
}
