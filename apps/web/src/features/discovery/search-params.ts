import {
  COOK_TIME_BANDS,
  type CookTimeBand,
  CUISINES,
  DIFFICULTIES,
  type Difficulty,
  findChoice,
  LIST_LIMITS,
  PAGE_SIZES,
  SEARCH_LIMITS,
  SEARCH_SORTS,
  type SearchSort,
} from '@potluck/rules'

/** The search page's address; lists are comma-separated, defaults are left out. */
export interface SearchParams {
  q?: string
  tags?: string
  difficulty?: string
  cookTime?: string
  sortBy?: SearchSort
  pantry?: true
  missing?: number
  exact?: true
  anyDiet?: true
  page?: number
}

/** The same, ready for the query. */
export interface SearchFilters {
  q: string
  tags: string[]
  difficulty: Difficulty[]
  cookTime: CookTimeBand[]
  sortBy: SearchSort
  /** Only recipes with at most `missing` ingredients not in the pantry. */
  pantry: boolean
  missing: number
  /** Searches for the words exactly as typed. */
  exact: boolean
  /**
   * Includes what the cook's own diet and allergies would exclude; the address never reveals these.
   */
  anyDiet: boolean
}

/** Results end at 1,000, where counting does. */
const lastPage = Math.ceil(1000 / PAGE_SIZES.search)

/** Reads an address; unknown values are left out. */
export function parseSearch(search: Record<string, unknown>): SearchParams {
  const page = Math.min(Math.trunc(Number(search.page)), lastPage)
  return toSearchParams({
    q: toText(search.q),
    tags: toList(search.tags)
      .map((tag) => findChoice(CUISINES, tag) ?? tag)
      .slice(0, LIST_LIMITS.tags),
    difficulty: toChoices(DIFFICULTIES, search.difficulty),
    cookTime: toChoices(COOK_TIME_BANDS, search.cookTime, openBand),
    sortBy: findChoice(SEARCH_SORTS, toText(search.sortBy)) ?? 'relevance',
    pantry: isOn(search.pantry),
    missing: toMissing(search.missing),
    exact: isOn(search.exact),
    anyDiet: isOn(search.anyDiet),
    page: page > 1 ? page : 1,
  })
}

/** The address for filters, by default with the first page. */
export function toSearchParams(filters: SearchFilters & { page?: number }): SearchParams {
  const {
    q,
    tags,
    difficulty,
    cookTime,
    sortBy,
    pantry,
    missing,
    exact,
    anyDiet,
    page = 1,
  } = filters
  return {
    ...(q !== '' && { q }),
    ...(tags.length > 0 && { tags: tags.join(',') }),
    ...(difficulty.length > 0 && { difficulty: difficulty.join(',') }),
    ...(cookTime.length > 0 && { cookTime: cookTime.join(',') }),
    ...(sortBy !== 'relevance' && { sortBy }),
    ...(pantry && { pantry }),
    ...(pantry && missing !== SEARCH_LIMITS.missingUnlessSaid && { missing }),
    ...(exact && q !== '' && { exact }),
    ...(anyDiet && { anyDiet }),
    ...(page > 1 && { page }),
  }
}

/** The filters of an address. */
export function toFilters(params: SearchParams): SearchFilters {
  return {
    q: params.q ?? '',
    tags: toList(params.tags),
    difficulty: toChoices(DIFFICULTIES, params.difficulty),
    cookTime: toChoices(COOK_TIME_BANDS, params.cookTime, openBand),
    sortBy: params.sortBy ?? 'relevance',
    pantry: params.pantry ?? false,
    missing: params.missing ?? SEARCH_LIMITS.missingUnlessSaid,
    exact: params.exact ?? false,
    anyDiet: params.anyDiet ?? false,
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function isOn(value: unknown): boolean {
  return value === true || ['true', '1'].includes(toText(value))
}

function toMissing(value: unknown): number {
  const missing = toText(value) === '' ? Number.NaN : Number(value)
  const isLimit = Number.isInteger(missing) && missing >= 0 && missing <= SEARCH_LIMITS.missing
  return isLimit ? missing : SEARCH_LIMITS.missingUnlessSaid
}

function toList(value: unknown): string[] {
  const parts = toText(value)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return [...new Set(parts)]
}

/** In the order of the choices, whatever the order in the address. */
function toChoices<Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
  mend = (part: string) => part,
): Choice[] {
  const chosen = new Set(toList(value).map((part) => findChoice(choices, mend(part))))
  return choices.filter((choice) => chosen.has(choice))
}

/** A plus sign typed into an address arrives as a space. */
function openBand(band: string): string {
  return band === '60' ? '60+' : band
}
