import type { Member } from '../auth/index.ts'
import { parseLink } from './links.ts'

/** The fields that both the settings and the edit-profile page have. */
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

/** The fields as they are sent, with links completed. */
export function toProfileBody({ fullName, bio, instagram, x, youtube }: ProfileFields) {
  const socialLinks = {
    instagram: parseLink(instagram) ?? instagram,
    x: parseLink(x) ?? x,
    youtube: parseLink(youtube) ?? youtube,
  }
  return { fullName: fullName.trim(), bio, socialLinks }
}
