// Of all the kitchen knows, what the browser asks: the rest stays out of the chunk it loads.
export {
  checkDiet,
  describeFood,
  identify,
  measuredAs,
  nutritionOf,
  toKey,
} from '@potluck/kitchen/knowledge'
