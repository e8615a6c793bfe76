import type { Recipe } from '@potluck/contract'
import type { z } from 'zod'
import { toCard } from './cards.ts'
import type { PublicRecipeRow, RecipeRow } from './queries.ts'

export function toRecipe(row: RecipeRow): z.output<typeof Recipe> {
  const card = toCard(row)
  const credit = row.adapted_from_title !== null || row.adapted_from !== null
  return {
    ...card,
    author: {
      ...card.author,
      followersCount: row.follower_count,
      isFollowing: row.is_following,
    },
    ingredients: row.ingredients,
    instructions: row.instructions,
    revision: row.revision,
    source: row.source,
    adaptedFrom: credit
      ? {
          recipeId: row.adapted_from,
          title: row.adapted_from_title ?? '',
          author: row.adapted_from_author ?? '',
        }
      : null,
    diets: row.diets,
    nutrition: row.nutrition,
  }
}

/** What a page's head and a signed-out card say of a public recipe. */
export type PublicRecipe = {
  _id: string
  title: string
  description: string
  imageUrl: string
  author: { username: string; name: string }
  publishedAt: string
  prepMinutes: number | null
  cookMinutes: number | null
  servings: string
  cuisine: string | null
  mealType: string | null
  tags: string[]
  rating: number | null
  reviewCount: number
  ingredients: string[]
  instructions: string[]
}

export function toPublicRecipe(row: PublicRecipeRow): PublicRecipe {
  const card = toCard(row)
  const { _id, title, description, imageUrl, servings, cuisine, mealType, tags } = card
  return {
    ...{ _id, title, description, imageUrl, servings, cuisine, mealType, tags },
    author: { username: card.author.username, name: card.author.name },
    publishedAt: card.publishedAt ?? card.createdAt,
    prepMinutes: row.prep_minutes,
    cookMinutes: row.cook_minutes,
    rating: card.rating,
    reviewCount: card.reviewCount,
    ingredients: row.ingredients.map(({ quantity, unit, name }) =>
      [quantity, unit, name].filter((part) => part !== '').join(' '),
    ),
    instructions: row.instructions,
  }
}
