import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { findFoodNames } from '../recognition/food-names.ts'
import { toKey, toTokens } from '../text/tokens.ts'
import { readPart } from './read-all.ts'
import type { Change } from './revise/change.ts'
import { type Reading, readChanges } from './revise/read-changes.ts'
import { readVessel } from './revise/vessels/vessel.ts'
import { findUndoable } from './small-talk.ts'
import type { Unit } from './understand/lexicon.ts'
import { joinWords } from './words/join.ts'

/** A recipe before and after its changes, what was said of them, and the diets that it was kept to. */
type Made = {
  before: RecipeData
  after: RecipeData
  said: readonly string[]
  rules: readonly string[]
}

/**
 * What of a message named a food, a diet or a wish that no change used: the last look at a changed recipe, for a
 * condition that gets lost beside another one is eaten.
 */
export function findUnused(text: string, reading: Reading, made: Made): readonly string[] {
  const used = wordsOf(reading, made)
  const isUsed = (name: string) =>
    toKey(name)
      .split(' ')
      .every((word) => used.has(word))
  const foods = text.split(CLAUSES).flatMap((clause) => {
    const isThere = bringsChange(clause, made.before)
    const listed = keysOf(made.before.ingredients)
    return namesIn(clause).filter((name) => {
      // 'Make the chicken for six' only says what is changed.
      const isOnlyNamed =
        isThere &&
        toKey(name)
          .split(' ')
          .some((word) => listed.has(word))
      return !isOnlyNamed && !isUsed(name)
    })
  })
  const typedBy = new Map(toTokens(text).map(({ word, typed }) => [word, typed]))
  const unknown = reading.unknown
    .filter((word) => !isUsed(word))
    .map((word) => typedBy.get(word) ?? word)
  const named = [...foods, ...unknown]
  const wishes = text
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => ASKS.test(part) && !bringsChange(part, made.before))
    .filter(
      (part) => !named.some((name) => toKey(part).includes(toKey(name))) && !isSaid(part, made),
    )
  return [...new Set([...named, ...wishes])]
}

export function sayUnused(unused: readonly string[]): string[] {
  if (unused.length === 0) return []
  return [`I did not follow ${joinWords(unused.map((one) => `“${one}”`))}: it is as it was.`]
}

const CLAUSES = /[,;.!?:]+|\b(?:and|but|because|so|since)\b/i
/** Whole wishes: 'peel and cut it' is one. */
const PARTS =
  /[,;.!?]+|\b(?:and|but|so)\b(?= (?:please |also |then )*(?:make|kick|turn|do|keep|give)\b)/i
/** It opens with what is to be done, or with what they would like. */
const ASKS =
  /^(?:(?:please|also|then|just|and|but|can you|could you|would you|let['’]?s) )*(?:make it|kick|turn|give it|keep it|sneak|slip|cut|lower|reduce|raise|boost|up the|swap|replace|substitute|add|use|remove|leave|skip|cook it|bake it|serve it|we (?:love|like|want|need|prefer)|i (?:love|like|want|need|prefer)) (?:\p{L}+ )*\p{L}{3,}/iu

/** Foods, diets, cuisines and forms that a clause names. */
function namesIn(clause: string): string[] {
  const { rest } = readChanges(clause)
  const units = rest.filter(({ meaning }) => isNamed(meaning)).map(({ typed }) => typed)
  const tokens = toTokens(clause)
  const foods = findFoodNames(tokens.map(({ word }) => word)).map(({ from, to }) =>
    tokens
      .slice(from, to)
      .map(({ typed }) => typed)
      .join(' '),
  )
  const others = foods.filter((food) => !units.some((unit) => unit.includes(food)))
  return [...units, ...others]
}

function isNamed(meaning: Unit['meaning']): boolean {
  if (!meaning || meaning.avoids) return false
  return Boolean(meaning.foods ?? meaning.rules ?? meaning.refusal ?? meaning.cuisines)
}

function bringsChange(clause: string, recipe: RecipeData): boolean {
  const { changes, uses, rest, quicker, simpler } = readPart(clause, recipe)
  const isOfDiet = rest.some(({ meaning }) => meaning?.avoids ?? meaning?.refusal)
  const isOther = readVessel(clause) !== undefined || findUndoable(clause) !== undefined
  return changes.length + uses.length > 0 || isOfDiet || quicker || simpler || isOther
}

/** The words of all that was changed, and of what was said. */
function wordsOf({ changes, uses }: Reading, { before, after, said, rules }: Made): Set<string> {
  const units = [...changes.flatMap(unitsOf), ...uses.map(({ unit }) => unit.typed)]
  const { title, description, adaptations, originalVsAdapted } = after
  return keysOf([
    ...units,
    ...said,
    ...rules,
    before.title,
    title,
    description,
    ...adaptations,
    ...originalVsAdapted.flatMap(newWords),
  ])
}

/** Of '2 parsnips → 4 parsnips' nothing: it has the same words. */
function newWords(compared: string): string[] {
  const [before, after] = compared.split(' → ').map((text) => keysOf([text]))
  if (!before || !after) return []
  return [...before, ...after].filter((word) => !(before.has(word) && after.has(word)))
}

function unitsOf(change: Change): string[] {
  switch (change.kind) {
    case 'leave-out':
    case 'have-none':
      return [change.unit.typed]
    case 'replace':
      return [change.from, ...(change.also ?? []), change.to, ...(change.with ?? [])].map(
        ({ typed }) => typed,
      )
    case 'amount':
      return [change.word]
    case 'form':
      return [change.wish.food, change.wish.form]
    case 'known-swap':
      return [change.line, change.to]
    case 'more-vegetables':
      return ['veg veggies vegetables greens']
    default:
      return []
  }
}

function keysOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => toKey(text).split(' ')))
}

/** Told in other words already. */
function isSaid(part: string, { said }: Made): boolean {
  return said.some((reason) => reason.includes(part))
}
