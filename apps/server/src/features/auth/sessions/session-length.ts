const DAY_MS = 24 * 60 * 60_000

/** A session is renewed at its first use after this long. */
export const RENEWED_AFTER_MS = DAY_MS

/** How long a session lasts from its last renewal, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** How long a session lasts from its sign-in, however often it is renewed. */
export const SESSION_LASTS_MS = 365 * DAY_MS

/** When a session ends that is renewed at this moment. */
export function expiryFrom(at: Date): Date {
  return new Date(at.getTime() + SESSION_SECONDS * 1000)
}
