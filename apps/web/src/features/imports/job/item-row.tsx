import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Import, ImportItem } from '../api.ts'
import { LikeEarlier, LookedDouble } from '../looked/looked-double.tsx'
import { DoubleSelect } from './double-select.tsx'

const ItemDialog = lazy(() =>
  import('./item-dialog.tsx').then((it) => ({ default: it.ItemDialog })),
)

interface ItemRowProps {
  run: Import
  item: ImportItem
}

/** One thing that was found: what became of it, what to look at, what was lost, and what it doubles. */
export function ItemRow({ run, item }: ItemRowProps) {
  const { title, kind, recipeId, reason, doubts, lost, collections, double, like } = item
  const [isOpen, setOpen] = useState(false)
  const remarks = doubts.length + lost.length
  const isWaiting = item.state === 'waiting'
  const isDouble = double !== null || like !== null
  const isToldBelow = isDouble && item.state === 'skipped'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">
          {recipeId === null ? (
            title || <KindName kind={kind} />
          ) : (
            <Link to="/recipe/$recipeId" params={{ recipeId }} className="hover:underline">
              {title}
            </Link>
          )}
        </p>
        {!(isWaiting && isBeforeStart(run)) && <StateName state={item.state} />}
        {kind === 'recipe' && isWaiting && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {isDouble ? <Trans>Compare</Trans> : <Trans>Show it</Trans>}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {reason !== null && !isToldBelow && (
        <p className="mt-1 text-ink-soft wrap-anywhere">{reason}</p>
      )}
      {collections.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
          <Trans>Into: {collections.join(', ')}</Trans>
        </p>
      )}
      {isDouble && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {recipeId !== null && recipeId === double?.recipeId ? (
            <p className="text-ink-soft">
              <Trans>The newest version of yours now</Trans>
            </p>
          ) : (
            <LookedDouble double={double} className="min-w-0" />
          )}
          {like && <LikeEarlier title={like.title} />}
          <DoubleSelect run={run} item={item} />
        </div>
      )}
      {remarks > 0 && (
        <Disclosure
          summary={
            <span className="text-sm text-ink-soft">
              <RemarkCounts doubts={doubts.length} lost={lost.length} />
            </span>
          }
        >
          <Remarks doubts={doubts} lost={lost} />
        </Disclosure>
      )}
      {isOpen && (
        <Suspense>
          <ItemDialog run={run} item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Before it is started everything waits, and nobody has to be told. */
const isBeforeStart = ({ state }: Import) => state === 'looking' || state === 'looked'

function RemarkCounts({ doubts, lost }: { doubts: number; lost: number }) {
  return (
    <>
      {doubts > 0 && <Plural value={doubts} one="# doubt" other="# doubts" />}
      {doubts > 0 && lost > 0 && ' · '}
      {lost > 0 && <Plural value={lost} one="# thing lost" other="# things lost" />}
    </>
  )
}

function Remarks({ doubts, lost }: Pick<ImportItem, 'doubts' | 'lost'>) {
  return (
    <ul className="grid max-w-190 gap-2 pb-2 text-sm">
      {doubts.map(({ reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two remarks may be alike
        <li key={at} className="wrap-anywhere text-saffron">
          {reason}
        </li>
      ))}
      {lost.map(({ field, value, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two remarks may be alike
        <li key={at} className="wrap-anywhere text-ink-soft">
          <span className="font-medium text-ink">{field}</span>: <q>{value}</q> · {reason}
        </li>
      ))}
    </ul>
  )
}

function KindName({ kind }: Pick<ImportItem, 'kind'>): ReactNode {
  const { t } = useLingui()
  const names = {
    recipe: t`Untitled recipe`,
    plan: t`A meal plan`,
    'shopping list': t`A shopping list`,
    refused: t`Something that cannot come`,
  } satisfies Record<ImportItem['kind'], string>
  return names[kind]
}

const TONES = {
  waiting: 'plain',
  'brought-in': 'basil',
  'here-already': 'plain',
  skipped: 'plain',
  refused: 'beet',
  undone: 'plain',
  kept: 'saffron',
} satisfies Record<ImportItem['state'], ComponentProps<typeof Badge>['tone']>

function StateName({ state }: Pick<ImportItem, 'state'>) {
  const { t } = useLingui()
  const names = {
    waiting: t`Not brought in yet`,
    'brought-in': t`Brought in`,
    'here-already': t`Here already`,
    skipped: t`Left out`,
    refused: t`Cannot come`,
    undone: t`Taken back`,
    kept: t`Stayed, since you changed it`,
  } satisfies Record<ImportItem['state'], string>
  return <Badge tone={TONES[state]}>{names[state]}</Badge>
}
