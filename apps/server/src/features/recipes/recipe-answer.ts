import type { Recipe } from '@potluck/contract'
import type { z } from 'zod'
import { ReadyJson } from '../../platform/http/index.ts'
import { previewUrl } from '../../platform/media/index.ts'
import { toCard } from './cards.ts'
import type { RecipeColumns, RecipeRow } from './queries.ts'

type Answer = z.output<typeof Recipe>

export function toRecipe({ recipe, diets, nutrition }: RecipeRow): Answer {
  return { ...toWritten(recipe), diets: JSON.parse(diets), nutrition: JSON.parse(nutrition) }
}

/** The same as it is sent: the kitchen's answers, most of its bytes, go out as they are stored. */
export function toRecipeJson({ recipe, diets, nutrition }: RecipeRow): ReadyJson<Answer> {
  const written = JSON.stringify(toWritten(recipe))
  return new ReadyJson(`${written.slice(0, -1)},"diets":${diets},"nutrition":${nutrition}}`)
}

/** What its cook wrote and its readers did. */
function toWritten(row: RecipeColumns): Omit<Answer, 'diets' | 'nutrition'> {
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
    videoUrl: row.video_url,
    adaptedFrom: credit
      ? {
          recipeId: row.adapted_from,
          title: row.adapted_from_title ?? '',
          author: row.adapted_from_author ?? '',
          username: row.credited,
        }
      : null,
  }
}

/** What a page's head and a signed-out card say of a public recipe. */
export type PublicRecipe = {
  _id: string
  title: string
  description: string
  imageUrl: string
  /** The same as JPEG. */
  previewUrl: string
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
  videoUrl: string | null
  nutrition: Answer['nutrition']
}

export function toPublicRecipe({ recipe: row, nutrition }: RecipeRow): PublicRecipe {
  const card = toCard(row)
  const { _id, title, description, imageUrl, servings, cuisine, mealType, tags } = card
  return {
    ...{ _id, title, description, imageUrl, servings, cuisine, mealType, tags },
    previewUrl: previewUrl(row, row.cover_code),
    nutrition: JSON.parse(nutrition),
    author: { username: card.author.username, name: card.author.name },
    publishedAt: card.publishedAt ?? card.createdAt,
    prepMinutes: row.prep_minutes,
    cookMinutes: row.cook_minutes,
    videoUrl: row.video_url,
    rating: card.rating,
    reviewCount: card.reviewCount,
    ingredients: row.ingredients.map(({ quantity, unit, name }) =>
      [quantity, unit, name].filter((part) => part !== '').join(' '),
    ),
    instructions: row.instructions,
  }
}
