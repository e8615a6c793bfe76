import { Trans, useLingui } from '@lingui/react/macro'
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { Suspense } from 'react'
import type { CallResponse } from '../../platform/call.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { BowlAndWhisk, ClosedBook, EmptyPlate } from '../../ui/drawings.tsx'
import { keptFocus } from '../../ui/overlays/kept-focus.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { EmptyState } from '../../ui/states.tsx'
import { type OwnStatus, ownRecipesQuery } from './api.ts'
import { OwnRecipeCard } from './my-recipes/own-recipe-card.tsx'
import { OwnRecipeList } from './my-recipes/own-recipe-list.tsx'
import { OwnSearch } from './my-recipes/own-search.tsx'
import { RecipeCounts } from './my-recipes/recipe-counts.tsx'
import type { MyRecipesSearch } from './my-recipes/search.ts'
import { type OwnRecipeActs, useOwnRecipeActs } from './my-recipes/use-own-recipe-acts.tsx'
import { type RecipeOutlets, useRecipeOutlets } from './outlets.ts'
import { WaysIn } from './ways-in.tsx'

/** The member's own recipes, published and drafts, with their figures and actions. */
export function MyRecipesPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { tab = 'published', q = '' } = useSearch({ from: '/members/dashboard/myRecipes' })
  const { alerts } = useRecipeOutlets()
  const status = tab === 'draft' ? 'draft' : 'published'
  const lists = {
    published: useInfiniteQuery(ownRecipesQuery('published', q)),
    draft: useInfiniteQuery(ownRecipesQuery('draft', q)),
  }
  const [acts, dialogs] = useOwnRecipeActs()
  const list = lists[status]
  const counts = newest(lists.published, lists.draft).data?.pages[0]?.counts
  const hasSeveral = counts !== undefined && counts.total > 1
  const isNew = q === '' && counts?.total === 0
  const isRefreshing = lists.published.isRefetching || lists.draft.isRefetching

  async function refresh() {
    const answers = await Promise.all([lists.published.refetch(), lists.draft.refetch()])
    const error = answers.find((answer) => answer.isError)?.error
    // Recipes loaded before stay on screen, so nothing else would tell that loading failed.
    if (error && list.data) toast.error(serverMessage(error) ?? t`Failed to fetch user recipes`)
  }

  function show(search: MyRecipesSearch) {
    void navigate({ to: '/dashboard/myRecipes', search, replace: true, resetScroll: false })
  }

  function open(chosen: OwnStatus | 'alerts') {
    show({ ...(chosen !== 'published' && { tab: chosen }), ...(q !== '' && { q }) })
  }

  function searchFor(words: string) {
    show({ ...(tab !== 'published' && { tab }), ...(words !== '' && { q: words }) })
  }

  return (
    <div ref={keptFocus} className="mx-auto max-w-page px-4 py-8 md:px-8">
      <PageHeader hasSeveral={hasSeveral} isRefreshing={isRefreshing} onRefresh={refresh} />
      <RecipeCounts counts={counts} isLoading={list.isPending} />
      {!isNew && tab !== 'alerts' && <OwnSearch key={q} words={q} onSearch={searchFor} />}
      <Tabs
        label={t`My Recipes`}
        tabs={[
          { value: 'published', label: t`Published`, count: counts?.published },
          { value: 'draft', label: t`Draft`, count: counts?.drafts },
          ...(alerts ? [{ value: 'alerts' as const, label: <AlertsLabel {...alerts} /> }] : []),
        ]}
        value={tab}
        onChange={open}
        className="mt-6"
      >
        {tab === 'alerts' && alerts ? (
          <AlertsPanel Panel={alerts.Panel} />
        ) : (
          <OwnPanel
            status={status}
            list={list}
            acts={acts}
            isNew={isNew}
            words={q}
            onRetry={refresh}
          />
        )}
      </Tabs>
      {dialogs}
    </div>
  )
}

interface PageHeaderProps {
  /** Two recipes can be doubles of each other. */
  hasSeveral: boolean
  isRefreshing: boolean
  onRefresh: () => void
}

