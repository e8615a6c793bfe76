import { Trans } from '@lingui/react/macro'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AuthDialogHost, useSession, useSessionUpkeep } from '../../features/auth/index.ts'
import { RecipeOutletsContext } from '../../features/recipes/outlets.ts'
import { Footer } from '../../features/site/index.ts'
import { InBrowser } from '../../platform/in-browser.tsx'
import { lazyAfterPaint } from '../../platform/lazy-after-paint.tsx'
import { Toaster } from '../../ui/overlays/toaster.tsx'
import { Tooltips } from '../../ui/overlays/tooltips.tsx'
import { isAssistantPath } from '../assistant-path.ts'
import { BottomBar, Rail } from '../member-places.tsx'
import { useArrival, useDocumentTitle } from '../navigation.ts'
import { recipeOutlets } from '../recipe-outlets.tsx'
import { RailPlace } from './rail-place.tsx'
import { useSidebar } from './sidebar.ts'
import { TopBar } from './top-bar.tsx'
import { LiveAlertsHost } from './unread-mark.tsx'

const TimerBarHost = lazyAfterPaint(
  async () =>
    (await import('../../features/recipes/cook-mode/timers/timer-bar-host.tsx')).TimerBarHost,
)
const RailSheet = lazy(() => import('./rail-sheet.tsx').then((it) => ({ default: it.RailSheet })))

/**
 * The layout around every page: bars and rail, footer, dialogs, toasts. A page that fills the window
 * is `min-h-(--page-height)` tall, which leaves out the bars.
 */
export function Frame() {
  useSessionUpkeep()
  useDocumentTitle()
  const user = useSession()
  const sidebar = useSidebar()
  const announcement = useArrival()
  const hasFooter = useLocation({ select: ({ pathname }) => !isAssistantPath(pathname) })
  const { hasRail, railOpen, sheetOpen, sheetWanted, closeSheet } = sidebar

  return (
    <div
      data-member={user !== null || undefined}
      className="pb-(--bottom-bar) [--page-height:calc(100dvh-4rem-var(--bottom-bar))]"
    >
      <a href="#main" className="skip-link">
        <Trans>Skip to content</Trans>
      </a>
      <TopBar user={user} sidebarOpen={sidebar.expanded} onToggleSidebar={sidebar.toggle} />
      <div className="flex">
        {user && <InBrowser place={<RailPlace />}>{hasRail && <Rail open={railOpen} />}</InBrowser>}
        <div className="min-w-0 flex-1">
          {/* At least as tall as the screen: the footer stays below it while a page loads, so that nothing jumps. */}
          <main id="main" tabIndex={-1} className="min-h-(--page-height) outline-none">
            <RecipeOutletsContext value={recipeOutlets}>
              <Outlet />
            </RecipeOutletsContext>
          </main>
          {hasFooter && <Footer />}
        </div>
      </div>
      <Suspense>{user && <BottomBar />}</Suspense>
      {user && <TimerBarHost />}
      {user && <LiveAlertsHost />}
      {user && sheetWanted && (
        <Suspense>
          <RailSheet open={sheetOpen} onClose={closeSheet} />
        </Suspense>
      )}
      <AuthDialogHost />
      <Toaster />
      <Tooltips />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
