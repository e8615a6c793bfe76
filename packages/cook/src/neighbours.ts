import type { Cookbook, Dish } from '@potluck/cookbook'
import { kindsOf, toKey } from '@potluck/kitchen/knowledge'
import { chooseVersion, keepsAll, type Version } from './choose-version.ts'
import type { Conditions } from './read-request.ts'
import { ingredientsOf } from './wishes/shelf.ts'

/** How many of the most similar dishes are checked as stand-ins; each check reads the whole dish. */
const MOST_TRIED = 60

/**
 * Finds other dishes of the book that are similar and meet the conditions, the most similar first.
 * @param isStrict they must also keep to the figures and times, and be of the same kind or share a word of their names
 */
export function findNeighbours(
  book: Cookbook,
  dish: Dish,
  asked: Conditions,
  most: number,
  isStrict = false,
): Version[] {
  const near = book
    .dishes()
    .filter((other) => other !== dish && likeness(dish, other) > 0)
    .filter(
      (other) =>
        !isStrict ||
        (other.kind === dish.kind && !FOR_OTHER_DISHES.has(dish.course)) ||
        sharedWords(dish, other) > 0,
    )
    .toSorted((one, other) => likeness(dish, other) - likeness(dish, one))
    .slice(0, MOST_TRIED)
  const found: Version[] = []
  for (const other of near) {
    const version = chooseVersion(other, asked)
    if (version && (!isStrict || keepsAll(version.dish, asked))) found.push(version)
    if (found.length === most) break
  }
  return found
}

/** How many words the names of two dishes share: 'ice', 'cream'. */
function sharedWords(dish: Dish, other: Dish): number {
  const [ours, theirs] = [dish, other].map(
    ({ title, also }) => new Set([title, ...also].flatMap((name) => toKey(name).split(' '))),
  )
  return [...(ours ?? [])].filter(
    (word) => word.length > 2 && !SAYS_NOTHING.has(word) && theirs?.has(word),
  ).length
}

/** Words of a name that do not distinguish one dish from another. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'homemade cooked plain basic simple fresh from scratch with and the for how make without style recipe'.split(
    ' ',
  ),
)

/** How similar two dishes are; 0 if nobody would accept one for the other. */
function likeness(dish: Dish, other: Dish): number {
  if (FOR_OTHER_DISHES.has(dish.course) !== FOR_OTHER_DISHES.has(other.course)) return 0
  if (SWEET.has(dish.course) !== SWEET.has(other.course) && other.kind !== dish.kind) return 0
  if (other.kind !== dish.kind && !(other.course === dish.course && other.cuisine === dish.cuisine))
    return 0
  const isOf = (part: 'kind' | 'course' | 'cuisine') => (other[part] === dish[part] ? 1 : 0)
  return 3 * isOf('kind') + 2 * isOf('course') + isOf('cuisine') + 2 * sharedWords(dish, other)
}

/** Courses that are made to go into other dishes. */
const FOR_OTHER_DISHES: ReadonlySet<Dish['course']> = new Set(['sauce', 'basic', 'preserve'])
/** Sweet courses: nobody accepts a stuffing for a cobbler. */
const SWEET: ReadonlySet<Dish['course']> = new Set(['dessert', 'baking'])

/**
 * Whether two dishes are of one kind and share a main food or a word of their titles: nobody accepts a lentil soup for
 * an onion soup.
 */
export function isAlike(dish: Dish, other: Dish): boolean {
  if (dish.kind !== other.kind) return false
  const [own, theirs] = [dish, other].map(({ title, lines }) => {
    const mains = lines.filter(({ role, essential }) => role === 'main' && essential)
    const kinds = mains.flatMap(({ text }) =>
      ingredientsOf(text).flatMap((one) => [...kindsOf(one)]),
    )
    return new Set([...toKey(title).split(' '), ...kinds.map(({ name }) => name)])
  })
  return [...(own ?? [])].some(
    (word) => word.length > 3 && theirs?.has(word) && !dish.kind.includes(word),
  )
}
