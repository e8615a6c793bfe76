import { useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { parseLink } from './links.ts'

/** The rule that a text has at most so many characters. */
export function useTextLimit() {
  const { t } = useLingui()
  return (limit: number) => ({ value: limit, message: t`At most ${limit} characters` })
}

/** The rules of a field that takes the address of a page, or nothing. */
export function useLinkRule() {
  const { t } = useLingui()
  const atMost = useTextLimit()
  return {
    maxLength: atMost(TEXT_LIMITS.link),
    validate: (typed: string) =>
      parseLink(typed) !== undefined ||
      t`Please enter a web address, such as https://example.com/you`,
  }
}
