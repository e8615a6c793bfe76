/** How much of the star at an index (1 to 5) a rating fills, to the nearest half. */
export function starFill(rating: number, place: number): 0 | 0.5 | 1 {
  const halves = Math.round(rating * 2) - (place - 1) * 2
  if (halves <= 0) return 0
  return halves === 1 ? 0.5 : 1
}
