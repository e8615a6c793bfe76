import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { forgetDestination, sessionQuery } from '../features/auth/index.ts'

const VisitorAtTheDoor = lazyRouteComponent(
  () => import('./visitor-at-the-door.tsx'),
  'VisitorAtTheDoor',
)
const SessionWait = lazy(() =>
  import('./session-wait.tsx').then((it) => ({ default: it.SessionWait })),
)

/** Before a visitor's page that the server draws, or drew. */
export async function loadVisitorPlace(): Promise<void> {
  await VisitorAtTheDoor.preload?.()
}

/** Lets members through to the page and sends visitors to sign in. With the page's first data nothing is asked. */
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
        <VisitorAtTheDoor />
      ) : (
        <SessionWait failed={isError} onRetry={() => refetch()} />
      )}
    </Suspense>
  )
}
