import { useLingui } from '@lingui/react/macro'
import { RecipeCardSkeleton } from '../../ui/recipe/recipe-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { type LiveRecipe, LiveRecipeCard } from '../cards/index.ts'
import { gridStyles } from './styles.ts'

interface RecipeGridProps {
  recipes: LiveRecipe[]
  /** Called after saving or unsaving, instead of the toast. */
  onSaveToggled?: ((isSaved: boolean) => void) | undefined
}

/** Recipes of a profile as cards. */
export function RecipeGrid({ recipes, onSaveToggled }: RecipeGridProps) {
  return (
    <ul className={gridStyles}>
      {recipes.map((recipe, index) => (
        <li key={recipe._id}>
          <LiveRecipeCard
            recipe={recipe}
            place="profile"
            priority={index < 4}
            {...(onSaveToggled && { onSaveToggled })}
          />
        </li>
      ))}
    </ul>
  )
}

/** Placeholders in the shape of these cards. */
export function RecipeGridLoading() {
  const { t } = useLingui()
  return (
    <Loading text={t`Loading recipes...`} className={gridStyles}>
      <RecipeCardSkeleton />
      <RecipeCardSkeleton />
      <RecipeCardSkeleton />
      <RecipeCardSkeleton />
    </Loading>
  )
}
