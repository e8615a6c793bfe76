import type { Difficulty } from '../badge.tsx'
import type { CoverPhoto } from './recipe-cover.tsx'

/** The fields of a recipe that a card shows; the contract's card fits. */
export interface RecipeCardData {
  _id: string
  title: string
  imageUrl: string
  photo?: CoverPhoto | null
  author: {
    username: string
    fullName: string
    avatar: string | null
    isHouse?: boolean | undefined
  }
  cookTime: string
  restTime: string
  difficulty: Difficulty | null
  /** Null if nobody has rated it; left out if the list does not say. */
  rating?: number | null
  reviewCount?: number
  status?: 'draft' | 'published'
}
