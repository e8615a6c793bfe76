import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import type { Answer } from '../turns.ts'
import { ComparedRow } from './compared-row.tsx'
import { groupRows, type RowGroup } from './group-rows.ts'
import type { LineNotes } from './line-notes.ts'
import type { Change } from './page.ts'

type Adaptation = NonNullable<Answer['adaptation']>

interface Choices {
  /** Indexes of the rejected changes. */
  rejected: ReadonlySet<number>
  onReject: (rejected: ReadonlySet<number>) => void
}

interface ComparisonProps extends Choices {
  adaptation: Adaptation
  /** The changes that are drawn. */
  changes: readonly Change[]
  notes: LineNotes
}

/** An adapted recipe beside its original, line by line; each change can be rejected. */
export function Comparison({ adaptation, changes, notes, rejected, onReject }: ComparisonProps) {
  const { t } = useLingui()
  const parts = [
    { part: 'ingredient', title: t`Ingredients` },
    { part: 'step', title: t`Instructions` },
  ] as const

  function toggle(index: number, isRejected: boolean) {
    const next = new Set(rejected)
    if (isRejected) next.add(index)
    else next.delete(index)
    onReject(next)
  }

  return (
    <>
      <Credit original={adaptation.original} />
      {parts.map(({ part, title }) => {
        const groups = groupRows(changes, part)
        if (groups.length === 0) return null
        return (
          <Part key={part} title={title}>
            {groups.map((group) => (
              <Group key={group.rows[0]?.index} group={group}>
                {group.rows.map(({ change, index }) => (
                  <ComparedRow
                    key={index}
                    change={change}
                    isWhyKnown={changes.findIndex(({ why }) => why === change.why) < index}
                    notes={notes}
                    rejected={rejected.has(index)}
                    onReject={(isRejected) => toggle(index, isRejected)}
                  />
                ))}
              </Group>
            ))}
          </Part>
        )
      })}
      <AllChoices changes={adaptation.changes} rejected={rejected} onReject={onReject} />
    </>
  )
}

function Credit({ original: { recipeId, title, author } }: Pick<Adaptation, 'original'>) {
  const name = recipeId ? (
    <Link to="/recipe/$recipeId" params={{ recipeId }} className="link">
      {title}
    </Link>
  ) : (
    <span>{title}</span>
  )
  return (
    <p className="text-ink-soft">
      {author === '' ? (
        <Trans>Beside the original: {name}</Trans>
      ) : (
        <Trans>
          Beside the original: {name} by {author}
        </Trans>
      )}
    </p>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-7">
      <h3 id={id} className="mb-2 font-display text-xl font-semibold">
        {title}
      </h3>
      <div
        aria-hidden="true"
        className="hidden grid-cols-2 gap-6 pb-1 text-sm font-medium text-ink-soft @2xl:grid"
      >
        <span>
          <Trans>Original</Trans>
        </span>
        <span>
          <Trans>Adapted</Trans>
        </span>
      </div>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </section>
  )
}

function Group({ group, children }: { group: RowGroup; children: ReactNode }) {
  if (!group.isRun) return children
  return (
    <li>
      <Disclosure
        summary={
          <span className="text-ink-soft">
            <Plural value={group.rows.length} one="# step unchanged" other="# steps unchanged" />
          </span>
        }
      >
        <ul className="divide-y divide-line border-t border-line">{children}</ul>
      </Disclosure>
    </li>
  )
}

interface AllChoicesProps extends Choices {
  changes: readonly Change[]
}

function AllChoices({ changes, rejected, onReject }: AllChoicesProps) {
  const indexes = changes.flatMap(({ kind }, index) => (kind === 'kept' ? [] : [index]))
  const kept = indexes.filter((index) => !rejected.has(index)).length
  const total = indexes.length
  if (total === 0) {
    return (
      <p className="mt-5 text-ink-soft">
        <Trans>Nothing had to change.</Trans>
      </p>
    )
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-ink-soft tabular-nums">
        <Trans>
          {kept} of <Plural value={total} one="# change" other="# changes" /> kept
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={kept === total} onClick={() => onReject(new Set())}>
          <Trans>Keep all</Trans>
        </Button>
        <Button size="sm" disabled={kept === 0} onClick={() => onReject(new Set(indexes))}>
          <Trans>Reject all</Trans>
        </Button>
      </div>
    </div>
  )
}
