import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { afterPaint } from '../platform/after-paint.ts'
import { hasScrolledEarly } from '../start/early-acts.ts'
import { PageError } from './page-error.tsx'
import { routeTree } from './routes.tsx'

/** The app's router; with a history of its own in the prerenderer. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    // In the prerenderer it would write an inline script, which our policy forbids.
    scrollRestoration: history ? false : () => !hasScrolledEarly(),
  })
  const { load, preloadRoute, startViewTransition } = router
  // A press is answered with a frame first: drawing the other page may take longer than one.
  router.load = async (options) => {
    if (options?.action) await afterPaint()
    return load(options)
  }
  // A link is pointed at, focused or touched. What fails here is asked for again by the page.
  router.preloadRoute = (target) => {
    import('./prefetch.ts')
      .then(({ prefetchPage }) => prefetchPage(queryClient, String(target.to)))
      .catch(() => undefined)
    return preloadRoute(target)
  }
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
