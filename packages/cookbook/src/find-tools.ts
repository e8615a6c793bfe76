import type { Equipment } from './dish.ts'

/** Words by which a step asks for equipment that not every kitchen has. */
const WORDS: readonly (readonly [Equipment, RegExp])[] = [
  ['oven', /\b(?:oven|bake|baking sheet|roast (?:for|until|it|them))\b/i],
  ['broiler', /\bbroil(?:er)?\b/i],
  ['microwave', /\bmicrowave\b/i],
  ['slow cooker', /\bslow cooker\b/i],
  ['pressure cooker', /\bpressure cooker\b/i],
  ['air fryer', /\bair fryer\b/i],
  ['blender', /\bblender|\bblend until\b/i],
  ['food processor', /\bfood processor\b/i],
  ['wok', /\bwok\b/i],
  ['waffle iron', /\bwaffle iron\b/i],
  ['ice cream machine', /\bice cream machine\b/i],
]

/** The equipment that `findTools` can recognise. */
export const TOOLS_WITH_WORDS: readonly Equipment[] = WORDS.map(([tool]) => tool)

/** A step may name it only as an option. */
const OPTIONAL = /\b(?:or|if you have|instead of)\b[^.]*$/i

/** The equipment that steps ask for; with `even: 'optional'` also what they only suggest. */
export function findTools(text: string, even?: 'optional'): Equipment[] {
  return WORDS.filter(([, words]) => (even ? words.test(text) : says(text, words))).map(
    ([tool]) => tool,
  )
}

function says(text: string, words: RegExp): boolean {
  return text.split(/(?<=[.;])\s/).some((sentence) => {
    const found = words.exec(sentence)
    return found !== null && !OPTIONAL.test(sentence.slice(0, found.index))
  })
}
