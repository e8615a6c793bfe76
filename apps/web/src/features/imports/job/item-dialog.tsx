import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { serverMessage } from '../../../platform/server-message.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { type Import, type ImportItem, itemQuery } from '../api.ts'
import { ComparedRecipes } from '../looked/compared-recipes.tsx'
import { ComparedWithin } from '../looked/compared-within.tsx'
import { LookedRecipeView } from '../looked/looked-recipe-view.tsx'
import { DoubleSelect } from './double-select.tsx'

interface ItemDialogProps {
  run: Import
  item: ImportItem
  onClose: () => void
}

/** A recipe as it would come in, beside the one that the cook has already where it doubles one. */
export function ItemDialog({ run, item, onClose }: ItemDialogProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(itemQuery(run._id, item.position))
  const isDouble = item.double !== null || item.like !== null
  return (
    <Dialog
      open
      size="lg"
      isText
      onClose={onClose}
      title={item.title || <Trans>Untitled recipe</Trans>}
      {...(isDouble && { footer: <DoubleSelect run={run} item={item} /> })}
    >
      {error && (
        <ErrorState
          title={<Trans>It could not be loaded</Trans>}
          message={serverMessage(error) ?? t`Check your connection, then try again.`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading text={<Trans>Loading the recipe...</Trans>}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {data?.draft && data.double && <ComparedRecipes newcomer={data.draft} double={data.double} />}
      {data?.draft && data.like?.draft && data.like.differences && (
        <ComparedWithin
          sides={[data.like.draft, data.draft]}
          isSamePage={data.like.why === 'address'}
          differences={data.like.differences}
        />
      )}
      {data?.draft && !data.double && !data.like?.differences && (
        <LookedRecipeView recipe={{ ...data, draft: data.draft }} hasTitle={false} />
      )}
    </Dialog>
  )
}
