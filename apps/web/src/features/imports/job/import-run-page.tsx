import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CallError } from '../../../platform/call.ts'
import { serverMessage } from '../../../platform/server-message.ts'
import { buttonStyles } from '../../../ui/controls/button.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { type Import, importQuery } from '../api.ts'
import { DoublesChoice } from './doubles-choice.tsx'
import { ImportActions } from './import-actions.tsx'
import { ImportFigures } from './import-figures.tsx'
import { ImportFiles } from './import-files.tsx'
import { ImportState } from './import-state.tsx'
import { ItemList } from './item-list.tsx'
import { PlansChoice } from './plans-choice.tsx'
import { useArrivedRecipes } from './use-arrived-recipes.ts'
import { useImportOptions } from './use-import-options.ts'
import { useUploads } from './use-uploads.ts'

/** One import from its first file to its report. */
export function ImportRunPage() {
  const { t } = useLingui()
  const { importId } = useParams({ from: '/members/import/$importId' })
  const { data, error, refetch } = useQuery(importQuery(importId))
  if (data) return <ImportRun key={importId} run={data} />
  if (error) {
    const isAbsent = error instanceof CallError && error.status === 404
    return (
      <ErrorState
        title={<Trans>This import cannot be shown</Trans>}
        message={
          isAbsent
            ? t`It was forgotten, or it is not yours.`
            : (serverMessage(error) ?? t`Check your connection, then try again.`)
        }
        {...(!isAbsent && { onRetry: () => void refetch() })}
        action={
          <Link to="/import" className={buttonStyles()}>
            <Trans>Bring recipes in</Trans>
          </Link>
        }
      />
    )
  }
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <Loading text={<Trans>Loading the import...</Trans>} className="grid gap-6">
        <Skeleton className="h-10 w-3/5 max-w-100" />
        <Skeleton className="h-24" />
        <Skeleton className="h-60" />
      </Loading>
    </div>
  )
}

function ImportRun({ run }: { run: Import }) {
  const uploads = useUploads(run._id)
  const options = useImportOptions(run)
  useArrivedRecipes(run)
  const isOpen = run.state === 'looking' || run.state === 'looked'
  const { counts } = run
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <ImportState run={run} isSending={uploads.isBusy} />
      <ImportFiles run={run} uploads={uploads} isOpen={isOpen} />
      {counts.recipes + counts.refused > 0 && <ImportFigures run={run} />}
      {isOpen && counts.recipes > 0 && <DoublesChoice options={options} count={counts.doubles} />}
      {isOpen && <PlansChoice run={run} options={options} />}
      <ImportActions run={run} options={options} isSending={uploads.isBusy} />
      {counts.recipes + counts.refused > 0 && <ItemList run={run} />}
    </div>
  )
}
