import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sessionQuery } from './api.ts'
import { findDestination } from './destination.ts'

/** Where a third-party sign-in returns to: checks who is signed in and leads on. */
export function AuthSuccessPage() {
  const queryClient = useQueryClient()
  const { history } = useRouter()

  useEffect(() => {
    let left = false
    queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0, retry: 2 }).then(
      (user) => !left && history.replace(user ? findDestination() : '/'),
      () => !left && history.replace('/'),
    )
    return () => {
      left = true
    }
  }, [queryClient, history])

  return (
    <section role="status" className="mx-auto max-w-105 px-4 py-16 text-center">
      <h1 className="font-display text-3xl font-semibold">
        <Trans>Completing sign in...</Trans>
      </h1>
      <div className="mt-8 grid justify-items-center gap-3" aria-hidden="true">
        <Skeleton className="h-4 w-64" />
        <Skeleton className="h-4 w-44" />
      </div>
    </section>
  )
}
