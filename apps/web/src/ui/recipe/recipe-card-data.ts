import type { Difficulty } from '../badge.tsx'
import type { CoverPhoto } from './recipe-cover.tsx'

/** What a card shows of a recipe; the contract's card is one. */
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
  difficulty: Difficulty | null
  /** Null when nobody rated; left out where the list does not tell. */
  rating?: number | null
  reviewCount?: number
  status?: 'draft' | 'published'
}
