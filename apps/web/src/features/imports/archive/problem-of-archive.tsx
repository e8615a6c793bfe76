import { Plural, Trans } from '@lingui/react/macro'
import type { ArchiveReport } from './api.ts'

interface ProblemOfArchiveProps {
  problem: ArchiveReport['problems'][number]
  /** The name of the part it is about. */
  part: string
}

/** Why something in an archive is left out, or imported with changes. */
export function ProblemOfArchive({
  problem: { reason, what, count },
  part,
}: ProblemOfArchiveProps) {
  switch (reason) {
    case 'not-a-recipe':
      return <Trans>{what} is not a recipe of a download.</Trans>
    case 'picture':
      return <Trans>“{what}” comes without its picture, which cannot be used.</Trans>
    case 'now-a-draft':
      return <Trans>“{what}” is a draft now: it lacks something that publishing needs.</Trans>
    case 'of-others':
      return (
        <Trans>“{what}” is a draft now: it is from elsewhere, and publishing it asks first.</Trans>
      )
    case 'unreadable':
      return (
        <Trans>
          {part}:{' '}
          <Plural value={count} one="# row cannot be read." other="# rows cannot be read." />
        </Trans>
      )
    case 'not-here':
      return (
        <Plural
          value={count}
          one="# saved recipe of another cook is not here."
          other="# saved recipes of other cooks are not here."
        />
      )
    case 'full':
      return (
        <Trans>
          {part}: <Plural value={count} one="# does not fit in." other="# do not fit in." />
        </Trans>
      )
  }
}
