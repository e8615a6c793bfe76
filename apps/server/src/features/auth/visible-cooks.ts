import type { Viewed } from '../../platform/database/index.ts'

/**
 * Everybody may know of a cook whose profile is public.
 * @param cook alias of `users`
 */
export function isPublicCook(cook: string): string {
  return `${cook}.is_public`
}

/**
 * A cook is shown to everybody while their profile is public, and to themself always. Whoever is not
 * shown is left out of lists, answers 404, and is a name without a link beside what they wrote.
 * @param cook alias of `users`
 */
export function isCookShownTo(cook: string): Viewed {
  return (viewer) => `(${isPublicCook(cook)} or ${cook}.id = ${viewer})`
}
