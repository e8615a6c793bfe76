import { useLingui } from '@lingui/react/macro'
import { ALLERGEN_NAMES, isAllergen } from './allergen-names.ts'
import type { DietAnswer } from './kitchen-answers.ts'

/** Names restrictions: 'Vegan', and an allergen by its own name. */
export function useDietName(): (diet: Pick<DietAnswer, 'restriction' | 'label'>) => string {
  const { t } = useLingui()
  return ({ restriction, label }) =>
    isAllergen(restriction) ? t(ALLERGEN_NAMES[restriction]) : label
}

/** Joins words into a list in the reader's language: 'milk, eggs and gluten'. */
export function useListing(): (parts: readonly string[]) => string {
  const { i18n } = useLingui()
  return (parts) => new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(parts)
}
