import { Plural } from '@lingui/react/macro'
import { Cake, Globe, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { BrandIcon } from '../../ui/brand-icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Profile } from './api.ts'

/** Where a cook is from, their age if shown, and their links. */
export function ProfileLinks({ cook }: { cook: Profile['cook'] }) {
  const { location, age, website, socialLinks } = cook
  const { instagram, youtube, x } = socialLinks
  return (
    <ul className="mt-3 -ml-1 flex flex-wrap items-center gap-x-5 text-sm text-ink-soft empty:hidden">
      {location.trim() !== '' && <Fact icon={MapPin}>{location}</Fact>}
      {age !== null && (
        <Fact icon={Cake}>
          <Plural value={age} one="# year old" other="# years old" />
        </Fact>
      )}
      <Way mark={<Icon of={Globe} size={16} />} to={website} name={hostOf(website)} />
      <Way mark={<BrandIcon of="instagram" />} to={instagram} name="Instagram" />
      <Way mark={<BrandIcon of="youtube" />} to={youtube} name="YouTube" />
      <Way mark={<BrandIcon of="x" />} to={x} name="X" />
    </ul>
  )
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-h-9 min-w-0 items-center gap-1.5 px-1">
      <Icon of={icon} size={16} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

/** An external link that we do not vouch for. */
function Way({ mark, to, name }: { mark: ReactNode; to: string | null; name: string }) {
  if (!to || !isWebAddress(to)) return null
  return (
    <li className="min-w-0">
      <a
        href={to}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="flex min-h-9 items-center gap-1.5 rounded-tick px-1 font-medium text-ink decoration-tomato underline-offset-3 hover:underline touch:min-h-11"
      >
        <span className="text-ink-soft">{mark}</span>
        <span className="truncate">{name}</span>
      </a>
    </li>
  )
}

/** Checked when it was stored, and again before it becomes a link. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** 'https://www.soup.example/a' → 'soup.example'. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
}
