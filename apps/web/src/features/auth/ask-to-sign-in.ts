import { openAuthDialog } from './auth-dialog-state.ts'
import { rememberDestination } from './destination.ts'

/** For what takes an account: opens the dialog, and comes back to this page after it. */
export function askToSignIn(): void {
  const { pathname, search } = window.location
  rememberDestination(`${pathname}${search}`)
  openAuthDialog('sign-in')
}
