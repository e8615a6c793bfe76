import { findFoodNames, toTokens } from '@potluck/kitchen/knowledge'

/** The foods that a wish names: 'with duck', not what is refused: 'no nuts', 'without pork or garlic'. */
export function foodsIn(text: string): string[] {
  const wanted = text.replace(REFUSED, ' ')
  const words = toTokens(wanted).map(({ word }) => word)
  return findFoodNames(words).map(({ from, to }) => words.slice(from, to).join(' '))
}

const REFUSED = /\b(?:no|not|without|free of|allergic to|less)\b[^.;!?]*?(?=[.;!?]|, (?!no\b)|$)/gi
