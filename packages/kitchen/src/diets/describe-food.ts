import type { Fact } from '../lexicon/facts.ts'
import { contentsOf } from '../recognition/contents.ts'
import { identify } from '../recognition/identify.ts'
import { ALLERGEN_IDS, ALLERGENS, type Allergen } from './allergens.ts'
import { RESTRICTIONS, type Restriction } from './restrictions.ts'

/** What can be said about a food by its name. */
export type FoodDescription = {
  /** The ingredient's id; undefined if the name, or one of several in it, is unknown. */
  ingredient?: string
  vegan: 'yes' | 'no' | 'maybe'
  vegetarian: 'yes' | 'no' | 'maybe'
  allergens: { contains: Allergen[]; may: Allergen[] }
}

/** Whether a food is vegan and vegetarian, and which allergens it contains or may contain. */
export function describeFood(name: string): FoodDescription {
  const { facts, complete } = contentsOf(name)
  const [first] = identify(name)[0] ?? []
  const suits = ({ forbids, doubts = [] }: Restriction) => {
    if (forbids.some((fact) => facts.get(fact)?.sure)) return 'no'
    return complete && ![...forbids, ...doubts].some((fact) => facts.has(fact)) ? 'yes' : 'maybe'
  }
  const has = (allergen: Allergen, sure: boolean) =>
    ALLERGENS[allergen].some((fact: Fact) => facts.get(fact)?.sure === sure)
  const contains = ALLERGEN_IDS.filter((allergen) => has(allergen, true))
  // EU law does not list chestnuts, but people with a nut allergy ask about them.
  const isDoubted = (allergen: Allergen) => allergen === 'nuts' && facts.has('chestnut')
  return {
    ...(first?.ingredient && { ingredient: first.ingredient.id }),
    vegan: suits(RESTRICTIONS.vegan),
    vegetarian: suits(RESTRICTIONS.vegetarian),
    allergens: {
      contains,
      may: ALLERGEN_IDS.filter(
        (allergen) => !contains.includes(allergen) && (has(allergen, false) || isDoubted(allergen)),
      ),
    },
  }
}
