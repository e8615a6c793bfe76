import type { PlanEntry } from './api.ts'

/** The card under the mouse: what a drag carries cannot be read before it is dropped. */
export const draggedEntry: { current: PlanEntry | undefined } = { current: undefined }
