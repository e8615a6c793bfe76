import type { Fact } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { type Evidence, findWithin } from '../lexicon/lexicon.ts'
import type { Contents } from '../recognition/contents.ts'
import { toSingular } from '../text/plural.ts'
import { toKey } from '../text/tokens.ts'
import type { Avoidance } from './avoidance.ts'
import { couldBe } from './could-be.ts'
import { FACT_WORDS } from './fact-words.ts'

/** An objection: the food contains it, or that cannot be excluded. */
export type Objection = { verdict: 'contains' | 'unknown'; reason: string }

/**
 * A restriction's objection to a food; undefined if there is none, as far as the listed ingredients
 * go. `name` is the recipe's name for it.
 */
export function objectTo(
  avoidance: Avoidance,
  name: string,
  contents: Contents,
): Objection | undefined {
  const { alternatives } = contents
  if (alternatives) return objectToEither(alternatives.map((one) => objectTo(avoidance, name, one)))
  const found = [
    ...objectToFacts(avoidance, name, contents.facts),
    ...objectToFoods(avoidance, name, contents),
    ...objectToWords(avoidance, name),
  ]
  const certain = found.find(({ verdict }) => verdict === 'contains') ?? found[0]
  if (certain ?? contents.complete) return certain
  // A limit is judged by the figures of the whole recipe, where an unknown line is noticed anyway.
  return isAboutContents(avoidance)
    ? { verdict: 'unknown', reason: sayUnknown(name, contents) }
    : undefined
}

/** For alternatives, only what is in both is certain. */
function objectToEither(objections: readonly (Objection | undefined)[]): Objection | undefined {
  const found = objections.filter((objection) => objection !== undefined)
  const first = found.find(({ verdict }) => verdict === 'contains') ?? found[0]
  const isCertain =
    found.length === objections.length && found.every(({ verdict }) => verdict === 'contains')
  return first && !isCertain ? { ...first, verdict: 'unknown' } : first
}

function isAboutContents({ forbids, foods, words }: Avoidance): boolean {
  return forbids.length > 0 || foods.length > 0 || words.length > 0
}

function objectToFacts(
  { forbids, doubts = [] }: Avoidance,
  name: string,
  facts: Contents['facts'],
): Objection[] {
  const out = forbids.flatMap((fact): Objection[] => {
    const evidence = facts.get(fact)
    if (!evidence) return []
    return [{ verdict: evidence.sure ? 'contains' : 'unknown', reason: say(name, fact, evidence) }]
  })
  const doubtful = doubts.flatMap((fact): Objection[] => {
    const evidence = facts.get(fact)
    if (!evidence) return []
    return [{ verdict: 'unknown', reason: `${say(name, fact, evidence)}: check that it suits you` }]
  })
  return [...out, ...doubtful]
}

function objectToFoods({ foods }: Avoidance, name: string, contents: Contents): Objection[] {
  const { ingredients, mentions } = contents
  return foods.flatMap((food) =>
    [...ingredients, ...mentions].flatMap((ingredient): Objection[] => {
      const within = findWithin(ingredient, food) ?? findPossibly(ingredient, food)
      if (!within) return []
      const sure = within.sure && !mentions.includes(ingredient)
      const reason = sayWithin(name, food, { ...within, sure })
      return [{ verdict: sure ? 'contains' : 'unknown', reason }]
    }),
  )
}

function findPossibly(ingredient: Ingredient, food: Ingredient): Evidence | undefined {
  return couldBe(ingredient, food) ? { sure: false, via: [ingredient, food] } : undefined
}

function objectToWords({ words }: Avoidance, name: string): Objection[] {
  if (words.length === 0) return []
  const said = ` ${toKey(name)} `
  return words
    .filter((word) => said.includes(` ${word} `))
    .map((word) => ({ verdict: 'contains', reason: `${name} names ${word}` }))
}

/** 'Worcestershire sauce contains fish (anchovy)', 'stock cube may contain celery: check the label'. */
function say(name: string, fact: Fact, { sure, via }: Evidence): string {
  const through = via.length > 1 ? via.at(-1)?.name : undefined
  const what = FACT_WORDS[fact]
  const because = through && through !== what ? ` (${through})` : ''
  if (!sure) return `${name} may contain ${what}${because}: check the label`
  const isItself = IS_ITSELF.has(fact) && !through
  if (isPlural(name)) return `${name} ${isItself ? 'are' : 'contain'} ${what}${because}`
  return `${name} ${isItself ? 'is' : 'contains'} ${what}${because}`
}

const IS_ITSELF: ReadonlySet<Fact> = new Set(['meat', 'fish', 'honey', 'gelatin'])

function isPlural(name: string): boolean {
  return toSingular(name) !== name
}

function sayWithin(name: string, food: Ingredient, { sure, via }: Evidence): string {
  if (!sure) return `${name} may contain ${food.name}: check the label`
  return via.length > 1
    ? `${name} contains ${food.name}`
    : `${name} is what you avoid: ${food.name}`
}

function sayUnknown(name: string, { unread }: Contents): string {
  const words = unread.length > 0 ? `“${unread.join(' ')}” is` : `${name} is`
  return `${words} not known here: check the label`
}
