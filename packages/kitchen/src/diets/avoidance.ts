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
  const known = AVOIDED_BY_NAME.get(toKey(named))
  if (known) return { ...RESTRICTIONS[known], label: text.trim(), id: text, foods: [], words: [] }
  const foods = identify(named)
    .flat()
    .flatMap(({ ingredient }) => ingredient ?? [])
  const forbids: readonly Fact[] = []
  const words = foods.length > 0 ? [] : [toKey(named)].filter((word) => word !== '')
  return { label: text.trim(), id: text, forbids, foods, words }
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
    seafood: 'shellfish-free',
    crustacean: 'crustaceans',
    mollusc: 'molluscs',
    mollusk: 'molluscs',
    lactose: 'lactose-free',
    sulfite: 'sulphites',
    sulphite: 'sulphites',
    lupine: 'lupin',
  } as const),
)
