import type { Nutrition, Recipe } from '@potluck/contract'
import { toTextWithGroup } from '@potluck/kitchen'
import { roundAmount } from '@potluck/rules'
import type { z } from 'zod'
import { ReadyJson } from '../../platform/http/index.ts'
import { previewUrl } from '../../platform/media/index.ts'
import { toCard } from './cards.ts'
import type { Origin } from './origin.ts'
import type { RecipeColumns, RecipeRow } from './reading-queries.ts'

type Answer = z.output<typeof Recipe>

export function toRecipe({ recipe, diets, nutrition, per_serving }: RecipeRow): Answer {
  const portion = toPortion(per_serving)
  return {
    ...toWritten(recipe),
    calories: portion.calories,
    diets: JSON.parse(diets),
    nutrition: { ...portion, ...JSON.parse(nutrition) },
  }
}

/** The same as it is sent: the kitchen's answers, most of its bytes, are sent as they are stored. */
export function toRecipeJson(row: RecipeRow): ReadyJson<Answer> {
  const portion = toPortion(row.per_serving)
  const written = JSON.stringify({ ...toWritten(row.recipe), calories: portion.calories })
  const figures = JSON.stringify(portion)
  const nutrition = `${figures.slice(0, -1)},${row.nutrition.slice(1)}`
  return new ReadyJson(`${written.slice(0, -1)},"diets":${row.diets},"nutrition":${nutrition}}`)
}

/** The four figures per portion that the recipe's page shows. */
function toPortion(perServing: string) {
  const amounts: z.output<typeof Nutrition>['perServing'] = JSON.parse(perServing)
  const shown = (nutrient: 'kcal' | 'protein' | 'fat' | 'carbs') =>
    amounts && roundAmount(nutrient, amounts[nutrient])
  return {
    calories: shown('kcal'),
    protein: shown('protein'),
    fat: shown('fat'),
    carbs: shown('carbs'),
  }
}

/** What its cook wrote and what its readers did. */
function toWritten(row: RecipeColumns): Omit<Answer, 'diets' | 'nutrition' | 'calories'> {
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
    origin: row.origin,
    language: row.language,
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

/** What a page's head and a signed-out card show of a public recipe. */
export type PublicRecipe = {
  _id: string
  title: string
  description: string
  imageUrl: string
  /** The picture as JPEG. */
  previewUrl: string
  author: { username: string; name: string; isHouse?: boolean | undefined }
  publishedAt: string
  prepMinutes: number | null
  cookMinutes: number | null
  restMinutes: number | null
  servings: string
  cuisine: string | null
  mealType: string | null
  tags: string[]
  rating: number | null
  reviewCount: number
  ingredients: string[]
  instructions: string[]
  videoUrl: string | null
  origin: Origin | null
  language: string | null
  nutrition: z.output<typeof Nutrition>
}

export function toPublicRecipe({ recipe: row, nutrition }: RecipeRow): PublicRecipe {
  const card = toCard(row)
  const { _id, title, description, imageUrl, servings, cuisine, mealType, tags } = card
  return {
    _id,
    title,
    description,
    imageUrl,
    servings,
    cuisine,
    mealType,
    tags,
    previewUrl: previewUrl(row, row.cover_code),
    nutrition: JSON.parse(nutrition),
    author: {
      username: card.author.username,
      name: card.author.name,
      isHouse: card.author.isHouse,
    },
    publishedAt: card.publishedAt ?? card.createdAt,
    prepMinutes: row.prep_minutes,
    cookMinutes: row.cook_minutes,
    restMinutes: row.rest_minutes,
    videoUrl: row.video_url,
    origin: row.origin,
    language: row.language,
    rating: card.rating,
    reviewCount: card.reviewCount,
    ingredients: row.ingredients.map(toTextWithGroup),
    instructions: row.instructions,
  }
}
