import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../../platform/page-title.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import type { Import } from '../api.ts'

interface ImportStateProps {
  run: Import
  /** Files are on their way. */
  isSending: boolean
}

/** Where the import stands, in words, and how far it is while it works. */
export function ImportState({ run, isSending }: ImportStateProps) {
  const title = useStateTitle(run, isSending)
  usePageTitle(title)
  const { state, reason, createdAt } = run
  return (
    <header className="max-w-190">
      <h1 className="font-display text-3xl font-semibold">{title}</h1>
      <p className="mt-2 text-ink-soft">
        {!isThisMinute(createdAt) && (
          <>
            <Trans>
              Begun <TimeAgo date={createdAt} />.
            </Trans>{' '}
          </>
        )}
        <StateSentence run={run} />
      </p>
      {reason !== null && <p className="mt-2 text-saffron wrap-anywhere">{reason}</p>}
      {(state === 'running' || state === 'paused' || state === 'undoing') && <Progress run={run} />}
    </header>
  )
}

/** '0m ago' says nothing. */
const isThisMinute = (date: string) => Date.now() - Date.parse(date) < 60_000

function useStateTitle({ state, counts }: Import, isSending: boolean): string {
  const { t } = useLingui()
  if (isSending) return t`Looking into your files`
  const titles = {
    looking: counts.recipes === 0 ? t`Looking into your files` : t`Looking further`,
    looked: t`What is in it`,
    running: t`Bringing your recipes in`,
    paused: t`Paused`,
    done: t`Your recipes are here`,
    cancelled: t`Cancelled`,
    undoing: t`Taking it all back`,
    undone: t`Taken back`,
  } satisfies Record<Import['state'], string>
  return titles[state]
}

function StateSentence({ run: { state, counts, finishedAt } }: { run: Import }) {
  const { kept, picturesWaiting } = counts
  switch (state) {
    case 'looking':
    case 'looked':
      return <Trans>Nothing is brought in until you start it.</Trans>
    case 'running':
      return <Trans>You may leave this page; it goes on without you.</Trans>
    case 'paused':
      return <Trans>What came in so far is among your drafts.</Trans>
    case 'done':
      return picturesWaiting > 0 ? (
        <Plural
          value={picturesWaiting}
          one="# picture is still being fetched."
          other="# pictures are still being fetched."
        />
      ) : (
        <>
          {finishedAt && !isThisMinute(finishedAt) && (
            <>
              <Trans>
                Finished <TimeAgo date={finishedAt} />.
              </Trans>{' '}
            </>
          )}
          <Trans>What is new is a draft that only you see.</Trans>
        </>
      )
    case 'cancelled':
      return <Trans>What came in before stays.</Trans>
    case 'undoing':
      return <Trans>What you changed since stays.</Trans>
    case 'undone':
      return kept > 0 ? (
        <Plural
          value={kept}
          one="# recipe stayed, since you changed it."
          other="# recipes stayed, since you changed them."
        />
      ) : (
        <Trans>Nothing of it is left.</Trans>
      )
  }
}

function Progress({ run: { state, counts } }: { run: Import }) {
  const { t, i18n } = useLingui()
  const { recipes, waiting, undone, kept, broughtIn } = counts
  const isUndoing = state === 'undoing'
  const total = isUndoing ? undone + kept + broughtIn : recipes
  const done = isUndoing ? undone + kept : recipes - waiting
  const share = total === 0 ? 0 : done / total
  const [shownDone, shownTotal] = [i18n.number(done), i18n.number(total)]
  const label = t`${shownDone} of ${shownTotal} recipes`
  return (
    <div className="mt-5 grid gap-2">
      <p role="status" className="text-ink-soft tabular-nums">
        {label}
      </p>
      <ProgressBar label={label} value={share} />
    </div>
  )
}
