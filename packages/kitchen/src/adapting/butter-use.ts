import { findFoodSpans } from './find-foods.ts'
import { type Dish, type DishLine, isOneOf } from './read-dish.ts'
import { toSentences } from './take-out.ts'

/**
 * What the butter of a line does in its dish. `solid`: it is creamed, rubbed in, rolled or whipped, which no oil
 * is; `melted`: it is poured into a batter or dough; `pan`: all else, frying, sauces, what is stirred in or brushed on.
 */
export type ButterUse = 'solid' | 'melted' | 'pan'

export function isButter({ foods }: DishLine): boolean {
  return foods.some((food) => isOneOf(food, ['butter', 'margarine']))
}

/** Read from how the line is prepared, then from the sentences that take it. */
export function readButterUse({ title, isBake, steps }: Dish, { line, text }: DishLine): ButterUse {
  const said = steps.flatMap(toSentences).filter(namesButter).join(' ')
  const isMelted = /\bmelt/i.test(`${line.preparation ?? ''} ${line.comment ?? ''} ${text}`)
  if (SOLID_DISH.test(title)) return 'solid'
  if (!isMelted && SOFT.test(`${line.preparation ?? ''} ${line.comment ?? ''}`)) return 'solid'
  if (!isMelted && WORKED.test(said)) return 'solid'
  return isBake ? 'melted' : 'pan'
}

function namesButter(sentence: string): boolean {
  return (
    /\bbutter/i.test(sentence) ||
    findFoodSpans(sentence).some(({ ingredient }) => isOneOf(ingredient, ['butter', 'margarine']))
  )
}

const SOLID_DISH =
  /\b(?:frosting|buttercream|shortcrust|puff pastry|pie crust|croissants?|shortbread|streusel|crumble|scones?|butter[- ](?:based )?(?:biscuits?|cookies))\b/i
const SOFT = /\b(?:soft(?:ened)?|cold|chilled|cubed|frozen|room temp\w*)\b/i
const WORKED =
  /\b(?:cream(?:ed)?|rub(?:bed)?|cut|whip|grate|crumble)\b[^.]*\b(?:butter|margarine|flour)\b|\b(?:soften(?:ed)?|cold|chilled|room[- ]temperature) (?:\p{L}+ )?(?:butter|margarine)\b|\b(?:butter|margarine)\b[^.]*\b(?:fluffy|airy|flow(?:s|ing)? out|crumbs?|pastry cutter|pea[- ]sized)\b/iu