function PageHeader({ hasSeveral, isRefreshing, onRefresh }: PageHeaderProps) {
  const { t } = useLingui()
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-4">
      <h1 className="font-display text-3xl font-semibold">
        <Trans>My Recipes</Trans>
      </h1>
      <IconButton label={t`Refresh`} icon={RefreshCw} loading={isRefreshing} onClick={onRefresh} />
      <div className="flex flex-wrap gap-3 max-sm:w-full sm:ml-auto">
        {hasSeveral && (
          <Link
            to="/dashboard/myRecipes/doubles"
            className={buttonStyles({ className: 'max-sm:flex-1' })}
          >
            <Trans>Find doubles</Trans>
          </Link>
        )}
        <Link to="/import" className={buttonStyles({ className: 'max-sm:flex-1' })}>
          <Trans>Bring recipes in</Trans>
        </Link>
        <Link
          to="/recipe/create"
          className={buttonStyles({
            variant: 'primary',
            // Three of them do not fit beside each other on a phone.
            className: hasSeveral ? 'max-sm:order-first max-sm:basis-full' : 'max-sm:flex-1',
          })}
        >
          <Trans>+ Create Recipe</Trans>
        </Link>
      </div>
    </header>
  )
}

interface OwnPanelProps {
  status: OwnStatus
  list: UseInfiniteQueryResult<InfiniteData<CallResponse<'GET /recipes/my-recipes'>>>
  acts: OwnRecipeActs
  /** There is no recipe at all yet. */
  isNew: boolean
  /** What is searched for, or ''. */
  words: string
  onRetry: () => void
}

function OwnPanel({ status, list, acts, isNew, words, onRetry }: OwnPanelProps) {
  const { t } = useLingui()
  return (
    <>
      <h2 className="sr-only">
        {status === 'published' ? <Trans>Published recipes</Trans> : <Trans>Drafts</Trans>}
      </h2>
      <OwnRecipeList
        recipes={list.data?.pages.flatMap(({ recipes }) => recipes)}
        problem={list.error && (serverMessage(list.error) ?? t`Failed to fetch user recipes`)}
        onRetry={onRetry}
        onLoadMore={list.hasNextPage ? () => list.fetchNextPage() : undefined}
        isLoadingMore={list.isFetchingNextPage}
        empty={<Nothing status={status} isNew={isNew} words={words} />}
      >
        {(recipe) => <OwnRecipeCard recipe={recipe} acts={acts} />}
      </OwnRecipeList>
    </>
  )
}

type AlertsOutlet = NonNullable<RecipeOutlets['alerts']>

function AlertsLabel({ Count }: Pick<AlertsOutlet, 'Count'>) {
  return (
    <>
      <Trans>Alerts</Trans>
      <Count />
    </>
  )
}

function AlertsPanel({ Panel }: Pick<AlertsOutlet, 'Panel'>) {
  return (
    <>
      <h2 className="sr-only">
        <Trans>Alerts</Trans>
      </h2>
      <Suspense>
        <Panel />
      </Suspense>
    </>
  )
}

function newest<Query extends { dataUpdatedAt: number }>(one: Query, other: Query): Query {
  return other.dataUpdatedAt > one.dataUpdatedAt ? other : one
}

function Nothing({ status, isNew, words }: Pick<OwnPanelProps, 'status' | 'isNew' | 'words'>) {
  if (isNew) return <FirstRecipe status={status} />
  if (words === '') return <NoneOf status={status} />
  return (
    <EmptyState
      drawing={<EmptyPlate />}
      title={<Trans>None of these is found by "{words}"</Trans>}
      hint={<Trans>Each word is looked for in titles, ingredients and tags.</Trans>}
    />
  )
}

/** For a cook without any recipe: every way to the first one. */
function FirstRecipe({ status }: { status: OwnStatus }) {
  return (
    <div className="mx-auto max-w-130 py-4">
      <NoneOf status={status} isFirst />
      <WaysIn />
    </div>
  )
}

function NoneOf({ status, isFirst = false }: { status: OwnStatus; isFirst?: boolean }) {
  if (status === 'draft') {
    return <EmptyState drawing={<ClosedBook />} title={<Trans>No draft recipes</Trans>} />
  }
  return (
    <EmptyState
      drawing={<BowlAndWhisk />}
      title={<Trans>No published recipes yet</Trans>}
      action={
        !isFirst && (
          <Link to="/recipe/create" className={buttonStyles()}>
            <Trans>Create Your First Recipe</Trans>
          </Link>
        )
      }
    />
  )
}
