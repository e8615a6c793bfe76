import type { Cookbook, NamedDish } from '@potluck/cookbook'
import { type ComposeRequest, compose, restrictionsIn } from '@potluck/kitchen/composer'
import { toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from './answer.ts'
import { findNeighbours } from './neighbours.ts'
import { readConditions } from './read-request.ts'

/** The recipe at hand, changed; where it cannot be, dishes of the book that come near and keep to what was asked. */
export function changeRecipe(request: ComposeRequest, seed: number, book: Cookbook): Answer {
  const changed = compose(request, seed)
  const title = request.original?.title ?? request.previous?.title
  const isDone = changed.kind !== 'declined' || NOT_IN_IT.test(changed.reason)
  // Who wants salmon for the chicken is served by no dish that merely has no chicken.
  if (isDone || title === undefined || /\binstead\b/i.test(request.text)) return changed
  const rules = [...(request.restrictions ?? []), ...restrictionsIn(request.text)]
  const named = findHead(title, book)
  if (!named || rules.length === 0) return changed
  const conditions = readConditions({ ...request, text: '', restrictions: rules }, '')
  const near = findNeighbours(book, named.dish, conditions, MOST_CHOICES, true)
  if (near.length === 0) return changed
  const choices = near.map(({ dish }) => dish.title)
  const reason = `${changed.reason} Of my own dishes these come near and keep to it: ${choices.join(', ')}.`
  return { ...changed, reason, choices }
}

/** The dish that a title ends on: 'Easy pizza sauce' is no pizza. */
function findHead(title: string, book: Cookbook): NamedDish | undefined {
  const words = toTokens(title.replace(/\([^)]*\)|\brecipe\b|[-–|:].*$/gi, ' ')).map(
    ({ word }) => word,
  )
  return book.findNamed(words).find(({ end }) => end === words.length)
}

const MOST_CHOICES = 3
/** What is not in it needs no other dish. */
const NOT_IN_IT = /^There (?:is|are) no/
