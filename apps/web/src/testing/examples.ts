import type { BootData } from '@potluck/contract'
import type { CallResponse } from '../platform/call.ts'

export type Recipe = CallResponse<'GET /recipes/{id}'>
type RecipeCard = CallResponse<'GET /recipes'>['recipes'][number]

/** The signed-in member. */
export const member = {
  _id: 'cook-ada',
  fullName: 'Ada Baker',
  username: 'ada',
  email: 'ada@example.org',
  emailConfirmed: true,
  hasPassword: true,
  avatar: null,
  bio: '',
  socialLinks: { instagram: null, youtube: null, x: null },
  dietaryPreferences: [],
  gender: '',
  cookingLevel: null,
  phoneNumber: null,
  isPublic: true,
  hideFavorites: false,
  sharesActivity: true,
  theme: 'light',
  plan: 'basic',
  createdAt: '2026-01-02T08:00:00.000Z',
} satisfies BootData['user']

/** The member's dashboard figures. */
export const figures: CallResponse<'GET /dashboard/stats'>['stats'] = {
  dayStreak: 0,
  recipesThisWeek: 0,
  totalLikes: 0,
  recipesCooked: 0,
  avgRating: null,
  followers: 0,
  recipesCount: 0,
  followersCount: 0,
  savedRecipesCount: 0,
}

/** Another cook. */
export const bo: Recipe['author'] = {
  _id: 'cook-bo',
  username: 'bo',
  name: 'Bo Miller',
  fullName: 'Bo Miller',
  avatar: null,
  hasProfile: true,
  followersCount: 7,
  isFollowing: false,
}

/** The signed-in cook as an author. */
export const ada: Recipe['author'] = {
  ...bo,
  _id: member._id,
  username: 'ada',
  name: 'Ada Baker',
  fullName: 'Ada Baker',
}

/** A picture that needs no server. */
export const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** A published recipe of another cook, as in lists. */
export function aCard(changes: Partial<RecipeCard> = {}): RecipeCard {
  return {
    _id: 'recipe-leek-pie',
    title: 'Leek pie',
    description: 'A pie for a wet evening.',
    imageUrl: picture,
    photo: null,
    author: bo,
    visibility: 'public',
    status: 'published',
    tags: ['pie'],
    cuisine: null,
    difficulty: 'Easy',
    mealType: null,
    cookTime: '40 minutes',
    prepTime: '20 minutes',
    restTime: '',
    totalTime: '1 hour',
    servings: '4',
    rating: 4.5,
    reviewCount: 2,
    views: 31,
    likes: 12,
    saves: 5,
    comments: 0,
    allowComments: true,
    isLiked: false,
    isSaved: false,
    createdAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-03-01T10:00:00.000Z',
    publishedAt: '2026-03-01T10:00:00.000Z',
    ...changes,
  }
}

/** The same with everything its page shows. */
export function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    ...aCard(),
    author: bo,
    ingredients: [
      { name: 'leeks', quantity: '3', unit: '' },
      { name: 'butter', quantity: '50', unit: 'g' },
    ],
    instructions: ['Slice the leeks.', 'Bake the pie.'],
    revision: 1,
    source: 'cook',
    adaptedFrom: null,
    videoUrl: null,
    origin: null,
    language: null,
    diets: [],
    calories: null,
    nutrition: {
      perServing: null,
      per100g: null,
      coverage: 0,
      lines: [],
      calories: null,
      protein: null,
      fat: null,
      carbs: null,
    },
    ...changes,
  }
}
