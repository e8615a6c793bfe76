import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CookingPot, PanelLeft, SquarePen } from 'lucide-react'
import { lazy } from 'react'
import { type Member, openAuthDialog } from '../../features/auth/index.ts'
import { afterFirstPaint } from '../../platform/first-paint.ts'
import { InBrowser } from '../../platform/in-browser.tsx'
import { lazyAfterPaint } from '../../platform/lazy-after-paint.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { IconButton, iconButtonStyles } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from './logo.tsx'

const SearchForm = lazyAfterPaint(
  async () => (await import('./search-form.tsx')).SearchForm,
  <div className="hidden flex-1 md:block" />,
)
const ProfileMenu = lazy(
  afterFirstPaint(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu })),
)

interface TopBarProps {
  user: Member | null
  sidebarOpen: boolean
  onToggleSidebar: () => void
}

/** Stays at the top: home, search, the assistant, and signing in or the member's menu. */
export function TopBar({ user, sidebarOpen, onToggleSidebar }: TopBarProps) {
  const { t } = useLingui()
  return (
    <header
      data-screen-only
      className="sticky top-0 z-30 border-b border-line bg-paper/85 backdrop-blur-md"
    >
      <div className="flex h-16 items-center gap-1 px-3 sm:gap-2 md:gap-4 md:px-4">
        {user && (
          <IconButton
            label={t`Sidebar`}
            icon={PanelLeft}
            aria-expanded={sidebarOpen}
            onClick={onToggleSidebar}
          />
        )}
        <Link
          to={user ? '/explore' : '/'}
          aria-label={t`Potluck, home`}
          className="mr-auto flex min-h-11 items-center rounded-field md:mr-0"
        >
          <Logo />
        </Link>
        <SearchForm member={user !== null} />
        <CookLink member={user !== null} />
        {user ? <MemberActions user={user} /> : <VisitorActions />}
      </div>
    </header>
  )
}

/** On a phone members have this link in the bottom bar. */
function CookLink({ member }: { member: boolean }) {
  return (
    <Link
      to="/ai"
      className={buttonStyles({
        variant: 'quiet',
        className: `aria-[current=page]:bg-tomato-wash aria-[current=page]:text-tomato ${member ? 'max-md:hidden' : 'max-sm:px-3'}`,
      })}
    >
      <Icon of={CookingPot} className="text-tomato" />
      <span className={member ? '' : 'max-sm:sr-only'}>
        <Trans>Cook With AI</Trans>
      </span>
    </Link>
  )
}

function VisitorActions() {
  return (
    <>
      <Link to="/explore" className={buttonStyles({ variant: 'quiet', className: 'max-sm:px-3' })}>
        <Trans>Explore</Trans>
      </Link>
      <Button onClick={() => openAuthDialog('sign-in')} className="max-sm:px-3">
        <Trans>Sign In</Trans>
      </Button>
    </>
  )
}

function MemberActions({ user }: { user: Member }) {
  const { t } = useLingui()
  const label = t`Create a recipe`
  return (
    <>
      <Link
        to="/recipe/create"
        aria-label={label}
        data-tooltip={label}
        className={iconButtonStyles({})}
      >
        <Icon of={SquarePen} />
      </Link>
      <div className="grid size-11 shrink-0 place-items-center">
        <InBrowser place={<Avatar person={user} size="sm" />}>
          <ProfileMenu user={user} />
        </InBrowser>
      </div>
    </>
  )
}
