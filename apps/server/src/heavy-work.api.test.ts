import { INGREDIENTS } from '@potluck/kitchen/knowledge'
import { LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TookTooLongError, type Workers } from './platform/workers/index.ts'
import { ThreadEndedError } from './platform/workers/thread.ts'
import { type Client, publishRecipe, startTestApp, type TestApp } from './testing/index.ts'
import { testWorkers } from './testing/test-workers.ts'

/** The tasks given to threads, and answers to use instead of theirs. */
let given: string[] = []
let failure: Error | undefined
const workers: Workers = {
  ...testWorkers(),
  run: (task, input, owner) => {
    given.push(task.name)
    return failure ? Promise.reject(failure) : testWorkers().run(task, input, owner)
  },
}

let app: TestApp
let cook: Client
beforeAll(async () => {
  app = await startTestApp({ workers })
  cook = app.client()
  await cook.signUp()
})
afterAll(() => app.close())
beforeEach(() => {
  given = []
  failure = undefined
})

const TOO_LONG = new TookTooLongError(new ThreadEndedError('too long', { tookTooLong: true }))

const STEP = 'Stir the butter around the pan and let it foam for 5 minutes. '
const sentences = (length: number) => STEP.repeat(Math.ceil(length / STEP.length)).slice(0, length)
const LARGE = {
  title: 'Everything Pot',
  servings: '4',
  ingredients: Array.from({ length: 20 }, (_, at) => `${at + 1} g butter`),
  instructions: Array.from({ length: LIST_LIMITS.steps }, () => sentences(600)),
}

async function adapt(body: object) {
  const chat = await cook.post<{ _id: string }>('/aiChats/c/create', { title: '' })
  return cook.post<{ message?: { content: string }; recipeData?: unknown; code?: string }>(
    `/aiChats/${chat.body._id}/adapt-recipe`,
    body,
  )
}

describe('answers of the kitchen', () => {
  it('are written by a thread, however large the recipe', async () => {
    const answer = await adapt({ adaptationRequest: 'make it vegan', originalRecipe: LARGE })
    expect(answer.status).toBe(200)
    expect(answer.body.message?.content).toContain('vegan butter')
    expect(given).toEqual(['assistant.write'])
  })

  it('decline in words when they take a thread too long', async () => {
    failure = TOO_LONG
    const answer = await adapt({ adaptationRequest: 'make it vegan', originalRecipe: LARGE })
    expect(answer.status).toBe(200)
    expect(answer.body.message?.content).toMatch(/^That is more than I can work through at once\./)
    expect(answer.body.recipeData).toBeNull()
  })

  it('decline in words when a request rules out more than can be kept in view', async () => {
    const names = INGREDIENTS.map(({ name }) => name).filter((name) => /^[a-z]{3,5}$/.test(name))
    const polite = 'we are many at the table and like it warm. '.repeat(12)
    const ruledOut = names.slice(0, 100).map((name) => `without ${name}`)
    const answer = await adapt({
      adaptationRequest: `make it lighter. ${polite}${ruledOut.join(', ')}`,
      originalRecipe: LARGE,
    })
    expect(answer.status).toBe(200)
    expect(answer.body.message?.content).toMatch(/^That is more to leave out/)
  })
})

describe('a recipe', () => {
  const content = {
    title: 'Long Pot',
    description: 'It has a great many steps.',
    servings: '4',
    cookTime: '30 min',
    cover: 'illustrated',
    ingredients: [{ name: 'butter', quantity: '200', unit: 'g' }],
  }
  const long = { ...content, instructions: LARGE.instructions }

  it('is read by a thread where it is long, and at once where it is not', async () => {
    const short = await publishRecipe(cook, { ...content, instructions: ['Melt the butter.'] })
    expect(given).toEqual([])
    const id = await publishRecipe(cook, long)
    expect(given).toEqual(['recipes.answer'])
    const changed = await cook.put<{ diets: { restriction: string; verdict: string }[] }>(
      `/recipes/${short}`,
      { instructions: long.instructions },
    )
    expect(changed.status).toBe(200)
    expect(changed.body.diets).toContainEqual(
      expect.objectContaining({ restriction: 'vegan', verdict: 'contains' }),
    )
    expect(given).toEqual(['recipes.answer', 'recipes.answer'])
    // A field that the kitchen does not read causes no question to it.
    expect((await cook.put(`/recipes/${id}`, { servings: '6' })).status).toBe(200)
    expect(given).toHaveLength(3)
  })

  it('keeps every one of several changes at once, each with its own answers', async () => {
    const id = await publishRecipe(cook, long)
    const answers = await Promise.all(
      ['Oil', 'Butter'].map((name) =>
        cook.put(`/recipes/${id}`, {
          ingredients: [{ name: `${name.toLowerCase()}`, quantity: '1', unit: 'tbsp' }],
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await cook.get<{
      ingredients: { name: string }[]
      nutrition: { lines: { text: string }[] }
    }>(`/recipes/${id}`)
    expect(body.nutrition.lines[0]?.text).toContain(body.ingredients[0]?.name)
  })

  it('that could not be read in time is not written: 503, and as it was', async () => {
    const id = await publishRecipe(cook, long)
    failure = TOO_LONG
    const refused = await cook.put(`/recipes/${id}`, { title: 'Other Pot', servings: '2' })
    expect(refused).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } })
    expect((await cook.get(`/recipes/${id}`)).body).toMatchObject({ title: 'Long Pot' })
  })

  it('of more than all steps may have together is refused, naming the steps', async () => {
    const instructions = Array.from({ length: 21 }, () => sentences(TEXT_LIMITS.step))
    for (const answer of [
      await cook.post('/recipes/', { ...content, instructions }),
      await adapt({ adaptationRequest: 'vegan', originalRecipe: { ...LARGE, instructions } }),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        issues: [{ path: expect.stringMatching(/instructions$/), message: expect.any(String) }],
      })
    }
  })
})

describe('what is dear with a full account', () => {
  it('is done by threads: recommendations, proposals, the shopping list', async () => {
    const ada = app.client()
    await ada.signUp()
    const recipeId = await publishRecipe(ada)
    await cook.post('/auth/update-Preference', { dietaryPreferences: ['no celeriac'] })
    await cook.call('POST /auth/inventory', { body: { name: 'flour', qty: 2, qtyName: 'kg' } })
    given = []
    await cook.call('GET /cooked-recipes/deduction-proposals', { query: { recipeId } })
    await cook.call('POST /shopping-list/recipes', { body: { recipeId } })
    await cook.call('GET /shopping-list')
    await cook.call('GET /shopping-list/recipes/{id}', { params: { id: recipeId } })
    await cook.call('GET /dashboard/recommendations')
    expect(given).toEqual([
      'cooked.use-stock',
      'shopping.contribute',
      'shopping.merge',
      'shopping.preview',
      'recipes.keep',
    ])
  })
})
