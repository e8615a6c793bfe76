import {
  COOK_TIME_BANDS,
  DIFFICULTIES,
  PAGE_SIZES,
  SEARCH_LIMITS,
  SEARCH_SORTS,
  TEXT_LIMITS,
} from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, maybeText, paged, paging } from '../shared.ts'
import { cardPage, RecipeCard } from './recipes.ts'

const FacetCounts = z.array(z.object({ value: z.string(), count: z.number() }))
/** Accepts 'a,b' and repeated parameters; trims, drops empty values. */
const commaList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(z.string()).max(SEARCH_LIMITS.filters))
  .default([])

const commaChoice = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  commaList.pipe(z.array(z.enum(choices)))

const avoidedWords = commaList.pipe(z.array(maybeText(TEXT_LIMITS.preference)))

const searchText = z.string().max(SEARCH_LIMITS.text).default('')

/** A boolean in an address: 'true' or '1' is on. */
const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .default(false)

const FoundCard = RecipeCard.extend({
  atHome: z
    .object({
      have: z.number(),
      of: z.number().describe('Ingredients it needs; water, salt and pepper do not count'),
      missing: z.array(z.string()).describe('The first five that are not in the pantry'),
    })
    .optional()
    .describe('Where the pantry was asked'),
})

/** Finding recipes by words. */
export const search = {
  'GET /recipes': {
    summary: 'Published recipes, newest first',
    access: 'member',
    query: z.object({ ...paging(PAGE_SIZES.recipes), search: searchText, tags: commaList }),
    response: cardPage,
  },
  'GET /recipes/search': {
    summary: 'Full-text search with filters and facet counts',
    access: 'member',
    query: z.object({
      ...paging(PAGE_SIZES.search),
      q: searchText.describe("Words; 'chicken -mushroom' and '\"sour cream\"' are understood"),
      tags: commaList,
      difficulty: commaChoice(DIFFICULTIES),
      cookTime: commaChoice(COOK_TIME_BANDS),
      avoid: avoidedWords.describe(
        "What to leave out, in a cook's words ('no cilantro, nut allergy'), as far as the kitchen understands it",
      ),
      sortBy: z.enum(SEARCH_SORTS).default('relevance'),
      pantry: flag.describe("Only recipes that the caller's pantry is nearly enough for"),
      missing: z.coerce
        .number()
        .int()
        .min(0)
        .max(SEARCH_LIMITS.missing)
        .default(SEARCH_LIMITS.missingUnlessSaid)
        .describe('With pantry: how many ingredients may be missing'),
      exact: flag.describe('Looks for the words as typed, without correcting them'),
    }),
    response: paged('recipes', FoundCard).extend({
      more: z.boolean().optional().describe('True when there are more than the 1,000 counted'),
      filters: z.object({ tags: FacetCounts, difficulty: FacetCounts, cookTime: FacetCounts }),
      corrected: z
        .object({ from: z.string(), to: z.string() })
        .nullable()
        .describe('The text as typed, and the one that was looked for instead'),
      near: z
        .boolean()
        .describe('No recipe has all that was asked for: these have one of its words at least'),
      kept: z
        .array(z.string())
        .optional()
        .describe('With avoid: those of its words that leave something out'),
    }),
  },
  'GET /recipes/suggestions': {
    summary: 'What a text that is still being typed may come to be',
    access: 'member',
    query: z.object({ q: searchText }),
    response: z.object({
      recipes: z.array(z.object({ _id: Id, title: z.string(), imageUrl: z.string() })),
      ingredients: z.array(z.object({ name: z.string() })),
      cooks: z.array(
        z.object({ username: z.string(), name: z.string(), avatar: z.string().nullable() }),
      ),
    }),
  },
} satisfies Endpoints
