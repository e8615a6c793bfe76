import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { toTokens } from '../text/tokens.ts'
import { toSegments } from './segments.ts'

/**
 * What a remark promises about the food: 'vegan' of '30 g Parmesan (vegan)'. A remark that says
 * more than that, such as 'gluten-free if needed', promises nothing.
 */
export function readPromise({ comment, preparation }: IngredientLine): string {
  const remarks = `${comment ?? ''}, ${preparation ?? ''}`
    .split(',')
    .filter((text) => text.trim() !== '')
  return remarks
    .map((remark) => toSegments(toTokens(remark)))
    .filter((segments) =>
      segments.every(({ kind, words }) => kind === 'promise' || CERTIFIED.has(words)),
    )
    .flat()
    .flatMap(({ kind, words }) => (kind === 'promise' ? words : []))
    .join(' ')
}

const CERTIFIED: ReadonlySet<string> = new Set([
  'certified',
  'labeled',
  'labelled',
  'brand',
  'and',
  'good',
  'quality',
])
