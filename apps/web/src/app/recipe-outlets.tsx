import { lazy } from 'react'
import type { RecipeOutlets } from '../features/recipes/index.ts'
import { lazyAfterPaint } from '../platform/lazy-after-paint.tsx'
import { UnreadCount } from './frame/unread-mark.tsx'

const AlertList = lazy(() =>
  import('../features/notifications/alert-list.tsx').then((it) => ({ default: it.AlertList })),
)
const QuickActions = lazyAfterPaint(
  async () => (await import('../features/planner/index.ts')).QuickActions,
  // Two placeholders as high as the buttons, so that what is below them does not move.
  <>
    <span className="h-11 sm:w-44" />
    <span className="h-11 sm:w-52" />
  </>,
)

const AdaptationCard = lazyAfterPaint(
  async () => (await import('../features/cards/index.ts')).LiveRecipeCard,
)

const PhotoReader = lazy(() =>
  import('../features/imports/photos/photo-reader.tsx').then((it) => ({ default: it.PhotoReader })),
)

/** The parts of recipe pages that features above them provide; each is loaded where it is shown. */
export const recipeOutlets: RecipeOutlets = {
  alerts: { Panel: AlertList, Count: UnreadCount },
  QuickActions,
  AdaptationCard,
  PhotoReader,
}
