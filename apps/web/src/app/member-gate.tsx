import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { forgetDestination, sessionQuery } from '../features/auth/index.ts'

const SignedOutPage = lazyRouteComponent(() => import('./signed-out-page.tsx'), 'SignedOutPage')
const SessionWait = lazy(() =>
  import('./session-wait.tsx').then((it) => ({ default: it.SessionWait })),
)

/** Loaded for pages that the server also renders for visitors. */
export async function loadVisitorPlace(): Promise<void> {
  await SignedOutPage.preload?.()
}

/**
 * Shows the page to members and sends visitors to sign in. If the page came with its data, no call
 * is needed.
 */
export function MemberGate() {
  const { data: user, isError, refetch } = useQuery(sessionQuery())
  const isMember = Boolean(user)

  useEffect(() => {
    if (isMember) forgetDestination()
  }, [isMember])

  if (user) return <Outlet />
  return (
    <Suspense>
      {user === null ? (
        <SignedOutPage />
      ) : (
        <SessionWait failed={isError} onRetry={() => refetch()} />
      )}
    </Suspense>
  )
}
