import { hasPendingPrompt } from '../../platform/pending-prompt.ts'

const key = 'potluck.destination'

/** Remembers where a visitor was going while they sign in; a path of this site with its query. */
export function rememberDestination(path: string): void {
  sessionStorage.setItem(key, path)
}

/**
 * Where to go after signing in: to the assistant with the landing page's prompt, to the remembered
 * path, or to explore.
 */
export function findDestination(): string {
  if (hasPendingPrompt()) return '/ai'
  return sessionStorage.getItem(key) ?? '/explore'
}

/** Called once a member has arrived, or a visitor closed the dialog. */
export function forgetDestination(): void {
  sessionStorage.removeItem(key)
}
