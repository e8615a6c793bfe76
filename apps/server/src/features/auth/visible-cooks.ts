import type { Viewed } from '../../platform/database/index.ts'

/** Whether everybody may see a cook, because the profile is public. @param cook alias of `users` */
export function isPublicCook(cook: string): string {
  return `${cook}.is_public`
}

/**
 * A cook is visible to everybody while their profile is public, and always to themself. A hidden
 * cook is left out of lists, answers 404, and is a name without a link beside what they wrote.
 * @param cook alias of `users`
 */
export function isCookShownTo(cook: string): Viewed {
  return (viewer) => `(${isPublicCook(cook)} or ${cook}.id = ${viewer})`
}
