import { isRestrictionId, RESTRICTIONS, type RestrictionId } from '@potluck/kitchen'
import type { Avoidance } from '@potluck/kitchen/knowledge'
import { foodMark, type Kitchen } from '../../recipes/index.ts'
import { all, has, not, type TsQuery } from './words/ts-query.ts'

/** What recipes a cook's preferences leave. */
export type Keeping = {
  /** Meets every recipe that may be left; undefined where nothing is kept to. */
  query: TsQuery | undefined
  /** Preferences in words of the cook's own: no verdict is stored for them, the kitchen is asked for each recipe. */
  ownWords: string[]
}

/**
 * Reads what somebody keeps to, as they chose or typed it. For a diet the stored verdict decides. Words
 * of one's own leave out at once what names the food and what is not free of the same allergen.
 */
export function readKeeping(kitchen: Kitchen, labels: readonly string[]): Keeping {
  const avoidances = labels.map((label) => kitchen.toAvoidance(label))
  const own = avoidances.filter(({ id }) => !isRestrictionId(id))
  const diets = avoidances.flatMap(({ id }) =>
    isRestrictionId(id) ? [id] : impliedBy(kitchen, id),
  )
  const foods = own.flatMap((avoidance) => avoidance.foods.map(({ id }) => id))
  return {
    query: all([
      ...[...new Set(diets)].map((diet) => has(`=d:${diet}`)),
      ...[...new Set(foods)].map((food) => not(has(foodMark(food)))),
    ]),
    ownWords: own.map(({ id }) => id),
  }
}

/** Those of the labels that leave something out; of the others the kitchen makes nothing that a search can tell. */
export function listKept(kitchen: Kitchen, labels: readonly string[]): string[] {
  return labels.filter((label) => readKeeping(kitchen, [label]).query !== undefined)
}

/** Restrictions that forbid nothing else than these words do: what is free of the words is free of them. */
function impliedBy(kitchen: Kitchen, words: string): RestrictionId[] {
  const avoidance = kitchen.toAvoidance(words)
  return Object.keys(RESTRICTIONS).filter(
    (id): id is RestrictionId =>
      isRestrictionId(id) && isWithin(kitchen.toAvoidance(id), avoidance),
  )
}

function isWithin({ forbids, doubts = [], limits }: Avoidance, wider: Avoidance): boolean {
  const kept = new Set([...wider.forbids, ...(wider.doubts ?? [])])
  return (
    forbids.length > 0 &&
    limits === undefined &&
    forbids.every((fact) => wider.forbids.includes(fact)) &&
    doubts.every((fact) => kept.has(fact))
  )
}
