import { toTokens } from '../../text/tokens.ts'
import type { Listed } from './listed.ts'
import type { Naming } from './naming.ts'

/** The groups named in a step, else the one that all its other foods belong to. */
export function groupsOfStep(
  text: string,
  namings: readonly Naming[],
  list: readonly Listed[],
): string[] {
  const named = findNamedGroups(text, list)
  if (named.length > 0) return named
  const sure = namings
    .filter(({ isWeak, doing }) => !isWeak && doing !== 'speaks')
    .map(({ listed }) => new Set(listed.map(({ group }) => group)))
    .filter((groups) => groups.size === 1)
  const all = new Set(sure.flatMap((groups) => [...groups]))
  return all.size === 1 ? [...all] : []
}

/** The headings named in a step: 'For the frosting' if it mentions the frosting. */
export function findNamedGroups(text: string, list: readonly Listed[]): string[] {
  const words = toTokens(text).map(({ word }) => word)
  const headings = [...new Set(list.map(({ group }) => group))]
  // 'The milk' in a step does not mean the group 'For the milks' if another group has milk.
  const isFoodElsewhere = (word: string, heading: string) =>
    list.some(({ group, heads }) => group !== heading && heads.has(word))
  return headings.filter((heading) =>
    toTokens(heading).some(
      ({ word }) =>
        word.length > 3 &&
        !NAMES_NO_GROUP.test(word) &&
        words.includes(word) &&
        !isFoodElsewhere(word, heading),
    ),
  )
}

const NAMES_NO_GROUP = /^(?:with|from|into|ingredients?|optional|other|serve|serving)$/
