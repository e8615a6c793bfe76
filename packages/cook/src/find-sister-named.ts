import type { Cookbook } from '@potluck/cookbook'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { findFoodNames, toKey, toTokens } from '@potluck/kitchen/knowledge'
import { type Asked, findAsked } from './find-asked.ts'
import { withEnglishFoods } from './reading/foreign-words.ts'
import { findSisters } from './sister-foods.ts'

/** Phrases for a way of cooking and the names that dishes have for it: hake 'in the oven' is baked hake. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}+(?: \p{L}+)?) in the oven\b/iu, 'baked $1'],
  [/^(\p{L}+(?: \p{L}+)?) on the (?:grill|barbecue|bbq)\b/iu, 'grilled $1'],
  [/^(\p{L}+(?: \p{L}+)?) in a pan\b/iu, 'pan-fried $1'],
]

/**
 * Finds a dish of the book that is named after a sister of the food asked for: baked cod for 'baked hake'. Undefined if
 * there is none.
 */
export function findAskedOfSister(request: ComposeRequest, book: Cookbook): Asked | undefined {
  if (request.previous || request.ingredients.length > 0) return undefined
  const said = withEnglishFoods(request.text.trim())
  const texts = [said, ...WAYS.map(([way, name]) => said.replace(way, name))]
  for (const text of new Set(texts)) {
    const found = findIn({ ...request, text }, book)
    if (found) return found
  }
  return undefined
}

function findIn(request: ComposeRequest, book: Cookbook): Asked | undefined {
  const tokens = toTokens(request.text)
  const words = tokens.map(({ word }) => word)
  for (const { from, to } of findFoodNames(words)) {
    const food = words.slice(from, to).join(' ')
    for (const name of findSisters(food).flatMap(({ sisters }) => sisters.names)) {
      const sister = toTokens(name).map(({ word }) => word)
      const asked = [...words.slice(0, from), ...sister, ...words.slice(to)]
      const isNamed = book
        .findNamed(asked)
        .some(
          ({ start, end }) =>
            start <= from && from + sister.length <= end && end - start > sister.length,
        )
      if (!isNamed || name === food) continue
      const found = findAsked({ ...request, text: asked.join(' ') }, book)
      if (found && toKey(found.dish.title).includes(toKey(name)))
        return { ...found, kind: [...found.kind, food] }
    }
  }
  return undefined
}
