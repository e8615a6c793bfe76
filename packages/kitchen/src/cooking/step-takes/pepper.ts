import type { Listed } from './listed.ts'
import type { StepWord } from './step-words.ts'

/** The pepper that is meant: in 'salt and pepper' the spice, in 'peppers' the vegetable. */
export function pepperMeant(
  words: readonly StepWord[],
  at: number,
  listed: readonly Listed[],
): readonly Listed[] {
  const { word, typed } = words[at] ?? {}
  if (word !== 'pepper') return listed
  const near = words.slice(Math.max(0, at - 4), at + 3).map((said) => said.word)
  const before = [words[at - 1]?.word ?? '', words[at - 2]?.word ?? '']
  const isNamedSo =
    VEGETABLE.test(before[0] ?? '') ||
    (!/^(?:and|onion)$/.test(before[0] ?? '') && VEGETABLE.test(before[1] ?? ''))
  if (typed === 'peppers' || isNamedSo) return listed.filter(({ isSpice }) => !isSpice)
  if (near.some((said) => SPICE.test(said))) {
    const spices = listed.filter(({ isSpice }) => isSpice)
    const plain = listed.filter(({ words: own }) => own.size === 1)
    return [spices, plain, listed].find((some) => some.length > 0) ?? listed
  }
  // Plain 'pepper' is not one of two bell peppers; with a single one the other steps decide.
  const { spices, vegetables } = byKind(listed)
  if (spices.length === 0) return listed
  return vegetables.every(({ line }) => (line.quantity?.max ?? 1) > 1) ? spices : listed
}

/** For an ambiguous mention, the one that is cut and fried. */
export function plainPepper(listed: readonly Listed[]): readonly Listed[] | undefined {
  const { spices, vegetables } = byKind(listed)
  return spices.length > 0 && vegetables.length > 0 ? vegetables : undefined
}

const byKind = (listed: readonly Listed[]) => {
  const peppers = listed.filter(({ heads }) => heads.has('pepper'))
  return {
    spices: peppers.filter(({ isSpice }) => isSpice),
    vegetables: peppers.filter(({ isSpice }) => !isSpice),
  }
}

const VEGETABLE = /^(?:bell|red|sweet|green|yellow)$/
const SPICE = /^(?:salt|season|ground|grind|black|grinding|white|cayenne)$/
