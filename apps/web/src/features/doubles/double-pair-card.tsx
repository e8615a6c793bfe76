import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { DoublePair, PairSide } from './api.ts'
import { DifferenceSentence } from './difference-sentence.tsx'
import { SideBySide } from './side-by-side.tsx'
import { useTitleOf } from './use-title-of.ts'

interface DoublePairCardProps {
  pair: DoublePair
  /** Keeps the first, asking before. */
  onKeep: (kept: PairSide, gone: PairSide) => void
  onTwo: () => void
}

/** Two recipes side by side, and what can be done with them. */
export function DoublePairCard({ pair, onKeep, onTwo }: DoublePairCardProps) {
  const [first, second] = pair.recipes
  const titleOf = useTitleOf()
  const id = useId()
  return (
    <article aria-labelledby={id} className="border-t border-line py-8">
      <h2 id={id} className="font-display text-xl font-semibold wrap-anywhere">
        {titleOf(first) === titleOf(second) ? (
          <Trans>{titleOf(first)}, twice</Trans>
        ) : (
          <Trans>
            {titleOf(first)} and {titleOf(second)}
          </Trans>
        )}
      </h2>
      <DifferenceSentence pair={pair} />
      <div className="mt-5">
        <SideBySide
          sides={[first, second]}
          differences={pair.differences}
          heads={[<Head key="first" side={first} />, <Head key="second" side={second} />]}
          feet={[
            <KeepThis key="first" side={first} onKeep={() => onKeep(first, second)} />,
            <KeepThis key="second" side={second} onKeep={() => onKeep(second, first)} />,
          ]}
        />
      </div>
      <Button className="mt-4 max-sm:w-full" onClick={onTwo}>
        <Trans>They are two recipes</Trans>
        <VisuallyHidden>
          : {titleOf(first)}, {titleOf(second)}
        </VisuallyHidden>
      </Button>
    </article>
  )
}

/** The link to it, whether others see it, and when it was changed: what tells one from the other. */
function Head({ side }: { side: PairSide }) {
  const titleOf = useTitleOf()
  const { _id: recipeId, imageUrl, photo, status, updatedAt, likes, comments } = side
  return (
    <div className="grid gap-2 font-normal">
      <div className="aspect-4/3 w-full max-w-60 overflow-hidden rounded-field bg-sunk">
        <RecipeCover imageUrl={imageUrl} photo={photo} alt="" sizes="240px" />
      </div>
      <Link
        to="/recipe/$recipeId"
        params={{ recipeId }}
        className="font-display text-lg font-semibold hover:underline"
      >
        {titleOf(side)}
      </Link>
      <StatusBadge status={status} />
      <p className="text-sm text-ink-soft">
        <Trans>
          Changed <TimeAgo date={updatedAt} />
        </Trans>
        {likes > 0 && (
          <>
            {' · '}
            <Plural value={likes} one="# like" other="# likes" />
          </>
        )}
        {comments > 0 && (
          <>
            {' · '}
            <Plural value={comments} one="# comment" other="# comments" />
          </>
        )}
      </p>
    </div>
  )
}

function KeepThis({ side, onKeep }: { side: PairSide; onKeep: () => void }) {
  const { t } = useLingui()
  const titleOf = useTitleOf()
  const changed = new Date(side.updatedAt).toLocaleDateString()
  return (
    <Button
      className="w-full sm:w-auto"
      aria-label={t`Keep this one: ${titleOf(side)}, changed on ${changed}`}
      onClick={onKeep}
    >
      <Trans>Keep this one</Trans>
    </Button>
  )
}
