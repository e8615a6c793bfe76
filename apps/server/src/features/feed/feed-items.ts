import type { contract, Post, RecipeCard, ResponseOf } from '@potluck/contract'
import { formatTimeAgo } from '@potluck/rules'
import type { z } from 'zod'
import { avatarUrl } from '../../platform/media/index.ts'
import type { ChefRow } from './queries.ts'

type Endpoints = typeof contract.feed
export type FeedItem = ResponseOf<Endpoints['GET /myfeed']>['feedItems'][number]
type Chef = ResponseOf<Endpoints['GET /myfeed/chefs']>['chefs'][number]
type Author = z.output<typeof RecipeCard>['author']

/** Shown for fields that a recipe leaves out (docs/product.md, limits). */
const ABSENT = { category: 'General', cookingTime: '30 mins', difficulty: 'Medium' } as const

export function toRecipeItem(card: z.output<typeof RecipeCard>, now: Date): FeedItem {
  const { _id, title, description, photo, likes, comments, views, isLiked, isSaved } = card
  const timestamp = card.publishedAt ?? card.createdAt
  return {
    _id,
    type: 'recipe',
    title,
    description,
    photo,
    likes,
    comments,
    views,
    isLiked,
    isSaved,
    image: card.imageUrl,
    chef: toChefName(card.author),
    category: card.mealType ?? card.cuisine ?? ABSENT.category,
    cookingTime: card.cookTime || ABSENT.cookingTime,
    restTime: card.restTime,
    difficulty: card.difficulty ?? ABSENT.difficulty,
    timestamp,
    timeAgo: formatTimeAgo(timestamp, now),
  }
}

/** @param isSaved whether the reader saved the recipe that the entry is about */
export function toActivityItem(post: z.output<typeof Post>, isSaved: boolean, now: Date): FeedItem {
  const { _id, action, content, images, photos, isLiked } = post
  return {
    _id,
    type: 'activity',
    images,
    photos,
    isLiked,
    isSaved,
    chef: toChefName(post.author),
    action: action ?? content,
    ...(action !== null && content !== action && { note: content }),
    likes: post.likesCount,
    comments: post.commentsCount,
    timestamp: post.createdAt,
    timeAgo: formatTimeAgo(post.createdAt, now),
    ...(post.recipe && { recipe: post.recipe }),
    ...(!post.recipe && post.recipeTitle !== null && { recipeTitle: post.recipeTitle }),
  }
}

function toChefName({ _id, name, username, avatar }: Author): FeedItem['chef'] {
  return { id: _id, _id, name, username, avatar }
}

export function toChef(row: ChefRow): Chef {
  const { id, username, followers, recipes } = row
  return {
    id,
    _id: id,
    username,
    followers,
    recipes,
    name: row.full_name || username,
    avatar: avatarUrl(row.avatar_hash),
    isActive: row.is_active,
    isFollowing: true,
  }
}
