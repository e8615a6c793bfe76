import {
  COOKING_LEVELS,
  DIFFICULTIES,
  findChoice,
  LIST_LIMITS,
  MEAL_TYPES,
  PAGE_SIZES,
  UNSAID_COOKING_LEVEL,
} from '@potluck/rules'
import { z } from 'zod'
import { SocialLinks, User } from '../accounts/accounts.ts'
import type { Endpoints } from '../endpoint.ts'
import { RecipeCard } from '../recipes/recipes.ts'
import { Id, IsoDate, isHouse, paged, paging } from '../shared.ts'
import { CookStats } from './dashboard.ts'

/** A cook as others see them. */
export const Profile = z.object({
  user: z.object({
    _id: Id,
    username: z.string(),
    fullName: z.string(),
    avatar: z.string().nullable(),
    bio: z.string(),
    cookingLevel: z.enum([...COOKING_LEVELS, UNSAID_COOKING_LEVEL]),
    socialLinks: SocialLinks,
    location: z.string(),
    website: z.string(),
    age: z.number().nullable().describe('In whole years; null when unknown or hidden'),
    isPublic: z.boolean(),
    isHouse,
    createdAt: IsoDate,
  }),
  stats: z.object({
    totalRecipes: z.number(),
    averageRating: z
      .number()
      .describe("Of all ratings of the cook's recipes, with full precision; 0 when nobody rated"),
    ratingCount: z.number(),
    favoriteRecipesCount: z.number(),
    followers: z.number(),
    following: z.number(),
  }),
  favoriteRecipes: z
    .array(RecipeCard)
    .describe(`The latest saved, at most ${LIST_LIMITS.profileFavorites}; others have pages`),
  followData: z.object({ isFollowing: z.boolean() }),
})

const { location, website, age } = Profile.shape.user.shape

/** A cook's own profile: with the fields that only they see, and their figures. */
export const OwnProfile = Profile.extend({
  user: User.extend({ location, website, age, stats: CookStats }),
  stats: Profile.shape.stats.extend(CookStats.shape),
})

/** A filter of a list: empty means none, case is ignored. */
function filterOf<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z
    .string()
    .max(40)
    .optional()
    .transform((typed = '') => findChoice(choices, typed) ?? (typed.trim() || undefined))
    .pipe(z.enum(choices).optional())
}

export const profiles = {
  'GET /auth/profile': {
    summary: "The caller's own profile, with all that they alone are told and their figures",
    access: 'member',
    response: OwnProfile,
  },
  'GET /auth/profile/{username}': {
    summary: 'A public profile',
    access: 'optional',
    response: Profile,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /auth/profile/{username}/recipes': {
    summary: "A cook's published recipes, newest first",
    access: 'optional',
    query: z.object({
      ...paging(PAGE_SIZES.profileRecipes),
      search: z.string().max(200).default('').describe('Words of the title, the last one begun'),
      difficulty: filterOf(DIFFICULTIES),
      cuisine: z.string().trim().max(40).optional().describe('As the recipe says, or a tag of it'),
      mealType: filterOf(MEAL_TYPES),
    }),
    response: paged('recipes', RecipeCard),
    errors: ['USER_NOT_FOUND'],
  },
  'GET /profiles/{username}/favorites': {
    summary: 'The public recipes that a cook saved, latest first; empty where the cook hides them',
    access: 'optional',
    query: z.object(paging(LIST_LIMITS.profileFavorites)),
    response: paged('recipes', RecipeCard),
    errors: ['USER_NOT_FOUND'],
  },
} satisfies Endpoints
