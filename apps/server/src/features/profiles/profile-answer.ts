import type { Profile } from '@potluck/contract'
import { UNSAID_COOKING_LEVEL } from '@potluck/rules'
import type { z } from 'zod'
import { toIso } from '../../platform/database/index.ts'
import { avatarUrl } from '../../platform/media/index.ts'
import { isHouse } from '../auth/index.ts'
import { toCard } from '../recipes/index.ts'
import type { CardPage, ProfileRow } from './queries.ts'

export type ProfileAnswer = z.output<typeof Profile>

export function toProfile(row: ProfileRow, favorites: CardPage, now: Date): ProfileAnswer {
  return {
    user: {
      _id: row.id,
      username: row.username,
      fullName: row.full_name,
      avatar: avatarUrl(row.avatar_hash),
      bio: row.bio,
      cookingLevel: row.cooking_level ?? UNSAID_COOKING_LEVEL,
      socialLinks: { instagram: row.instagram, youtube: row.youtube, x: row.x },
      location: row.location,
      website: row.website,
      age: row.shown_birth_date === null ? null : ageOn(row.shown_birth_date, now),
      isPublic: row.has_public_profile,
      ...(isHouse(row.id) && { isHouse: true }),
      createdAt: toIso(row.created_at),
    },
    stats: {
      totalRecipes: row.recipe_count,
      averageRating: row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count,
      ratingCount: row.rating_count,
      favoriteRecipesCount: favorites.total,
      followers: row.follower_count,
      following: row.following_count,
    },
    favoriteRecipes: favorites.cards.map(toCard),
    followData: { isFollowing: row.is_following },
  }
}

/** Whole years since a 'YYYY-MM-DD', by the UTC day. */
function ageOn(birthDate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
