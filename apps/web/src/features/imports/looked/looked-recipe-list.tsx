import { DoubleActions } from './double-actions.tsx'
import type { FoundRecipe } from './found-recipe.ts'
import { KeepActions } from './keep-actions.tsx'
import { LookedRecipeView } from './looked-recipe-view.tsx'
import { SeveralRecipes } from './several-recipes.tsx'
import { useKeep } from './use-keep.ts'

interface LookedRecipeListProps {
  found: readonly FoundRecipe[]
  /** More may come. */
  isReading: boolean
  onKept: () => void
  onRestore: () => void
}

/** One recipe as it was read, or a list of several to choose from. */
export function LookedRecipeList({ found, isReading, onKept, onRestore }: LookedRecipeListProps) {
  const keeping = useKeep(onKept, onRestore)
  const only = found[0]?.recipe
  if (only && found.length === 1 && !isReading) {
    return (
      <LookedRecipeView
        recipe={only}
        actions={
          only.double ? (
            <DoubleActions
              recipe={only}
              double={only.double}
              isKeeping={keeping.made !== undefined}
              onKeepBoth={() => void keeping.keep(only)}
              onDone={onKept}
            />
          ) : (
            <KeepActions
              isKeeping={keeping.made !== undefined}
              onKeep={() => void keeping.keep(only)}
              onEdit={() => void keeping.edit(only)}
            />
          )
        }
      />
    )
  }
  return <SeveralRecipes found={found} keeping={keeping} />
}
