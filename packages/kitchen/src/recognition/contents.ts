import type { Fact } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { type Evidence, factsOf } from '../lexicon/lexicon.ts'
import { remember } from '../text/remember.ts'
import { identify, type Named } from './identify.ts'
import { withPromises } from './kept-promises.ts'
import { STAND_INS } from './promises.ts'

/** What a line of a recipe or label contains, may contain, and whether that is complete. */
export type Contents = {
  facts: ReadonlyMap<Fact, Evidence>
  /** False if something about it is unknown, so that nothing can be said to be absent. */
  complete: boolean
  /** The foods in it, and foods that its name only mentions as a flavour. */
  ingredients: readonly Ingredient[]
  mentions: readonly Ingredient[]
  /** Unknown words. */
  unread: readonly string[]
  /** The contents of each alternative, if the cook may choose. */
  alternatives?: readonly Contents[]
}

/**
 * The contents of the food with this name; with alternatives, only what all of them contain is
 * certain. A bracket after a known name explains it: 'okra (lady's fingers)'.
 */
export const contentsOf: (name: string) => Contents = remember(readContents)

function readContents(name: string): Contents {
  const [brackets, aside = ''] = /\(([^()]*)\)/.exec(name) ?? []
  const named = brackets ? contentsOfPlain(name.replace(brackets, ' ')) : undefined
  if (!named?.complete) return contentsOfPlain(name)
  if (BESIDE.test(aside)) return both(named, contentsOfPlain(aside.replace(BESIDE, ' ')))
  return both(named, { ...NOTHING, facts: doubted(contentsOfPlain(aside).facts) })
}

/** 'Rice (peanuts optional)', 'yogurt (plus walnuts)': added to the food. */
const BESIDE = /\b(?:optional|optionally|plus|with|topped with|and)\b/i

function doubted(facts: Contents['facts']): Contents['facts'] {
  return new Map([...facts].map(([fact, { via }]) => [fact, { sure: false, via }]))
}

function contentsOfPlain(name: string): Contents {
  const alternatives = identify(name).map((parts) =>
    parts.map(contentsOfNamed).reduce(both, NOTHING),
  )
  const [first, ...others] = alternatives
  if (!first) return { ...NOTHING, complete: false }
  return others.length === 0 ? first : { ...others.reduce(either, first), alternatives }
}

/** What is in one ingredient of the lexicon. */
export function contentsOfIngredient(ingredient: Ingredient): Contents {
  return {
    facts: factsOf(ingredient),
    complete: !ingredient.vague,
    ingredients: [ingredient],
    mentions: [],
    unread: [],
  }
}

const NOTHING: Contents = {
  facts: new Map(),
  complete: true,
  ingredients: [],
  mentions: [],
  unread: [],
}

function contentsOfNamed(named: Named): Contents {
  const { ingredient, mentions, free, called, unread, holds } = named
  const brought = factsOfNamed(named)
  const foods = [...(ingredient ? [ingredient] : []), ...holds, ...mentions]
  const facts = withPromises(brought, foods, { free, called })
  const replaced = free.filter((fact) => brought.get(fact)?.sure && !facts.has(fact))
  const via = ingredient ? [ingredient] : []
  for (const fact of standInsFor(replaced, free)) addFact(facts, fact, { sure: false, via })
  return {
    facts,
    complete: ingredient !== undefined && !ingredient.vague && unread.length === 0,
    ingredients: [...via, ...holds],
    mentions,
    unread,
  }
}

/** Everything its foods contain, before its claims are applied. */
function factsOfNamed({ ingredient, mentions, holds, adds, sure }: Named): Map<Fact, Evidence> {
  const facts = new Map<Fact, Evidence>()
  const own = ingredient ? [ingredient] : []
  const bring = (food: Ingredient, change: (evidence: Evidence) => Evidence) => {
    for (const [fact, evidence] of factsOf(food)) addFact(facts, fact, change(evidence))
  }
  for (const food of own) bring(food, (found) => ({ ...found, sure: found.sure && sure }))
  for (const food of holds) bring(food, (found) => ({ ...found, via: [...own, ...found.via] }))
  for (const food of mentions) bring(food, ({ via }) => ({ sure: false, via }))
  for (const fact of adds) addFact(facts, fact, { sure: false, via: own })
  return facts
}

/** What may have replaced what was left out. */
function standInsFor(replaced: readonly Fact[], free: readonly Fact[]): Fact[] {
  const animal = replaced.some((fact) => FLESH_MILK_EGGS.has(fact))
  // Spelt is a wheat, rye and barley are not: 'wheat-free flour' may be of either.
  const cereal = replaced.includes('wheat') && !free.includes('gluten')
  const standIns: readonly Fact[] = [...(animal ? STAND_INS : []), ...(cereal ? GLUTEN : [])]
  return standIns.filter((fact) => !free.includes(fact))
}

const GLUTEN: readonly Fact[] = ['gluten']

const FLESH_MILK_EGGS: ReadonlySet<Fact> = new Set([
  ...(['meat', 'fish', 'crustaceans', 'molluscs', 'milk', 'eggs'] as const),
])

function addFact(facts: Map<Fact, Evidence>, fact: Fact, evidence: Evidence): void {
  const before = facts.get(fact)
  if (!before || (evidence.sure && !before.sure)) facts.set(fact, evidence)
}

/** The contents of both: 'salt and pepper'. */
function both(one: Contents, other: Contents): Contents {
  const facts = new Map(one.facts)
  for (const [fact, evidence] of other.facts) addFact(facts, fact, evidence)
  return { ...join(one, other), facts }
}

/** One of the two: 'butter or margarine'. */
function either(one: Contents, other: Contents): Contents {
  const facts = new Map<Fact, Evidence>()
  for (const [fact, evidence] of [...one.facts, ...other.facts]) {
    const sure = Boolean(one.facts.get(fact)?.sure && other.facts.get(fact)?.sure)
    if (!facts.has(fact)) facts.set(fact, { ...evidence, sure })
  }
  return { ...join(one, other), facts }
}

function join(one: Contents, other: Contents): Omit<Contents, 'facts'> {
  return {
    complete: one.complete && other.complete,
    ingredients: [...one.ingredients, ...other.ingredients],
    mentions: [...one.mentions, ...other.mentions],
    unread: [...one.unread, ...other.unread],
  }
}
