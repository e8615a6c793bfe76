import type { Cookbook, Dish } from '@potluck/cookbook'
import { toKey } from '@potluck/kitchen/knowledge'

/**
 * What somebody means who names a side by its sort alone beside a dish: with a Viennese schnitzel 'potato salad'
 * is the one of that kitchen, not the one with mayonnaise. The side itself, where that kitchen has no other.
 */
export function sideFor(main: Dish, side: Dish, book: Cookbook, asked: string): Dish {
  // Who says 'American potato salad' has chosen.
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

/** Kitchens that lay the same things beside a roast. */
const KIN: readonly (readonly string[])[] = [
  ['German', 'Austrian', 'Swiss', 'Czech', 'Hungarian'],
  ['British', 'Irish'],
  ['Swedish', 'Danish', 'Norwegian', 'Finnish', 'Nordic'],
]
