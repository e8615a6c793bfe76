import { useLingui } from '@lingui/react/macro'

/** The title of a recipe, which a draft may not have yet. */
export function useTitleOf(): (recipe: { title: string }) => string {
  const { t } = useLingui()
  return ({ title }) => title.trim() || t`Untitled recipe`
}
