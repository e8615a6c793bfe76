import type { Listed } from './listed.ts'
import { type Naming, takenUnnamed } from './naming.ts'

/**
 * The salt and pepper of a step that only says 'season to taste': one line of each, unless two are
 * listed.
 */
export function findSeasoning(
  texts: readonly string[],
  namings: readonly Naming[],
  list: readonly Listed[],
): Naming[] {
  const salts = list.filter(({ heads }) => heads.has('salt'))
  const peppers = list.filter(({ heads, isSpice }) => isSpice && heads.has('pepper'))
  const meant = new Set([salts, peppers].flatMap((lines) => (lines.length === 1 ? lines : [])))
  return texts.flatMap((text, step) => {
    const said = SEASON.exec(text)
    if (!said) return []
    const here = new Set(
      namings.flatMap((naming) => (naming.step === step && !naming.isWeak ? naming.listed : [])),
    )
    return [...meant]
      .filter((one) => !here.has(one))
      .map((one) => takenUnnamed(one, { step, at: said.index, isBare: true }))
  })
}

/** The verb alone, without what to season with. */
const SEASON =
  /(?<!\b(?:a|the|this|of|in) )\bseason\b(?![^.;,]*\b(?:with|in|using)\b)(?! (?:is|of)\b)/i
