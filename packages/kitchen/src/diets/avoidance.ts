import type { Fact } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { identify } from '../recognition/identify.ts'
import { toKey } from '../text/tokens.ts'
import { isRestrictionId, RESTRICTIONS, type Restriction } from './restrictions.ts'

/** What somebody keeps to: one of `RESTRICTIONS`, or foods they name. */
export type Avoidance = Restriction & {
  id: string
  /** Foods that are out, with their kinds and all that is made of them. */
  foods: readonly Ingredient[]
  /** Words that are out where no food of that name is known. */
  words: readonly string[]
}

/** A restriction by its id, its label, or in a cook's words: 'vegan', 'Nut Allergy', 'no cilantro'. */
export function toAvoidance(text: string): Avoidance {
  const id = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (isRestrictionId(id)) return { ...RESTRICTIONS[id], id, foods: [], words: [] }
  const named = text
    .trim()
    .replace(OPENING, '')
    .replace(/[- ]free$/i, '')
  const key = toKey(named)
  const label = text.trim()
  const known = AVOIDED_BY_NAME.get(key)
  if (known) return { ...RESTRICTIONS[known], label, id: text, foods: [], words: [] }
  const forbids = FACTS_BY_NAME.get(key) ?? []
  const foods = (FOODS_BY_NAME.get(key)?.split(', ') ?? [named]).flatMap(foodsNamed)
  const isKnown = foods.length > 0 || forbids.length > 0
  return { label, id: text, forbids, foods, words: isKnown || key === '' ? [] : [key] }
}

function foodsNamed(name: string): Ingredient[] {
  return identify(name)
    .flat()
    .flatMap(({ ingredient }) => ingredient ?? [])
}

const OPENING =
  /^(?:please )?(?:no|not|without|avoid|i avoid|allergic to|i hate|hate|never)[: ]+(?:any )?/i

/** Words of a cook for what the tables call otherwise. */
const AVOIDED_BY_NAME: ReadonlyMap<string, keyof typeof RESTRICTIONS> = new Map(
  Object.entries({
    'animal product': 'vegan',
    dairy: 'dairy-free',
    egg: 'eggs',
    soy: 'soybeans',
    soya: 'soybeans',
    gluten: 'gluten-free',
    nut: 'nut-allergy',
    'tree nut': 'nuts',
    peanut: 'peanuts',
    shellfish: 'shellfish-free',
    crustacean: 'crustaceans',
    mollusc: 'molluscs',
    mollusk: 'molluscs',
    lactose: 'lactose-free',
    sulfite: 'sulphites',
    sulphite: 'sulphites',
    lupine: 'lupin',
  } as const),
)

/** Kinds of food that are told by a fact wherever they are in. */
const FACTS_BY_NAME: ReadonlyMap<string, readonly Fact[]> = new Map<string, readonly Fact[]>(
  Object.entries({
    meat: ['meat'],
    seafood: ['fish', 'crustaceans', 'molluscs'],
    gelatin: ['gelatin'],
    gelatine: ['gelatin'],
    wheat: ['wheat'],
    rye: ['rye'],
    barley: ['barley'],
    oat: ['oats'],
    grain: ['grain', 'wheat', 'rye', 'barley', 'oats', 'gluten'],
    legume: ['legume', 'soybeans', 'peanuts'],
    alcohol: ['alcohol'],
    sugar: ['refined-sugar'],
    'added sugar': ['refined-sugar'],
    'refined sugar': ['refined-sugar'],
  } as const),
)

/** Names for several foods that are no group of the lexicon. */
const FOODS_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'red meat': 'beef, veal, pork, lamb, goat, game',
    nightshade:
      'tomato, potato, eggplant, bell pepper, chili pepper, tomatillo, paprika, cayenne pepper, chili flake, chili powder, goji berry',
  }),
)
