import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { RecipeForm } from '../recipe-form.ts'
import { markDifferences, type Piece, toWords } from './mark-differences.ts'
import { toLines, type VersionField } from './version-fields.ts'

interface VersionTextProps {
  field: VersionField
  version: RecipeForm
  /** The version to compare with: what it lacks is marked. */
  other: RecipeForm
}

/** A field of one version, with marks on what the other version lacks. */
export function VersionText({ field, version, other }: VersionTextProps) {
  const lines = toLines(version, field)
  const others = toLines(other, field)
  if (field === 'allowComments')
    return version.allowComments ? <Trans>On</Trans> : <Trans>Off</Trans>
  if (lines.length === 0) {
    return (
      <span className="text-ink-soft">
        <Trans>Nothing</Trans>
      </span>
    )
  }
  if (field === 'ingredients' || field === 'instructions') {
    return <Lines pieces={markDifferences(lines, others)} isNumbered={field === 'instructions'} />
  }
  const pieces = markDifferences(toWords(lines.join('\n')), toWords(others.join('\n')))
  return (
    <span className="whitespace-pre-line">
      <Marked pieces={pieces} />
    </span>
  )
}

function Lines({ pieces, isNumbered }: { pieces: Piece[]; isNumbered: boolean }) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={`grid gap-1 ${isNumbered ? 'list-decimal pl-5' : ''}`}>
      {pieces.map((piece) => (
        <li key={piece.at}>
          <Marked pieces={[piece]} />
        </li>
      ))}
    </List>
  )
}

function Marked({ pieces }: { pieces: Piece[] }) {
  return joinMarked(pieces).map(({ at, text, isShared }) =>
    isShared ? (
      text
    ) : (
      <Fragment key={at}>
        <mark className="rounded-tick bg-saffron-wash text-ink underline decoration-saffron decoration-2 underline-offset-3">
          {text.trimEnd()}
        </mark>
        {text.slice(text.trimEnd().length)}
      </Fragment>
    ),
  )
}

/** Joins neighbouring words that have the same mark. */
function joinMarked(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && last.isShared === piece.isShared) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}
