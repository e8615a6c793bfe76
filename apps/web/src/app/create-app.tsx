import type { BootData } from '@potluck/contract'
import type { RouterHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { sessionQuery, thirdPartyQuery } from '../features/auth/index.ts'
import { App } from './app.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

/**
 * Creates the app with the data the page came with, the same way in the browser and on the server,
 * which passes a history.
 */
export function createApp(boot: BootData | undefined, history?: RouterHistory) {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, history)
  if (boot) {
    queryClient.setQueryData(sessionQuery().queryKey, boot.user)
    queryClient.setQueryData(thirdPartyQuery().queryKey, boot.thirdParty)
  }
  const element = (
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>
  )
  return { router, queryClient, element }
}
