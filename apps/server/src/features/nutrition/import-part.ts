import { contract } from '@potluck/contract'
import { defineImporter } from '../../platform/archive-part.ts'
import { addGoals } from './goal-queries.ts'

const Row = contract.nutrition['PUT /nutrition/goals'].body

/** A cook has one row of goals; existing goals stay. */
export const goalsImporter = defineImporter(Row, async (tx, userId, read) => {
  const [goals] = read
  const added = goals !== undefined && (await addGoals(tx, userId, goals)) ? 1 : 0
  return { added, known: read.length - added }
})
