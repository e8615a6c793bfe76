import { applySwaps } from '../../adapting/apply-swaps.ts'
import { readDishLine } from '../../adapting/read-dish.ts'
import { toSwap } from '../../adapting/swap.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type Substitute, substitutesFor } from '../../substitutions/substitutes-for.ts'
import { toKey } from '../../text/tokens.ts'
import type { Change, Revised } from './change.ts'

type KnownSwap = Extract<Change, { kind: 'known-swap' }>

/** 'Swap butter for margarine', 'spelt flour instead of flour': a pair of the table; undefined for any other. */
export function readKnownSwap(text: string, { ingredients }: RecipeData): KnownSwap | undefined {
  const said = text
    .toLowerCase()
    .replace(/[.!?]+$|\b(?:please|the|some|any)\b/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const { from, to } = (SWAP.exec(said) ?? INSTEAD.exec(said))?.groups ?? {}
  if (from === undefined || to === undefined) return undefined
  const line = ingredients.find((one) => isOf(one, from) && optionFor(one, to) !== undefined)
  // 'Butter and oil' in one line are two.
  const isOne = line !== undefined && readDishLine(line).foods.length === 1
  return isOne ? { kind: 'known-swap', line, to } : undefined
}

const SWAP =
  /^(?:replace|swap|substitute|exchange|change)(?: out)? (?<from>[\p{L} ]+?) (?:with|for|by|to) (?<to>[\p{L} ]+)$/u
const INSTEAD =
  /^(?:(?:use|with|using|take) )?(?<to>[\p{L} ]+?) (?:instead of|in place of|rather than) (?<from>[\p{L} ]+)$/u

export function swapKnown(recipe: RecipeData, { line, to }: KnownSwap): Revised {
  const option = optionFor(line, to)
  if (!option)
    return { ok: false, reason: `I have no measure for ${to} in it, so I leave it as it is.` }
  return { ok: true, recipe: applySwaps(recipe, [toSwap(readDishLine(line), option, '')]) }
}

function isOf(line: string, food: string): boolean {
  return ` ${toKey(parseIngredientLine(line).name)} `.includes(` ${toKey(food)} `)
}

function optionFor(line: string, to: string): Substitute | undefined {
  return substitutesFor(line).find(
    ({ foods }) => foods.length === 1 && toKey(foods[0]?.name ?? '') === toKey(to),
  )
}
