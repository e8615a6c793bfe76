import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { withCounterparts } from './counterpart.ts'
import type { Change } from './revise/change.ts'
import { readFormWish } from './revise/forms-of-food.ts'
import { readKnownSwap } from './revise/known-swap.ts'
import { type Reading, readChanges } from './revise/read-changes.ts'

/** 'Make it spicier and use coconut milk instead': each part of a message is read separately. */
export function readAll(text: string, recipe: RecipeData): Reading {
  const parts = text.split(NEXT_WISH).filter((part) => part.trim() !== '')
  const [first = readChanges(text), ...others] = parts.map((part) => readPart(part, recipe))
  const read = [first, ...others]
  // For children nothing hot is left, so that there is nothing milder.
  const isForKids = read.some(({ changes }) => changes.some(({ kind }) => kind === 'for-kids'))
  const all = read.map((one) => ({
    ...one,
    changes: one.changes.filter(({ kind }) => !(isForKids && kind === 'milder')),
  }))
  return {
    ...first,
    changes: all.flatMap(({ changes }) => changes.map(anyhow)),
    uses: all.flatMap(({ uses }) => uses),
    rest: all.flatMap(({ rest }) => rest),
    unknown: all.flatMap(({ unknown }) => unknown),
    quicker: all.some(({ quicker }) => quicker),
    ...maxOf(all),
  }
}

/** 'With dried beans' is the same food in another form, and no other food. */
export function readPart(part: string, recipe: RecipeData): Reading {
  const reading = readChanges(part)
  const isUnread = reading.changes.length === 0
  const wish = isUnread ? readFormWish(part) : undefined
  const known = isUnread && !wish ? readKnownSwap(part, recipe) : undefined
  const change = wish ? { kind: 'form' as const, wish } : known
  return change
    ? { ...reading, changes: [change], uses: [], rest: [] }
    : withCounterparts(reading, recipe)
}

/** The minutes that one of the wishes leaves. */
function maxOf(all: readonly Reading[]): Pick<Reading, 'maxMinutes'> {
  const maxMinutes = all.find((one) => one.maxMinutes !== undefined)?.maxMinutes
  return maxMinutes === undefined ? {} : { maxMinutes }
}

/** A cook with this recipe wants the other food in it, not a new recipe. */
function anyhow(change: Change): Change {
  return change.kind === 'replace' ? { ...change, anyhow: true } : change
}

const NEXT_WISH =
  /\s*(?:,|;|\band\b|\bbut\b)\s+(?=(?:also |please |then )*(?:use|add|make|replace|swap|substitute|cook|bake|with(?:out)?|no|for \d|in|less|more|double|triple|halve|half|vegan|vegetarian|(?:gluten|dairy|egg|nut)[ -]free|lighter|spicier|milder|hotter)\b)/i
