import { checkDiet } from '../diets/check-diet.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'

/**
 * A recipe whose lines offer nothing in brackets that breaks a rule: 'vegetable stock (or beef bouillon)'. A line
 * that is against the rules without its bracket too stays as it is.
 */
export function dropOffers(recipe: RecipeData, rules: readonly string[]): RecipeData {
  const dropped = new Map<string, string>()
  for (const line of recipe.ingredients) {
    const bare = withoutOffer(line)
    if (bare !== line && !isFree(line, rules) && isFree(bare, rules)) dropped.set(line, bare)
  }
  if (dropped.size === 0) return recipe
  const ingredients = recipe.ingredients.map((line) => dropped.get(line) ?? line)
  const told = recipe.originalVsAdapted.map((pair) => {
    const [line] = [...dropped.keys()].filter((one) => pair.endsWith(` → ${one}`))
    return line === undefined ? pair : pair.replace(` → ${line}`, ` → ${dropped.get(line)}`)
  })
  return { ...recipe, ingredients, originalVsAdapted: told }
}

/** A line without what it offers besides: '(or beef bouillon)'. */
export function withoutOffer(line: string): string {
  return line.replace(OFFER, '')
}

const OFFER =
  /\s*\((?:or|alternatively|e\.g|such as|like|for example|instead|swap|sub(?:stitute)?|(?:you )?(?:may|can|could) (?:also |instead )?(?:use|take|sub|substitute|swap))\b[^()]*\)/i

function isFree(line: string, rules: readonly string[]): boolean {
  return checkDiet({ ingredients: [line], steps: [] }, rules).verdict === 'free'
}
