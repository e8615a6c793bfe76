import type { Cookbook, Dish } from '@potluck/cookbook'
import { toKey, toTokens } from '@potluck/kitchen/knowledge'
import type { Asked } from './find-asked.ts'
import { findNeighbours } from './neighbours.ts'
import { titleOf } from './serve.ts'
import { sideFor } from './side-for.ts'
import { boundsIn, suggestionFor } from './suggestions.ts'

/**
 * The title of another dish that the request names beside the main one (the Rösti of 'with Rösti'), or of a similar
 * dish that keeps to the same conditions; at most one.
 * @param lacking foods that were asked for and could not be put in
 */
export function findBeside(
  dish: Dish,
  { conditions, others }: Asked,
  lacking: readonly string[],
  text: string,
  book: Cookbook,
): readonly string[] {
  const bounds = boundsIn(conditions)
  const plates = lacking.flatMap((food) => {
    const words = toTokens(food).map(({ word }) => word)
    const own = book.findNamed(words).find(({ start, end }) => end - start === words.length)
    if (!own || !isBehind(food, text)) return []
    const isPlate = OWN_PLATE.has(own.dish.course) || toKey(own.dish.title) === toKey(food)
    return isPlate ? [own.dish] : []
  })
  return (
    [...others, ...plates]
      // A pasta dish contains its sauce already.
      .filter((other) => other.title !== dish.title && !(isSauce(other) && dish.kind === 'pasta'))
      .slice(0, 1)
      .map((other) => sideFor(dish, other, book, text))
      .flatMap((other) => {
        const [near] = findNeighbours(book, other, bounds, 1, true)
        return suggestionFor(other, bounds) ?? (near ? [titleOf(near)] : [])
      })
  )
}

/** Courses that are served beside a dish and not put into it. */
const OWN_PLATE: ReadonlySet<Dish['course']> = new Set(['side', 'bread'])

function isBehind(food: string, text: string): boolean {
  return new RegExp(`\\b(?:with|and|mit|avec|con) (?:a |an |some )?${toKey(food)}\\b`).test(
    toKey(text),
  )
}

function isSauce({ course }: Dish): boolean {
  return course === 'sauce'
}
