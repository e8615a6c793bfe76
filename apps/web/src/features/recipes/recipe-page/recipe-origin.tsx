import { Trans } from '@lingui/react/macro'
import type { Recipe } from '../api.ts'

type Origin = NonNullable<Recipe['origin']>

/** Where a recipe was before it came here, and who wrote it there. */
export function RecipeOrigin({ origin }: { origin: Origin }) {
  return (
    <p className="mt-6 break-words text-sm text-ink-soft">
      <OriginSentence origin={origin} />
    </p>
  )
}

function OriginSentence({ origin }: { origin: Origin }) {
  const { author } = origin
  const place = placeOf(origin)
  if (place === null) return <Trans>By {author}.</Trans>
  if (author === '') return <Trans>From {place}.</Trans>
  return (
    <Trans>
      From {place}, by {author}.
    </Trans>
  )
}

function placeOf({ address, name }: Origin) {
  if (address === '') return name === '' ? null : <cite>{name}</cite>
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="text-tomato underline underline-offset-4"
    >
      {name || new URL(address).host}
    </a>
  )
}
