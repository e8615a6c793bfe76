import type { Member } from '../auth/index.ts'
import { parseLink } from './links.ts'

/** What the settings and the edit-profile page both let one write. */
export interface ProfileFields {
  fullName: string
  bio: string
  instagram: string
  x: string
  youtube: string
}

export function toProfileFields({
  fullName,
  bio,
  socialLinks,
}: Pick<Member, 'fullName' | 'bio' | 'socialLinks'>): ProfileFields {
  const { instagram, x, youtube } = socialLinks
  return { fullName, bio, instagram: instagram ?? '', x: x ?? '', youtube: youtube ?? '' }
}

/** As it is sent: links completed. */
export function toProfileBody({ fullName, bio, instagram, x, youtube }: ProfileFields) {
  const socialLinks = {
    instagram: parseLink(instagram) ?? instagram,
    x: parseLink(x) ?? x,
    youtube: parseLink(youtube) ?? youtube,
  }
  return { fullName: fullName.trim(), bio, socialLinks }
}
