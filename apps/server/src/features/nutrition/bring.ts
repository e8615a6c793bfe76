import { contract } from '@potluck/contract'
import { type Bring, readRows } from '../../platform/archive-part.ts'
import { addGoals } from './goal-queries.ts'

const Row = contract.nutrition['PUT /nutrition/goals'].body

/** A cook has one row of goals; those who have set some keep theirs. */
export const bringGoals: Bring = async (tx, userId, rows) => {
  const { read, unreadable } = readRows(Row, rows)
  const [goals] = read
  const added = goals !== undefined && (await addGoals(tx, userId, goals)) ? 1 : 0
  return { added, known: read.length - added, problems: { unreadable } }
}
