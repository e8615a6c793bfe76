import { lazy } from 'react'

/** The dialog, fetched when it is first asked for. */
export const RecipeToListDialog = lazy(() =>
  import('./recipe-to-list-dialog.tsx').then((it) => ({ default: it.RecipeToListDialog })),
)
