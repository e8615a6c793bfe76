import { ALLERGEN_IDS } from '@potluck/kitchen'
import { allergyPreference, isCheckedPreference } from '@potluck/rules'

/** A typed allergy as a preference: 'kiwi' → 'kiwi allergy', 'Sesame' → 'No sesame'. */
export function allergyOf(typed: string): string {
  const name = typed.trim().replace(/\s+allerg(y|ies)$/i, '')
  const checked = `No ${name}`
  if (isCheckedPreference(checked)) return checked
  const known = ALLERGEN_IDS.find((id) => id === name.toLowerCase())
  return known ? allergyPreference(known) : `${name} allergy`
}

/** Whether a preference is an allergy in the member's own words. */
export function isOwnAllergy(preference: string): boolean {
  return /\ballerg(y|ies)$/i.test(preference) && !isCheckedPreference(preference)
}
