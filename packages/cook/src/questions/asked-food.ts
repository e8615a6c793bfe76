import {
  findFoodNames,
  findIngredient,
  type Ingredient,
  toTokens,
} from '@potluck/kitchen/knowledge'
import { isChatter } from './read-question.ts'

/** The foods that a question names, their names as typed, and the remaining words that are not part of the asking. */
export function readFoods(plain: string): { foods: Ingredient[]; names: string[]; over: string[] } {
  const tokens = toTokens(plain)
  const words = tokens.map(({ word }) => word)
  const found = findFoodNames(words).filter(({ from, to }) => {
    const name = words.slice(from, to).join(' ')
    return !NO_FOODS.has(name) && !isChatter(name)
  })
  const isNamed = (at: number) => found.some(({ from, to }) => from <= at && at < to)
  return {
    foods: found.map(({ ingredient }) => ingredient),
    names: found.map(({ from, to }) =>
      tokens
        .slice(from, to)
        .map(({ typed }) => typed)
        .join(' '),
    ),
    over: words.filter((word, at) => !isNamed(at) && /^\p{L}/u.test(word) && !isChatter(word)),
  }
}

/** Names of foods that usually mean something else in a question. */
const NO_FOODS: ReadonlySet<string> = new Set(['ice', 'spread', 'dish'])

/** The everyday name of a food: 'butter', 'egg'. */
export function nameOfFood({ id, name }: Ingredient): string {
  return findIngredient(id)?.name ?? name
}
