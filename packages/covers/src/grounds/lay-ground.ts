import type { Ground } from '../palettes.ts'
import type { Paper } from '../paper.ts'
import { cloths } from './cloths.ts'
import { tables } from './tables.ts'
import { walls } from './walls.ts'

/** Lays the large papers behind a still life: a wall and a table, or a table from above. */
export function layGround(paper: Paper, ground: Ground, view: 'side' | 'above') {
  if (view === 'above') {
    paper.random.pick(tables)(paper, ground)
    return
  }
  const edge = paper.random.between(388, 428)
  paper.random.pick(walls)(paper, ground, edge)
  const slope = paper.random.around(9)
  paper.inlay(ground.table, `-20,${edge - slope}! 820,${edge + slope}! 820,620! -20,620!`)
  if (paper.random.chance(0.65)) paper.random.pick(cloths)(paper, ground, edge)
}
