import { type Cookbook, DIET_VARIANTS, type Dish, HEAT_SOURCES } from '@potluck/cookbook'
import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { toTokens } from '@potluck/kitchen/knowledge'
import { cook } from '../cook.ts'
import { findNeighbours } from '../neighbours.ts'
import type { Conditions } from '../read-request.ts'
import type { CookRequest } from '../request.ts'
import { titleOf } from '../serve.ts'
import { conditionsOf } from './conditions-of.ts'
import { sayConditions } from './say-conditions.ts'

/** What the kitchen tells another writer of the recipe, such as a language model. */
export type Advice = {
  conditions: Conditions
  /** The conditions in words. */
  said: readonly string[]
  /**
   * The kitchen's own recipe: a dish of the book, or the recipe at hand as its rules change it. Undefined if it has
   * none that is tested.
   */
  own: RecipeData | undefined
  /** Similar dishes of the book: the title, and the foods of each. */
  near: readonly { title: string; foods: readonly string[] }[]
}

/**
 * Collects what is known of a request before another writer answers it: its conditions, the kitchen's own recipe, and
 * similar dishes.
 */
export function advise(request: CookRequest, seed: number, book: Cookbook): Advice {
  const conditions = conditionsOf(request, book)
  const answer = cook(request, seed, book)
  const own = answer.kind === 'recipe' && isTested(answer.recipe, request, book)
  const said = sayConditions(conditions)
  return {
    conditions,
    said,
    own: own ? answer.recipe : undefined,
    near: own ? findNear(answer.recipe.title, conditions, book) : [],
  }
}

const MOST_NEAR = 2

/** Whether a recipe is known to work: what the composer invented is not, what its rules change of a recipe is. */
function isTested({ title }: RecipeData, { mode, previous }: CookRequest, book: Cookbook): boolean {
  return mode === 'adapt' || previous?.title === title || findDish(title, book) !== undefined
}

/** The dish that a title names, with no words around its name but those of a version; undefined if there is none. */
function findDish(title: string, book: Cookbook): Dish | undefined {
  const words = toTokens(title).map(({ word }) => word)
  return book
    .findNamed(words)
    .find(({ start, end }) =>
      words.every((word, at) => (at >= start && at < end) || AROUND.has(word)),
    )?.dish
}

/** Words around a dish's name in the title of a version: 'vegan …', '… in the slow cooker'. */
const AROUND: ReadonlySet<string> = new Set(
  [...DIET_VARIANTS, ...HEAT_SOURCES, 'in on the stove']
    .flatMap((name) => toTokens(name))
    .map(({ word }) => word),
)

function findNear(title: string, conditions: Conditions, book: Cookbook): Advice['near'] {
  const dish = findDish(title, book)
  if (!dish) return []
  return findNeighbours(book, dish, conditions, MOST_NEAR).map((version) => ({
    title: titleOf(version),
    foods: version.dish.lines.map(({ text }) => parseIngredientLine(text).name),
  }))
}
