import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp } from './app/create-app.tsx'
import { loadVisitorPlace } from './app/member-gate.tsx'
import { loadMemberPlaces } from './app/member-places.tsx'
import { TakenOver } from './app/taken-over.tsx'
import { takeBootData } from './platform/boot.ts'
import { startTheme } from './platform/theme.ts'
import { redoEarlyActs } from './start/early-acts.ts'
import { isStillThere, startedPath } from './start/started-at.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const boot = takeBootData(startedPath)
startTheme(boot?.user?.theme)
const { router, element } = createApp(boot)
if (boot?.user) await loadMemberPlaces()
if (boot?.publicRecipe) await loadVisitorPlace()

if (root.firstElementChild && isStillThere()) {
  // The page came rendered: its route must be fully loaded before hydration.
  router.ssr = { manifest: undefined }
  await router.load()
  // In slices, so that presses and typing do not wait.
  startTransition(() => {
    hydrateRoot(root, <TakenOver router={router}>{element}</TakenOver>, {
      // If the reader has gone to another page already, that page is rendered from scratch, which
      // is not an error.
      onRecoverableError: (error) => {
        if (isStillThere()) reportError(error)
      },
    })
  })
} else {
  // The rendered markup may belong to another page, together with the kept presses.
  root.replaceChildren()
  redoEarlyActs()
  startTransition(() => {
    createRoot(root).render(element)
  })
}
