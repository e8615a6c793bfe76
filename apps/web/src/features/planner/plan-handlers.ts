import type { Place, PlanEntry } from './api.ts'
import type { PlanActs } from './use-plan-acts.ts'

/** The actions on the plan: those that run at once, and those that open a dialog first. */
export interface PlanHandlers {
  acts: PlanActs
  onAdd: (place: Place) => void
  onPortions: (entry: PlanEntry) => void
  onPlace: (act: 'move' | 'copy', entry: PlanEntry) => void
}
