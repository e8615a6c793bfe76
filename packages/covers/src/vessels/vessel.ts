import type { Point } from '../outline.ts'
import type { Ground, Ware } from '../palettes.ts'
import type { Paper } from '../paper.ts'

/** The papers a vessel and its ground are cut from. */
export type Look = {
  ground: Ground
  ware: Ware
  /** The colour of the main ingredient when it is soup, drink or preserve. */
  filling: string
  /** A bed on which the main ingredient stands out: sauce, custard. */
  sauce: string
  /** Pale paper that stands for glass. */
  glass: string
}

/**
 * A place for an ingredient. `rim`: rises from behind an edge at (x, y); `table`: rests with its
 * foot at (x, y); `flat`: lies about (x, y). `who` is its rank in the plan; ranks wrap round.
 */
export type Slot = {
  seat: 'rim' | 'table' | 'flat'
  who: number
  x: number
  y: number
  /** Across, in picture units, for a shape of size 1. */
  size: number
  /** Degrees it leans, clockwise; what must keep its head up leans less. */
  lean?: number
}

/** One way to lay the table: inside the vessel from back to front, beside it, and where crumbs may fall. */
export type Scene = { inside: readonly Slot[]; beside: readonly Slot[]; crumbs: readonly Point[] }

/** Drawn on the picture's 800 by 600 about its middle; `front` covers the feet of what is inside. */
export type Vessel = {
  view: 'side' | 'above'
  back: (paper: Paper, look: Look) => void
  front?: (paper: Paper, look: Look) => void
  scenes: readonly [Scene, ...Scene[]]
}
