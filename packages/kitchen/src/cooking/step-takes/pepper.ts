import type { Listed } from './listed.ts'
import type { StepWord } from './step-words.ts'

/** Of the lines with pepper those that are meant: 'salt and pepper' is the spice, 'peppers' are the vegetable. */
export function pepperMeant(
  words: readonly StepWord[],
  at: number,
  listed: readonly Listed[],
): readonly Listed[] {
  const { word, typed } = words[at] ?? {}
  if (word !== 'pepper') return listed
  const near = words.slice(Math.max(0, at - 4), at + 3).map((said) => said.word)
  const isVegetable = typed === 'peppers' || near.some((said) => VEGETABLE.test(said))
  if (isVegetable) return listed.filter(({ isSpice }) => !isSpice)
  if (near.some((said) => SPICE.test(said))) {
    const spices = listed.filter(({ isSpice }) => isSpice)
    return spices.length > 0 ? spices : listed.filter(({ words: own }) => own.size === 1)
  }
  // Bare 'the pepper' beside both kinds is the one that is cut and fried.
  const vegetables = listed.filter(({ isSpice }) => !isSpice)
  return vegetables.length > 0 ? vegetables : listed
}

const VEGETABLE = /^(?:bell|red|sweet|green|yellow)$/
const SPICE = /^(?:salt|season|ground|grind|black|grinding|white|cayenne)$/
