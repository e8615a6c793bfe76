import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerRecipe, noPage } from '../../testing/answers.ts'
import type { Edge } from '../../testing/edge.ts'
import { ada, aRecipe } from '../../testing/examples.ts'
import { openApp } from '../../testing/open-app.tsx'
import type { LookedRecipe } from './api.ts'

const { getByRole, getByText, getByLabelText } = page
const look = 'POST /imports/look'
const address = 'https://soups.example/leek'
const shared = `/import?text=${encodeURIComponent(`You must try this: ${address}`)}`

function aLooked(changes: Partial<LookedRecipe['draft']> = {}): LookedRecipe {
  return {
    draft: {
      title: 'Leek soup',
      description: '',
      prepTime: '10 min',
      cookTime: '25 min',
      restTime: '',
      servings: '4 bowls',
      tags: ['leeks'],
      cuisine: 'French',
      mealType: null,
      origin: { address, name: 'Soups of the week', author: 'Ada Leek' },
      language: 'en',
      ingredients: [
        { name: 'leeks', quantity: '3', unit: '' },
        { name: 'stock', quantity: '1', unit: 'l' },
      ],
      instructions: ['Sweat the leeks.', 'Simmer them in the stock.'],
      ...changes,
    },
    images: [],
    doubts: [],
    lost: [],
    double: null,
    like: null,
  }
}

function answerImports(edge: Edge): void {
  edge.answer('GET /imports', {
    imports: [],
    limits: { fileBytes: 200 * 1024 * 1024, recipes: 10_000, files: 200 },
  })
}

/** The last one: React asks twice while it is developed with, and takes the first one back. */
const lookedAt = (edge: Edge) => edge.sentTo(look).at(-1)?.body

function prepare(...recipes: LookedRecipe[]) {
  return (edge: Edge) => {
    answerImports(edge)
    edge.answer(look, { recipes })
    edge.answer('POST /recipes/', { recipeId: 'recipe-kept' })
    edge.answer('DELETE /recipes/{id}', { message: 'Deleted.' })
    answerRecipe(
      edge,
      aRecipe({ _id: 'recipe-kept', title: 'Leek soup', author: ada, status: 'draft' }),
    )
    answerOwn(edge)
  }
}

/** After the recipes: the last that fits an address answers. */
function answerOwn(edge: Edge): void {
  edge.answer('GET /recipes/my-recipes', {
    recipes: [],
    ...noPage,
    counts: { published: 0, drafts: 1, total: 1, views: 0 },
  })
}

