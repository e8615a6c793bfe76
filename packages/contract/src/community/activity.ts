import { ACTIVITY_KINDS, LIST_LIMITS, PAGE_SIZES, TEXT_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { RecipeCard } from '../recipes/recipes.ts'
import { Author, Id, IsoDate, Message, Photo, paged, paging, text } from '../shared.ts'

/** The data of a recipe that an entry shows. */
const RecipeSummary = z.object({
  _id: Id,
  title: z.string(),
  image: z.string(),
  author: z.string().describe('The name of whoever wrote it'),
})

export const Post = z.object({
  _id: Id,
  author: Author,
  kind: z.enum(ACTIVITY_KINDS),
  action: z.string().nullable().describe('What an entry that wrote itself tells: cooked a recipe'),
  content: z.string().describe('What was written, or where nothing was, the action'),
  images: z.array(z.string()),
  photos: z.array(Photo).describe('The same pictures in every width'),
  recipe: RecipeSummary.nullable(),
  recipeTitle: z
    .string()
    .nullable()
    .describe('Of the recipe; the one it had, where it is hidden or gone and was cooked'),
  createdAt: IsoDate,
  likesCount: z.number(),
  commentsCount: z.number(),
  isLiked: z.boolean(),
})
export const PostComment = z.object({
  _id: Id,
  id: Id,
  body: z.string(),
  author: Author,
  createdAt: IsoDate,
  likes: z.number(),
  isLiked: z.boolean(),
})
const Liked = z.object({ isLiked: z.boolean(), likeCount: z.number() })

export const activity = {
  'GET /activity': {
    summary: 'Posts of those one follows and one’s own',
    access: 'member',
    query: z.object(paging(PAGE_SIZES.activity)),
    response: paged('posts', Post),
  },
  'GET /activity/user/{userId-or-username}': {
    summary: "A cook's posts",
    access: 'optional',
    query: z.object(paging(PAGE_SIZES.activity)),
    response: paged('posts', Post),
    errors: ['USER_NOT_FOUND'],
  },
  'POST /activity': {
    summary: 'Post text and up to 4 images',
    access: 'member',
    files: { images: LIST_LIMITS.postImages },
    body: z.object({ content: text(TEXT_LIMITS.post) }),
    response: Post,
    status: 201,
    errors: ['NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'IMAGE_UNUSABLE'],
  },
  'POST /activity/{id}/like': {
    summary: 'Like or unlike a post',
    access: 'member',
    response: Liked,
    idempotent: true,
    errors: ['POST_NOT_FOUND'],
  },
  'GET /activity/{id}/comments': {
    summary: 'Comments on a post, oldest first',
    access: 'optional',
    query: z.object(paging(PAGE_SIZES.comments)),
    response: paged('comments', PostComment),
    errors: ['POST_NOT_FOUND'],
  },
  'POST /activity/{id}/comment': {
    summary: 'Comment on a post',
    access: 'member',
    body: z.object({ body: text(TEXT_LIMITS.comment) }),
    response: PostComment,
    status: 201,
    errors: ['POST_NOT_FOUND'],
  },
  'POST /activity/comments/{commentId}/like': {
    summary: 'Like or unlike a comment on a post',
    access: 'member',
    response: Liked,
    idempotent: true,
    errors: ['COMMENT_NOT_FOUND'],
  },
  'DELETE /activity/comments/{commentId}': {
    summary: "Delete one's own comment, or any on a post of one's own",
    access: 'member',
    response: Message,
    errors: ['COMMENT_NOT_FOUND'],
  },
  'DELETE /activity/{id}': {
    summary: 'Delete a post of one’s own',
    access: 'member',
    response: Message,
    errors: ['POST_NOT_FOUND'],
  },
} satisfies Endpoints

const FeedItem = z.object({
  _id: Id,
  type: z.string(),
  title: z.string().optional(),
  image: z.string().optional(),
  photo: Photo.nullable().optional(),
  images: z.array(z.string()).optional().describe('Pictures of a post'),
  photos: z.array(Photo).optional().describe('The same pictures in every width'),
  chef: z.object({
    id: Id,
    _id: Id,
    name: z.string(),
    username: z.string(),
    avatar: z.string().nullable(),
  }),
  category: z.string().optional(),
  cookingTime: z.string().optional(),
  restTime: z.string().optional(),
  difficulty: z.string().optional(),
  description: z.string().optional(),
  action: z.string().optional().describe('What was done, or the text of a post'),
  note: z.string().optional().describe('What was written about what was done'),
  timestamp: IsoDate,
  recipe: RecipeSummary.optional(),
  recipeTitle: z.string().optional().describe('Where it tells of a recipe that is gone'),
  likes: z.number(),
  comments: z.number(),
  views: z.number().optional(),
  timeAgo: z.string(),
  isLiked: z.boolean(),
  isSaved: z.boolean(),
})
const Chef = z.object({
  id: Id,
  _id: Id,
  name: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  followers: z.number(),
  recipes: z.number(),
  isActive: z.boolean(),
  isFollowing: z.boolean(),
})

export const feed = {
  'GET /myfeed': {
    summary: 'What followed cooks published and did',
    access: 'member',
    query: z.object({
      ...paging(PAGE_SIZES.feed),
      type: z.enum(['recipes', 'activities', 'all']).default('all'),
    }),
    response: paged('feedItems', FeedItem),
  },
  'GET /myfeed/chefs': {
    summary: 'Followed cooks',
    access: 'member',
    response: z.object({ chefs: z.array(Chef) }),
  },
  'GET /myfeed/chef/{id}/recipes': {
    summary: "A followed cook's recipes",
    access: 'member',
    query: z.object(paging(PAGE_SIZES.feed)),
    response: paged('recipes', RecipeCard),
    errors: ['USER_NOT_FOUND'],
  },
} satisfies Endpoints
