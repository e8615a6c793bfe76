import { bowlsAndPots } from './bowls-and-pots.ts'
import { glassware } from './glass.ts'
import { pansAndBoards } from './pans-and-boards.ts'
import { plates } from './plates.ts'
import { stands } from './stands.ts'
import type { Vessel } from './vessel.ts'

const all = { ...bowlsAndPots, ...glassware, ...stands, ...plates, ...pansAndBoards }

export type VesselName = keyof typeof all

/** Every vessel, by the name it has in a cover's code. */
export const vessels: Record<VesselName, Vessel> = all

export function isVesselName(text: string): text is VesselName {
  return Object.hasOwn(vessels, text)
}
