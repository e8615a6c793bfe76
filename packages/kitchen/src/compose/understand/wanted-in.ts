import { toTokens } from '../../text/tokens.ts'
import { splitExclusions } from './exclusions.ts'
import { ALL_WORDS, toUnits } from './lexicon.ts'
import { withPlainOpeners } from './plain-openers.ts'

/**
 * The words of a request without its exclusions: the soup of 'soup without cream' and of 'vegan
 * soup'.
 */
export function wantedIn(text: string): string {
  const { wanted } = splitExclusions(toUnits(toTokens(withPlainOpeners(text)), ALL_WORDS))
  return wanted.flatMap(({ typed, meaning }) => (meaning?.avoids ? [] : typed)).join(' ')
}
