import { chefs } from './chefs.ts'
import { comments } from './comments.ts'
import { follows } from './follows.ts'
import { likes } from './likes.ts'
import { posts } from './posts.ts'
import { recipes } from './recipes.ts'
import { saves } from './saves.ts'

export type * from './types.ts'

/**
 * The demo's content. Ages are in days before the seeding, with fractions, so that the demo is
 * fresh at every first start.
 */
export const seedContent = { chefs, recipes, comments, posts, follows, likes, saves }
