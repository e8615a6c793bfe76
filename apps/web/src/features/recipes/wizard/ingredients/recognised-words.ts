import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Allergen } from '@potluck/kitchen'
import { ALLERGEN_NAMES } from '../../../kitchen/index.ts'
import type { Recognised } from './recognise.ts'

/** What was recognised, in words. */
export interface RecognisedWords {
  /** 'all-purpose flour', 'about 250 g', 'contains gluten'. */
  facts: string[]
  /** Why no diet can be told; undefined if nothing prevents it. */
  gap: string | undefined
}

export function toWords(i18n: I18n, recognised: Recognised): RecognisedWords {
  const { names, grams, contains, may, gap } = recognised
  const [contained, possible] = [listAllergens(i18n, contains), listAllergens(i18n, may)]
  const facts = [
    ...names,
    ...(grams === undefined ? [] : [sayWeight(i18n, grams)]),
    ...(contained === '' ? [] : [t(i18n)`contains ${contained}`]),
    ...(possible === '' ? [] : [t(i18n)`may contain ${possible}`]),
  ]
  // A row with nothing to report would look as if it were still being read.
  const isPlain = facts.length === 0 && gap === undefined
  return { facts: isPlain ? [t(i18n)`recognised`] : facts, gap: sayGap(i18n, gap) }
}

/** 'About 113 g', 'about 1.1 kg': more digits would be false precision. */
function sayWeight(i18n: I18n, grams: number): string {
  if (grams >= 999.5) {
    const amount = i18n.number(grams / 1000, { maximumFractionDigits: 1 })
    return t(i18n)`about ${amount} kg`
  }
  const amount = i18n.number(grams, { maximumFractionDigits: grams < 10 ? 1 : 0 })
  return t(i18n)`about ${amount} g`
}

function sayGap(i18n: I18n, gap: Recognised['gap']): string | undefined {
  if (gap?.kind === 'name') return t(i18n)`not known here: diets cannot be told`
  if (gap?.kind === 'words') {
    const { words } = gap
    return t(i18n)`“${words}” is not known here: diets cannot be told`
  }
  return gap && t(i18n)`can be many things: diets cannot be told`
}

function listAllergens(i18n: I18n, allergens: readonly Allergen[]): string {
  const names = allergens.map((allergen) => i18n._(ALLERGEN_NAMES[allergen]))
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)
}
