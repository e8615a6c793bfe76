import type { BootData } from '@potluck/contract'
import type { RouterHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { sessionQuery, thirdPartyQuery } from '../features/auth/index.ts'
import { App } from './app.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

/** The app with what the page came with, alike in the browser and on the server, which brings a history. */
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
