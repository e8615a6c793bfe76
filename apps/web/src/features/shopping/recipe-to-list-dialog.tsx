import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Checkbox } from '../../ui/controls/checks.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type PreviewLine, recipePreviewQuery, usePutRecipe } from './api.ts'

interface RecipeToListDialogProps {
  recipe: { _id: string; title: string }
  portions: number | undefined
  onClose: () => void
}

/** Adds a recipe's ingredients to the list; what is at home is left out by default. */
export function RecipeToListDialog({ recipe, portions, onClose }: RecipeToListDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(recipePreviewQuery(recipe._id, portions))
  const putting = usePutRecipe()
  /** Ingredients ticked or unticked by hand. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map())
  const lines = data?.lines ?? []
  const isWanted = ({ ingredient, isCovered }: PreviewLine) => chosen.get(ingredient) ?? !isCovered

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const ingredients = lines.filter(isWanted).map(({ ingredient }) => ingredient)
    try {
      await putting.mutateAsync({
        recipeId: recipe._id,
        ingredients,
        ...(portions && { portions }),
      })
      onClose()
      toast.success(t`Added to your shopping list`, {
        action: {
          label: t`See the list`,
          onPress: () =>
            void navigate({ to: '/dashboard/mealPlanner', search: { view: 'shopping' } }),
        },
      })
    } catch (problem) {
      toast.error(serverMessage(problem) ?? t`Failed to create the shopping list`)
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={<Trans>Create Shopping List</Trans>}
      description={recipe.title}
      submitLabel={<Trans>Add to the list</Trans>}
      pending={putting.isPending}
      onSubmit={submit}
    >
      {data && (
        <Lines
          lines={lines}
          isWanted={isWanted}
          onChange={(line, wanted) => setChosen(new Map(chosen).set(line.ingredient, wanted))}
        />
      )}
      {!data && error && (
        <ErrorState
          title={<Trans>Failed to read the recipe</Trans>}
          message={serverMessage(error)}
          onRetry={refetch}
        />
      )}
      {!data && !error && (
        <Loading text={<Trans>Looking into your pantry...</Trans>} className="grid gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </Loading>
      )}
    </FormDialog>
  )
}

interface LinesProps {
  lines: readonly PreviewLine[]
  isWanted: (line: PreviewLine) => boolean
  onChange: (line: PreviewLine, isWanted: boolean) => void
}

/** The ingredients to choose from, each with how much is at home. */
function Lines({ lines, isWanted, onChange }: LinesProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.ingredient}>
          <Checkbox
            checked={isWanted(line)}
            onChange={(event) => onChange(line, event.target.checked)}
            label={
              <span className="wrap-anywhere">
                {line.amount && <span className="font-medium tabular-nums">{line.amount} </span>}
                {line.name}
              </span>
            }
            hint={line.atHome === null ? undefined : <Trans>{line.atHome} at home</Trans>}
          />
        </li>
      ))}
    </ul>
  )
}
