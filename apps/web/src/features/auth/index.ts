export {
  endSession,
  sessionQuery,
  thirdPartyQuery,
  useResetPassword,
  useSignOut,
  useToggleTheme,
} from './api.ts'
export { askToSignIn } from './ask-to-sign-in.ts'
export { AuthDialogHost } from './auth-dialog-host.tsx'
export { openAuthDialog } from './auth-dialog-state.ts'
export { findDestination, forgetDestination, rememberDestination } from './destination.ts'
export { type Member, useSession, useSessionUpkeep } from './session.ts'
