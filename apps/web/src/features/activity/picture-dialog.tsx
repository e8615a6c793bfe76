import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { PictureSources } from '../../ui/recipe/recipe-cover.tsx'
import type { Activity } from './activity.ts'

interface PictureDialogProps {
  images: Activity['images']
  photos: Activity['photos']
  name: string
  /** The index of the picture that is shown. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

/** A picture as large as the window allows, with buttons to the previous and the next one. */
export function PictureDialog(props: PictureDialogProps) {
  const { images, photos, name, shown, onShow, onClose } = props
  const { t } = useLingui()
  const count = images.length
  const photo = photos[shown]
  const step = (by: number) => onShow((shown + by + count) % count)

  function handleKey({ key }: KeyboardEvent) {
    if (count === 1) return
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }

  return (
    <Dialog open onClose={onClose} size="lg" title={<Trans>Shared by {name}</Trans>}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys beside the two buttons */}
      <div onKeyDown={handleKey}>
        <picture className="contents">
          <PictureSources photo={photo} sizes="(min-width: 760px) 712px, 92vw" />
          <img
            key={shown}
            src={images[shown]}
            alt={t`Shared by ${name}, ${shown + 1} of ${count}`}
            width={photo?.width}
            height={photo?.height}
            className="mx-auto h-auto max-h-[68dvh] w-auto max-w-full rounded-field bg-sunk object-contain"
          />
        </picture>
        {count > 1 && (
          <div className="mt-4 flex items-center justify-center gap-4">
            <IconButton
              label={t`Previous picture`}
              icon={ChevronLeft}
              variant="outline"
              onClick={() => step(-1)}
            />
            <span role="status" className="text-ink-soft tabular-nums">
              <Trans>
                {shown + 1} of {count}
              </Trans>
            </span>
            <IconButton
              label={t`Next picture`}
              icon={ChevronRight}
              variant="outline"
              onClick={() => step(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
