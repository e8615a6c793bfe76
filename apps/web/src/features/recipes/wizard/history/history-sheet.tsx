import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { serverMessage } from '../../../../platform/server-message.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Sheet } from '../../../../ui/overlays/dialog.tsx'
import { Loading, SkeletonText } from '../../../../ui/skeleton.tsx'
import { ErrorState } from '../../../../ui/states.tsx'
import { TimeAgo } from '../../../../ui/time-ago.tsx'
import { type Recipe, revisionsQuery } from '../../api.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { EarlierVersion } from './earlier-version.tsx'

interface HistorySheetProps {
  recipe: Recipe
  /** The current text. */
  current: RecipeForm
  isOpen: boolean
  isRestoring: boolean
  onRestore: (revision: number) => void
  onClose: () => void
}

/** The earlier versions of a recipe, each with its differences from the current text. */
export function HistorySheet(props: HistorySheetProps) {
  const { recipe, current, isOpen, isRestoring, onRestore } = props
  const [chosen, setChosen] = useState<number>()

  function close() {
    setChosen(undefined)
    props.onClose()
  }

  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={<Trans>Earlier versions</Trans>}
      footer={
        chosen !== undefined && (
          <>
            <Button
              variant="quiet"
              icon={<Icon of={ArrowLeft} />}
              onClick={() => setChosen(undefined)}
              className="mr-auto"
            >
              <Trans>All versions</Trans>
            </Button>
            <Button variant="primary" loading={isRestoring} onClick={() => onRestore(chosen)}>
              <Trans>Restore This Version</Trans>
            </Button>
          </>
        )
      }
    >
      {isOpen && chosen === undefined && <VersionList recipe={recipe} onChoose={setChosen} />}
      {isOpen && chosen !== undefined && (
        <EarlierVersion recipe={recipe} revision={chosen} current={current} />
      )}
    </Sheet>
  )
}

interface VersionListProps {
  recipe: Recipe
  onChoose: (revision: number) => void
}

function VersionList({ recipe, onChoose }: VersionListProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(revisionsQuery(recipe._id))
  if (error) {
    return (
      <ErrorState
        title={<Trans>The versions could not be loaded</Trans>}
        message={serverMessage(error) ?? t`Check your connection, then try again.`}
        onRetry={() => refetch()}
      />
    )
  }
  if (!data) {
    return (
      <Loading text={<Trans>Loading the versions...</Trans>}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  if (data.revisions.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>
          There is none yet. One is kept when you publish, and now and then while you write.
        </Trans>
      </p>
    )
  }
  return (
    <ul className="-mx-3 divide-y divide-line">
      {data.revisions.map(({ revision, savedAt, title, ingredients, steps, givenUp }) => (
        <li key={revision}>
          <button
            type="button"
            onClick={() => onChoose(revision)}
            className="flex w-full cursor-pointer items-center gap-3 rounded-field px-3 py-3 text-left hover:bg-ink/7"
          >
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">
                {title.trim() || <Trans>Untitled recipe</Trans>}
              </span>
              <span className="text-sm text-ink-soft tabular-nums">
                <TimeAgo date={savedAt} />
                {' · '}
                <Plural value={ingredients} one="# ingredient" other="# ingredients" />
                {' · '}
                <Plural value={steps} one="# step" other="# steps" />
                {givenUp && (
                  <>
                    {' · '}
                    <Trans>given up for another version</Trans>
                  </>
                )}
              </span>
            </span>
            <Icon of={ChevronRight} size={18} className="text-ink-soft" />
          </button>
        </li>
      ))}
    </ul>
  )
}
