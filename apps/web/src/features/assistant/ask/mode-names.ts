import { useLingui } from '@lingui/react/macro'
import type { ChatMode } from '@potluck/rules'

/** The names of the modes. */
export function useModeNames(): Record<ChatMode, string> {
  const { t } = useLingui()
  return { idea: t`Idea`, ingredients: t`Ingredients`, adapt: t`Adapt` }
}
