import { useLingui } from '@lingui/react/macro'
import type { ChatMode } from '@potluck/rules'

/** The ways to ask, by name. */
export function useModeNames(): Record<ChatMode, string> {
  const { t } = useLingui()
  return { idea: t`Idea`, ingredients: t`Ingredients`, adapt: t`Adapt` }
}
