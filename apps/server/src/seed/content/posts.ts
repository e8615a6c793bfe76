import { earlierPosts } from './posts/earlier.ts'
import { postsOfThisMonth } from './posts/this-month.ts'
import { postsOfThisWeek } from './posts/this-week.ts'
import type { SeedPost } from './types.ts'

export const posts: SeedPost[] = [...postsOfThisWeek, ...postsOfThisMonth, ...earlierPosts]
