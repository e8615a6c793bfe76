import { useLingui } from '@lingui/react/macro'
import { RecipeCardSkeleton } from '../../ui/recipe/recipe-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { gridStyles, pageStyles } from './styles.ts'

/** A placeholder in the shape of a profile. */
export function ProfileLoading() {
  const { t } = useLingui()
  return (
    <div className={pageStyles}>
      <Loading text={t`Loading profile...`} className="grid gap-8">
        <div className="flex flex-col gap-5 sm:flex-row sm:gap-8">
          <Skeleton className="size-28 shrink-0 rounded-full" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-9 w-64 max-w-full" />
            <Skeleton className="h-5 w-32" />
            <Skeleton className="mt-2 h-5 w-full max-w-measure" />
            <Skeleton className="h-12 w-96 max-w-full" />
          </div>
        </div>
        <Skeleton className="h-11 w-full" />
        <div className={gridStyles}>
          <RecipeCardSkeleton />
          <RecipeCardSkeleton />
          <RecipeCardSkeleton />
          <RecipeCardSkeleton />
        </div>
      </Loading>
    </div>
  )
}
