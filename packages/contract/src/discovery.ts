import {
  COOK_TIME_BANDS,
  DIFFICULTIES,
  EXPLORE_TYPES,
  PAGE_SIZES,
  SEARCH_SORTS,
} from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { cardPage, RecipeCard } from './recipes.ts'
import { paging } from './shared.ts'

const FacetCounts = z.array(z.object({ value: z.string(), count: z.number() }))
/** Accepts 'a,b' and repeated parameters; trims, drops blanks. */
const commaList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .default([])

const commaChoice = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  commaList.pipe(z.array(z.enum(choices)))

const searchText = z.string().max(200).default('')

/** Finding recipes. */
export const discovery = {
  'GET /recipes': {
    summary: 'Published recipes, newest first',
    access: 'member',
    query: z.object({ ...paging(PAGE_SIZES.recipes), search: searchText, tags: commaList }),
    response: cardPage,
  },
  'GET /recipes/explore': {
    summary: 'The lists of the explore page: one of them, or all five',
    access: 'member',
    query: z.object({
      limit: paging(PAGE_SIZES.explore).limit,
      type: z.enum(EXPLORE_TYPES).optional(),
      following: z.string().optional(),
    }),
    response: z.union([
      z.object({ recipes: z.array(RecipeCard) }),
      z.object({
        trending: z.array(RecipeCard),
        new: z.array(RecipeCard),
        easy: z.array(RecipeCard),
        'chefs-pick': z.array(RecipeCard),
        following: z.array(RecipeCard),
      }),
    ]),
  },
  'GET /recipes/search': {
    summary: 'Full-text search with filters and facet counts',
    access: 'member',
    query: z.object({
      ...paging(PAGE_SIZES.search),
      q: searchText,
      tags: commaList,
      difficulty: commaChoice(DIFFICULTIES),
      cookTime: commaChoice(COOK_TIME_BANDS),
      sortBy: z.enum(SEARCH_SORTS).default('relevance'),
    }),
    response: cardPage.extend({
      more: z.boolean().optional().describe('True when there are more than the 1,000 counted'),
      filters: z.object({ tags: FacetCounts, difficulty: FacetCounts, cookTime: FacetCounts }),
    }),
  },
} satisfies Endpoints

export const trending = {
  'GET /recipes/trending': {
    summary: 'Four ranked lists',
    access: 'member',
    response: z.object({
      trendingToday: z.array(RecipeCard),
      trendingWeek: z.array(RecipeCard),
      trendingMonth: z.array(RecipeCard),
      allTimeFavorites: z.array(RecipeCard),
    }),
  },
} satisfies Endpoints
