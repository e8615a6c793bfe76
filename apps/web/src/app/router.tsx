import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { afterPaint } from '../platform/after-paint.ts'
import { hasScrolledEarly } from '../start/early-acts.ts'
import { PageError } from './page-error.tsx'
import { routeTree } from './routes.tsx'

/** The app's router; the prerenderer passes a history of its own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    // The prerenderer would write an inline script for it, which our policy forbids.
    scrollRestoration: history ? false : () => !hasScrolledEarly(),
  })
  const { load, preloadRoute, startViewTransition } = router
  // A frame is painted first, to respond to the press: drawing the other page may take longer.
  router.load = async (options) => {
    if (options?.action) await afterPaint()
    return load(options)
  }
  // Called when a link is pointed at, focused or touched. If it fails, the page fetches again.
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
