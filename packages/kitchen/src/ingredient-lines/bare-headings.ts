import type { IngredientLine } from './ingredient-line.ts'

/**
 * Marks headings of a pasted list that only their words and their position distinguish from a food:
 * 'Topping' or 'FROSTING' above lines with amounts. Anything that could be bought by that name
 * stays a line.
 */
export function markBareHeadings(lines: readonly IngredientLine[]): IngredientLine[] {
  const isMixedCase = lines.some(({ raw }) => /\p{Ll}/u.test(raw))
  return lines.map((line, at) => {
    const next = lines[at + 1]
    if (!next || next.heading || !isBare(line)) return line
    const isAbove = next.quantity !== undefined
    const isHeading =
      OF_WHATEVER.test(line.name) ||
      (isAbove && namesGroup(line.name)) ||
      (isAbove && isMixedCase && SHOUTED.test(line.name))
    return isHeading ? { ...line, heading: true } : line
  })
}

/** Whether words alone name a part of a dish and nothing that is bought: 'Topping', 'Chocolate glaze'. */
export function namesGroup(words: string): boolean {
  return PART.test(words) || (MADE_PART.test(words) && !BOUGHT.test(words))
}

/** Only words: no amount, no remark, no preparation. */
function isBare(line: IngredientLine): boolean {
  const { heading, quantity, unit, size, preparation, comment, optional } = line
  return !heading && !quantity && !unit && !size && !preparation && !comment && !optional
}

/** Headings also above lines without amounts: 'To serve', 'Sauce ingredients', 'For topping'. */
const OF_WHATEVER =
  /^(?:to (?:serve|garnish|decorate|finish|assemble)|garnish(?:es)?|(?:optional )?(?:toppings|extras)|[\p{L}'’& -]{3,40} ingredients|for (?!frying|dusting|greasing|brushing|the pan)(?:\p{L}+ ?){1,4})$/iu

/** A part of a dish, if it stands alone. */
const PART =
  /^(?:the )?(?:toppings?|fillings?|frosting|icing|glaze|ganache|dressing|sauce|marinade|dough|crust|pastry|base|batter|sponge|cakes?|cupcakes|muffins|cookies|garnish|crumble|streusel|syrup|rub|brine|slaw|gravy|stuffing|meringue|buttercream|coating|breading|meatballs?|patties|burgers?|salad|soup|stew|spice mix|decorations?|assembly|(?:cake|cookie|biscuit|pie|bottom|top|first|second|third|\p{L}+ cake) (?:layers?|crust|base))$/iu

/** A part of a dish that is made rather than bought, with a word or two before it. */
const MADE_PART =
  /^(?:[\p{L}'’-]+ (?:and |& )?){1,3}(?:toppings?|filling|frosting|buttercream|ganache|glaze|icing|marinade|streusel|sponge|batter)$/iu

const BOUGHT = /^(?:whipped|ice cream|frozen|store|shop|ready|pie|pancake)\b/i

/** 'FROSTING' among lines in small letters. */
const SHOUTED = /^(?=.*\p{Lu}{3})[^\p{Ll}\d]{4,40}$/u
