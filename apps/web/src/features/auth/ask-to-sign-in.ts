import { openAuthDialog } from './auth-dialog-state.ts'
import { rememberDestination } from './destination.ts'

/** For actions that need an account: opens the dialog, which returns to this page. */
export function askToSignIn(): void {
  const { pathname, search } = window.location
  rememberDestination(`${pathname}${search}`)
  openAuthDialog('sign-in')
}
