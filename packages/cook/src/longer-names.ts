import type { DishLine } from '@potluck/cookbook'
import { parseIngredientLine } from '@potluck/kitchen'
import { type Ingredient, identify } from '@potluck/kitchen/knowledge'
import { ingredientsOf } from './wishes/shelf.ts'

/**
 * Whether a dish has a refused food under a longer name in the same aisle: rye bread for 'no bread', instant yeast for
 * 'no yeast'. Coconut milk does not count as milk, nor peanut butter as butter.
 */
export function hasLongerNamed(
  { lines }: { lines: readonly Pick<DishLine, 'text'>[] },
  rules: readonly string[],
): boolean {
  const avoided = rules.flatMap((rule) => avoidedBy(rule))
  if (
    rules.some((rule) => /^no flour$/i.test(rule)) &&
    lines.some(({ text }) => OF_FLOUR.test(text))
  )
    return true
  return (
    avoided.length > 0 &&
    lines.some(({ text }) => {
      const last = parseIngredientLine(text).name.split(' ').at(-1)
      return ingredientsOf(text).some((listed) =>
        avoided.some((one) => isLongerNameOf(listed, one, last)),
      )
    })
  )
}

/** Foods made of flour: someone who wants no flour does not want these either. */
const OF_FLOUR =
  /^(?!.*\b(?:gluten-free|rice|corn|flourless)\b).*\b(?:graham crackers?|crackers|cookies|biscuits|ladyfingers|wafers|sponge|pastry|filo|bread|brioche|baguette|breadcrumbs|tortillas?|pasta|spaghetti|semolina)\b/i

function isLongerNameOf({ aisle, name }: Ingredient, avoided: Ingredient, last = ''): boolean {
  return (
    aisle === avoided.aisle && (` ${name}`.endsWith(` ${avoided.name}`) || last === avoided.name)
  )
}

function avoidedBy(rule: string): Ingredient[] {
  const [, food] = /^no ([a-z ]+)$/i.exec(rule) ?? []
  if (food === undefined) return []
  return identify(food)
    .flat()
    .flatMap(({ ingredient }) => ingredient ?? [])
}
