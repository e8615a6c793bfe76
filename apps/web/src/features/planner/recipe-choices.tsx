import { Trans, useLingui } from '@lingui/react/macro'
import { SEARCH_LIMITS } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { savedRecipesQuery } from '../saved/index.ts'
import { foundRecipesQuery, type PlannedRecipe, recentRecipesQuery } from './api.ts'

interface ChoicesProps {
  onChoose: (recipeId: string) => void
}

export function RecentRecipes({ onChoose }: ChoicesProps) {
  const { data, error, refetch } = useQuery(recentRecipesQuery())
  return (
    <Choices
      recipes={data?.recipes}
      error={error}
      onRetry={refetch}
      onChoose={onChoose}
      nothing={<Trans>What you look at and plan will be here. Search for something.</Trans>}
    />
  )
}

export function SavedRecipes({ onChoose }: ChoicesProps) {
  const { data, error, refetch } = useQuery(savedRecipesQuery())
  return (
    <Choices
      recipes={data?.savedRecipes}
      error={error}
      onRetry={refetch}
      onChoose={onChoose}
      nothing={<Trans>No saved recipes yet.</Trans>}
    />
  )
}

export function FoundRecipes({ onChoose }: ChoicesProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const words = useDeferredValue(text.trim())
  const { data, error, refetch } = useQuery({
    ...foundRecipesQuery(words),
    placeholderData: (before) => before,
  })
  return (
    <>
      <Field label={t`Dish or ingredient`} hideLabel className="sticky top-0 z-10 bg-surface p-1">
        <TextInput
          type="search"
          value={text}
          maxLength={SEARCH_LIMITS.text}
          placeholder={t`Dish or ingredient`}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {words === '' ? (
        <Note>
          <Trans>Search by a dish or an ingredient.</Trans>
        </Note>
      ) : (
        <Choices
          recipes={data?.recipes}
          error={error}
          onRetry={refetch}
          onChoose={onChoose}
          nothing={<Trans>Nothing found for '{words}'.</Trans>}
        />
      )}
    </>
  )
}

interface RecipeListProps extends ChoicesProps {
  recipes: readonly PlannedRecipe[] | undefined
  error: Error | null
  onRetry: () => void
  nothing: ReactNode
}

function Choices({ recipes, error, onRetry, onChoose, nothing }: RecipeListProps) {
  if (recipes?.length === 0) return <Note>{nothing}</Note>
  if (recipes) {
    return (
      <ul className="divide-y divide-line">
        {recipes.map((recipe) => (
          <li key={recipe._id}>
            <RecipeChoice recipe={recipe} onChoose={() => onChoose(recipe._id)} />
          </li>
        ))}
      </ul>
    )
  }
  if (error) return <ErrorState title={<Trans>Failed to load recipes</Trans>} onRetry={onRetry} />
  return (
    <Loading text={<Trans>Loading recipes...</Trans>} className="grid gap-3 py-2">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </Loading>
  )
}

interface RecipeChoiceProps {
  recipe: PlannedRecipe
  onChoose: () => void
}

function RecipeChoice({ recipe, onChoose }: RecipeChoiceProps) {
  const { title, imageUrl, photo, totalTime } = recipe
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid w-full cursor-pointer grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 rounded-field p-2 text-left -outline-offset-2 hover:bg-sunk"
    >
      <span className="aspect-4/3 overflow-hidden rounded-tick bg-sunk">
        <RecipeCover imageUrl={imageUrl} photo={photo} alt="" sizes="72px" />
      </span>
      <span className="grid min-w-0">
        <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
        {totalTime && <span className="text-sm text-ink-soft">{totalTime}</span>}
      </span>
    </button>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="px-2 py-6 text-ink-soft">{children}</p>
}
