import { findFoodNames, toTokens } from '@potluck/kitchen/knowledge'
import { leavesOpen } from '../wishes/leaves-open.ts'

/** What became of a food: 'my garlic turned blue', 'black spots on my cauliflower', 'my gravy is too pale'. */
const STATES: readonly RegExp[] = [
  /^\W*(?:help[,!]? )?(?:why )?(?:my|the|our) ([a-z ]{3,40}?) (?:is|are|was|were|has|have|had|turned|went|gone|goes|got|gets|came|comes|became|looks?|smells?|tastes?|feels?|sprouted|crystalli[sz]ed|separated|hardened|burns?|burnt|sticks?|stuck|leak\w*|sank|fell|shrank|cracked|keeps? [a-z]+ing|will not|did not|does not)\b/i,
  /^\W*(?:there (?:is|are)|theres|i found|i have|i see)? ?(?:a |some )?(?:[a-z]+ )?(?:spots?|specks?|streaks?|dots|fuzz|film|slime|foam|stuff|threads|veins) (?:on|in|inside) (?:my|the|our) ([a-z ]{3,40})/i,
]

/** So much is said of a food alone. */
const STATED: RegExp =
  /^\W*(?:raw |cooked |opened )?([a-z ]{3,30}?) (?:smells?|tastes?|turned|went|has gone|have gone|sprouted|looks?) (?!for\b|good\b)/i

const ASKS_ON = /\b(?:is|are|can|should|do|why|ok|okay|safe|bad|good|still|help|what|how)\b/i

/** Whether somebody tells what has happened to a food, which asks why, and whether it is good: no wish for a dish. */
export function tellsState(plain: string): boolean {
  const [, ...others] = plain.split(',')
  // 'The tomatoes are getting soft, soup' says what is to become of them.
  if (leavesOpen(plain) || (others.length > 0 && !ASKS_ON.test(others.join(',')))) return false
  return [...STATES, STATED].some((state) => {
    const [, subject] = state.exec(plain) ?? []
    if (subject === undefined) return false
    return findFoodNames(toTokens(subject).map(({ word }) => word)).length > 0
  })
}
