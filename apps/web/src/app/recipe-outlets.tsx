import { lazy } from 'react'
import type { RecipeOutlets } from '../features/recipes/index.ts'
import { UnreadCount } from './unread-mark.tsx'

const AlertList = lazy(() =>
  import('../features/notifications/alert-list.tsx').then((it) => ({ default: it.AlertList })),
)
const QuickActions = lazy(() =>
  import('../features/planner/index.ts').then((it) => ({ default: it.QuickActions })),
)

/** What features above the recipes put on their pages; each is loaded where it is shown. */
export const recipeOutlets: RecipeOutlets = {
  alerts: { Panel: AlertList, Count: UnreadCount },
  QuickActions,
}
