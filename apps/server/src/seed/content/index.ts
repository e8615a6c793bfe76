import { chefs } from './chefs.ts'
import { comments } from './comments.ts'
import { follows } from './follows.ts'
import { likes } from './likes.ts'
import { posts } from './posts.ts'
import { recipes } from './recipes.ts'
import { saves } from './saves.ts'

export type * from './types.ts'

/**
 * Everything the demo starts with. Ages are in days before the seeding, fractions included, so that
 * the demo is as fresh on every first start.
 */
export const seedContent = { chefs, recipes, comments, posts, follows, likes, saves }
