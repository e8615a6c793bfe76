/**
 * What happened, for subscribers: written in the transaction that did it, delivered after it. It
 * holds only ids, so that a subscriber reads the state at the time it runs.
 */
export type Event =
  | { type: 'account.created'; userId: string }
  | { type: 'account.deleted'; userId: string }
  | { type: 'recipe.published'; recipeId: string; authorId: string }
  | { type: 'recipe.changed'; recipeId: string; authorId: string }
  | { type: 'recipe.hidden'; recipeId: string; authorId: string }
  | { type: 'recipe.deleted'; recipeId: string; authorId: string }
  | { type: 'recipe.unpublishable'; recipeId: string; authorId: string }
  | { type: 'recipe.liked'; recipeId: string; userId: string }
  | { type: 'recipe.unliked'; recipeId: string; userId: string }
  | { type: 'recipe.saved'; recipeId: string; userId: string }
  | { type: 'recipe.rated'; recipeId: string; userId: string; rating: number }
  | { type: 'recipe.commented'; recipeId: string; userId: string; commentId: string }
  | { type: 'recipe.cooked'; recipeId: string; userId: string; cookedId: string }
  | { type: 'recipe.uncommented'; recipeId: string; userId: string }
  | { type: 'post.created'; postId: string; userId: string }
  | { type: 'post.liked'; postId: string; userId: string }
  | { type: 'post.unliked'; postId: string; userId: string }
  | { type: 'post.commented'; postId: string; userId: string; commentId: string }
  | { type: 'post.uncommented'; postId: string; userId: string }
  | { type: 'user.followed'; userId: string; followerId: string }
  | { type: 'user.unfollowed'; userId: string; followerId: string }
  | { type: 'image.stored'; imageId: string }

export type EventType = Event['type']

/** The event of one type. */
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>
