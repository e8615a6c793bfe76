import { Trans } from '@lingui/react/macro'
import { countCharacters } from '@potluck/rules'

interface CharacterCountProps {
  text: string
  limit: number
  /** Drawn for a short text too. */
  always?: boolean
}

/** Share of a limit from which on it is worth telling. */
const nearShare = 0.85

/** How much of a limit a text takes; drawn only near the limit and past it, unless always. */
export function CharacterCount({ text, limit, always = false }: CharacterCountProps) {
  const length = countCharacters(text)
  const isNear = length >= limit * nearShare
  if (!isNear && !always) return null
  return (
    <p
      // Told aloud only once it matters.
      role={isNear ? 'status' : undefined}
      className={`justify-self-end text-sm tabular-nums ${length > limit ? 'text-beet' : 'text-ink-soft'}`}
    >
      <Trans>
        {length} of {limit} characters
      </Trans>
    </p>
  )
}
