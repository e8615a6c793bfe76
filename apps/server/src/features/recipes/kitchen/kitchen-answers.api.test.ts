import type { Recipe } from '@potluck/contract'
import { KITCHEN_VERSION, RESTRICTIONS } from '@potluck/kitchen'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { createJobs } from '../../../platform/jobs/index.ts'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../../testing/index.ts'
import { silentLog } from '../../../testing/silent-log.ts'

type RecipeAnswer = z.output<typeof Recipe>

let app: TestApp
let cook: Client

beforeAll(async () => {
  app = await startTestApp()
  cook = app.client()
  await cook.signUp()
})
afterAll(() => app.close())

const PANCAKES = {
  title: 'Pancakes',
  description: 'Thin ones, for a Sunday.',
  servings: '4',
  cookTime: '20 min',
  ingredients: [
    { name: 'plain flour', quantity: '150', unit: 'g' },
    { name: 'milk', quantity: '300', unit: 'ml' },
    { name: 'eggs', quantity: '2', unit: '' },
  ],
  instructions: ['Whisk everything and fry thin pancakes.'],
}

const BUCKWHEAT = [
  { name: 'buckwheat flour', quantity: '150', unit: 'g' },
  { name: 'water', quantity: '300', unit: 'ml' },
  { name: 'sunflower oil', quantity: '2', unit: 'tbsp' },
]

async function read(id: string): Promise<RecipeAnswer> {
  return cook.call('GET /recipes/{id}', { params: { id } })
}

function dietOf({ diets }: Pick<RecipeAnswer, 'diets'>, restriction: string) {
  return diets.find((diet) => diet.restriction === restriction)
}

