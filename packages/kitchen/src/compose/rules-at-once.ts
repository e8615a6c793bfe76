/** The most rules checked at once: twelve restrictions, forty preferences, and those that a request names. */
const MOST_RULES = 60

/** Why so many rules cannot be kept together; undefined if they can. */
export function tooManyRules(rules: readonly string[]): string | undefined {
  if (new Set(rules).size <= MOST_RULES) return undefined
  return `That is more to leave out than I can keep in view: I keep to ${MOST_RULES} things at once. Name the ones that matter most, and I will start from those.`
}
