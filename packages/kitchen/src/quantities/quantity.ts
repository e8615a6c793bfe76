/** An amount as a cook writes it: `min === max` for a single figure, `approximate` for 'about 2'. */
export type Quantity = { min: number; max: number; approximate: boolean }

/** A single exact amount. */
export function exactly(amount: number): Quantity {
  return { min: amount, max: amount, approximate: false }
}

/** Multiplies both ends. A factor that is not a positive finite number changes nothing. */
export function scaleQuantity(quantity: Quantity, factor: number): Quantity {
  if (!Number.isFinite(factor) || factor <= 0) return quantity
  return { ...quantity, min: quantity.min * factor, max: quantity.max * factor }
}
