import { Trans } from '@lingui/react/macro'
import { arrivingCover } from '../../../ui/recipe/recipe-cover.tsx'
import { Loading, Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'

/** A placeholder in the shape of a recipe. */
export function RecipeLoading() {
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:px-8 md:py-10">
      <h1 className="sr-only">
        <Trans>Recipe</Trans>
      </h1>
      <Loading
        text={<Trans>Loading recipe...</Trans>}
        className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[3fr_2fr] lg:grid-cols-[7fr_5fr] lg:gap-x-14"
      >
        <div className="grid gap-5">
          <Skeleton className="h-12 w-11/12" />
          <Skeleton className="h-5 w-2/3" />
          <SkeletonText lines={3} />
        </div>
        <div style={arrivingCover} className="max-md:-order-1">
          <Skeleton className="aspect-4/3 rounded-card" />
        </div>
      </Loading>
    </div>
  )
}
