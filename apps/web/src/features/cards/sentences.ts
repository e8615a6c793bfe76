import { useLingui } from '@lingui/react/macro'
import { toast } from '../../ui/overlays/toast.ts'

/** The three wordings of messages on saving and liking. */
export type CardPlace = 'list' | 'profile' | 'feed'

interface Sentences {
  save: {
    failure?: string
    onToggled?: (isSaved: boolean) => void
    onFailed?: () => void
  }
  like?: { liked: string; unliked: string; failed: string }
}

/** The messages of a place after saving or liking, or when that failed. */
export function useCardSentences(place: CardPlace): Sentences {
  const { t } = useLingui()
  const places = {
    list: { save: {} },
    profile: {
      save: {
        failure: t`Failed to update favorites. Please try again.`,
        onToggled: (isSaved) =>
          toast.success(
            isSaved ? t`Recipe saved to your favorites! 💖` : t`Recipe removed from favorites`,
          ),
      },
    },
    feed: {
      save: {
        onToggled: (isSaved) => toast.success(isSaved ? t`Recipe saved!` : t`Recipe unsaved!`),
        onFailed: () => toast.error(t`Error updating save. Please try again.`),
      },
      like: {
        liked: t`Recipe liked!`,
        unliked: t`Recipe unliked!`,
        failed: t`Error updating like. Please try again.`,
      },
    },
  } satisfies Record<CardPlace, Sentences>
  return places[place]
}
