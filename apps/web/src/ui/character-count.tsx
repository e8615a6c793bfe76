import { Trans } from '@lingui/react/macro'

interface CharacterCountProps {
  text: string
  limit: number
}

/** Share of a limit from which on it is worth telling. */
const nearShare = 0.85

/** How much of a limit a text takes; drawn only near the limit and past it. */
export function CharacterCount({ text, limit }: CharacterCountProps) {
  const { length } = text
  if (length < limit * nearShare) return null
  return (
    <p
      role="status"
      className={`justify-self-end text-sm tabular-nums ${length > limit ? 'text-beet' : 'text-ink-soft'}`}
    >
      <Trans>
        {length} of {limit} characters
      </Trans>
    </p>
  )
}
