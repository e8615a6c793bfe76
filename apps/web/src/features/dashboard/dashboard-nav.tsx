import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { dashboardPlaces } from './places.ts'

const linkStyles =
  'flex min-h-11 shrink-0 items-center gap-2.5 font-medium whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink max-xl:-mb-px max-xl:border-b-2 max-xl:border-transparent max-xl:aria-[current=page]:border-tomato max-xl:aria-[current=page]:text-ink xl:rounded-field xl:px-3 xl:font-normal xl:text-ink xl:hover:bg-ink/7 xl:aria-[current=page]:bg-tomato-wash xl:aria-[current=page]:font-medium xl:aria-[current=page]:text-tomato'

/** Links to the dashboard's pages: a scrolling row, or a column if there is room. */
export function DashboardNav() {
  const { t, i18n } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })

  useLayoutEffect(() => {
    const place = dashboardPlaces.findLast(({ to }) => pathname.startsWith(to))
    const link = row.current?.querySelector<HTMLElement>(`a[href="${place?.to}"]`)
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3
  }, [pathname])

  return (
    <nav aria-label={t`Dashboard`} data-screen-only>
      <ul
        ref={row}
        className="relative flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:px-8 xl:flex-col xl:gap-1 xl:border-0 xl:px-0"
      >
        {dashboardPlaces.map(({ to, label, icon }) => (
          <li key={to} className="flex shrink-0 xl:block">
            <Link to={to} activeOptions={{ exact: to === '/dashboard' }} className={linkStyles}>
              <Icon of={icon} className="max-xl:hidden" />
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
