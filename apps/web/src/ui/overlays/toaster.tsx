import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

const ToastStack = lazy(() =>
  import('./toast-stack.tsx').then((it) => ({ default: it.ToastStack })),
)

/** Drawn once, at the end of the app; its code is loaded with the first toast. */
export function Toaster() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  if (!wanted) return null
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  )
}
