import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
let ada: Client
let ben: Client
let adaId: string
let benId: string

beforeAll(async () => {
  app = await startTestApp()
  ada = app.client()
  ben = app.client()
  adaId = (await ada.signUp({ username: 'ada_bakes' })).id
  benId = (await ben.signUp({ username: 'ben_grills' })).id
})
afterAll(() => app.close())

/** A new member who follows these cooks. */
async function newReader(...followed: string[]): Promise<Client & { id: string }> {
  const client = app.client()
  const { id } = await client.signUp()
  for (const cook of followed) await client.post(`/follow/follow/${cook}`)
  return { ...client, id }
}

/** Publishes a recipe, and moves the clock an hour on. */
async function publish(cook: Client, title: string, fields: object = {}): Promise<string> {
  const id = await publishRecipe(cook, { title, ...fields })
  app.clock.advance({ hours: 1 })
  return id
}

async function post(cook: Client, content: string): Promise<string> {
  const { _id } = await cook.call('POST /activity', { body: { content } })
  app.clock.advance({ hours: 1 })
  return _id
}

type FeedQuery = { type?: 'recipes' | 'activities' | 'all'; page?: number; limit?: number }

/** Titles of recipes and texts of entries, in the order of the feed. */
async function read(reader: Client, query: FeedQuery) {
  const { feedItems, ...page } = await reader.call('GET /myfeed', { query })
  return { items: feedItems.map(({ title, action }) => title ?? action), ...page }
}

describe('the feed', () => {
  it('has recipes and entries of followed cooks alone, newest first, told apart by type', async () => {
    const stranger = await newReader()
    const [cook, other] = [await newReader(), await newReader()]
    const reader = await newReader(cook.id, other.id)
    await publish(cook, 'Rye bread')
    await post(other, 'My oven broke.')
    await publish(stranger, 'Nobody follows me')
    await publish(other, 'Cold soup')
    await post(cook, 'Fed the starter.')
    await app.drainJobs()

    expect((await read(reader, { type: 'recipes' })).items).toEqual(['Cold soup', 'Rye bread'])
    expect((await read(reader, { type: 'activities' })).items).toEqual([
      'Fed the starter.',
      'published a recipe',
      'My oven broke.',
      'published a recipe',
    ])
    const all = await read(reader, {})
    expect(all).toEqual({
      items: ['Fed the starter.', 'Cold soup', 'My oven broke.', 'Rye bread'],
      page: 1,
      pages: 1,
      total: 4,
    })
    expect((await read(stranger, {})).items).toEqual([])
    expect((await reader.get('/myfeed?type=everything')).status).toBe(422)
  })

  it('says what a card shows, with defaults only for what is absent', async () => {
    const reader = await newReader(adaId)
    await publish(ada, 'Told in full', {
      difficulty: 'Hard',
      mealType: 'Dinner',
      cookTime: '2 h',
      description: 'All of it is said here.',
    })
    const bare = await publish(ada, 'Told in part', { tags: ['supper'] })
    await reader.call('POST /recipes/{id}/like', { params: { id: bare } })
    await reader.call('POST /auth/savedRecipe', { body: { recipeId: bare } })
    const { feedItems } = await reader.call('GET /myfeed', { query: { type: 'recipes', limit: 2 } })
    expect(feedItems).toMatchObject([
      {
        _id: bare,
        type: 'recipe',
        title: 'Told in part',
        category: 'General',
        difficulty: 'Medium',
        likes: 1,
        comments: 0,
        isLiked: true,
        isSaved: true,
        cookingTime: '40 min',
        timeAgo: '1h ago',
        chef: { id: adaId, _id: adaId, username: 'ada_bakes', name: 'ada_bakes', avatar: null },
      },
      {
        title: 'Told in full',
        category: 'Dinner',
        cookingTime: '2 h',
        difficulty: 'Hard',
        description: 'All of it is said here.',
        timeAgo: '2h ago',
        isLiked: false,
      },
    ])
  })

  it('shows an entry with the recipe it is about and what its reader did', async () => {
    const cook = await newReader()
    const reader = await newReader(cook.id)
    const recipeId = await publishRecipe(ben, { title: 'Smoked trout' })
    await cook.call('POST /recipes/{id}/rate', { params: { id: recipeId }, body: { rating: 4 } })
    await app.drainJobs()
    await reader.call('POST /auth/savedRecipe', { body: { recipeId } })
    const [entry] = (await reader.call('GET /myfeed', { query: { type: 'activities' } })).feedItems
    await reader.call('POST /activity/{id}/like', { params: { id: entry?._id ?? '' } })
    const { feedItems } = await reader.call('GET /myfeed', { query: { type: 'activities' } })
    expect(feedItems).toMatchObject([
      {
        type: 'activity',
        action: 'rated a recipe 4 of 5',
        likes: 1,
        isLiked: true,
        isSaved: true,
        recipe: { _id: recipeId, title: 'Smoked trout', author: 'ben_grills' },
        chef: { id: cook.id },
      },
    ])
  })

  it('comes in pages that neither repeat nor leave out anything', async () => {
    const [cook, other] = [await newReader(), await newReader()]
    const reader = await newReader(cook.id, other.id)
    for (let count = 0; count < 11; count++) {
      const author = count % 3 === 0 ? cook : other
      if (count % 2 === 0) await publishRecipe(author, { title: `Dish ${count}` })
      else await author.call('POST /activity', { body: { content: `Dish ${count}` } })
      // Three times, two in a row have the same moment.
      if (count % 4 !== 0) app.clock.advance({ minutes: 1 })
    }
    const first = await read(reader, {})
    const second = await read(reader, { page: 2 })
    expect([first.items.length, first.pages, first.total]).toEqual([9, 2, 11])
    expect([...first.items, ...second.items].toSorted()).toEqual(
      Array.from({ length: 11 }, (_, count) => `Dish ${count}`).toSorted(),
    )
    const small = await Promise.all(
      [1, 2, 3].map((page) => read(reader, { type: 'recipes', page, limit: 2 })),
    )
    expect(small.flatMap(({ items }) => items)).toEqual([
      'Dish 10',
      'Dish 8',
      'Dish 6',
      'Dish 4',
      'Dish 2',
      'Dish 0',
    ])
    expect((await read(reader, { page: 1_000 })).items).toEqual([])
    expect((await reader.get('/myfeed?page=0')).status).toBe(422)
  })

  it('loses what is hidden, deleted or of a cook who hides themselves, at once', async () => {
    const cook = await newReader()
    const reader = await newReader(cook.id)
    const hidden = await publish(cook, 'Hidden')
    const deleted = await publish(cook, 'Deleted')
    await publish(cook, 'Still there')
    await post(cook, 'Hello')
    await app.drainJobs()
    expect((await read(reader, { type: 'activities' })).total).toBe(4)
    await cook.put(`/recipes/${hidden}/toggle`)
    await cook.delete(`/recipes/${deleted}`)
    expect(await read(reader, {})).toMatchObject({ items: ['Hello', 'Still there'], total: 2 })
    expect((await read(reader, { type: 'activities' })).total).toBe(2)
    await cook.post('/auth/public-Profile-toogle')
    expect(await read(reader, {})).toMatchObject({ items: [], total: 0 })
    expect(await reader.call('GET /myfeed/chefs')).toEqual({ chefs: [] })
    const { status, body } = await reader.get(`/myfeed/chef/${cook.id}/recipes`)
    expect([status, body]).toMatchObject([404, { code: 'USER_NOT_FOUND' }])
  })
})

