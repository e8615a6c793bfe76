import { toTokens } from '../../text/tokens.ts'
import { splitExclusions } from './exclusions.ts'
import { ALL_WORDS, toUnits } from './lexicon.ts'

/** The words of a request without what it rules out: of 'soup without cream' and of 'vegan soup' the soup. */
export function wantedIn(text: string): string {
  const { wanted } = splitExclusions(toUnits(toTokens(text), ALL_WORDS))
  return wanted.flatMap(({ typed, meaning }) => (meaning?.avoids ? [] : typed)).join(' ')
}
