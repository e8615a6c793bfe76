import { Trans } from '@lingui/react/macro'
import { countCharacters } from '@potluck/rules'

interface CharacterCountProps {
  text: string
  limit: number
  /** Also shown for a short text. */
  always?: boolean
}

/** The share of a limit from which the count is shown. */
const nearShare = 0.85

/** How much of a limit a text uses; shown only near the limit and beyond it, unless `always`. */
export function CharacterCount({ text, limit, always = false }: CharacterCountProps) {
  const length = countCharacters(text)
  const isNear = length >= limit * nearShare
  if (!isNear && !always) return null
  return (
    <p
      // Announced only once it matters.
      role={isNear ? 'status' : undefined}
      className={`justify-self-end text-sm tabular-nums ${length > limit ? 'text-beet' : 'text-ink-soft'}`}
    >
      <Trans>
        {length} of {limit} characters
      </Trans>
    </p>
  )
}
