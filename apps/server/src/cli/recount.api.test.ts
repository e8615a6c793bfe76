import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../testing/index.ts'
import { recount } from './counters.ts'

let app: TestApp
let author: Client
let reader: Client

beforeAll(async () => {
  app = await startTestApp()
  author = app.client()
  reader = app.client()
  await author.signUp()
  await reader.signUp()
})
afterAll(() => app.close())

it('finds nothing that triggers kept, and mends what was written past them', async () => {
  const id = await publishRecipe(author)
  await author.call('POST /recipes/', { body: { title: 'A draft, which nobody counts' } })
  await reader.post(`/recipes/${id}/comments`, { text: 'Good', rating: 4 })
  await reader.post(`/recipes/${id}/like`)
  const hidden = await reader.call('POST /recipes/{id}/comments', {
    params: { id },
    body: { text: 'Not to be seen', rating: 4 },
  })
  const hide = () => author.post(`/recipes/comments/${hidden.comment._id}/hide`)
  for (let times = 0; times < 3; times++) expect((await hide()).status).toBe(200)
  expect(await recount(app.database, { mend: false })).toEqual([])

  await app.database.execute(
    `update recipes set likes = 7, rating_sum = 9; update users set recipe_count = 3;
      update recipe_hours set comments = 5`,
  )
  const off = await recount(app.database, { mend: false })
  expect(off.map(({ what }) => what)).toEqual([
    'recipes.likes',
    'recipes.rating_sum',
    'users.recipe_count',
    'figures by hours and days',
  ])
  await recount(app.database, { mend: true })
  expect(await recount(app.database, { mend: false })).toEqual([])
  const recipe = await reader.call('GET /recipes/{id}', { params: { id } })
  expect(recipe).toMatchObject({ likes: 1, comments: 1, rating: 4, reviewCount: 1 })
})
