/**
 * Lines without the bullets and boxes to tick that stand before them: a list has its own. What can be
 * more than a bullet (a dash, the star of a footnote) goes only where half of the lines have it.
 */
export function withoutBullets(lines: readonly string[]): string[] {
  const marked = lines.filter((line) => DASH.test(line)).length
  const mark = marked > 1 && marked * 2 >= lines.length ? ANY : BULLET
  return lines.map((line) => line.replace(mark, '') || line)
}

/** Bullets and boxes to tick, which stand before nothing but an item; as a class of an expression. */
export const BULLETS = '[•●▪◦‣∙○■□▢☐◻⬜❏✓✔☑]\\ufe0f?'

const BULLET = new RegExp(`^(?:${BULLETS}\\s*)+`, 'u')
const DASH = /^[-–—*+·]\s/
const ANY = new RegExp(`^(?:[-–—*+·](?=\\s)|${BULLETS})\\s*`, 'u')