describe('followed cooks', () => {
  it('are active when they published, posted or cooked within seven days', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => newReader()))
    const [baker, talker, eater, sleeper, idle] = made
    if (!baker || !talker || !eater || !sleeper || !idle) throw new Error('five were made')
    const recipeId = await publishRecipe(sleeper)
    await sleeper.post('/cooked-recipes', { recipeId })
    await post(sleeper, 'Going on holiday')
    app.clock.advance({ days: 7, minutes: 1 })
    // Neither a rating nor its entry among the activities counts as being active.
    await idle.post(`/recipes/${recipeId}/rate`, { rating: 4 })
    await idle.post(`/recipes/${recipeId}/like`)
    await app.drainJobs()
    expect((await idle.call('GET /activity')).posts).toHaveLength(1)
    await publishRecipe(baker, { title: 'Fresh' })
    await post(talker, 'Here I am')
    await eater.post('/cooked-recipes', { recipeId })
    const taken = await publishRecipe(idle)
    await idle.put(`/recipes/${taken}/toggle`)
    const reader = await newReader(...made.map(({ id }) => id))
    const { chefs } = await reader.call('GET /myfeed/chefs')
    const activeOf = Object.fromEntries(chefs.map(({ id, isActive }) => [id, isActive]))
    expect(activeOf).toEqual({
      [baker.id]: true,
      [talker.id]: true,
      [eater.id]: true,
      [sleeper.id]: false,
      [idle.id]: false,
    })
    expect(chefs.map(({ isActive }) => isActive)).toEqual([true, true, true, false, false])
    expect(chefs.find(({ _id }) => _id === baker.id)).toMatchObject({
      followers: 1,
      recipes: 1,
      isFollowing: true,
      avatar: null,
    })
  })

  it('have their recipes in pages, newest first, drafts left out', async () => {
    const cook = await newReader()
    for (const title of ['One', 'Two', 'Three']) await publish(cook, title)
    await cook.post('/recipes/', { cover: 'illustrated', title: 'Draft' })
    const reader = await newReader(cook.id)
    const titles = async (query: object) => {
      const answer = await reader.call('GET /myfeed/chef/{id}/recipes', {
        params: { id: cook.id },
        query,
      })
      return [answer.recipes.map(({ title }) => title), answer.pages, answer.total]
    }
    expect(await titles({})).toEqual([['Three', 'Two', 'One'], 1, 3])
    expect(await titles({ page: 2, limit: 2 })).toEqual([['One'], 2, 3])
    expect(await titles({ page: 1_000_000 })).toEqual([[], 1, 3])
    expect((await reader.get(`/myfeed/chef/${benId}x/recipes`)).status).toBe(404)
  })
})
