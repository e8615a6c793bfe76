import { useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { useTextLimit } from '../../ui/controls/use-text-limit.ts'
import { parseLink } from './links.ts'

/** The rules of a field for a web address, which may be empty. */
export function useLinkRule() {
  const { t } = useLingui()
  const atMost = useTextLimit()
  return {
    validate: {
      length: atMost(TEXT_LIMITS.link),
      address: (typed: string) =>
        parseLink(typed) !== undefined ||
        t`Please enter a web address, such as https://example.com/you`,
    },
  }
}
