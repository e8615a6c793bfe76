import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound, LogOut, Moon, Sun } from 'lucide-react'
import { type Member, useSignOut, useToggleTheme } from '../../features/auth/index.ts'
import { afterPaint } from '../../platform/after-paint.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { useTheme } from '../../platform/theme.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/overlays/menu.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { profilePlaces } from '../places.ts'
import { UnreadCount, UnreadMark } from './unread-mark.tsx'

/**
 * The member's picture, which opens a menu with their pages, the theme and signing out. Loaded by
 * `MemberActions`.
 */
export function ProfileMenu({ user }: { user: Member }) {
  const { t, i18n } = useLingui()
  const { theme } = useTheme()
  const toggleTheme = useToggleTheme()
  const signOut = useSignOut()
  const { fullName, username } = user

  function tellFailure(error: unknown) {
    toast.error(serverMessage(error) ?? t`That did not work. Please try again.`)
  }

  /** The menu closes first, since drawing the page in other colors takes longer. */
  async function changeTheme() {
    await afterPaint()
    toggleTheme.mutate(undefined, { onError: tellFailure })
  }

  return (
    <Menu
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className="grid size-full cursor-pointer place-items-center rounded-full hover:bg-ink/7"
        >
          <VisuallyHidden>
            <Trans>Profile menu</Trans>
          </VisuallyHidden>
          <span className="relative">
            <Avatar person={user} size="sm" />
            <UnreadMark over="picture" />
          </span>
        </button>
      )}
    >
      <MenuLabel>
        {fullName && <span className="block font-medium text-ink">{fullName}</span>}@{username}
      </MenuLabel>
      <MenuSeparator />
      <MenuLink to="/profile/$username" params={{ username }} icon={CircleUserRound}>
        <Trans>View Public Profile</Trans>
      </MenuLink>
      {profilePlaces.map(({ to, label, icon, hasAlerts }) => (
        <MenuLink key={to} to={to} icon={icon}>
          {i18n._(label)}
          {hasAlerts && <UnreadCount />}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem icon={theme === 'dark' ? Moon : Sun} onClick={changeTheme}>
        <span className="flex-1">
          <Trans>Appearance</Trans>
        </span>
        <span className="text-ink-soft">
          {theme === 'dark' ? <Trans>Dark</Trans> : <Trans>Light</Trans>}
        </span>
      </MenuItem>
      <MenuItem icon={LogOut} onClick={() => signOut.mutate(undefined, { onError: tellFailure })}>
        <Trans>Logout</Trans>
      </MenuItem>
    </Menu>
  )
}
