import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { serverMessage } from '../../../platform/server-message.ts'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { DifferenceSentence, SideBySide } from '../../doubles/index.ts'
import { recipeQuery } from '../../recipes/index.ts'
import type { LookedRecipe } from '../api.ts'

interface ComparedRecipesProps {
  newcomer: LookedRecipe['draft']
  /** The cook's own that it seems to be. */
  double: NonNullable<LookedRecipe['double']>
}

/** A newcomer beside the recipe that the cook has already. */
export function ComparedRecipes({ newcomer, double }: ComparedRecipesProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(recipeQuery(double.recipeId))
  if (data) {
    return (
      <>
        <DifferenceSentence
          className="mb-4"
          pair={{ isSamePage: double.why === 'address', differences: double.differences }}
        />
        <SideBySide
          sides={[data, newcomer]}
          differences={double.differences}
          heads={[<Trans key="mine">Yours</Trans>, <Trans key="new">The newcomer</Trans>]}
          hasTitles
        />
      </>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={<Trans>Your recipe could not be loaded</Trans>}
        message={serverMessage(error) ?? t`Check your connection, then try again.`}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Loading text={<Trans>Loading your recipe...</Trans>}>
      <SkeletonText lines={8} />
    </Loading>
  )
}
