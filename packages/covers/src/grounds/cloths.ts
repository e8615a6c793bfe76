import { mix } from '../colours.ts'
import type { Point } from '../outline.ts'
import type { Ground } from '../palettes.ts'
import type { Paper } from '../paper.ts'

type Cloth = (paper: Paper, ground: Ground, edge: number) => void

/** Papers on a table that begins at its edge. */
export const cloths: readonly [Cloth, ...Cloth[]] = [seam, scallops, gingham, runner]

function seam(paper: Paper, ground: Ground, edge: number) {
  paper.strip(ground.cloth, 12, `-20,${edge + 24} 820,${edge + 24 + paper.random.around(6)}`)
}

function scallops(paper: Paper, ground: Ground) {
  const hem: Point[] = [[-20, 560, true]]
  for (let x = -20; x < 820; x += 70) hem.push([x + 35, 536], [x + 70, 560, true])
  paper.inlay(ground.cloth, [...hem, [840, 640, true], [-20, 640, true]])
}

function gingham(paper: Paper, ground: Ground, edge: number) {
  const check = mix(ground.table, ground.cloth, 0.28)
  const columns = [0, 1, 2, 3, 4, 5].map(
    (index) => `${40 + index * 144},${edge} ${-40 + index * 176},620`,
  )
  paper.strip(check, 46, columns.join('|'))
  paper.strip(
    mix(check, ground.cloth, 0.3),
    30,
    `-20,${edge + 56} 820,${edge + 56}|-20,${edge + 150} 820,${edge + 150}`,
  )
}

function runner(paper: Paper, ground: Ground, edge: number) {
  const shift = paper.random.around(50)
  paper.inlay(
    ground.cloth,
    `${240 + shift},${edge + 6}! ${580 + shift},${edge + 4}! ${680 + shift},640! ${140 + shift},640!`,
  )
  paper.strip(
    mix(ground.cloth, ground.table, 0.7),
    10,
    `${264 + shift},${edge + 8} ${172 + shift},640|${556 + shift},${edge + 8} ${648 + shift},640`,
  )
}
