import { useSyncExternalStore } from 'react'

export type AuthMode = 'sign-in' | 'sign-up' | 'forgot'

interface AuthDialogState {
  open: boolean
  mode: AuthMode
}

let state: AuthDialogState = { open: false, mode: 'sign-in' }
const listeners = new Set<() => void>()

/** Opens the dialog for signing in or creating an account, from any page. */
export function openAuthDialog(mode: AuthMode = 'sign-in'): void {
  change({ open: true, mode })
}

export function closeAuthDialog(): void {
  change({ ...state, open: false })
}

/** The dialog's state; every user of the hook re-renders when it changes. */
export function useAuthDialogState(): AuthDialogState {
  return useSyncExternalStore(subscribe, readState, readState)
}

function change(next: AuthDialogState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readState(): AuthDialogState {
  return state
}
