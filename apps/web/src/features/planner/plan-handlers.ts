import type { Place, PlanEntry } from './api.ts'
import type { PlanActs } from './use-plan-acts.ts'

/** What can be done on the plan: what runs at once, and what asks in a dialog first. */
export interface PlanHandlers {
  acts: PlanActs
  onAdd: (place: Place) => void
  onPortions: (entry: PlanEntry) => void
  onPlace: (act: 'move' | 'copy', entry: PlanEntry) => void
}
