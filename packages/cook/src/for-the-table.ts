import type { Cookbook } from '@potluck/cookbook'
import type { Answer } from './answer.ts'
import { chooseVersion } from './choose-version.ts'
import { findAsked } from './find-asked.ts'
import { type Apart, readEaters } from './menus/eaters.ts'
import { findNeighbours } from './neighbours.ts'
import { readConditions } from './read-request.ts'
import { readPortions } from './reading/portions.ts'
import type { CookRequest } from './request.ts'
import { titleOf } from './serve.ts'

/**
 * Answers a request for a table where some follow a diet: for 'Sunday roast for 8, two vegetarians' with a roast for
 * six, and says first what to make for the two. Undefined if all eat the same, or if the dish suits everybody.
 */
export function answerForTable(
  request: CookRequest,
  book: Cookbook,
  cook: (request: CookRequest) => Answer,
): Answer | undefined {
  if (request.mode !== 'idea' || request.previous) return undefined
  const { apart, rest } = readEaters(request.text)
  const [some, ...more] = apart
  const [all] = readPortions(rest)
  // 'Dinner for two vegetarians' has no other guests.
  if (!some?.isDiet || more.length > 0 || !all) return undefined
  const count = countOf(some, all.count)
  if (all.count <= count) return undefined
  const restrictions = (request.restrictions ?? []).filter(
    (rule) => rule.toLowerCase() !== some.rule.toLowerCase(),
  )
  const plain = { ...request, text: rest, restrictions }
  const asked = findAsked(plain, book)
  const open = asked && readConditions({ ...plain, restrictions: [some.rule] }, '')
  if (!asked || !open || chooseVersion(asked.dish, open)?.by.length === 0) return undefined
  const own = chooseVersion(asked.dish, open) ?? findNeighbours(book, asked.dish, open, 1)[0]
  const others = all.count - count
  const answer = cook({ ...plain, servings: others })
  if (answer.kind !== 'recipe' || !own) return undefined
  const theirs = titleOf(own)
  const who = `${count} who eat${count > 1 ? '' : 's'} ${some.rule.toLowerCase()}`
  const said = `This is for ${others} of the ${all.count}. For ${who} make ${theirs} beside it: ask me for that next.`
  return {
    ...answer,
    recipe: { ...answer.recipe, description: `${said} ${answer.recipe.description}` },
    choices: [`${theirs} for ${count}`, ...(answer.choices ?? [])].slice(0, 3),
  }
}

function countOf({ count }: Apart, all: number): number {
  if (count === 'half') return Math.floor(all / 2)
  return count === 'some' ? Math.max(1, Math.round(all / 4)) : count
}
