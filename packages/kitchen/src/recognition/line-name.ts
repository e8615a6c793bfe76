import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { findByKey } from '../lexicon/lexicon.ts'
import { toTokens } from '../text/tokens.ts'

/**
 * The name of a line's food with the remarks that specify it: 'boneless skinless chicken thighs'
 * for '8 chicken thighs, boneless, skinless'. Only names that the lexicon has.
 */
export function nameOfLine(line: IngredientLine): string {
  const remarks = toTokens(`${line.preparation ?? ''} ${line.comment ?? ''}`).map(
    ({ word }) => word,
  )
  const inCan = line.unit === 'can' ? ['canned'] : []
  const states = [...new Set([...inCan, ...remarks.filter((word) => STATES.has(word))])].slice(0, 3)
  const name = toTokens(line.name)
    .map(({ word }) => word)
    .join(' ')
  const part = /^(?:finely )?(?:grated |pared )?(zest|rind|peel)$/i.exec(line.preparation ?? '')
  const candidates = orderings(states).map((words) => [...words, name].join(' '))
  // 'Zest of 1 lemon' is not a lemon.
  const found = [...(part ? [`${name} zest`] : []), ...candidates].find(
    (key) => findByKey(key) !== undefined,
  )
  return found ?? line.name
}

/** Words that make it another food, if the lexicon has that. */
const STATES: ReadonlySet<string> = new Set(
  (
    'boneless skinless bone skin dried canned tinned smoked ground cooked unsalted salted nonfat ' +
    'skim skimmed whole fresh frozen light sweetened unsweetened condensed evaporated powdered instant ' +
    'rolled toasted roasted green unripe raw pickled'
  ).split(' '),
)

/** The longest first: three words in every order, then two, then one. */
function orderings(words: readonly string[]): string[][] {
  const [a, b, c] = words
  const pairs = (x: string, y: string) => [
    [x, y],
    [y, x],
  ]
  const singles = words.map((word) => [word])
  if (a === undefined) return []
  if (b === undefined) return singles
  if (c === undefined) return [...pairs(a, b), ...singles]
  const triples = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
  return [...triples, ...pairs(a, b), ...pairs(a, c), ...pairs(b, c), ...singles]
}
