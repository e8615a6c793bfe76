import type { PlanEntry } from './api.ts'

/** The card being dragged: a drag's data cannot be read before the drop. */
export const draggedEntry: { current: PlanEntry | undefined } = { current: undefined }
