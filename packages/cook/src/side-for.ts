import type { Cookbook, Dish } from '@potluck/cookbook'
import { toKey } from '@potluck/kitchen/knowledge'

/**
 * The side that is meant if only its sort is named beside a main dish: with a Viennese schnitzel, 'potato salad' is the
 * one of that cuisine, not the one with mayonnaise. Returns `side` if that cuisine has no other.
 */
export function sideFor(main: Dish, side: Dish, book: Cookbook, asked: string): Dish {
  // Someone who says 'American potato salad' has chosen.
  if (toKey(asked).includes(toKey(side.title)) && side.title.split(' ').length > 2) return side
  const sort = toKey(side.title).split(' ').slice(-2).join(' ')
  const kitchens = KIN.find((kin) => kin.includes(main.cuisine)) ?? [main.cuisine]
  if (kitchens.includes(side.cuisine)) return side
  const own = book.dishes().find((other) => {
    const isAlike = other.kind === side.kind
    return (
      isAlike &&
      kitchens.includes(other.cuisine) &&
      [other.title, ...other.also].some((name) => toKey(name).endsWith(sort))
    )
  })
  return own ?? side
}

/** Cuisines that serve the same sides. */
const KIN: readonly (readonly string[])[] = [
  ['German', 'Austrian', 'Swiss', 'Czech', 'Hungarian'],
  ['British', 'Irish'],
  ['Swedish', 'Danish', 'Norwegian', 'Finnish', 'Nordic'],
]
