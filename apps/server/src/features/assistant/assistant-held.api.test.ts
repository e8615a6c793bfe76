import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../testing/index.ts'
import {
  completed,
  inPieces,
  type ModelKitchen,
  openModelKitchen,
  streamed,
} from '../../testing/model-kitchen.ts'
import { MODEL_RECIPE } from '../../testing/model-recipe.ts'

/** Serves 4, takes 40 minutes, cooked on the stove. */
const SOUP = { pieces: inPieces(MODEL_RECIPE) }

let kitchen: ModelKitchen
let cook: Client

beforeAll(async () => {
  kitchen = await openModelKitchen('openai')
  cook = kitchen.app.client()
  await cook.signUp()
})
afterAll(() => kitchen.close())

function ask(prompt: string) {
  return kitchen.ask(cook, 'generate-stream', { prompt })
}

function told(): string {
  return kitchen.server.asked[0]?.messages.at(-1)?.content ?? ''
}

it('tells a model the conditions of a request, and the dish of the book that it means', async () => {
  kitchen.answerWith(SOUP)
  await ask('spaghetti carbonara for 6 under 700 kcal')
  expect(told()).toMatch(/<cookbook>\n# Spaghetti carbonara\n[\s\S]*\n<\/cookbook>/)
  expect(told()).toContain('<conditions>\n- for 6\n- at most 700 kcal a portion\n</conditions>')
  // The knowledge is limited to some 900 tokens, whatever is asked.
  expect(told().length).toBeLessThan(5_000)
})

it('has a model mend once what it does not keep of a request, and says first what is left', async () => {
  kitchen.answerWith(SOUP)
  const events = await ask('lentil soup under 200 kcal in 20 minutes')
  const { data, fullText } = completed(events)
  expect(kitchen.server.asked).toHaveLength(2)
  expect(kitchen.server.asked[1]?.messages.at(-1)?.content).toMatch(
    /<faults>\n- A portion has about \d+ kcal, more than the 200 [\s\S]*\n- It takes 40 min, more than the 20 min/,
  )
  expect(data.recipeData?.description).toMatch(
    /^A portion has about \d+ kcal, more than the 200 .* It takes 40 min, .* Warm and sharp\.$/,
  )
  expect(fullText).toMatch(/^# Lentil Soup with Lemon\n\nA portion has about/)
  expect(data.corrected).toBe(true)
})

it('takes what the model mended, where that keeps to more', async () => {
  const quick = MODEL_RECIPE.replaceAll('40 min', '20 min')
    .replace('30 min', '15 min')
    .replace('10 min |', '5 min |')
    .replace('25 minutes', '12 minutes')
  kitchen.answerWith(SOUP, { pieces: inPieces(quick) })
  const { data } = completed(await ask('lentil soup in 20 minutes'))
  expect(data.recipeData).toMatchObject({ totalTime: '20 min', description: 'Warm and sharp.' })
})

it('brings a recipe to as many as were asked for by rule, without asking again', async () => {
  kitchen.answerWith(SOUP)
  const events = await ask('lentil soup for 8')
  const { data } = completed(events)
  expect(kitchen.server.asked).toHaveLength(1)
  expect(streamed(events)).toContain('300 g red lentils')
  expect(data.recipeData).toMatchObject({
    servings: '8',
    ingredients: expect.arrayContaining(['600 g red lentils']),
  })
  expect(data.corrections).toContainEqual({
    before: '300 g red lentils',
    after: '600 g red lentils',
    reason: 'For 8, as you asked.',
  })
})

it('counts what of a list is used, whatever the model says', async () => {
  kitchen.answerWith({ pieces: [`${MODEL_RECIPE}\n## Used ingredients\n\n- leeks\n- lentils\n`] })
  const events = await kitchen.ask(cook, 'generate-with-ingredients-stream', {
    ingredients: ['red lentils', 'leeks'],
  })
  const { recipeData } = completed(events).data
  expect(recipeData?.description).toMatch(/^I left out leeks\./)
  expect(recipeData?.usedIngredients).toEqual(['red lentils'])
})
