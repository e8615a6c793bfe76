/**
 * Lines without the bullets and boxes to tick that stand before them: a list has its own. What can be
 * more than a bullet (a dash, the star of a footnote) goes only where half of the lines have it.
 */
export function withoutBullets(lines: readonly string[]): string[] {
  const marked = lines.filter((line) => DASH.test(line)).length
  const mark = marked > 1 && marked * 2 >= lines.length ? ANY : BULLET
  return lines.map((line) => line.replace(mark, '') || line)
}

const BULLET = /^(?:[•●▪◦‣∙○■□▢☐◻⬜❏✓✔☑]\ufe0f?\s*)+/u
const DASH = /^[-–—*+·]\s/
const ANY = /^(?:[-–—*+·](?=\s)|[•●▪◦‣∙○■□▢☐◻⬜❏✓✔☑]\ufe0f?)\s*/u
