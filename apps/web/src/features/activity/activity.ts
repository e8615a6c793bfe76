import type { CallResponse } from '../../platform/call.ts'

type Post = CallResponse<'GET /activity'>['posts'][number]

/** Something a cook did or wrote, as it is shown wherever it comes from. */
export interface Activity {
  _id: string
  author: { username: string; fullName: string; avatar: string | null }
  /** What was written, or with a recipe what was done with it. */
  text: string
  images: string[]
  recipe: { _id: string; title: string; image: string; author: string } | undefined
  since: string
  likes: number
  isLiked: boolean
  comments: number
}

export function fromPost(post: Post): Activity {
  return {
    _id: post._id,
    author: post.author,
    text: post.content,
    images: post.images,
    recipe: post.recipe ?? undefined,
    since: post.createdAt,
    likes: post.likesCount,
    isLiked: post.isLiked,
    comments: post.commentsCount,
  }
}
