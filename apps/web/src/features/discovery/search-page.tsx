import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { checkedPreferences } from '@potluck/rules'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Refrigerator } from 'lucide-react'
import type { ReactNode } from 'react'
import { BelowTheFold } from '../../platform/below-the-fold.tsx'
import { failureMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { BowlAndWhisk, EmptyPlate } from '../../ui/drawings.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { RecipeCardSkeleton } from '../../ui/recipe/recipe-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useSession } from '../auth/index.ts'
import { LiveRecipeCard } from '../cards/index.ts'
import { findKept, type SearchPageAnswer, searchQuery } from './api.ts'
import { AskedWords } from './asked-words.tsx'
import { AtHomeLine } from './at-home-line.tsx'
import { OwnDiets } from './own-diets.tsx'
import { SearchField } from './search-field.tsx'
import { SearchFilterBar } from './search-filter-bar.tsx'
import { parseSearch, type SearchFilters, toFilters, toSearchParams } from './search-params.ts'
import { SortSelect } from './sort-select.tsx'

/** The most cards that any screen shows without scrolling. */
const FIRST_CARDS = 8

const gridStyles = 'grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] gap-5'

/** Finds recipes by words and filters, all of which are in the address. */
export function SearchPage() {
  // The router merges parsed values over the raw ones, so values refused by the parser would
  // remain.
  const params = parseSearch(useSearch({ from: '/members/search', select: toRecord }))
  const navigate = useNavigate({ from: '/search' })
  const filters = toFilters(params)
  const isBlank = filters.q === '' && !filters.pantry
  const preferences = useSession()?.dietaryPreferences ?? []
  const pages = useSearchPages(filters, preferences, params.page ?? 1)
  const queryClient = useQueryClient()
  // While new results load, the cook's restrictions stay visible.
  const kept = pages.first?.kept ?? findKept(queryClient, preferences)

  /** A changed filter starts at the first page. */
  function change(changes: Partial<SearchFilters>) {
    // A changed text may be misspelt, so corrections are allowed again.
    const exact = changes.q === undefined && filters.exact
    const search = toSearchParams({ ...filters, exact, ...changes })
    void navigate({ search, resetScroll: false })
  }

  function clear() {
    void navigate({ search: {} })
    document.querySelector<HTMLElement>('main input[role=combobox]')?.focus()
  }

  function loadMore() {
    const page = (params.page ?? 1) + 1
    void navigate({
      search: toSearchParams({ ...filters, page }),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <h1 className="mb-5 font-display text-3xl font-semibold">
        <Heading filters={filters} />
      </h1>
      <SearchField key={filters.q} query={filters.q} onSearch={(q) => change({ q })} />
      {isBlank ? (
        <AskForWords onAskPantry={() => change({ pantry: true })} />
      ) : (
        <>
          <SearchFilterBar filters={filters} counts={pages.first?.filters} onChange={change} />
          <OwnDiets
            own={filters.anyDiet ? preferences : [...checkedPreferences(preferences), ...kept]}
            isLifted={filters.anyDiet}
            onLift={(anyDiet) => change({ anyDiet })}
          />
          <AskedWords filters={filters} corrected={pages.first?.corrected} onChange={change} />
          <Results
            query={filters.q}
            pages={pages}
            sort={<SortSelect value={filters.sortBy} onChange={(sortBy) => change({ sortBy })} />}
            onClear={clear}
            onLoadMore={loadMore}
          />
        </>
      )}
    </div>
  )
}

const toRecord = (search: object) => Object.fromEntries(Object.entries(search))

function Heading({ filters: { q, pantry } }: { filters: SearchFilters }) {
  if (q !== '') return <Trans>Results for “{q}”</Trans>
  return pantry ? <Trans>What you can cook</Trans> : <Trans>Search</Trans>
}

/** All pages up to the one in the address, as one list. */
function useSearchPages(filters: SearchFilters, preferences: readonly string[], pageCount: number) {
  return useQueries({
    queries: Array.from({ length: pageCount }, (_, index) =>
      searchQuery(filters, preferences, index + 1),
    ),
    combine: (results) => {
      const loaded = results.map(({ data }) => data).filter((data) => data !== undefined)
      return {
        first: results[0]?.data,
        last: loaded.at(-1),
        recipes: uniqueById(loaded),
        isLoading: results.some(({ isPending }) => isPending),
        failed: results.find(({ error, data }) => error && !data),
      }
    },
  })
}

/** A recipe that moved to the next page between two calls is listed once. */
function uniqueById(pages: SearchPageAnswer[]): SearchPageAnswer['recipes'] {
  const recipes = pages.flatMap((page) => page.recipes)
  return [...new Map(recipes.map((recipe) => [recipe._id, recipe])).values()]
}

interface ResultsProps {
  query: string
  pages: ReturnType<typeof useSearchPages>
  /** The control for their order. */
  sort: ReactNode
  onClear: () => void
  onLoadMore: () => void
}

function Results({ query, pages, sort, onClear, onLoadMore }: ResultsProps) {
  const { t } = useLingui()
  const { first, last, recipes, isLoading, failed } = pages
  const cards = recipes.map((recipe, index) => (
    <li key={recipe._id}>
      <LiveRecipeCard
        recipe={recipe}
        priority={index < 2}
        note={recipe.atHome && <AtHomeLine atHome={recipe.atHome} />}
      />
    </li>
  ))

  if (first?.total === 0) return <NothingFound query={query} onClear={onClear} />
  return (
    <>
      <h2 className="sr-only">
        <Trans>Recipes</Trans>
      </h2>
      {first?.near && (
        <p className="mb-4">
          <Trans>No results found for "{query}"</Trans>{' '}
          <span className="text-ink-soft">
            <Trans>These have some of its words.</Trans>
          </span>
        </p>
      )}
      {(first || !failed) && (
        <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
          {first ? <ResultCount total={first.total} more={first.more ?? false} /> : <span />}
          {sort}
        </div>
      )}
      <ul className={gridStyles}>
        {cards.slice(0, FIRST_CARDS)}
        <BelowTheFold>{cards.slice(FIRST_CARDS)}</BelowTheFold>
      </ul>
      {failed && <SearchFailure error={failed.error} onRetry={() => failed.refetch()} />}
      {!first && isLoading && (
        <Loading text={t`Loading recipes...`} className={gridStyles}>
          <RecipeCardSkeleton />
          <RecipeCardSkeleton />
          <RecipeCardSkeleton />
          <RecipeCardSkeleton />
        </Loading>
      )}
      {!failed && last && last.page < last.pages && (
        <LoadMore onLoad={onLoadMore} pending={isLoading} />
      )}
    </>
  )
}

function NothingFound({ query, onClear }: Pick<ResultsProps, 'query' | 'onClear'>) {
  return (
    <EmptyState
      drawing={<EmptyPlate />}
      title={
        query === '' ? (
          <Trans>Nothing that your pantry is nearly enough for</Trans>
        ) : (
          <Trans>No results found for "{query}"</Trans>
        )
      }
      hint={<Trans>Fewer filters or another word may find it.</Trans>}
      action={
        <Button onClick={onClear}>
          <Trans>Clear Search</Trans>
        </Button>
      }
    />
  )
}

function ResultCount({ total, more }: { total: number; more: boolean }) {
  return (
    <p role="status" className="text-ink-soft tabular-nums">
      {more ? (
        <Trans>More than {total} recipes</Trans>
      ) : (
        <Plural value={total} one="# recipe" other="# recipes" />
      )}
    </p>
  )
}

function AskForWords({ onAskPantry }: { onAskPantry: () => void }) {
  return (
    <EmptyState
      drawing={<BowlAndWhisk />}
      title={<Trans>What are you hungry for?</Trans>}
      hint={<Trans>A dish, an ingredient, a cook’s word for either.</Trans>}
      action={
        <Button icon={<Icon of={Refrigerator} />} onClick={onAskPantry}>
          <Trans>What can I cook with my pantry?</Trans>
        </Button>
      }
    />
  )
}

function SearchFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  const problem = failureMessage(error, {
    failed: t`Failed to search recipes`,
    unanswered: t`The server could not be reached.`,
  })
  return <ErrorState title={<Trans>Error: {problem}</Trans>} onRetry={onRetry} />
}
