/**
 * No alcohol is served, so none goes into the sauce or the dessert. Needed because the reader of foods does not know
 * alcohol.
 */
const NO_ALCOHOL =
  /\b(?:no|without|free of|avoid(?:s|ing)?|(?:do(?:es)?n['’]?t|do not|does not|nobody|no one) (?:drinks?|haves?|wants?)?)\b[^,;.]*\balcohol\b|\b(?:alcohol[- ]free|non[- ]?alcoholic|teetotal\w*)\b/i

/** The rules, with what a request rules out but the reader of foods does not know. */
export function withSaidRules(rules: readonly string[], text: string): string[] {
  return [...new Set([...rules, ...(NO_ALCOHOL.test(text) ? ['no alcohol'] : [])])]
}
