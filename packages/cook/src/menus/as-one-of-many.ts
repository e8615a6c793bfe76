import type { RecipeData } from '@potluck/kitchen'

/** The recipe of a dish that is one of many small dishes: its text names the number of eaters, not of full portions. */
export function asOneOfMany(recipe: RecipeData, portions: number, servings: number): RecipeData {
  const made = new Set([portions, Number(recipe.servings)])
  const smaller = (text: string) =>
    text.replace(CUT, (found, before: string, count: string) => {
      return made.has(Number(count)) && Number(count) < servings ? `${before}${servings}` : found
    })
  return {
    ...recipe,
    servings: String(servings),
    description: recipe.description
      .replace(new RegExp(`\\bFor ${portions}\\b`), `For ${servings}`)
      .replace(/: that is enough for \d+(?=\.)/, '')
      .replace(/It is made in one piece, which is enough for \d+\./, 'One is enough, cut small.'),
    instructions: recipe.instructions.map(smaller),
  }
}

/** Says into how many pieces a baked slab is cut. Rolled or filled pieces do not match, as they keep their size. */
const CUT =
  /\b(cut (?:(?:it|them|the \w+) )?into )(\d+)(?=(?: (?:squares|bars|wedges|fingers|slices|pieces))?(?:[.;,]|$))/gi
