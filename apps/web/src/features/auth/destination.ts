import { hasPendingPrompt } from '../../platform/pending-prompt.ts'

const key = 'potluck.destination'

/** Keeps where a visitor was going while they sign in; a path of this site with its query. */
export function rememberDestination(path: string): void {
  sessionStorage.setItem(key, path)
}

/** Where to go after signing in: to the prompt of the landing page, where one was going, or to explore. */
export function findDestination(): string {
  if (hasPendingPrompt()) return '/ai'
  return sessionStorage.getItem(key) ?? '/explore'
}

/** Once a member has arrived, or a visitor closed the dialog. */
export function forgetDestination(): void {
  sessionStorage.removeItem(key)
}
