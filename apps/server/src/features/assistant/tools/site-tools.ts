import type { RecipeCard } from '@potluck/contract'
import { toIngredientTexts } from '@potluck/kitchen'
import { z } from 'zod'
import type { Member } from '../../../platform/http/index.ts'
import type { FindRecipe } from '../requests.ts'
import { defineTool, type Tool } from './tool.ts'

/** Searches as a member does; `avoid` leaves out recipes not known to be free of something. */
export type SearchRecipes = (
  member: Member,
  query: { q: string; avoid: string[]; limit: number },
) => Promise<z.output<typeof RecipeCard>[]>

const MOST_FOUND = 6

/** Recipes of the site that the cook may read; a search also keeps to their diet. */
export function siteTools(searchRecipes: SearchRecipes, findRecipe: FindRecipe): Tool[] {
  return [
    defineTool({
      name: 'search_recipes',
      description:
        'Finds recipes that cooks have published on this site, by words of their title and ingredients. Use it when the request speaks of the site, of a cook or of a recipe there.',
      input: z.object({ query: z.string().min(1).max(100) }),
      run: async ({ query: q }, { member, restrictions }) => {
        const cards = await searchRecipes(member, {
          q,
          avoid: [...restrictions],
          limit: MOST_FOUND,
        })
        return cards.length === 0 ? 'Nothing was found.' : cards.map(toLine).join('\n')
      },
    }),
    defineTool({
      name: 'read_recipe',
      description: 'Reads one recipe of the site whole, by the id that search_recipes gave.',
      input: z.object({ id: z.string().max(40) }),
      run: async ({ id }, { member }) => {
        const recipe = await findRecipe(member, id)
        if (!recipe) return 'There is no such recipe.'
        const { title, author, servings, totalTime, ingredients, instructions } = recipe
        return [
          `${title}, by ${author.username}; serves ${servings || 'an unknown number'}, ${totalTime}`,
          ...toIngredientTexts(ingredients).map((line) => `- ${line}`),
          ...instructions.map((step, at) => `${at + 1}. ${step}`),
        ].join('\n')
      },
    }),
  ]
}

function toLine({ _id, title, author, totalTime, servings, tags }: z.output<typeof RecipeCard>) {
  const facts = [totalTime, servings && `serves ${servings}`, ...tags.slice(0, 4)]
  const said = facts.filter((fact) => fact !== '').join(', ')
  return `- id ${_id}: ${title}, by ${author.username} (${said})`
}
