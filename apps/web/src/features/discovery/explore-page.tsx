import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChefHat } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { BelowTheFold } from '../../platform/below-the-fold.tsx'
import { failureMessage } from '../../platform/server-message.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { TwoCups } from '../../ui/drawings.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RecipeCardSkeleton } from '../../ui/recipe/recipe-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useSession } from '../auth/index.ts'
import { LiveRecipeCard } from '../cards/index.ts'
import { type ExploreLists, exploreQuery } from './api.ts'

/** The most cards of a row that any screen shows without scrolling. */
const FIRST_CARDS = 5

/** The first page of a member: what is trending, what is new, and what followed cooks publish. */
export function ExplorePage() {
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <Welcome />
      <ExploreContent />
    </div>
  )
}

function Welcome() {
  const user = useSession()
  const name = user?.fullName.split(/\s+/)[0] || user?.username
  return (
    <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-b border-line pb-8">
      <div>
        <p className="text-lg text-ink-soft">
          <Trans>Good to see you, {name}.</Trans>
        </p>
        <h1 className="mt-1 font-display text-3xl font-semibold lg:text-4xl">
          <Trans>What shall we cook?</Trans>
        </h1>
      </div>
      <Link to="/recipe/create" className={buttonStyles({ variant: 'outline' })}>
        <Icon of={ChefHat} />
        <Trans>Share a recipe of yours</Trans>
      </Link>
    </header>
  )
}

function ExploreContent() {
  const { t } = useLingui()
  const { data, error } = useQuery(exploreQuery())
  if (data) return <ExploreCarousels lists={data} />
  if (!error) return <ExploreLoading />
  return (
    <ErrorState
      title={t`Something went wrong`}
      message={failureMessage(error, {
        failed: t`Failed to fetch explore recipes`,
        unanswered: t`Failed to load recipes`,
      })}
      onRetry={() => window.location.reload()}
    />
  )
}

function ExploreCarousels({ lists }: { lists: ExploreLists }) {
  return (
    <div className="grid grid-cols-1 gap-12">
      <RecipeCarousel
        title={<Trans>Trending This Week</Trans>}
        recipes={lists.trending}
        priority
        empty={<Trans>A quiet week: nothing has been cooked, liked or saved so far.</Trans>}
      />
      <BelowTheFold>
        <MoreCarousels lists={lists} />
      </BelowTheFold>
    </div>
  )
}

function MoreCarousels({ lists }: { lists: ExploreLists }) {
  return (
    <>
      <RecipeCarousel
        title={<Trans>Newest Recipes</Trans>}
        recipes={lists.new}
        empty={<Trans>No recipe has been published yet. Yours could be the first.</Trans>}
      />
      <RecipeCarousel
        title={<Trans>From Chefs You Follow</Trans>}
        recipes={lists.following}
        empty={
          <Trans>
            What the cooks you follow publish gathers here. Open a recipe you like and follow
            whoever wrote it.
          </Trans>
        }
      />
    </>
  )
}

interface RecipeCarouselProps {
  title: ReactNode
  recipes: ExploreLists['trending']
  /** Shown if there are none. */
  empty: ReactNode
  /** The first row of the page: its covers are fetched first. */
  priority?: boolean
}

function RecipeCarousel({ title, recipes, empty, priority = false }: RecipeCarouselProps) {
  const titleId = useId()
  if (recipes.length === 0) {
    return (
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-4 font-display text-xl font-semibold md:text-2xl">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 rounded-card bg-sunk px-6 py-5">
          <TwoCups />
          <p className="max-w-110 text-ink-soft">{empty}</p>
        </div>
      </section>
    )
  }
  return (
    <Carousel title={title}>
      {recipes.slice(0, FIRST_CARDS).map((recipe, index) => (
        <li key={recipe._id}>
          <LiveRecipeCard recipe={recipe} priority={priority && index < 2} />
        </li>
      ))}
      <BelowTheFold>
        {recipes.slice(FIRST_CARDS).map((recipe) => (
          <li key={recipe._id}>
            <LiveRecipeCard recipe={recipe} />
          </li>
        ))}
      </BelowTheFold>
    </Carousel>
  )
}

function ExploreLoading() {
  return (
    <Loading text={<Trans>Loading</Trans>} className="grid gap-12">
      <CarouselSkeleton />
      <CarouselSkeleton />
    </Loading>
  )
}

function CarouselSkeleton() {
  return (
    <div>
      <Skeleton className="mb-6 h-7 w-56" />
      <div className="grid auto-cols-[min(72%,280px)] grid-flow-col gap-4 overflow-hidden sm:auto-cols-[38%] md:gap-5 lg:auto-cols-[21.8%]">
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
      </div>
    </div>
  )
}
