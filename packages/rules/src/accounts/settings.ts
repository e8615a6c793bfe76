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

/** An allergy as a dietary preference, so that one list has all restrictions: 'No milk'. */
export function allergyPreference(allergen: Allergen): string {
  return RESTRICTIONS[allergen].label
}

export const GENDERS = ['Prefer not to say', 'Female', 'Male', 'Non-binary'] as const
/** The genders offered for a profile: the list, and the member's own words. */
export const PROFILE_GENDERS = [...GENDERS, 'Custom'] as const

const KITCHEN_LABELS: readonly string[] = Object.values(RESTRICTIONS).map(({ label }) => label)

/** Whether the kitchen can check a preference; any other is only told to the assistant. */
export function isCheckedPreference(preference: string): boolean {
  return findChoice(KITCHEN_LABELS, preference) !== undefined
}

/** The preferences of a cook that the kitchen can check, diets and allergies. */
export function checkedPreferences(preferences: readonly string[]): string[] {
  return preferences.filter(isCheckedPreference)
}

/**
 * The preferences in the cook's own words, in a form that a comma-separated list can contain: the
 * kitchen reads a semicolon like a comma.
 */
export function preferencesInOwnWords(preferences: readonly string[]): string[] {
  return preferences
    .filter((preference) => !isCheckedPreference(preference))
    .map((preference) => preference.replaceAll(',', ';'))
}

/**
 * Preferences as they are stored: trimmed, without empty ones and repeats (ignoring case), and
 * those the kitchen can check in its spelling ('nut allergy' → 'Nut Allergy').
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
