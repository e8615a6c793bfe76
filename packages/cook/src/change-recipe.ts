import type { Cookbook, NamedDish } from '@potluck/cookbook'
import { type ComposeRequest, compose, restrictionsIn } from '@potluck/kitchen/composer'
import { toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from './answer.ts'
import { findNeighbours } from './neighbours.ts'
import { readConditions } from './read-request.ts'

/**
 * Changes the recipe at hand as requested. If that is impossible, declines and offers similar dishes of the book that
 * keep to the rules.
 */
export function changeRecipe(request: ComposeRequest, seed: number, book: Cookbook): Answer {
  const changed = compose(request, seed)
  const title = request.original?.title ?? request.previous?.title
  const isDone = changed.kind !== 'declined' || NOT_IN_IT.test(changed.reason)
  // Someone who wants salmon instead of the chicken is not helped by a dish that merely has no chicken.
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

/** The dish whose name ends the title: 'Easy pizza sauce' is not pizza. */
function findHead(title: string, book: Cookbook): NamedDish | undefined {
  const words = toTokens(title.replace(/\([^)]*\)|\brecipe\b|[-–|:].*$/gi, ' ')).map(
    ({ word }) => word,
  )
  return book.findNamed(words).find(({ end }) => end === words.length)
}

const MOST_CHOICES = 3
/** The composer's reason if the food is not in the recipe at all: then no other dish is needed. */
const NOT_IN_IT = /^There (?:is|are) no/
