import type { Database } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { createComments } from './comments.ts'
import { createLikes } from './likes.ts'
import { createRatings } from './ratings.ts'

type ReactionsDeps = { database: Database; events: Events; now: () => Date }

export type Reactions = ReturnType<typeof createReactions>

/** Likes, ratings and comments on recipes. */
export function createReactions({ database, events, now }: ReactionsDeps) {
  const ratings = createRatings({ database, events, now })
  return {
    likes: createLikes({ database, events, now }),
    ratings,
    comments: createComments({ database, events, ratings, now }),
  }
}
