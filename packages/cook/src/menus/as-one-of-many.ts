import type { RecipeData } from '@potluck/kitchen'

/** A dish that stands among others, where all eat a little of it: its words count those who eat, not whole portions. */
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

/** A slab that is cut after it was baked; what is rolled or filled by the piece keeps its size. */
const CUT =
  /\b(cut (?:(?:it|them|the \w+) )?into )(\d+)(?=(?: (?:squares|bars|wedges|fingers|slices|pieces))?(?:[.;,]|$))/gi
