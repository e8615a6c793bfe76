import { COOK_TIME_BANDS, type CookTimeBand, DIFFICULTIES, type Difficulty } from '@potluck/rules'
import { DIET_IDS } from './diets.ts'

/** How many matches have a value. */
export type FacetCount = {
  facet: 'diets' | 'tags' | 'difficulty' | 'cookTime'
  value: string
  count: number
}

/** A value of `recipe_search.facets`, and how many matches have it. */
export type Group = [facets: number, count: number]

const DIFFICULTY_AT = 24
const COOK_TIME_AT = 26

/** The facets that are counted, and their bits in `recipe_facets` (migration 0113). */
const FACETS = [
  ...DIET_IDS.map((value, bit) => ({
    facet: 'diets' as const,
    value,
    isIn: (facets: number) => ((facets >> bit) & 1) === 1,
  })),
  ...DIFFICULTIES.map((value) => ({
    facet: 'difficulty' as const,
    value,
    isIn: (facets: number) => ((facets >> DIFFICULTY_AT) & 3) === codeOf(value, DIFFICULTIES),
  })),
  ...COOK_TIME_BANDS.map((value) => ({
    facet: 'cookTime' as const,
    value,
    isIn: (facets: number) => ((facets >> COOK_TIME_AT) & 3) === codeOf(value, COOK_TIME_BANDS),
  })),
]

/** The number of matches for each diet (by id), difficulty and cook time. */
export function countFacets(groups: readonly Group[]): FacetCount[] {
  return FACETS.flatMap(({ facet, value, isIn }) => {
    const having = countGroups(groups.filter(([facets]) => isIn(facets)))
    return having > 0 ? [{ facet, value, count: having }] : []
  })
}

/** The number of matches in all groups. */
export function countGroups(groups: readonly Group[]): number {
  return groups.reduce((sum, [, count]) => sum + count, 0)
}

type Asked = { diets: string[]; difficulties: Difficulty[]; cookTimes: CookTimeBand[] }

/**
 * The marks for diets, difficulties and cook times: a recipe has one of each inner list. Two or
 * three of them together use combined marks (`facet_marks`, migration 0113): one short list of the
 * index instead of several long ones.
 */
export function facetMarks({ diets, difficulties, cookTimes }: Asked): string[][] {
  const stored = diets.filter((diet) => DIET_IDS.includes(diet))
  const others = diets.filter((diet) => !DIET_IDS.includes(diet)).map((diet) => [`=d:${diet}`])
  const asked = [stored, difficulties, cookTimes].filter((values) => values.length > 0)
  if (asked.length < 2) {
    return [
      ...others,
      ...stored.map((diet) => [`=d:${diet}`]),
      difficulties.map((difficulty) => `=l:${difficulty.toLowerCase()}`),
      cookTimes.map((band) => `=t:${band}`),
    ].filter((marks) => marks.length > 0)
  }
  const levels = codesOf(difficulties, DIFFICULTIES)
  const bands = codesOf(cookTimes, COOK_TIME_BANDS)
  const letters = stored.length > 0 ? stored.map(letterOf) : ['-']
  return [
    ...others,
    ...letters.map((diet) =>
      levels.flatMap((level) => bands.map((band) => `=f:${diet}${level}${band}`)),
    ),
  ]
}

const letterOf = (diet: string) => String.fromCharCode(97 + DIET_IDS.indexOf(diet))

/** 0 stands for a value that a recipe does not give. */
function codeOf<Value>(value: Value, values: readonly Value[]): number {
  return values.indexOf(value) + 1
}

/** The codes of these values; of no value, every code. */
function codesOf<Value>(chosen: readonly Value[], values: readonly Value[]): number[] {
  const codes = chosen.map((value) => codeOf(value, values))
  return codes.length > 0 ? codes : [0, ...values.map((value) => codeOf(value, values))]
}
