import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { Answer } from '../src/answer.ts'
import { AIMS, checkAlways } from './aims.ts'
import { ask, recipeOf, titleOf } from './ask.ts'
import { type Case, readCase, readLines } from './cases.ts'
import type { Outcome } from './verdict.ts'

/** What is made of one of our requests. */
export function tryCase(one: Case): { outcome: Outcome; answer: Answer } {
  const request = toRequest(one)
  const answer = ask(request)
  const given = {
    answer,
    previous: request.previous,
    foods: foodsOf(one),
    again: () => SEEDS.map((seed) => ask(request, seed)),
  }
  const misses = [
    ...checkAlways(answer, one.restrictions),
    ...one.aims.flatMap(({ name, value }) => AIMS[name](given, value)),
  ]
  const asked = one.after === undefined ? one.text : `${one.after} → ${one.text}`
  return { outcome: { group: one.kind, asked, came: titleOf(answer), misses }, answer }
}

/** What is in the house by the list, the pantry, or what the answer is to use. */
function foodsOf({ ingredients, pantry, aims }: Case): string {
  const used = aims
    .filter(({ name }) => name === 'uses')
    .map(({ value }) => value.replace(/, /g, '/'))
  return [...ingredients, ...pantry, ...used].join('/')
}

const SEEDS = [1, 2, 3, 4, 5]

export function listCases(): Case[] {
  return readLines('requests.txt').map(({ group, line }) => readCase(group, line))
}

function toRequest({ text, after, restrictions, pantry, ingredients }: Case): ComposeRequest {
  const request: ComposeRequest = {
    mode: ingredients.length > 0 ? 'ingredients' : 'idea',
    text,
    ingredients,
    restrictions,
    pantry: pantry.map((name) => ({ name })),
  }
  if (after === undefined) return request
  const previous = recipeOf(ask({ mode: 'idea', text: after, ingredients: [], restrictions }))
  return previous ? { ...request, previous } : request
}
