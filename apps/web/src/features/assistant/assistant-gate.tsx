import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { BowlAndWhisk } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { openAuthDialog, rememberDestination, sessionQuery } from '../auth/index.ts'

/** Milliseconds that the text stays before the page changes, so that it can be read. */
const readingMs = 2000

/** Sends visitors to sign in, with the assistant's own message; members pass. */
export function AssistantGate() {
  const { data: user } = useQuery(sessionQuery())
  return user === null ? <Closed /> : <Outlet />
}

function Closed() {
  const navigate = useNavigate()

  const goToLogin = useCallback(async () => {
    const { pathname, search } = window.location
    rememberDestination(pathname + search)
    await navigate({ to: '/', replace: true })
    openAuthDialog('sign-in')
  }, [navigate])

  useEffect(() => {
    const timer = setTimeout(goToLogin, readingMs)
    return () => clearTimeout(timer)
  }, [goToLogin])

  return (
    <EmptyState
      drawing={<BowlAndWhisk />}
      title={<Trans>Please log in to access the assistant</Trans>}
      action={
        <Button variant="primary" onClick={goToLogin}>
          <Trans>Go to Login</Trans>
        </Button>
      }
    />
  )
}
