/** Who serves no alcohol has none in the sauce and the dessert either: the reading of foods knows it as no food. */
const NO_ALCOHOL =
  /\b(?:no|without|free of|avoid(?:s|ing)?|(?:do(?:es)?n['’]?t|do not|does not|nobody|no one) (?:drinks?|haves?|wants?)?)\b[^,;.]*\balcohol\b|\b(?:alcohol[- ]free|non[- ]?alcoholic|teetotal\w*)\b/i

/** The rules with what a request rules out that no food names. */
export function withSaidRules(rules: readonly string[], text: string): string[] {
  return [...new Set([...rules, ...(NO_ALCOHOL.test(text) ? ['no alcohol'] : [])])]
}