describe('an address that was shared', () => {
  it('is read at once, and kept by one press that can be taken back', async () => {
    const { edge, router } = await openApp(shared, { edge: prepare(aLooked()) })
    await expect.element(getByRole('heading', { level: 2, name: 'Leek soup' })).toBeVisible()
    await expect.element(getByText('1 l stock')).toBeVisible()
    expect(lookedAt(edge)).toEqual({ address })
    await getByRole('button', { name: 'Keep as a draft' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/recipe/recipe-kept')
    expect(edge.sentTo('POST /recipes/')[0]?.body).toMatchObject({
      title: 'Leek soup',
      origin: { address },
    })

    await getByRole('button', { name: 'Undo' }).click()
    await expect.element(getByRole('heading', { level: 2, name: 'Leek soup' })).toBeVisible()
    expect(edge.sentTo('DELETE /recipes/{id}').map(({ params }) => params)).toEqual([
      { id: 'recipe-kept' },
    ])
  })

  it('goes on in the wizard where the cook wants to edit it first', async () => {
    const { router } = await openApp(shared, { edge: prepare(aLooked()) })
    await getByRole('button', { name: 'Edit first' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/recipe/create/recipe-kept')
  })

  it('stays where keeping it fails, with the reason', async () => {
    const { edge, router } = await openApp(shared, { edge: prepare(aLooked()) })
    edge.refuse('POST /recipes/', 'RATE_LIMITED')
    await getByRole('button', { name: 'Keep as a draft' }).click()
    await expect.element(getByText('Too many requests. Please wait a moment.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/import')
  })

  it('says why it cannot be read, and tries again', async () => {
    const { edge } = await openApp(shared, {
      edge: (server) => {
        answerImports(server)
        server.refuse(look, 'PAGE_UNREADABLE')
      },
    })
    await expect.element(getByRole('alert').getByText('No recipe could be read')).toBeVisible()
    edge.answer(look, { recipes: [aLooked()] })
    await getByRole('button', { name: 'Try Again' }).click()
    await expect.element(getByRole('heading', { level: 2, name: 'Leek soup' })).toBeVisible()
  })

  it('waits for a visitor until they have signed in', async () => {
    const { edge } = await openApp(shared, { as: null })
    await expect.element(getByText(address)).toBeVisible()
    expect(edge.sentTo(look)).toEqual([])
    await getByRole('button', { name: 'Sign in to read it' }).click()
    await expect.element(getByRole('dialog').getByLabelText('Password')).toBeVisible()
  })
})

it('marks what a cook should look at, and lists what was lost', async () => {
  const recipe = {
    ...aLooked(),
    doubts: [
      { field: 'ingredients[0].lines[1]', reason: 'Is this one litre?' },
      { field: '', reason: 'Compare it with the page.' },
    ],
    lost: [{ field: 'rating', value: '4.7', reason: 'A recipe has no place for it.' }],
  }
  await openApp(shared, { edge: prepare(recipe) })
  const line = getByRole('listitem').filter({ hasText: '1 l stock' })
  await expect.element(line.getByText('Is this one litre?')).toBeVisible()
  await expect.element(getByText('Compare it with the page.')).toBeVisible()
  await getByText('1 thing has no place here').click()
  await expect.element(getByText('4.7')).toBeVisible()
})

const double: LookedRecipe['double'] = {
  recipeId: 'recipe-mine',
  title: 'My leek soup',
  why: 'content',
  differences: {
    title: true,
    factor: 1,
    ingredients: [
      { kind: 'amount', first: '2 leeks', second: '3 leeks' },
      { kind: 'same', first: '1 l stock', second: '1 l stock' },
    ],
    steps: false,
  },
}

it('makes one of several a new version of the one that the cook has, and takes all back', async () => {
  const mine = aRecipe({ _id: 'recipe-mine', title: 'My leek soup', author: ada, revision: 4 })
  const { edge, router } = await openApp(shared, {
    edge: (answers) => {
      prepare(aLooked({ title: 'Bread' }), { ...aLooked(), double })(answers)
      answerRecipe(answers, mine)
      answerOwn(answers)
      answers.answer('PUT /recipes/{id}', { ...mine, title: 'Leek soup', revision: 5 })
      answers.answer('POST /recipes/{id}/revisions/{revisionNumber}/restore', mine)
    },
  })
  await getByLabelText('What is done with Leek soup').selectOptions('New version of mine')
  await getByRole('button', { name: 'Keep 2 recipes' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/myRecipes')
  expect(edge.sentTo('POST /recipes/').map(({ body }) => body)).toMatchObject([{ title: 'Bread' }])
  expect(edge.sentTo('PUT /recipes/{id}')).toMatchObject([
    {
      params: { id: 'recipe-mine' },
      body: { title: 'Leek soup', keepPrevious: true, revision: 4 },
    },
  ])
  const toast = getByRole('listitem').filter({ hasText: '2 recipes kept.' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  const restored = 'POST /recipes/{id}/revisions/{revisionNumber}/restore'
  await expect
    .poll(() => edge.sentTo(restored).map(({ params }) => params))
    .toEqual([{ id: 'recipe-mine', revisionNumber: '4' }])
  await expect.poll(() => edge.sentTo('DELETE /recipes/{id}').length).toBe(1)
})

it('becomes a new version of the one that the cook has, and undoing gives that one back', async () => {
  const mine = aRecipe({ _id: 'recipe-mine', title: 'My leek soup', author: ada, revision: 4 })
  const { edge, router } = await openApp(shared, {
    edge: (answers) => {
      prepare({ ...aLooked(), double })(answers)
      answerRecipe(answers, mine)
      answers.answer('PUT /recipes/{id}', { ...mine, title: 'Leek soup', revision: 5 })
      answers.answer('POST /recipes/{id}/revisions/{revisionNumber}/restore', mine)
    },
  })
  await getByRole('button', { name: 'Compare' }).click()
  await expect.element(getByRole('cell', { name: '2 leeks' })).toBeVisible()
  await getByRole('button', { name: 'Close' }).click()
  await getByRole('button', { name: 'New version of mine' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/recipe/recipe-mine')
  expect(edge.sentTo('PUT /recipes/{id}')[0]?.body).toMatchObject({
    title: 'Leek soup',
    keepPrevious: true,
    revision: 4,
  })
  await getByRole('button', { name: 'Undo' }).click()
  const restored = 'POST /recipes/{id}/revisions/{revisionNumber}/restore'
  await expect.poll(() => edge.sentTo(restored).length).toBe(1)
})

it('keeps those of several that are chosen; one that is here already is not', async () => {
  const { edge, router } = await openApp(shared, {
    edge: prepare(aLooked({ title: 'Bread' }), { ...aLooked(), double }),
  })
  await expect.element(getByRole('heading', { name: '2 recipes found' })).toBeVisible()
  await expect.element(getByRole('link', { name: 'My leek soup' })).toBeVisible()
  await getByRole('button', { name: 'Keep 1 recipe as a draft' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/myRecipes')
  expect(edge.sentTo('POST /recipes/').map(({ body }) => body)).toMatchObject([{ title: 'Bread' }])
})

it('leaves out the second of two in one text that seem to be one, and compares them', async () => {
  const like = { at: 0, why: 'content' as const, differences: double.differences }
  const twice = aLooked({ title: 'Soup of leeks', servings: 'Serves 8' })
  const { edge, router } = await openApp(shared, {
    edge: prepare(aLooked({ servings: '4' }), { ...twice, like }),
  })
  await expect.element(getByText('Like another one here: Leek soup')).toBeVisible()
  await getByText(/^Compare/)
    .first()
    .click()
  await expect.element(getByRole('cell', { name: 'Serves 8', exact: true })).toBeVisible()
  await expect.element(getByRole('cell', { name: 'Serves 4', exact: true })).toBeVisible()
  await getByRole('button', { name: 'Keep 1 recipe as a draft' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/myRecipes')
  expect(edge.sentTo('POST /recipes/').map(({ body }) => body)).toMatchObject([
    { title: 'Leek soup' },
  ])
})

it('takes a page that the browser hands over', async () => {
  const { edge } = await openApp('/import', { edge: prepare(aLooked()) })
  await expect.element(getByLabelText(/^An address/)).toBeVisible()
  const html = '<h1>Leek soup</h1>'
  window.postMessage({ type: 'potluck:page', address: 'javascript:1', title: '', html })
  window.postMessage({ type: 'potluck:page', address, title: 'Leek soup', html })
  await expect.element(getByText('The page that you had open: Leek soup')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Keep as a draft' })).toBeVisible()
  expect(lookedAt(edge)).toEqual({ page: { address, html } })
})

it('reads a text, and asks for more than a title', async () => {
  const { edge } = await openApp('/import?title=Leek%20soup', { edge: prepare(aLooked()) })
  const field = getByLabelText(/^An address/)
  await expect.element(field).toHaveValue('Leek soup')
  await getByRole('button', { name: 'Read it' }).click()
  await expect.element(getByText(/^This is neither an address nor a recipe yet/)).toBeVisible()
  const text = 'Leek soup\n3 leeks\n1 l stock\nSweat the leeks.\nSimmer them.'
  await field.fill(text)
  await getByRole('button', { name: 'Read it' }).click()
  await expect.element(getByRole('button', { name: 'Keep as a draft' })).toBeVisible()
  expect(lookedAt(edge)).toEqual({ text })
})
