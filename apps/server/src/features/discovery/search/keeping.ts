import { isRestrictionId, RESTRICTIONS, type RestrictionId } from '@potluck/kitchen'
import type { Avoidance } from '@potluck/kitchen/knowledge'
import type { Kitchen } from '../../../platform/kitchen.ts'
import { foodMark } from '../../recipes/index.ts'
import { all, has, not, type TsQuery } from './words/ts-query.ts'

/** How a cook's restrictions narrow a search. */
export type Keeping = {
  /** Met by every recipe that may be left; undefined if nothing is restricted. */
  query: TsQuery | undefined
  /**
   * Restrictions in the cook's own words: there is no stored verdict, so the kitchen is asked about
   * each recipe.
   */
  ownWords: string[]
}

/**
 * Reads restrictions as they were chosen or typed. For a diet the stored verdict decides. The
 * cook's own words exclude at once what names the food and what is not free of the same allergen.
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

/** The labels that exclude something; the others mean nothing that a search can check. */
export function listKept(kitchen: Kitchen, labels: readonly string[]): string[] {
  return labels.filter((label) => readKeeping(kitchen, [label]).query !== undefined)
}

/** Restrictions that forbid nothing beyond these words: a recipe free of the words keeps them. */
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
