import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import type { Activity } from './activity.ts'

const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}))

interface EntryPicturesProps {
  images: Activity['images']
  photos: Activity['photos']
  /** The name of the cook who posted them. */
  name: string
}

/** One to four pictures of an entry; pressing one enlarges it. */
export function EntryPictures({ images, photos, name }: EntryPicturesProps) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<number>()
  const count = images.length
  const [first] = photos
  const shape = count === 1 && first ? { aspectRatio: shownAspect(first) } : undefined
  return (
    <>
      <ul
        className={`mt-3 grid max-w-130 gap-1.5 overflow-hidden rounded-card ${count > 1 ? 'grid-cols-2' : ''}`}
      >
        {images.map((image, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice, and none moves
            key={`${index} ${image}`}
            style={shape}
            className={`min-w-0 first:nth-last-[3]:col-span-2 ${count > 1 ? 'aspect-4/3 first:nth-last-[3]:aspect-2/1' : 'max-h-120 overflow-hidden rounded-card'}`}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
              className="block size-full cursor-zoom-in outline-offset-[-3px]"
            >
              <RecipeCover
                imageUrl={image}
                photo={photos[index]}
                alt={t`Shared by ${name}, ${index + 1} of ${count}`}
                sizes={count > 1 ? '260px' : '520px'}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <PictureDialog
            images={images}
            photos={photos}
            name={name}
            shown={opened}
            onShow={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The picture's own aspect ratio, within limits that fit a list. */
function shownAspect({ width, height }: { width: number; height: number }): number {
  return Math.min(2, Math.max(3 / 4, width / height))
}
