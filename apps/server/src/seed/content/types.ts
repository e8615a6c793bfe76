/** A fictional cook of the demo. `bio` has at most 200 characters; nobody can sign in as one. */
export type SeedChef = {
  username: string
  fullName: string
  bio: string
  cookingLevel: 'Beginner' | 'Intermediate' | 'Expert'
  location?: string
  website?: undefined
  socialLinks?: { instagram?: string; youtube?: string; x?: string }
  dietaryPreferences: string[]
  joinedDaysAgo: number
}

/**
 * A published recipe. `chef` is a username and the first tag is the cuisine. `cookTime` is the time
 * over or in the heat; `prepTime` is all the rest, so that both together are the honest total:
 * knife work, but also soaking, rising, chilling and resting. A diet is tagged only if every line
 * keeps it: aged cheese set with animal rennet is not tagged Vegetarian. A line such as 'For the
 * sauce:' is the heading of the ingredients below it.
 */
export type SeedRecipe = {
  slug: string
  chef: string
  title: string
  description: string
  cuisine: string
  mealType: 'Breakfast' | 'Lunch' | 'Dinner' | 'Snack' | 'Dessert' | 'Appetizer'
  difficulty: 'Easy' | 'Medium' | 'Hard'
  prepTime: string
  cookTime: string
  servings: string
  tags: string[]
  ingredients: string[]
  instructions: string[]
  publishedDaysAgo: number
  allowComments: boolean
}

/** A comment and the rating that goes with it: `recipe` is a slug, `by` a username. */
export type SeedComment = {
  recipe: string
  by: string
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  daysAgo: number
}

/** An activity post on a profile, with its likes and comments. */
export type SeedPost = {
  by: string
  text: string
  daysAgo: number
  likedBy: string[]
  comments: { by: string; text: string; daysAgo: number }[]
}

/** `follower` follows `followee`; both are usernames. */
export type SeedFollow = { follower: string; followee: string; daysAgo: number }

/** `by` liked the recipe with this slug. */
export type SeedLike = { recipe: string; by: string; daysAgo: number }

/** `by` saved the recipe with this slug. */
export type SeedSave = { recipe: string; by: string; daysAgo: number }

/** The comments on each recipe, keyed by the recipe's slug. */
export type SeedRemarks = Record<string, Omit<SeedComment, 'recipe'>[]>
