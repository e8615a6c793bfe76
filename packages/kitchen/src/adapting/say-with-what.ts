import { capitalize } from '../compose/words/join.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isOneOf } from './read-dish.ts'

/**
 * A step whose verbs are foods, 'butter and flour the pan', with those of them named as foods that go: 'grease the
 * pan with butter, dust it with flour'. So they can be told of what stands in.
 */
export function sayWithWhat(step: string, gone: readonly Ingredient[]): string {
  const isGone = (name: string) => gone.some((food) => isOneOf(food, [name]))
  const spread = isGone('butter') ? spreadButter(step) : step
  return isGone('flour') ? dustFlour(spread) : spread
}

/** 'Butter the pan' is 'grease the pan with butter', 'butter the bread' spreads it. */
function spreadButter(step: string): string {
  return step
    .replace(AND_FLOUR, (_found, b: string) => (b === 'B' ? 'Grease' : 'grease'))
    .replace(BUTTERED, '$1 greased with butter')
    .replace(BUTTER_IT, (_found, b: string, what: string) => {
      const verb = /\b(?:bread|toast|slices?|muffins?|buns?|halves|rolls?)\b/i.test(what)
        ? 'spread'
        : 'grease'
      return `${b === 'B' ? capitalize(verb) : verb} ${what} with butter`
    })
}

/** 'Butter and flour a pan'. */
const AND_FLOUR = /\b(b)utter(?=,? and (?:lightly )?(?:flour|line|dust) (?:an?|the|your)\b)/gi

/** 'In a buttered dish'. */
const BUTTERED =
  /\bbuttered ((?:\p{L}+ |\d+[- ]?\p{L}* |x ){0,3}(?:pans?|dish(?:es)?|tins?|sheets?|trays?|mou?lds?|ramekins?|skillet|bowl|foil|paper|parchment|plates?|casserole))\b/giu

const BUTTER_IT =
  /(?<!\b(?:the|of|with|in|some|more|add|melt|your|and|or|peanut|vegan|unsalted|salted) )\b(b)utter(?: up)? ((?:the|an?|both|each|your|all)\b(?:[^.,;:()]|\.(?=\d))*?)(?=\s+(?:and|then)\b|[,;:()]|\.(?!\d)|$)/gi

/** 'Flour the work surface' is 'dust the work surface with flour', 'flour each piece' coats it. */
function dustFlour(step: string): string {
  return step
    .replace(FLOUR_IT, (_found, how: string, f: string, what: string) => {
      return `${how}${f === 'F' ? 'Dust' : 'dust'} ${what} with flour`
    })
    .replace(FLOUR_PIECES, (_found, f: string, what: string) => {
      return `${f === 'F' ? 'Coat' : 'coat'} ${what} with flour`
    })
}

const FLOUR_PIECES =
  /(?<=^|[.;:] |\b(?:then|\p{L}+ly) )(f)lour ((?:the|each|both|all|your|them|it)\b[^.,;:()]*?)(?=\s+(?:well|and|then|on|in|before)\b|[.,;:()]|$)/giu

const FLOUR_IT =
  /(?<!\b(?:the|of|with|in|some|more|add|your|or|free|almond|rice|bread|cake|plain|purpose) )((?:lightly )?)\b(f)lour ((?:the|an?|both|each|your) (?:\p{L}+[ -]){0,3}(?:surfaces?|counters?(?:[ -]?tops?)?|boards?|tables?|work ?tops?|pans?|tins?|mou?lds?|trays?|sheets?|hands|rolling pin|dish))\b/giu
