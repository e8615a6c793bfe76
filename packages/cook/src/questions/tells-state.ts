import { findFoodNames, toTokens } from '@potluck/kitchen/knowledge'
import { leavesOpen } from '../wishes/leaves-open.ts'

/** Says what happened to a food: 'my garlic turned blue', 'black spots on my cauliflower', 'my gravy is too pale'. */
const STATES: readonly RegExp[] = [
  /^\W*(?:help[,!]? )?(?:why )?(?:my|the|our) ([a-z ]{3,40}?) (?:is|are|was|were|has|have|had|turned|went|gone|goes|got|gets|came|comes|became|looks?|smells?|tastes?|feels?|sprouted|crystalli[sz]ed|separated|hardened|burns?|burnt|sticks?|stuck|leak\w*|sank|fell|shrank|cracked|keeps? [a-z]+ing|will not|did not|does not)\b/i,
  /^\W*(?:there (?:is|are)|theres|i found|i have|i see)? ?(?:a |some )?(?:[a-z]+ )?(?:spots?|specks?|streaks?|dots|fuzz|film|slime|foam|stuff|threads|veins) (?:on|in|inside) (?:my|the|our) ([a-z ]{3,40})/i,
]

/** Says the same of a food without 'my': 'milk smells'. */
const STATED: RegExp =
  /^\W*(?:raw |cooked |opened )?([a-z ]{3,30}?) (?:smells?|tastes?|turned|went|has gone|have gone|sprouted|looks?) (?!for\b|good\b)/i

const ASKS_ON = /\b(?:is|are|can|should|do|why|ok|okay|safe|bad|good|still|help|what|how)\b/i

/** Whether somebody tells what happened to a food. That asks why, or whether it is still good, and not for a dish. */
export function tellsState(plain: string): boolean {
  const [, ...others] = plain.split(',')
  // 'The tomatoes are getting soft, soup' says what to make of them.
  if (leavesOpen(plain) || (others.length > 0 && !ASKS_ON.test(others.join(',')))) return false
  return [...STATES, STATED].some((state) => {
    const [, subject] = state.exec(plain) ?? []
    if (subject === undefined) return false
    return findFoodNames(toTokens(subject).map(({ word }) => word)).length > 0
  })
}
