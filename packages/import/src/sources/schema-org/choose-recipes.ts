import { lettersOf } from '../../text/grounding.ts'
import { isNode, isOfType, listOf, type Node } from './nodes.ts'
import { listTexts } from './texts.ts'

/** No roundup has more recipes on a page. */
const MOST_RECIPES = 100

/**
 * The recipes of a page among the nodes that say them, which come in lists, the way that is best to
 * read first. What is said twice (by two plugins, as JSON-LD and as microdata) is one recipe; of a page
 * that says which recipe is its own, that one; none that is only a card which leads elsewhere.
 */
export function chooseRecipes(ways: readonly Node[][], own: Node | undefined): Node[] {
  const chosen = ways
    .map((nodes) => mergeSame(nodes.slice(0, MOST_NODES), isFuller))
    .reduce(mergeWays, [])
  const main = own && chosen.find((node) => isSame(node, own))
  if (main && countLines(main) > 0) return [main]
  const whole = chosen.filter((node) => countLines(node) > 0)
  // One that says no lines may have them on the page; several are cards that lead elsewhere.
  return whole.length > 0 || chosen.length > 1 ? whole.slice(0, MOST_RECIPES) : chosen
}

function mergeWays(known: Node[], nodes: Node[]): Node[] {
  const [one, another] = known
  const [other, more] = nodes
  // Where each way has one recipe it is the same, whatever either calls it.
  if (one && other && !another && !more) return [merge(one, other, isNeeded)]
  return mergeSame([...known, ...nodes], isNeeded)
}

type IsBetter = (other: Node, one: Node) => boolean

const isFuller: IsBetter = (other, one) => countLines(other) > countLines(one)
/** A way that is harder to read is asked only where the better one says no ingredients. */
const isNeeded: IsBetter = (other, one) => countLines(one) < 2 && isFuller(other, one)

const MOST_NODES = 1_000

/** The recipe that a document calls what its page is about. */
export function findOwn(documents: readonly unknown[]): Node | undefined {
  const pages = documents.flatMap((document) =>
    isNode(document) ? [document, ...listOf(document['@graph'])] : listOf(document),
  )
  return pages
    .flatMap((page) => (isNode(page) ? listOf(page.mainEntity) : []))
    .find((entity): entity is Node => isNode(entity) && isOfType(entity, 'Recipe'))
}

function mergeSame(nodes: readonly Node[], isBetter: IsBetter): Node[] {
  const byName = new Map<string, Node>()
  for (const node of nodes) {
    const name = nameOf(node)
    const known = byName.get(name)
    byName.set(name, known ? merge(known, node, isBetter) : node)
  }
  const unnamed = byName.get('')
  const [first, other] = [...byName.values()].filter((node) => node !== unnamed)
  // A recipe without a name beside one with a name is the same one.
  if (unnamed && first && !other) return [merge(first, unnamed, isBetter)]
  return [...byName.values()]
}

/** The better one, and of the other what it lacks. */
function merge(one: Node, other: Node, isBetter: IsBetter): Node {
  const [better, rest] = isBetter(other, one) ? [other, one] : [one, other]
  const missing = Object.entries(rest).filter(([key]) => isEmpty(better[key]))
  return { ...better, ...Object.fromEntries(missing) }
}

const isEmpty = (value: unknown) => listOf(value).every((part) => part == null || part === '')

const nameOf = (node: Node) => lettersOf(listTexts(node.name)[0] ?? '')

const isSame = (one: Node, other: Node) => one === other || nameOf(one) === nameOf(other)

/** How much there is to cook by. */
function countLines(node: Node): number {
  const ingredients = listTexts(node.recipeIngredient ?? node.ingredients)
  return ingredients.length + Math.min(1, listOf(node.recipeInstructions).length)
}
