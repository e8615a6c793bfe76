import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { cookAnew, type NewWish } from './cook-anew.ts'
import { withCounterparts } from './counterpart.ts'
import type { ComposeRequest, Composition } from './request.ts'
import type { Revised } from './revise/change.ts'
import { type Reading, readChanges } from './revise/read-changes.ts'
import { revise } from './revise/revise.ts'
import { findUndoable } from './small-talk.ts'

/**
 * The result of a message about the chat's last recipe: an answer, or a new wish built on that
 * recipe.
 */
type FollowUp = { kind: 'answer'; answer: Composition } | NewWish | undefined

/**
 * Reads a message as being about the last recipe. Undefined if it stands on its own: if it names
 * foods or a dish and does not refer to 'it'.
 */
export function followUp(request: ComposeRequest, previous: RecipeData): FollowUp {
  const spoken = findUndoable(request.text)
  if (spoken !== undefined) return declined(spoken)
  const reading = withCounterparts(readChanges(request.text), previous)
  if (!isFollowUp(reading)) return undefined
  if (!needsNew(reading)) {
    const revised = revise(previous, reading.changes, request.restrictions)
    if (revised.ok) return answered(revised)
    // If the recipe cannot be changed truthfully, a new dish may still be possible.
    if (!revised.anew) return declined(revised.reason)
  }
  return cookAnew(request, previous, reading)
}

/** What could not be done stands first. */
function answered({ recipe, said }: Extract<Revised, { ok: true }>): FollowUp {
  const description = [said ?? '', recipe.description].join(' ').trim()
  return { kind: 'answer', answer: { kind: 'recipe', recipe: { ...recipe, description } } }
}

function declined(reason: string): FollowUp {
  return { kind: 'answer', answer: { kind: 'declined', reason } }
}

function needsNew({ quicker, rest, uses, another, simpler }: Reading): boolean {
  return quicker || another || simpler || rest.length > 0 || uses.length > 0
}

function isFollowUp(reading: Reading): boolean {
  const { changes, quicker, rest, refers, uses, another, simpler, reshaped } = reading
  if (another || reshaped) return true
  const says =
    changes.length + uses.length > 0 ||
    quicker ||
    simpler ||
    rest.some(({ meaning }) => meaning?.avoids || meaning?.cuisines)
  const namesDish = rest.some(({ meaning }) => meaning?.form || meaning?.foods || meaning?.meal)
  const bare = !namesDish && rest.every(({ meaning }) => meaning?.avoids !== undefined)
  return says && (bare || ((refers || uses.length > 0) && !namesDish))
}
