import {
  DIFFICULTIES,
  type Difficulty,
  findChoice,
  MEAL_TYPES,
  type MealType,
  PROFILE_CUISINES,
  SEARCH_LIMITS,
} from '@potluck/rules'

type ProfileCuisine = (typeof PROFILE_CUISINES)[number]

/** The filters of a cook's recipes. */
export interface RecipeFilters {
  search?: string
  cuisine?: ProfileCuisine
  difficulty?: Difficulty
  mealType?: MealType
}

export const PEOPLE_LISTS = ['followers', 'following', 'mutual'] as const
export type PeopleList = (typeof PEOPLE_LISTS)[number]

/** The search parameters of a profile. */
export interface ProfileSearch extends RecipeFilters {
  /** The open tab; left out for the recipes. */
  tab?: 'favorites' | 'activity'
  /** The list of people that is open over the page. */
  people?: PeopleList
}

/** Reads an address; unknown values are left out. */
export function parseProfileSearch(search: Record<string, unknown>): ProfileSearch {
  const { tab } = search
  const text = toText(search.search).slice(0, SEARCH_LIMITS.text)
  const cuisine = findChoice(PROFILE_CUISINES, toText(search.cuisine))
  const difficulty = findChoice(DIFFICULTIES, toText(search.difficulty))
  const mealType = findChoice(MEAL_TYPES, toText(search.mealType))
  const people = findChoice(PEOPLE_LISTS, toText(search.people))
  return {
    ...((tab === 'favorites' || tab === 'activity') && { tab }),
    ...(text.trim() !== '' && { search: text }),
    ...(cuisine && { cuisine }),
    ...(difficulty && { difficulty }),
    ...(mealType && { mealType }),
    ...(people && { people }),
  }
}

/** Numbers too: the router parses '?search=7' as one. */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
