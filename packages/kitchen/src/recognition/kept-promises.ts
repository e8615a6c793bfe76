import type { Fact } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { type Evidence, factsOf, findByKey, isKindOf } from '../lexicon/lexicon.ts'

/**
 * The facts of a food whose name claims to be free of something ('gluten-free pasta'). A claim that
 * no such food can keep is ignored ('nut-free peanut butter'); one that few makers keep leaves a
 * doubt ('dairy-free milk chocolate'): check the label. `called` is the name as it was typed.
 */
export function withPromises(
  facts: ReadonlyMap<Fact, Evidence>,
  foods: readonly Ingredient[],
  promise: { free: readonly Fact[]; called: string },
): Map<Fact, Evidence> {
  const kept = new Map(facts)
  for (const fact of promise.free) {
    const evidence = facts.get(fact)
    if (!evidence) continue
    const having = foods.filter((food) => factsOf(food).has(fact))
    const words = having.map((food) => judgePromise(food, fact, promise))
    if (words.includes('broken')) continue
    if (words.includes('doubtful')) kept.set(fact, { ...evidence, sure: false })
    else kept.delete(fact)
  }
  return kept
}

type Promised = 'kept' | 'doubtful' | 'broken'

function judgePromise(
  food: Ingredient,
  fact: Fact,
  { free, called }: { free: readonly Fact[]; called: string },
): Promised {
  if (!factsOf(food).get(fact)?.sure) return 'kept'
  if (isAny(food, DOUBTFUL.get(fact))) return 'doubtful'
  // 'Vegan shrimp' is made of plants, 'shellfish-free shrimp' is impossible.
  const isOfPlants = free.includes('meat')
  const itself = isOfPlants ? undefined : ITSELF.get(fact)
  if (itself && isOf(food, called, itself)) return 'broken'
  return NUTS.includes(fact) && !isAny(food, HAD_WITHOUT_NUTS) ? 'doubtful' : 'kept'
}

const NUTS: readonly Fact[] = ['nuts', 'peanuts', 'pine-nuts']

/** Traditionally made of nuts, but sold without them. */
const HAD_WITHOUT_NUTS = ['pesto', 'red pesto', 'romesco', 'chocolate', 'dukkah', 'trail mix']

/** What a fact is about: nothing of it, or named after it, is free of it. */
const ITSELF: ReadonlyMap<Fact, readonly string[]> = new Map<Fact, readonly string[]>([
  ['nuts', ['nut']],
  ['peanuts', ['peanut']],
  ['pine-nuts', ['pine nut']],
  ['crustaceans', ['crustacean']],
  ['molluscs', ['mollusc']],
  ['fish', ['fish']],
  ['soybeans', ['soybean']],
  ['sesame', ['sesame seed']],
  ['mustard', ['mustard']],
  ['celery', ['celery']],
  ['lupin', ['lupin bean']],
  ...(['wheat', 'rye', 'barley', 'gluten'] as const).map(
    (fact) =>
      [
        fact,
        [
          'wheat',
          'durum wheat',
          'bulgur',
          'cracked wheat',
          'freekeh',
          'farro',
          'einkorn',
          'spelt',
          'kamut',
          'triticale',
          'semolina',
          'rye',
          'barley',
          'seitan',
          'fu',
          'vital wheat gluten',
        ],
      ] as const,
  ),
])

/** Sold without it, but by few. */
const DOUBTFUL: ReadonlyMap<Fact, readonly string[]> = new Map<Fact, readonly string[]>([
  ['honey', ['honey']],
  ['gelatin', ['gelatin']],
  ['eggs', ['egg']],
  ...(['milk', 'lactose'] as const).map(
    (fact) => [fact, ['milk chocolate', 'whey', 'casein']] as const,
  ),
  ['soybeans', ['soy sauce', 'soy product', 'tofu', 'tempeh', 'miso']],
  ...(['crustaceans', 'molluscs', 'fish'] as const).map(
    (fact) => [fact, ['shellfish stock', 'shrimp paste', 'fish stock']] as const,
  ),
  ...(['wheat', 'gluten'] as const).map((fact) => [fact, ['wheat starch', 'wheat beer']] as const),
])

function isAny(food: Ingredient, keys: readonly string[] = []): boolean {
  return keys.some((key) => {
    const kind = findByKey(key)
    return kind !== undefined && isKindOf(food, kind)
  })
}

/** A kind of it; of nuts and grain also what is called after them or certainly made of them. */
function isOf(food: Ingredient, called: string, keys: readonly string[]): boolean {
  if (isAny(food, keys)) return true
  const [first = ''] = keys
  if (!CALLED_AFTER.has(first) || isAny(food, HAD_WITHOUT_NUTS)) return false
  const words = `${food.name.toLowerCase()} ${called}`.split(/[ -]/)
  const named = words.flatMap((word) => findByKey(word) ?? [])
  const made = food.of.filter(({ sure }) => sure).map(({ ingredient }) => ingredient)
  const others = first === GRAIN ? named : [...named, ...made]
  return others.some((one) => one !== food && isAny(one, keys))
}

const GRAIN = 'wheat'
/** Fish sauce exists without fish, pecan pie does not without pecans. */
const CALLED_AFTER: ReadonlySet<string> = new Set([GRAIN, 'nut', 'peanut', 'pine nut'])
