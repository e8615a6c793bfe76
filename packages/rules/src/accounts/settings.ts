import { type Allergen, RESTRICTIONS } from '@potluck/kitchen'
import { findChoice } from '../choices.ts'

/** Diets that the settings offer to tick (docs/product.md, limits). */
export const PREFERENCE_DIETS = [
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
  'Dairy-Free',
  'Keto',
  'Paleo',
] as const

/** An allergy as it is kept among the dietary preferences, so that there is one list that binds: 'No milk'. */
export function allergyPreference(allergen: Allergen): string {
  return RESTRICTIONS[allergen].label
}

export const GENDERS = ['Prefer not to say', 'Female', 'Male', 'Non-binary'] as const
/** What editing a profile offers: besides the list, words of one's own. */
export const PROFILE_GENDERS = [...GENDERS, 'Custom'] as const

const KITCHEN_LABELS: readonly string[] = Object.values(RESTRICTIONS).map(({ label }) => label)

/** Whether the kitchen can check a preference; any other is told to the assistant as it stands. */
export function isCheckedPreference(preference: string): boolean {
  return findChoice(KITCHEN_LABELS, preference) !== undefined
}

/** Those of a cook's preferences that the kitchen can check, diets and allergies. */
export function checkedPreferences(preferences: readonly string[]): string[] {
  return preferences.filter(isCheckedPreference)
}

/**
 * The others, in words of the cook's own, as a list parted by commas can name them: the kitchen reads a
 * semicolon as it does a comma.
 */
export function preferencesInOwnWords(preferences: readonly string[]): string[] {
  return preferences
    .filter((preference) => !isCheckedPreference(preference))
    .map((preference) => preference.replaceAll(',', ';'))
}

/**
 * Preferences as they are kept: trimmed, blank ones left out, each once without regard to case, and
 * what the kitchen can check in its own spelling ('nut allergy' → 'Nut Allergy').
 */
export function toPreferences(typed: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const text of typed) {
    const preference = findChoice(KITCHEN_LABELS, text) ?? text.trim()
    const key = preference.toLowerCase()
    if (preference !== '' && !kept.has(key)) kept.set(key, preference)
  }
  return Array.from(kept.values())
}
