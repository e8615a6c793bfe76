/** The text without sayings that have a 'no' in them and rule nothing out. */
export function withoutIdioms(text: string): string {
  return text.replace(IDIOMS, ' ')
}

const IDIOMS =
  /\b(?:money is no object|no (?:repeats?|repetitions?|duplicates)|(?:no|without any) dish twice|no (?:idea|rush|hurry|problem|matter|worries|kidding|clue|doubt))\b/gi
