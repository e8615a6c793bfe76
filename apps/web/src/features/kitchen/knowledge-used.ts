// The parts of the kitchen's knowledge that the browser uses: the rest stays out of the chunk.
export {
  checkDiet,
  describeFood,
  identify,
  measuredAs,
  nutritionOf,
  toKey,
} from '@potluck/kitchen/knowledge'
