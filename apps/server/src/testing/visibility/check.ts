import { ask, type Row, toldTo } from './ask.ts'
import { STATES, type State, VIEWERS, type World } from './world.ts'

type Told = Record<string, string>

/**
 * What the row's viewers see, and what they should see; one after the other, since a refused call
 * must change nothing.
 */
export async function tell(
  world: World,
  row: Row,
  state: State,
): Promise<{ told: Told; expected: Told }> {
  const viewers = row.by ?? VIEWERS
  const told: Told = {}
  for (const viewer of viewers) told[viewer] = await ask(world, viewer, row)
  const at = STATES.indexOf(state)
  const expected = viewers.map((viewer) => [viewer, toldTo(row, viewer)[at] ?? ''])
  return { told, expected: Object.fromEntries(expected) }
}

export function nameOf({ call, with: about = [], query = '' }: Row): string {
  return [call, ...about, query].filter(Boolean).join(' ')
}
