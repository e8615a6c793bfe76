import { Trans, useLingui } from '@lingui/react/macro'
import { playerAddress, readVideoAddress, type Video } from '@potluck/rules'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { RecipeCover } from '../../../ui/recipe/recipe-cover.tsx'
import type { Recipe } from '../api.ts'

interface RecipeVideoProps {
  address: string
  recipe: Pick<Recipe, 'title' | 'imageUrl' | 'photo'>
}

/** The recipe's video behind its cover: no other site is contacted before the cook presses play. */
export function RecipeVideo({ address, recipe }: RecipeVideoProps) {
  const [plays, setPlays] = useState(false)
  const read = readVideoAddress(address)
  if (!read.ok) return null
  const { video } = read
  return (
    <figure className="mb-8 max-w-measure">
      <div className="relative aspect-video overflow-hidden rounded-card border border-line bg-sunk">
        {plays ? (
          <Player video={video} title={recipe.title} />
        ) : (
          <Poster recipe={recipe} onPlay={() => setPlays(true)} />
        )}
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">
        <Source video={video} />
      </figcaption>
    </figure>
  )
}

function Poster({ recipe, onPlay }: { recipe: RecipeVideoProps['recipe']; onPlay: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      onClick={onPlay}
      aria-label={t`Play the video`}
      className="group block size-full cursor-pointer"
    >
      <RecipeCover
        imageUrl={recipe.imageUrl}
        photo={recipe.photo}
        alt=""
        sizes="(min-width: 768px) 680px, 92vw"
      />
      <span className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-tomato text-on-tomato shadow-float group-hover:bg-tomato-deep">
        <Icon of={Play} size={32} className="ml-1 fill-current" />
      </span>
    </button>
  )
}

function Player({ video, title }: { video: Video; title: string }) {
  const { t } = useLingui()
  if (video.kind === 'file') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: whoever filmed it may have made none
      <video
        src={video.url}
        controls
        autoPlay
        playsInline
        aria-label={t`Video: ${title}`}
        className="size-full bg-sunk object-contain"
      />
    )
  }
  return (
    <iframe
      src={playerAddress(video)}
      title={t`Video: ${title}`}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      className="size-full border-0"
    />
  )
}

function Source({ video }: { video: Video }) {
  if (video.kind === 'youtube') return <Trans>Plays from YouTube, once you press play.</Trans>
  if (video.kind === 'vimeo') return <Trans>Plays from Vimeo, once you press play.</Trans>
  const { host } = new URL(video.url)
  return <Trans>Plays from {host}, once you press play.</Trans>
}
