import type { Fact } from '../lexicon/facts.ts'

const MILK: readonly Fact[] = ['milk', 'lactose', 'lactose-trace', 'rennet']
const FLESH: readonly Fact[] = ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'rennet']
const GLUTEN: readonly Fact[] = ['wheat', 'rye', 'barley', 'oats', 'gluten']
const GRAIN: readonly Fact[] = ['grain', ...GLUTEN]
const ANIMAL: readonly Fact[] = [...FLESH, ...MILK, 'eggs', 'honey', 'insects', 'fining']

/** What a name claims to be without: 'vegan butter', 'gluten-free flour', 'eggless mayonnaise'. */
export const PROMISES: ReadonlyMap<string, readonly Fact[]> = new Map<string, readonly Fact[]>([
  ...each(['vegan', 'plant based', 'plant'], ANIMAL),
  ...each(['vegetarian', 'meatless', 'meat free', 'imitation meat'], FLESH),
  ...each(['dairy free', 'non dairy', 'nondairy', 'milk free', 'no dairy'], MILK),
  ...each(['lactose free', 'delactosed'], ['lactose', 'lactose-trace']),
  ...each(['gluten free', 'gf', 'no gluten', 'free from gluten'], GLUTEN),
  ...each(['wheat free'], ['wheat']),
  ...each(['grain free'], GRAIN),
  ...each(['paleo'], [...GRAIN, ...MILK, 'legume', 'soybeans', 'peanuts', 'refined-sugar']),
  ...each(['egg free', 'eggless', 'no egg'], ['eggs']),
  ...each(['nut free'], ['nuts', 'peanuts', 'pine-nuts']),
  ...each(['peanut free'], ['peanuts']),
  ...each(['soy free', 'soya free'], ['soybeans']),
  ...each(['tree nut free'], ['nuts']),
  ...each(['fish free'], ['fish']),
  ...each(['shellfish free'], ['crustaceans', 'molluscs']),
  ...each(['celery free'], ['celery']),
  ...each(['mustard free'], ['mustard']),
  ...each(['sesame free'], ['sesame']),
  ...each(['lupin free'], ['lupin']),
  ...each(['sulphite free', 'sulfite free', 'unsulphured', 'unsulfured'], ['sulphites']),
  ...each(
    ['sugar free', 'no sugar', 'unsweetened', 'no added sugar', 'no sugar added', 'zero sugar'],
    ['refined-sugar'],
  ),
  ...each(
    ['alcohol free', 'non alcoholic', 'nonalcoholic', 'dealcoholized', 'zero alcohol'],
    ['alcohol', 'fining'],
  ),
])

/** Substitutes for meat, milk or eggs are mostly made of these: check the label. */
export const STAND_INS: readonly Fact[] = ['soybeans', 'wheat', 'nuts']

function each(
  words: readonly string[],
  facts: readonly Fact[],
): (readonly [string, readonly Fact[]])[] {
  return words.map((word) => [word, facts])
}
