import { useLingui } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { DashboardNav } from './dashboard-nav.tsx'
import { ProfilePanel } from './profile-panel.tsx'

/**
 * The frame of every dashboard page: the member's profile and links to the other pages, beside the
 * page if there is room, else above it. A page lays itself out by the width it has (`@3xl:` and the
 * like), not by the window's.
 */
export function DashboardLayout() {
  const { t } = useLingui()
  return (
    <div className="mx-auto max-w-360 xl:grid xl:grid-cols-[14.5rem_minmax(0,1fr)]">
      <aside
        aria-label={t`Your profile`}
        className="xl:min-h-(--page-height) xl:border-r xl:border-line"
      >
        <div className="xl:sticky xl:top-16 xl:px-3 xl:py-8">
          <ProfilePanel />
          <DashboardNav />
        </div>
      </aside>
      <div className="@container min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
