import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../../testing/index.ts'
import { DIET_IDS } from './diets.ts'

let app: TestApp
let author: Client
let reader: Client

const dal = {
  description: 'Lentils of the diet search.',
  servings: '4',
  cookTime: '30 min',
  instructions: ['Simmer until soft.'],
}
const lentils = { name: 'red lentils', quantity: '200', unit: 'g' }

beforeAll(async () => {
  app = await startTestApp()
  author = app.client()
  reader = app.client()
  await Promise.all([author.signUp(), reader.signUp()])
  await publishRecipe(author, { ...dal, title: 'Plain Dal', tags: [], ingredients: [lentils] })
  await publishRecipe(author, {
    ...dal,
    title: 'Butter Dal',
    tags: ['Vegan', 'Spicy'],
    ingredients: [lentils, { name: 'butter', quantity: '50', unit: 'g' }],
  })
  await publishRecipe(author, {
    ...dal,
    title: 'Riddle Dal',
    tags: ['vegan'],
    ingredients: [lentils, { name: 'moon dust', quantity: '1', unit: 'tsp' }],
  })
})
afterAll(() => app.close())

async function titles(query: string): Promise<string[]> {
  const { body } = await reader.get<{ recipes: { title: string }[] }>(`/recipes/search?${query}`)
  return body.recipes.map(({ title }) => title)
}

it('finds what the kitchen calls free, whatever it is tagged with', async () => {
  expect((await titles('q=lentils')).toSorted()).toEqual(['Butter Dal', 'Plain Dal', 'Riddle Dal'])
  expect(await titles('q=lentils&tags=Vegan')).toEqual(['Plain Dal'])
  expect(await titles('q=lentils&tags=vegan')).toEqual(['Plain Dal'])
  expect((await titles('q=lentils&tags=gluten%20free,Egg-Free')).toSorted()).toEqual([
    'Butter Dal',
    'Plain Dal',
  ])
  expect(await titles('q=lentils&tags=Vegetarian,Spicy')).toEqual(['Butter Dal'])
})

it('narrows the list of all recipes too', async () => {
  const { body } = await reader.get<{ recipes: { title: string }[] }>(
    '/recipes?search=lentils&tags=Dairy-Free',
  )
  expect(body.recipes.map(({ title }) => title)).toEqual(['Plain Dal'])
})

it('offers the diets with as many as each would find, in place of the tags of that name', async () => {
  const { body } = await reader.get<{ filters: { tags: { value: string; count: number }[] } }>(
    '/recipes/search?q=lentils',
  )
  const { tags } = body.filters
  expect(tags).toEqual(
    expect.arrayContaining([
      { value: 'Vegan', count: 1 },
      { value: 'Vegetarian', count: 2 },
      { value: 'Spicy', count: 1 },
    ]),
  )
  expect(tags.filter(({ value }) => value.toLowerCase() === 'vegan')).toHaveLength(1)
  for (const { value, count } of tags) {
    expect(await titles(`q=lentils&tags=${value}`), value).toHaveLength(count)
  }
})

it('follows an edit', async () => {
  const id = await publishRecipe(author, {
    ...dal,
    title: 'Turncoat Stew',
    description: 'Of barley.',
    ingredients: [{ name: 'pearl barley', quantity: '200', unit: 'g' }],
  })
  expect(await titles('q=turncoat&tags=Vegan')).toEqual(['Turncoat Stew'])
  expect(await titles('q=turncoat&tags=Gluten-Free')).toEqual([])
  await author.put(`/recipes/${id}`, {
    ingredients: [{ name: 'minced beef', quantity: '200', unit: 'g' }],
  })
  expect(await titles('q=turncoat&tags=Vegan')).toEqual([])
  expect(await titles('q=turncoat&tags=Gluten-Free')).toEqual(['Turncoat Stew'])
})

it('finds by several filters together what each of them finds', async () => {
  const kinds = [
    { difficulty: 'Easy', cookTime: '20 min', names: ['pearl barley'] },
    { difficulty: 'Easy', cookTime: '45 min', names: ['red lentils'] },
    { difficulty: 'Hard', cookTime: '20 min', names: ['red lentils', 'butter'] },
    { difficulty: 'Hard', cookTime: '2 h', names: ['cod'] },
    { difficulty: 'Medium', cookTime: '2 h', names: ['red lentils'] },
    { difficulty: 'Medium', cookTime: '40 min', names: ['minced beef'] },
  ]
  for (const [place, { names, ...kind }] of kinds.entries()) {
    const ingredients = names.map((name) => ({ name, quantity: '200', unit: 'g' }))
    await publishRecipe(author, {
      ...dal,
      ...kind,
      title: `Quorum ${place}`,
      tags: [],
      ingredients,
    })
  }
  const found = async (...filters: string[]) => titles(['q=quorum', ...filters].join('&'))
  const [levels, times] = [
    ['', 'difficulty=Easy', 'difficulty=Hard', 'difficulty=Easy,Hard'],
    ['', 'cookTime=0-30', 'cookTime=30-60,60%2B'],
  ]
  for (const diet of ['', 'tags=Vegan', 'tags=Vegan,Gluten-Free', 'tags=No%20fish']) {
    for (const level of levels) {
      for (const time of times) {
        const apart = await Promise.all([diet, level, time].map((filter) => found(filter)))
        const inAll = apart.reduce((some, each) => some.filter((title) => each.includes(title)))
        expect((await found(diet, level, time)).toSorted()).toEqual(inAll.toSorted())
      }
    }
  }
  expect(await found('tags=Vegan', 'difficulty=Easy', 'cookTime=0-30')).toEqual(['Quorum 0'])
  expect(await found('tags=Gluten-Free', 'difficulty=Easy')).toEqual(['Quorum 1'])
})

it('counts each diet by the bit that the database gives it', async () => {
  const rows = await app.database.query<{ bits: number }>(
    {
      text: 'select diet_bits(array[id]) as bits from unnest($1::text[]) with ordinality as diet (id, n) order by n',
    },
    [DIET_IDS],
  )
  expect(rows.map(({ bits }) => bits)).toEqual(DIET_IDS.map((_, bit) => 2 ** bit))
})
