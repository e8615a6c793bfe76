import { type Token, toTokens } from '@potluck/kitchen/knowledge'

/** A request's words: as tokens for names, and as one text of them, a space between two, for patterns. */
export type Words = { tokens: readonly Token[]; text: string }

/** Words of a request by their places, the last one excluded. */
export type Span = { start: number; end: number }

export function readWords(request: string): Words {
  const tokens = toTokens(request.replace(/\b(\d) ?\/ ?(\d)\b/g, toFraction))
  return { tokens, text: tokens.map(({ typed }) => typed).join(' ') }
}

function toFraction(said: string, above: string, below: string): string {
  return FRACTIONS[`${above}/${below}`] ?? said
}

const FRACTIONS: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' }

/** What a pattern finds in the text, each with the words that it takes. */
export function findPhrases(
  text: string,
  pattern: RegExp,
): { match: RegExpExecArray; span: Span }[] {
  return [...text.matchAll(pattern)].map((match) => {
    const start = text.slice(0, match.index).split(' ').length - 1
    return { match, span: { start, end: start + match[0].trim().split(' ').length } }
  })
}

/** The text without these words; a comma stands where they were, so that nobody reads across. */
export function withoutWords({ tokens }: Words, spans: readonly Span[]): string {
  return tokens
    .map(({ typed }, at) => (spans.some(({ start, end }) => start <= at && at < end) ? ',' : typed))
    .join(' ')
    .replace(/(?:, )+/g, ', ')
}
