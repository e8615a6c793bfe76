import { parseIngredientLine, toTypedRow } from '@potluck/kitchen'
import { makeTemporaryFolder, startServer } from '../apps/server/src/testing/server-process.ts'
import { print, readSample } from '../packages/kitchen/eval/samples.ts'
import { type Cook, signUp } from './support/cook.ts'
import { SEARCHES } from './support/searches.ts'

/**
 * `npm run eval:search`: whether the recipe one would expect is among the first three, for sixty
 * searches of our own in the demo and in 400 public recipes (`recipes_cc0.json` in the folder
 * SHARED_DATA, as of `npm run eval`). Prints what was missed; exits with 1 below 57.
 */
const NEEDED = 57
const FIRST = 3

type PublicRecipe = {
  title: string
  description?: string
  ingredients: string[]
  steps: string[]
  tags?: string[]
  servings?: string | number
}

const recipes = readSample<PublicRecipe[]>('recipes_cc0.json')
if (!recipes) throw new Error('recipes_cc0.json is not in the folder SHARED_DATA')

const folder = await makeTemporaryFolder()
const server = await startServer({ DATA_DIR: folder.path, SEED: 'demo', RATE_LIMIT: '0' })
try {
  const cook = await signUp(server.origin)
  let published = 0
  for (const recipe of recipes) published += (await publish(cook, recipe)) ? 1 : 0
  print(`${published} of ${recipes.length} public recipes published beside the demo`)
  const missed: string[] = []
  for (const [text, expected] of SEARCHES) {
    const titles = await search(cook, text)
    if (!titles.slice(0, FIRST).some((title) => title.includes(expected))) {
      missed.push(`${text}: expected ${expected}, got ${titles.slice(0, FIRST).join(' | ')}`)
    }
  }
  for (const line of missed) print(`  missed  ${line}`)
  const found = SEARCHES.length - missed.length
  print(`${found} of ${SEARCHES.length} searches have the expected recipe in the first ${FIRST}`)
  if (found < NEEDED) process.exitCode = 1
} finally {
  await server.stop()
  await folder.remove()
}

/** Fills in what publishing requires and the public recipe lacks. */
async function publish(cook: Cook, recipe: PublicRecipe): Promise<boolean> {
  const description = (recipe.description ?? '').trim()
  const created = await cook.send('POST', '/recipes/', {
    cover: 'illustrated',
    title: recipe.title.slice(0, 120),
    description: description.length < 10 ? 'A public recipe.' : description.slice(0, 2000),
    cookTime: '30 min',
    servings: '4',
    tags: (recipe.tags ?? []).slice(0, 10).map((tag) => tag.slice(0, 40)),
    ingredients: recipe.ingredients.slice(0, 100).map(toRow),
    instructions: recipe.steps.slice(0, 60).map((step) => step.slice(0, 2000)),
  })
  if (created.status !== 201) return false
  const { recipeId } = (await created.json()) as { recipeId: string }
  return (await cook.send('POST', `/recipes/${recipeId}/publish`)).ok
}

function toRow(line: string) {
  const { name, quantity, unit } = toTypedRow(parseIngredientLine(line))
  return {
    name: (name || line).slice(0, 200),
    quantity: quantity.slice(0, 60) || '1',
    unit: unit.slice(0, 60),
  }
}

async function search(cook: Cook, text: string): Promise<string[]> {
  const answer = await cook.send('GET', `/recipes/search?q=${encodeURIComponent(text)}`)
  const { recipes: found } = (await answer.json()) as { recipes: { title: string }[] }
  return found.map(({ title }) => title)
}
