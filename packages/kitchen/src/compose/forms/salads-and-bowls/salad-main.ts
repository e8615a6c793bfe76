import { takeMain } from '../../craft/slots.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import type { Part } from '../../dish/part.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'

/**
 * What makes a salad a meal: the main the cook named, warm from the pan or as it comes, else one of
 * the ideas.
 */
export function takeSaladMain(bench: Bench, ideas: readonly FoodId[]): Part | undefined {
  return takeNamed(bench) ?? takeIdea(bench, ideas)
}

/** Beans beside tuna, an egg beside beans: another that the cook named and that needs no cooking. */
export function takeSecondMain(bench: Bench): Part | undefined {
  const [id] = bench.asked(isReady)
  return id && bench.take(id, { by: 'raw', share: 0.7 })
}

/** Whether it is fried for the salad; what is eaten as it comes is not. */
export function needsPan(main: Part): boolean {
  return main.id !== 'egg' && !main.cooked && !isReady(main.id)
}

/** Legumes, canned and smoked fish, ham: eaten without cooking. */
function isReady(id: FoodId): boolean {
  return isKind(id, 'legume', 'fish', 'cured') && goes(id, 'raw')
}

function takeNamed(bench: Bench): Part | undefined {
  const ready = bench.asked(isReady, true)[0]
  if (ready) return bench.take(ready, { by: 'raw', share: 0.9 })
  const fried = takeMain(bench, {
    method: 'fry',
    ideas: [],
    not: ['mince', 'sausage'],
    cooked: true,
    how: { share: 0.8 },
  })
  return fried ?? (bench.wants('egg') ? bench.take('egg', { each: 1.5 }) : undefined)
}

function takeIdea(bench: Bench, ideas: readonly FoodId[]): Part | undefined {
  const id = bench.chance.shuffle(ideas).find((idea) => bench.has(idea))
  if (id === undefined) return undefined
  if (id === 'egg') return bench.take('egg', { each: 1.5 })
  return bench.take(id, isReady(id) ? { by: 'raw', share: 0.9 } : { by: 'fry', share: 0.8 })
}
