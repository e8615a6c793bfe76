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

/** What the kitchen gives along to somebody else who is to write the recipe. */
export type Advice = {
  conditions: Conditions
  /** The same in words. */
  said: readonly string[]
  /** What the kitchen would serve: a dish of the book, or the recipe at hand as its rules change it. */
  own: RecipeData | undefined
  /** Dishes of the book that come near: the title, and the foods of each. */
  near: readonly { title: string; foods: readonly string[] }[]
}

/** What is known of a request before anybody else writes: its conditions, and the dishes that come nearest. */
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

/** What the composer made up is no knowledge; what its rules change of a recipe is. */
function isTested({ title }: RecipeData, { mode, previous }: CookRequest, book: Cookbook): boolean {
  return mode === 'adapt' || previous?.title === title || findDish(title, book) !== undefined
}

/** The dish that a title is the name of, with no more around it than a version has. */
function findDish(title: string, book: Cookbook): Dish | undefined {
  const words = toTokens(title).map(({ word }) => word)
  return book
    .findNamed(words)
    .find(({ start, end }) =>
      words.every((word, at) => (at >= start && at < end) || AROUND.has(word)),
    )?.dish
}

/** What stands around a dish's name in the title of a version: 'vegan …', '… in the slow cooker'. */
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
