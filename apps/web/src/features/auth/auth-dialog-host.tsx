import { lazy, Suspense, useState } from 'react'
import { useAuthDialogState } from './auth-dialog-state.ts'

const AuthDialog = lazy(() =>
  import('./auth-dialog.tsx').then((it) => ({ default: it.AuthDialog })),
)

/** Drawn once, in the frame; the dialog's code is fetched when it is first opened. */
export function AuthDialogHost() {
  const { open } = useAuthDialogState()
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <AuthDialog />
    </Suspense>
  )
}
