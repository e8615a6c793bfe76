import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { exactly } from '../quantities/quantity.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { isAnEgg, isEgg } from './egg-use.ts'
import { findFoodSpans } from './find-foods.ts'
import { readDish } from './read-dish.ts'
import { toSentences } from './take-out.ts'

/** A recipe whose eggs are apart: those that go in, and the one that it is brushed with. */
export type GlazeSplit = {
  recipe: RecipeData
  /** The lines that one line became. */
  parts: readonly string[]
  whole: string
}

/**
 * '3 eggs' of which one is kept for brushing are two eggs and an egg wash: what binds a dough gives a crust no
 * shine. Undefined where the eggs do only the one or the other.
 */
export function splitGlaze(recipe: RecipeData): GlazeSplit | undefined {
  const eggs = readDish(recipe).lines.filter(isEgg)
  const [only] = eggs
  const count = only?.line.quantity?.max ?? 0
  if (!only || eggs.length > 1 || count < 2 || only.line.unit !== undefined) return undefined
  const sentences = recipe.instructions.flatMap(toSentences).filter(namesEgg)
  if (!sentences.some((one) => BRUSHED.test(one))) return undefined
  if (sentences.every((one) => BRUSHED.test(one))) return undefined
  const { raw: _raw, ...line } = only.line
  const parts = [
    formatIngredientLine({ ...line, raw: '', quantity: exactly(count - 1) }),
    '2 tbsp egg wash',
  ]
  return {
    recipe: {
      ...recipe,
      ingredients: recipe.ingredients.flatMap((text) => (text === only.text ? parts : [text])),
      instructions: recipe.instructions.map(tellWash),
    },
    parts,
    whole: only.text,
  }
}

function namesEgg(sentence: string): boolean {
  return findFoodSpans(sentence).some(({ ingredient }) => isAnEgg(ingredient))
}

const BRUSHED = /\b(?:brush|glaze|egg wash|paint)/i

/** 'Whisk an egg and brush' is 'brush with the egg wash'. */
function tellWash(step: string): string {
  return toSentences(step)
    .map((sentence) =>
      BRUSHED.test(sentence) && namesEgg(sentence)
        ? sentence
            .replace(
              /\b(whisk|beat) (?:the |an? |one |1 |last |remaining )*egg\b(?: and| to)?/i,
              (found, verb: string) =>
                found.endsWith('and') || found.endsWith('to')
                  ? `${/^[A-Z]/.test(verb) ? 'Take' : 'take'} the egg wash ${found.endsWith('to') ? 'to' : 'and'}`
                  : `${/^[A-Z]/.test(verb) ? 'Take' : 'take'} the egg wash`,
            )
            .replace(
              /\b(?:the |an? |one |1 )?(?:(?:last|remaining|beaten|whisked|other|third|reserved) )*(?<!egg wash )eggs?\b(?! wash)/i,
              'the egg wash',
            )
        : sentence,
    )
    .join(' ')
}
