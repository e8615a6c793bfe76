import type { Avoidance } from '../diets/avoidance.ts'
import { objectTo } from '../diets/check-line.ts'
import { findMentions } from '../diets/mentions.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { contentsOfIngredient } from '../recognition/contents.ts'

/**
 * The note as it can be shown to somebody: one that would add an avoided food ('sharpen it with
 * lemon') is replaced by a general one. Diets are ignored here: a note mentions meat and bread only
 * for comparison and serving.
 */
export function noteFor(
  note: string,
  foods: readonly Ingredient[],
  avoidances: readonly Avoidance[],
): string {
  const named = avoidances.filter((one) => one.foods.length + one.words.length > 0)
  if (named.length === 0) return note
  const listed = foods.map((food) => ({
    line: parseIngredientLine(food.name),
    contents: contentsOfIngredient(food),
  }))
  const mentions = findMentions([note], listed)
  const isAvoided = ({ foods: own, words, id, label }: Avoidance) =>
    mentions.some(({ name, contents }) => {
      const objection = objectTo({ id, label, forbids: [], foods: own, words }, name, contents)
      return objection?.verdict === 'contains'
    })
  return named.some(isAvoided) ? GENERAL : note
}

const GENERAL = 'It is not quite the same, so taste as you go.'
