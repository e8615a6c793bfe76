import { Trans, useLingui } from '@lingui/react/macro'
import { RecipeCover } from '../../../../ui/recipe/recipe-cover.tsx'
import type { Picture } from './picture.ts'

/** The photo of a version, or a note that it has none. */
export function VersionPicture({ photo }: Pick<Picture, 'photo'>) {
  const { t } = useLingui()
  const address = photo?.sources.at(-1)?.url
  if (!address) return <Trans>The illustrated cover</Trans>
  return (
    <div className="aspect-4/3 w-40 max-w-full overflow-hidden rounded-field">
      <RecipeCover imageUrl={address} photo={photo} alt={t`Photo of this version`} sizes="160px" />
    </div>
  )
}
