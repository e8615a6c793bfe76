import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon.tsx'
import { barPlaces } from '../places.ts'
import { UnreadMark } from './unread-mark.tsx'

/** The member's five main links, at the bottom of a phone's screen. */
export function BottomBar() {
  const { t, i18n } = useLingui()
  return (
    <nav
      aria-label={t`Main places`}
      data-screen-only
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-16 grid-cols-5">
        {barPlaces.map(({ to, label, icon, hasAlerts }) => (
          <li key={to} className="grid">
            {to === '/ai' ? (
              <Link to={to} className="group grid place-items-center">
                <span className="grid size-12 place-items-center rounded-full bg-tomato text-on-tomato outline-offset-2 outline-tomato group-hover:bg-tomato-deep group-aria-[current=page]:outline-2">
                  <Icon of={icon} size={24} />
                </span>
                <span className="sr-only">{i18n._(label)}</span>
              </Link>
            ) : (
              <Link
                to={to}
                className="grid content-center justify-items-center gap-0.5 text-sm text-ink-soft aria-[current=page]:font-medium aria-[current=page]:text-tomato"
              >
                <span className="relative">
                  <Icon of={icon} size={24} />
                  {hasAlerts && <UnreadMark />}
                </span>
                {i18n._(label)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
