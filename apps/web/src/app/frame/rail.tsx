import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon.tsx'
import { type Place, railSections } from '../places.ts'
import { UnreadCount, UnreadMark } from './unread-mark.tsx'

/** The member's links along the left edge: icons with names, or the icons alone. */
export function Rail({ open }: { open: boolean }) {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Places`}
      data-screen-only
      className={`sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 overflow-y-auto border-r border-line bg-sunk py-4 md:block ${open ? 'w-62 px-3' : 'w-18 px-3'}`}
    >
      <RailSections narrow={!open} />
    </nav>
  )
}

/** The links under their headings; `onGo` is called when one is chosen. */
export function RailSections({ narrow = false, onGo }: { narrow?: boolean; onGo?: () => void }) {
  const { i18n } = useLingui()
  return (
    <div
      className={
        narrow ? 'grid gap-3 divide-y divide-line [&>section:not(:last-child)]:pb-3' : 'grid gap-6'
      }
    >
      {railSections.map(({ title, places }) => (
        <section key={title.id} aria-label={i18n._(title)}>
          {!narrow && (
            <h2 className="mb-1 px-3 text-sm font-medium text-ink-soft">{i18n._(title)}</h2>
          )}
          <ul className="grid gap-1">
            {places.map((place) => (
              <li key={place.to}>
                <RailLink place={place} narrow={narrow} onGo={onGo} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface RailLinkProps {
  place: Place
  narrow: boolean
  onGo: (() => void) | undefined
}

function RailLink({ place, narrow, onGo }: RailLinkProps) {
  const { i18n } = useLingui()
  const label = i18n._(place.label)
  return (
    <Link
      to={place.to}
      state={place.state}
      onClick={onGo}
      data-tooltip={narrow ? label : undefined}
      className={
        'flex h-11 items-center gap-3 rounded-field px-3.5 text-ink hover:bg-ink/7 aria-[current=page]:bg-tomato-wash aria-[current=page]:font-medium aria-[current=page]:text-tomato'
      }
    >
      <span className="relative">
        <Icon of={place.icon} />
        {narrow && place.hasAlerts && <UnreadMark />}
      </span>
      <span className={narrow ? 'sr-only' : 'truncate'}>{label}</span>
      {!narrow && place.hasAlerts && <UnreadCount />}
    </Link>
  )
}
