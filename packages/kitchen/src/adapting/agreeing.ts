/** The verb behind a name, as it is said of one or of several: 'the chicken thighs are' of 'the chicken is'. */
export function agreeing(
  said: string,
  label: string,
  behind: string,
): { told: string; length: number } {
  const wasMany = /s$/i.test(said)
  const [, ofMany] = (wasMany && !/s$/.test(label) && OF_MANY.exec(behind)) || []
  const [, ofOne] = (!wasMany && MANY.test(label) && OF_ONE.exec(behind)) || []
  const verb = ofMany ?? ofOne
  if (verb === undefined) return { told: '', length: 0 }
  const now = ofMany ? VERBS[verb] : (VERBS_OF_MANY[verb] ?? verb.slice(0, -1))
  return { told: ` ${now ?? verb}`, length: verb.length + 1 }
}

const OF_MANY = /^ (are|have|were)\b/
const VERBS: Readonly<Record<string, string>> = { are: 'is', have: 'has', were: 'was' }
const VERBS_OF_MANY: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were' }
/** What one does: 'as the chicken cooks'. */
const OF_ONE = /^ (is|has|was|cooks|browns|bakes|begins|starts|turns|looks|reads|needs)\b/
/** Several by their name, as hummus and asparagus are not. */
const MANY = /(?:[^sui]|[^o]i)s$/