describe('the answers of the kitchen', () => {
  it('say of every restriction whether a recipe keeps it, with the line and the reason', async () => {
    const recipe = await read(await publishRecipe(cook, PANCAKES))
    expect(recipe.diets.map(({ restriction }) => restriction)).toEqual(Object.keys(RESTRICTIONS))
    expect(dietOf(recipe, 'dairy-free')).toEqual({
      restriction: 'dairy-free',
      label: 'Dairy-Free',
      verdict: 'contains',
      findings: [
        { line: '300 ml milk', reason: expect.stringContaining('milk'), verdict: 'contains' },
      ],
    })
    expect(dietOf(recipe, 'vegan')?.findings.map(({ line }) => line)).toEqual([
      '300 ml milk',
      '2 eggs',
    ])
    expect(dietOf(recipe, 'nut-allergy')).toMatchObject({ verdict: 'free', findings: [] })
  })

  it('say what a portion holds, line by line', async () => {
    const { nutrition } = await read(await publishRecipe(cook, PANCAKES))
    expect(nutrition.coverage).toBe(1)
    // 150 g flour, 300 ml milk and two eggs are some 880 kcal, for four portions.
    expect(nutrition.perServing?.kcal).toBeGreaterThan(180)
    expect(nutrition.perServing?.kcal).toBeLessThan(260)
    expect(nutrition.per100g?.kcal).toBeGreaterThan(100)
    expect(nutrition.lines).toMatchObject([
      { text: '150 g plain flour', grams: 150, status: 'counted' },
      { text: '300 ml milk', ingredient: 'milk', status: 'counted' },
      { text: '2 eggs', ingredient: 'egg', status: 'counted' },
    ])
  })

  it('know each row that they recognise by the id of the lexicon', async () => {
    const id = await publishRecipe(cook, {
      ...PANCAKES,
      ingredients: [
        { name: 'whole milk', quantity: '1', unit: 'cup' },
        { name: 'moon dust', quantity: '2', unit: 'tbsp' },
      ],
    })
    const rows = await app.database.query<{ ingredient_id: string | null }>(
      {
        text: 'select ingredient_id from recipe_ingredients where recipe_id = $1 order by position',
      },
      [id],
    )
    expect(rows).toEqual([{ ingredient_id: 'milk' }, { ingredient_id: null }])
  })

  it('change with an edit of the content', async () => {
    const id = await publishRecipe(cook, PANCAKES)
    const { body } = await cook.put<RecipeAnswer>(`/recipes/${id}`, { ingredients: BUCKWHEAT })
    expect(dietOf(body, 'vegan')?.verdict).toBe('free')
    expect(dietOf(await read(id), 'gluten-free')?.verdict).toBe('free')
    const steps = { instructions: ['Fry in plenty of butter.'] }
    const buttered = await cook.put<RecipeAnswer>(`/recipes/${id}`, steps)
    expect(dietOf(buttered.body, 'vegan')).toMatchObject({
      verdict: 'contains',
      findings: [{ line: 'Fry in plenty of butter.' }],
    })
    const sent = await cook.get<RecipeAnswer>(`/recipes/${id}`)
    expect(sent.body).toEqual(buttered.body)
    expect(sent.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('read lines by the language of the recipe, and say so of none that they do not know', async () => {
    const id = await publishRecipe(cook, {
      ...PANCAKES,
      ingredients: [
        { name: 'manteca', quantity: '50', unit: 'g' },
        { name: 'polvorones', quantity: '2', unit: '' },
      ],
    })
    expect(dietOf(await read(id), 'dairy-free')?.verdict).toBe('unknown')
    await cook.put(`/recipes/${id}`, { language: 'es' })
    const { diets } = await read(id)
    expect(dietOf({ diets }, 'dairy-free')).toMatchObject({
      verdict: 'contains',
      findings: [
        { line: '50 g manteca' },
        { line: '2 polvorones', verdict: 'unknown' },
        { line: '' },
      ],
    })
    expect(dietOf({ diets }, 'egg-free')?.verdict).toBe('unknown')
    await cook.put(`/recipes/${id}`, { language: 'en' })
    expect(dietOf(await read(id), 'dairy-free')?.findings).toMatchObject([{ line: '2 polvorones' }])
  })

  it('tell a portion by four figures as the page shows them, beside the finer ones', async () => {
    const { calories, nutrition } = await read(await publishRecipe(cook, PANCAKES))
    const { perServing } = nutrition
    if (!perServing) throw new Error('pancakes can be counted')
    const shown = (amount: number) =>
      amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
    expect(calories).toBe(Math.round(perServing.kcal))
    expect(nutrition).toMatchObject({
      calories,
      protein: shown(perServing.protein),
      fat: shown(perServing.fat),
      carbs: shown(perServing.carbs),
    })
    expect(calories).toBeGreaterThan(50)
  })

  it('of an empty draft stand too', async () => {
    const { body } = await cook.post<{ recipeId: string }>('/recipes/', { cover: 'illustrated' })
    const { nutrition, diets } = await read(body.recipeId)
    expect(nutrition).toEqual({
      calories: null,
      protein: null,
      fat: null,
      carbs: null,
      perServing: null,
      per100g: null,
      coverage: 0,
      lines: [],
    })
    expect(diets).toHaveLength(Object.keys(RESTRICTIONS).length)
  })

  it('take every row for a food, also one that reads like a heading', async () => {
    const ingredients = [
      { name: 'the butter', quantity: 'For', unit: '' },
      { name: 'butter', quantity: '#', unit: '' },
      { name: 'butter:', quantity: '**', unit: '' },
    ]
    const recipe = await read(await publishRecipe(cook, { ...PANCAKES, ingredients }))
    expect(dietOf(recipe, 'vegan')).toMatchObject({ verdict: 'contains' })
    expect(dietOf(recipe, 'vegan')?.findings).toHaveLength(3)
  })

  it('read a quantity in words as none of the food', async () => {
    const ingredients = [
      { name: 'sunflower oil', quantity: 'for frying', unit: '' },
      { name: 'plain flour', quantity: 'for dusting', unit: '' },
    ]
    const recipe = await read(
      await publishRecipe(cook, { ...PANCAKES, ingredients, instructions: ['Dust and fry.'] }),
    )
    expect(dietOf(recipe, 'vegan')).toMatchObject({ verdict: 'free', findings: [] })
    expect(recipe.nutrition.lines.map(({ text }) => text)).toEqual([
      'sunflower oil, for frying',
      'plain flour, for dusting',
    ])
  })

  it('of a method too long to be read promise nothing', async () => {
    const step = 'Stir slowly. '.repeat(150)
    const id = await publishRecipe(cook, {
      ...PANCAKES,
      ingredients: BUCKWHEAT,
      instructions: Array(15).fill(step),
    })
    expect(dietOf(await read(id), 'vegan')).toMatchObject({
      verdict: 'unknown',
      findings: [{ line: '', reason: 'The method is too long to be read to its end.' }],
    })
  })
})

describe('hostile text', () => {
  const long = (text: string, length: number) => text.repeat(Math.floor(length / text.length))
  const butterfly = { name: `butter ${'🧈'.repeat(96)}`, quantity: '1', unit: '🧈'.repeat(30) }

  it.each([
    ['amounts beyond counting', { name: 'sugar', quantity: '9'.repeat(60), unit: 'kg' }],
    ['exponents', { name: 'sugar', quantity: '1e308', unit: 'kg' }],
    ['a share of nothing', { name: 'sugar', quantity: '1/0', unit: 'cup' }],
    ['half a character where it is cut', butterfly],
    ['brackets', { name: long('(', 200), quantity: '(((', unit: '[' }],
    ['alternatives', { name: long('butter or egg and ', 200), quantity: '1', unit: '' }],
    ['markup', { name: '<script>alert(1)</script>', quantity: '<b>', unit: '&amp;' }],
    [
      'quotes and backslashes',
      { name: `'"\\; drop table recipes; --`, quantity: '{}', unit: '\\' },
    ],
    ['names of object members', { name: '__proto__', quantity: 'constructor', unit: 'toString' }],
    ['marks without letters', { name: long('\u0301\u200d', 200), quantity: '½½½', unit: '\u202e' }],
  ])('%s are stored and answered', async (_, row) => {
    const ingredients = Array(75).fill(row)
    const instructions = Array(9).fill(long(`${row.name} `, 1990))
    const id = await publishRecipe(cook, { ...PANCAKES, ingredients, instructions })
    const recipe = await read(id)
    expect(recipe.ingredients).toHaveLength(75)
    expect(recipe.nutrition.lines).toHaveLength(75)
    expect(recipe.diets.every(({ findings }) => findings.length <= 20)).toBe(true)
    expect(dietOf(recipe, 'vegan')?.verdict).not.toBe(row.name.includes('butter') ? 'free' : '')
  })
})

describe('answers of an older kitchen', () => {
  it('are derived anew after a start, and tell of no edit', async () => {
    const old = await publishRecipe(cook, PANCAKES)
    const draft = await cook.post<{ recipeId: string }>('/recipes/', PANCAKES)
    const before = await read(old)
    await forget([old, draft.body.recipeId])
    expect(await read(old)).toMatchObject({ diets: [], nutrition: { coverage: 0, lines: [] } })

    app.clock.advance({ minutes: 5 })
    await startAgain()

    expect(await read(old)).toEqual(before)
    expect((await read(draft.body.recipeId)).diets).toEqual(before.diets)
    expect(await ingredientIds(old)).toEqual(await ingredientIds(draft.body.recipeId))
    expect((await ingredientIds(old)).includes('egg')).toBe(true)
  })

  it('are derived in batches, and those of this kitchen left alone', async () => {
    const old = await Promise.all(Array.from({ length: 45 }, () => publishRecipe(cook, PANCAKES)))
    const fresh = await publishRecipe(cook, PANCAKES)
    await app.database.execute(`
      update recipe_answers set diets = '[]' where recipe_id = (
        select id from recipes where id = '${fresh}' and kitchen_version = ${KITCHEN_VERSION})`)
    await forget(old)
    await startAgain()
    const answers = await Promise.all(old.map(read))
    expect(answers.filter(({ diets }) => diets.length === 0)).toEqual([])
    expect((await read(fresh)).diets).toEqual([])
  })
})

async function forget(ids: string[]): Promise<void> {
  const list = ids.map((id) => `'${id}'`).join()
  await app.database.execute(`
    update recipes set kitchen_version = 1, free_of = '{}' where id in (${list});
    delete from recipe_answers where recipe_id in (${list});
    update recipe_ingredients set ingredient_id = null where recipe_id in (${list})`)
}

/** A second process of the same application, which also does its jobs. */
async function startAgain(): Promise<void> {
  const jobs = createJobs(app.database, silentLog)
  const second = await startTestApp({ database: app.database, jobs })
  await jobs.drain()
  await jobs.stop()
  await second.close()
}

async function ingredientIds(id: string): Promise<(string | null)[]> {
  const rows = await app.database.query<{ ingredient_id: string | null }>(
    { text: 'select ingredient_id from recipe_ingredients where recipe_id = $1 order by position' },
    [id],
  )
  return rows.map((row) => row.ingredient_id)
}
