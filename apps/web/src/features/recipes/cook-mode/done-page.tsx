import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/overlays/toast.ts'
import { RecordButton } from '../../cooked/index.ts'
import { CommentForm } from '../../reactions/index.ts'
import { type Recipe, recipeQuery } from '../api.ts'

interface DonePageProps {
  recipe: Recipe
  isOwn: boolean
  /** How many portions were cooked. */
  portions: number | undefined
}

/** After the last step: how did it turn out? */
export function DonePage({ recipe, isOwn, portions }: DonePageProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const invites = recipe.allowComments && recipe.status === 'published'

  function thank() {
    toast.success(t`Thank you!`)
    return queryClient.invalidateQueries(recipeQuery(recipe._id))
  }

  return (
    <div className="max-w-measure">
      <RecordButton recipeId={recipe._id} portions={portions} />
      <p className="mt-6 text-lg">
        <Invitation recipe={recipe} isOwn={isOwn} invites={invites} />
      </p>
      {invites && (
        <div className="mt-6">
          <CommentForm recipeId={recipe._id} withRating={!isOwn} onCommented={thank} />
        </div>
      )}
    </div>
  )
}

function Invitation({
  recipe,
  isOwn,
  invites,
}: Pick<DonePageProps, 'recipe' | 'isOwn'> & { invites: boolean }) {
  if (!invites) return <Trans>That was the last step.</Trans>
  if (isOwn) return <Trans>A word for whoever cooks it next?</Trans>
  return <Trans>Tell {recipe.author.name} and the others how it turned out.</Trans>
}
