import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { isKindOf } from '../../lexicon/lexicon.ts'
import { identify } from '../../recognition/identify.ts'
import { type FoodName, nameOfWords } from './sentences.ts'

/** The food that an ingredient line is about. */
export function foodOf(line: string): Ingredient | undefined {
  return identify(parseIngredientLine(line).name)[0]?.[0]?.ingredient
}

/**
 * How the steps of a recipe may call what a line lists: by its name, by what it is ('the chicken' of
 * chicken thighs, 'the cheese' of cheddar), never by what another line is called too.
 */
export function calledIn(line: string, others: readonly string[]): FoodName {
  const { name } = parseIngredientLine(line)
  const food = foodOf(line)
  const rest = others.map((other) => foodOf(other)).filter((other) => other !== undefined)
  const groups = food ? groupsOf(food) : []
  const own = groups.filter((group) => !rest.some((other) => isKindOf(other, group)))
  const words = name.split(' ')
  const head = words.at(-1) ?? name
  const names = others.map((other) => parseIngredientLine(other).name)
  const isShared = names.some((other) => other.split(' ').at(-1) === head)
  return nameOfWords(
    [name, food?.name ?? name, ...own.map((group) => group.name), ...(isShared ? [] : [head])],
    names,
  )
}

function groupsOf({ is }: Ingredient): Ingredient[] {
  return is.flatMap((group) => [group, ...groupsOf(group)])
}
