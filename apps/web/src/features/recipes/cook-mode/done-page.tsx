import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { CommentForm } from '../../reactions/index.ts'
import { type Recipe, recipeQuery } from '../api.ts'

/** After the last step: how did it turn out? */
export function DonePage({ recipe, isOwn }: { recipe: Recipe; isOwn: boolean }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const invites = recipe.allowComments && recipe.status === 'published'

  function thank() {
    toast.success(t`Thank you!`)
    return queryClient.invalidateQueries(recipeQuery(recipe._id))
  }

  return (
    <div className="max-w-measure">
      <p className="text-lg">
        {invites ? (
          <Trans>Tell {recipe.author.name} and the others how it turned out.</Trans>
        ) : (
          <Trans>That was the last step.</Trans>
        )}
      </p>
      {invites && (
        <div className="mt-6">
          <CommentForm recipeId={recipe._id} withRating={!isOwn} onCommented={thank} />
        </div>
      )}
    </div>
  )
}
