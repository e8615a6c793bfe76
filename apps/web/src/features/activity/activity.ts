import type { CallResponse } from '../../platform/call.ts'
import { readAuthor } from '../../ui/recipe/read-card.ts'
import type { CoverPhoto } from '../../ui/recipe/recipe-cover.tsx'

type Post = CallResponse<'GET /activity'>['posts'][number]

/** A post or an act of a cook, in the form in which every list shows it. */
export interface Activity {
  _id: string
  author: { _id: string; username: string; fullName: string; avatar: string | null }
  /** What was done with the recipe; undefined for a post. */
  action: string | undefined
  /** The text; empty if there is none. */
  text: string
  images: string[]
  /** The same pictures in every width. */
  photos: readonly CoverPhoto[]
  recipe: { _id: string; title: string; image: string; author: string } | undefined
  /**
   * The title for something cooked from a recipe that is hidden or deleted, which cannot be opened.
   */
  recipeTitle: string | undefined
  since: string
  likes: number
  isLiked: boolean
  comments: number
}

export function fromPost(post: Post): Activity {
  return {
    _id: post._id,
    author: readAuthor(post.author),
    action: post.action ?? undefined,
    text: post.content === post.action ? '' : (post.content ?? ''),
    images: post.images ?? [],
    photos: post.photos ?? [],
    recipe: post.recipe ?? undefined,
    recipeTitle: post.recipeTitle ?? undefined,
    since: post.createdAt,
    likes: post.likesCount ?? 0,
    isLiked: post.isLiked,
    comments: post.commentsCount ?? 0,
  }
}
