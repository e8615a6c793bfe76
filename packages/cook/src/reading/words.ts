import { type Token, toTokens } from '@potluck/kitchen/knowledge'

/** The words of a request: as tokens, to find names, and joined by single spaces, for patterns. */
export type Words = { tokens: readonly Token[]; text: string }

/** A range of words by their positions; `end` is exclusive. */
export type Span = { start: number; end: number }

export function readWords(request: string): Words {
  const tokens = toTokens(request.replace(/\b(\d) ?\/ ?(\d)\b/g, toFraction))
  return { tokens, text: tokens.map(({ typed }) => typed).join(' ') }
}

function toFraction(said: string, above: string, below: string): string {
  return FRACTIONS[`${above}/${below}`] ?? said
}

const FRACTIONS: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' }

/** The matches of a pattern, each with the range of words it covers. */
export function findPhrases(
  text: string,
  pattern: RegExp,
): { match: RegExpExecArray; span: Span }[] {
  return [...text.matchAll(pattern)].map((match) => {
    const start = text.slice(0, match.index).split(' ').length - 1
    return { match, span: { start, end: start + match[0].trim().split(' ').length } }
  })
}

/** The text without these words. A comma takes their place, so that nothing is read across the gap. */
export function withoutWords({ tokens }: Words, spans: readonly Span[]): string {
  return tokens
    .map(({ typed }, at) => (spans.some(({ start, end }) => start <= at && at < end) ? ',' : typed))
    .join(' ')
    .replace(/(?:, )+/g, ', ')
}
