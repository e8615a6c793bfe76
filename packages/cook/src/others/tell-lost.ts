import { compareRecipes, parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { joinWords } from '@potluck/kitchen/composer'
import { toTokens } from '@potluck/kitchen/knowledge'
import type { CookRequest } from '../request.ts'

/**
 * Says what an adapted recipe has lost of its original: an ingredient line that is neither replaced nor named in its
 * notes and that nobody asked to leave out, and a step that has no counterpart.
 */
export function tellLost(recipe: RecipeData, { original, text }: CookRequest): string[] {
  if (!original) return []
  const gone = compareRecipes(original, recipe).filter(
    ({ kind, why }) => kind === 'removed' && why === '',
  )
  const kept = wordsOf([
    ...recipe.ingredients,
    ...recipe.adaptations,
    ...recipe.originalVsAdapted,
    text,
  ])
  const lines = gone.flatMap(({ part, before }) => {
    const { name, heading } = parseIngredientLine(before)
    const words = [...wordsOf([name])]
    const isLost = words.length > 0 && words.every((word) => !kept.has(word))
    return part === 'ingredient' && !heading && isLost ? [name] : []
  })
  const isShorter = recipe.instructions.length < original.instructions.length
  const steps = gone.filter(({ part, before }) => {
    return isShorter && part === 'step' && !IS_CREDIT.test(before) && !isOf(before, lines)
  })
  return [
    ...(lines.length === 0
      ? []
      : [`It leaves out the ${joinWords(lines)} of the original, and nothing stands for that.`]),
    ...steps.map(({ before }) => `A step of the original is gone: “${shortened(before)}”`),
  ]
}

/** Credits and good wishes, which are not part of the method. */
const IS_CREDIT = /https?:|\benjoy\b/i

/** Whether a step mentions a lost ingredient, whose loss is told already. */
function isOf(step: string, lines: readonly string[]): boolean {
  const said = wordsOf([step])
  return lines.some((name) => [...wordsOf([name])].some((word) => said.has(word)))
}

function wordsOf(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => toTokens(text).map(({ word }) => word))
  return new Set(words.filter((word) => word.length > 2))
}

function shortened(text: string): string {
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN).trimEnd()}…`
}

const MOST_SHOWN = 120
