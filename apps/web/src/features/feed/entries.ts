import { DIFFICULTIES, findChoice } from '@potluck/rules'
import type { CallResponse } from '../../platform/call.ts'
import { readAuthor } from '../../ui/recipe/read-card.ts'
import type { Activity } from '../activity/index.ts'
import type { LiveRecipe } from '../cards/index.ts'

type FeedItem = CallResponse<'GET /myfeed'>['feedItems'][number]
type ChefRecipe = CallResponse<'GET /myfeed/chef/{id}/recipes'>['recipes'][number]

/** A recipe of the feed, in the form of a card. */
export interface FeedRecipe extends LiveRecipe {
  /** When it was published. */
  since: string
}

/** Converts the two kinds of feed items; fields left out get the feed's defaults. */
export const fromItem = {
  recipe: (item: FeedItem): FeedRecipe => ({
    _id: item._id,
    title: item.title ?? '',
    imageUrl: item.image ?? '',
    photo: item.photo ?? null,
    author: readAuthor(item.chef),
    cookTime: item.cookingTime ?? '30 mins',
    restTime: item.restTime ?? '',
    difficulty: findChoice(DIFFICULTIES, item.difficulty ?? '') ?? 'Medium',
    since: item.timestamp,
    views: item.views ?? 0,
    ...reactionsOf(item),
    isSaved: item.isSaved,
  }),
  activity: (item: FeedItem): Activity => ({
    _id: item._id,
    author: readAuthor(item.chef),
    action: tellsOf(item) ? item.action : undefined,
    text: (tellsOf(item) ? item.note : item.action) ?? '',
    images: item.images ?? [],
    photos: item.photos ?? [],
    recipe: item.recipe,
    recipeTitle: item.recipeTitle,
    since: item.timestamp,
    ...reactionsOf(item),
  }),
}

/** Whether it is about a recipe rather than a post. */
function tellsOf({ recipe, recipeTitle }: FeedItem): boolean {
  return recipe !== undefined || recipeTitle !== undefined
}

/** A card of one cook's recipes, without the rating, which the feed does not show. */
export function fromChefRecipe({ rating: _, reviewCount: __, ...recipe }: ChefRecipe): FeedRecipe {
  return { ...recipe, since: recipe.publishedAt ?? recipe.createdAt }
}

function reactionsOf({ likes, isLiked, comments }: FeedItem) {
  return { likes: likes ?? 0, isLiked, comments: comments ?? 0 }
}
