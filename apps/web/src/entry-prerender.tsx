import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { createQueryClient } from './app/query-client.ts'
import { createAppRouter } from './app/router.tsx'
import { sessionQuery, thirdPartyQuery } from './features/auth/index.ts'

/** The landing page's markup as a visitor first sees it; `main.tsx` takes it over in the browser. */
export async function renderLandingPage(): Promise<string> {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, null)
  queryClient.setQueryData(thirdPartyQuery().queryKey, null)
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  const html = renderToString(<App router={router} queryClient={queryClient} />)
  queryClient.clear()
  return html
}
