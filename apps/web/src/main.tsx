import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadMemberPlaces } from './app/member-places.tsx'
import { createQueryClient } from './app/query-client.ts'
import { createAppRouter } from './app/router.tsx'
import { sessionQuery, thirdPartyQuery } from './features/auth/index.ts'
import { takeBootData } from './platform/boot.ts'
import { setTheme, startTheme } from './platform/theme.ts'
import './ui/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const queryClient = createQueryClient()
const router = createAppRouter()
const boot = takeBootData()
if (boot) {
  queryClient.setQueryData(sessionQuery().queryKey, boot.user)
  queryClient.setQueryData(thirdPartyQuery().queryKey, boot.thirdParty)
  if (boot.user) setTheme(boot.user.theme)
}
startTheme()
if (boot?.user) await loadMemberPlaces()

const app = (
  <StrictMode>
    <App router={router} queryClient={queryClient} />
  </StrictMode>
)
if (root.firstElementChild) {
  // The landing page came as HTML: it has to be wholly known before it is taken over.
  router.ssr = { manifest: undefined }
  await router.load()
  // In slices, so that whoever types on the card meanwhile does not wait.
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  createRoot(root).render(app)
}
