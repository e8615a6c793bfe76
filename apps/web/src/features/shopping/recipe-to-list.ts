import { lazy } from 'react'

/** The dialog, loaded when first opened. */
export const RecipeToListDialog = lazy(() =>
  import('./recipe-to-list-dialog.tsx').then((it) => ({ default: it.RecipeToListDialog })),
)
