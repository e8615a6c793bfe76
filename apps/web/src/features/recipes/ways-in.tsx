import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Camera, ClipboardPaste, FileUp, type LucideIcon, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** How a first recipe comes in, one press each. */
export function WaysIn() {
  return (
    <ul className="divide-y divide-line border-y border-line">
      <WayIn
        to="/import"
        icon={ClipboardPaste}
        name={<Trans>Paste an address</Trans>}
        hint={<Trans>Of a web page with a recipe, or the text of one.</Trans>}
      />
      <WayIn
        to="/import"
        search={{ photos: true }}
        icon={Camera}
        name={<Trans>Take a photo</Trans>}
        hint={<Trans>Of a card or a page of a book: print is read on your device.</Trans>}
      />
      <WayIn
        to="/import"
        hash="known-apps"
        icon={FileUp}
        name={<Trans>Bring your recipes from another app</Trans>}
        hint={<Trans>Paprika, Mealie, Tandoor and many more: all of them in one go.</Trans>}
      />
      <WayIn
        to="/recipe/create"
        icon={SquarePen}
        name={<Trans>Create Your First Recipe</Trans>}
        hint={<Trans>Write it down, step by step.</Trans>}
      />
    </ul>
  )
}

interface WayInProps extends Pick<LinkProps, 'to' | 'hash' | 'search'> {
  icon: LucideIcon
  name: ReactNode
  hint: ReactNode
}

/** The whole row is the link, named by its first line. */
function WayIn({ icon, name, hint, ...target }: WayInProps) {
  return (
    <li className="relative flex items-center gap-4 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tomato-wash text-tomato">
        <Icon of={icon} />
      </span>
      <span className="min-w-0">
        <Link
          {...target}
          className="font-display text-lg font-semibold after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <span className="block text-ink-soft">{hint}</span>
      </span>
    </li>
  )
}
