import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { hasScrolledEarly } from '../start/early-acts.ts'
import { PageError } from './page-error.tsx'
import { routeTree } from './routes.tsx'

/** The app's router; with a history of its own in the prerenderer. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    // In the prerenderer it would write an inline script, which our policy forbids.
    scrollRestoration: history ? false : () => !hasScrolledEarly(),
  })
  const startViewTransition = router.startViewTransition
  router.startViewTransition = (change) =>
    prefersStillness() ? change() : startViewTransition(change)
  return router
}

function prefersStillness(): boolean {
  return (
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
