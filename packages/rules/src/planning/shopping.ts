/** The states of a line: to be bought, in the basket, or off the list. */
export const SHOPPING_STATES = ['open', 'ticked', 'gone'] as const
export type ShoppingState = (typeof SHOPPING_STATES)[number]

export const SHOPPING_LIMITS = {
  /** Characters of a line written by hand. */
  text: 200,
} as const
