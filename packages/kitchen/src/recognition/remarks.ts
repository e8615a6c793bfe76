import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { findByKey } from '../lexicon/lexicon.ts'
import { toKey, toTokens } from '../text/tokens.ts'
import { identify } from './identify.ts'
import { toSegments } from './segments.ts'

/**
 * A remark's claim about the food: 'vegan' in '30 g Parmesan (vegan)'. A remark with more words,
 * such as 'gluten-free if needed', claims nothing.
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

/**
 * The name with the kinds that a remark gives: 'oat or soy milk' for 'milk (oat or soy)'. Undefined
 * for any other remark.
 */
export function readKinds({ name, comment }: IngredientLine): string | undefined {
  const [, food = name, kinds = comment] = /^([^()]+) \(([^()]+)\)$/.exec(name) ?? []
  const segments = toSegments(toTokens(kinds ?? ''))
  const isKinds =
    segments.every(({ kind, words }) => KINDS.has(kind) || words === 'or') &&
    segments[0]?.kind !== 'link'
  if (!kinds || !isKinds) return
  const named = `${kinds} ${food}`
  const [plain] = identify(food).flat()
  const foods = identify(named).flat()
  const isRead = foods.every(
    ({ ingredient, mentions, unread }) =>
      ingredient && ingredient !== plain?.ingredient && mentions.length + unread.length === 0,
  )
  return isRead ? named : undefined
}

const KINDS: ReadonlySet<string> = new Set(['ingredient', 'promise'])

/**
 * The foods after a line's first one without 'and': the beans and butter of 'rice, beans, butter'.
 */
export function foodsBeside({ preparation }: IngredientLine): readonly string[] {
  const behind = preparation?.split(', ') ?? []
  const isList = behind.every((words) => findByKey(toKey(words))?.vague === false)
  return isList ? behind : []
}
