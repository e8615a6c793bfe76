import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../ui/badge.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { type Import, importsQuery, isOver } from './api.ts'

/** The cook's latest imports; nothing where there are none. */
export function EarlierImports() {
  const { data } = useQuery(importsQuery())
  if (!data || data.imports.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="mt-12 border-t border-line pt-8">
      <h2 id="earlier" className="font-display text-xl font-semibold">
        <Trans>Your imports</Trans>
      </h2>
      <ul className="mt-4 max-w-190 divide-y divide-line border-y border-line">
        {data.imports.map((one) => (
          <li key={one._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <Link
              to="/import/$importId"
              params={{ importId: one._id }}
              className="link min-w-0 flex-1 basis-60 wrap-anywhere"
            >
              <FileNames run={one} />
            </Link>
            <span className="text-ink-soft tabular-nums">
              <Plural value={one.counts.recipes} one="# recipe" other="# recipes" />
              {' · '}
              <TimeAgo date={one.createdAt} />
            </span>
            <StateBadge run={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FileNames({ run: { files } }: { run: Import }) {
  const [first] = files
  if (!first) return <Trans>No file yet</Trans>
  const others = files.length - 1
  if (others === 0) return first.name
  return (
    <Plural
      value={others}
      one={`${first.name} and # more file`}
      other={`${first.name} and # more files`}
    />
  )
}

function StateBadge({ run }: { run: Import }) {
  const { t } = useLingui()
  const names = {
    looking: t`Being looked into`,
    looked: t`Not started`,
    running: t`Running`,
    paused: t`Paused`,
    done: t`Done`,
    cancelled: t`Cancelled`,
    undoing: t`Being taken back`,
    undone: t`Taken back`,
  } satisfies Record<Import['state'], string>
  return <Badge tone={isOver(run) ? 'plain' : 'saffron'}>{names[run.state]}</Badge>
}
