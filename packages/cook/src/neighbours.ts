import type { Cookbook, Dish } from '@potluck/cookbook'
import { kindsOf, toKey } from '@potluck/kitchen/knowledge'
import { chooseVersion, keepsAll, type Version } from './choose-version.ts'
import type { Conditions } from './read-request.ts'
import { ingredientsOf } from './wishes/shelf.ts'

/** Dishes that are looked at for one to stand in: each is checked whole. */
const MOST_TRIED = 60

/**
 * Of the book's other dishes those that come nearest and keep to what is asked, the nearest first.
 * @param isStrict they keep to the figures and the times as well
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
        (other.kind === dish.kind && !APART.has(dish.course)) ||
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

/** Words that both are called by: 'ice', 'cream'. */
function sharedWords(dish: Dish, other: Dish): number {
  const [ours, theirs] = [dish, other].map(
    ({ title, also }) => new Set([title, ...also].flatMap((name) => toKey(name).split(' '))),
  )
  return [...(ours ?? [])].filter(
    (word) => word.length > 2 && !SAYS_NOTHING.has(word) && theirs?.has(word),
  ).length
}

/** Words of a name that tell no dish from another. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'homemade cooked plain basic simple fresh from scratch with and the for how make without style recipe'.split(
    ' ',
  ),
)

/** 0 for dishes that nobody would take for each other. */
function likeness(dish: Dish, other: Dish): number {
  if (APART.has(dish.course) !== APART.has(other.course)) return 0
  if (SWEET.has(dish.course) !== SWEET.has(other.course) && other.kind !== dish.kind) return 0
  if (other.kind !== dish.kind && !(other.course === dish.course && other.cuisine === dish.cuisine))
    return 0
  const isOf = (part: 'kind' | 'course' | 'cuisine') => (other[part] === dish[part] ? 1 : 0)
  return 3 * isOf('kind') + 2 * isOf('course') + isOf('cuisine') + 2 * sharedWords(dish, other)
}

/** What is made for other dishes. */
const APART: ReadonlySet<Dish['course']> = new Set(['sauce', 'basic', 'preserve'])
/** Nobody takes a stuffing for a cobbler. */
const SWEET: ReadonlySet<Dish['course']> = new Set(['dessert', 'baking'])

/** Nobody takes a soup of lentils for one of onions: of its sort, and of the same main food or called alike. */
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
