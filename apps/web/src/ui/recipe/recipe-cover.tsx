import { useState } from 'react'
import { useDrawnTheme } from '../../platform/theme.ts'
import { EmptyPlate } from '../drawings.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

export interface CoverPhoto {
  width: number
  height: number
  /** A tiny data: image. */
  placeholder: string
  sources: readonly { url: string; width: number; type: string }[]
}

interface RecipeCoverProps {
  /** The photo, or `/covers/{code}.svg`, which is requested in the current theme. */
  imageUrl: string | null | undefined
  photo?: CoverPhoto | null | undefined
  /** Empty if the title is beside it. */
  alt: string
  /** As in `<img sizes>`: its width on the page. */
  sizes: string
  /** The page's largest picture: loaded first instead of lazily. */
  priority?: boolean
  className?: string
}

/** A recipe's picture, filling its box. */
export function RecipeCover(props: RecipeCoverProps) {
  const { photo, alt, sizes, priority = false, className = '' } = props
  const imageUrl = props.imageUrl ?? ''
  const theme = useDrawnTheme()
  const [broken, setBroken] = useState<string>()
  const isIllustrated = imageUrl.startsWith('/covers/')
  const src = isIllustrated && theme === 'dark' ? inTheDark(imageUrl) : imageUrl

  if (broken === src || !src) {
    return (
      <div
        className={`grid size-full place-items-center bg-sunk [&>svg]:h-3/5 [&>svg]:w-auto ${className}`}
      >
        {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
        <EmptyPlate />
      </div>
    )
  }
  return (
    <picture className="contents">
      <PictureSources photo={photo} sizes={sizes} />
      {isIllustrated && !theme && (
        <source media="(prefers-color-scheme: dark)" srcSet={inTheDark(imageUrl)} />
      )}
      <img
        src={src}
        alt={alt}
        width={photo?.width ?? 800}
        height={photo?.height ?? 600}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setBroken(src)}
        style={photo ? { backgroundImage: `url("${photo.placeholder}")` } : undefined}
        className={`size-full bg-sunk bg-cover bg-center object-cover ${className}`}
      />
    </picture>
  )
}

/** The view transition name of a cover moving from its card to its page. */
const travellingName = 'recipe-cover'

/** On the recipe's page: the box where the pressed card's cover arrives. */
export const arrivingCover = { viewTransitionName: travellingName }

/** Called on a press: marks the cover of this card as the one that moves. */
export function sendCover(card: Element | null): void {
  for (const cover of document.querySelectorAll<HTMLElement>('[data-cover]')) {
    cover.style.viewTransitionName = card?.contains(cover) ? travellingName : ''
  }
}

interface PictureSourcesProps {
  photo: CoverPhoto | null | undefined
  sizes: string
}

/** Inside a <picture>: the same photo in every width and format. */
export function PictureSources({ photo, sizes }: PictureSourcesProps) {
  return ['image/avif', 'image/webp'].map((type) => {
    const fitting = photo?.sources.filter((source) => source.type === type) ?? []
    if (fitting.length === 0) return null
    const srcSet = fitting.map((source) => `${source.url} ${source.width}w`).join(', ')
    return <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
  })
}

function inTheDark(imageUrl: string): string {
  return `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}theme=dark`
}
