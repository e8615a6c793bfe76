import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { serverMessage } from '../../../../platform/server-message.ts'
import { Loading, SkeletonText } from '../../../../ui/skeleton.tsx'
import { ErrorState } from '../../../../ui/states.tsx'
import { TimeAgo } from '../../../../ui/time-ago.tsx'
import { type Recipe, revisionQuery } from '../../api.ts'
import { type RecipeForm, toRecipeForm } from '../recipe-form.ts'
import { findConflicts } from '../versions/compare-versions.ts'
import { hasSamePhoto } from '../versions/picture.ts'
import { useFieldLabels } from '../versions/use-field-labels.ts'
import { VersionPicture } from '../versions/version-picture.tsx'
import { VersionText } from '../versions/version-text.tsx'

interface EarlierVersionProps {
  recipe: Recipe
  revision: number
  current: RecipeForm
}

/** How an earlier version differs from the current text. */
export function EarlierVersion({ recipe, revision, current }: EarlierVersionProps) {
  const { t } = useLingui()
  const labels = useFieldLabels()
  const { data, error, refetch } = useQuery(revisionQuery(recipe._id, revision))
  if (error) {
    return (
      <ErrorState
        title={<Trans>The version could not be loaded</Trans>}
        message={serverMessage(error) ?? t`Check your connection, then try again.`}
        onRetry={() => refetch()}
      />
    )
  }
  if (!data) {
    return (
      <Loading text={<Trans>Loading the version...</Trans>}>
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  // Whether comments are allowed is not part of a version.
  const earlier = toRecipeForm({ ...data, allowComments: current.allowComments })
  const different = findConflicts({ base: current, mine: current, theirs: earlier })
  const { photo, savedAt } = data
  const isOtherPhoto = photo !== undefined && !hasSamePhoto({ photo }, recipe)
  return (
    <>
      <p className="text-ink-soft">
        {photo === undefined ? (
          <Trans>
            Saved <TimeAgo date={savedAt} />. What differs from now is marked; the photo stays.
          </Trans>
        ) : (
          <Trans>
            Saved <TimeAgo date={savedAt} />. What differs from now is marked.
          </Trans>
        )}
      </p>
      {isOtherPhoto && (
        <section className="mt-5">
          <h3 className="mb-1 font-medium">
            <Trans>Photo</Trans>
          </h3>
          <VersionPicture photo={photo} />
        </section>
      )}
      {different.length === 0 && !isOtherPhoto && (
        <p className="mt-5">
          <Trans>Everything in it is as it is now.</Trans>
        </p>
      )}
      {different.map(({ field }) => (
        <section key={field} className="mt-5">
          <h3 className="mb-1 font-medium">{labels[field]}</h3>
          <VersionText field={field} version={earlier} other={current} />
        </section>
      ))}
    </>
  )
}
