import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Client,
  publishRecipe,
  type SignedUp,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts'

type Cook = Client & SignedUp
let app: TestApp
let ann: Cook
/** Follows Ann. */
let bea: Cook

beforeAll(async () => {
  app = await startTestApp()
  ;[ann, bea] = await Promise.all([newCook(), newCook()])
  await bea.post(`/follow/follow/${ann.id}`)
})
afterAll(() => app.close())

async function newCook(): Promise<Cook> {
  const client = app.client()
  return { ...client, ...(await client.signUp()) }
}

const write = (cook: Cook, content: string) => cook.call('POST /activity', { body: { content } })
const listOf = (reader: Client, who: string) =>
  reader.call('GET /activity/user/{userId-or-username}', { params: { 'userId-or-username': who } })
const picture = (red: number) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer()

describe('a post', () => {
  it('is trimmed, read back by followers and on the profile, signed out too', async () => {
    const post = await write(ann, '  Ninety eggs <b>today</b>. ')
    expect(post).toMatchObject({
      kind: 'post',
      content: 'Ninety eggs <b>today</b>.',
      author: { username: ann.username },
      action: null,
      images: [],
      recipe: null,
      likesCount: 0,
      commentsCount: 0,
      isLiked: false,
    })
    const followed = await bea.call('GET /activity')
    expect(followed.posts[0]).toEqual(post)
    const stranger = await newCook()
    expect((await stranger.call('GET /activity')).posts).toEqual([])
    const profile = await listOf(app.client(), ann.username.toUpperCase())
    expect(profile.posts).toContainEqual(post)
    expect((await listOf(stranger, ann.id)).total).toBe(profile.total)
  })

  it('pages newest first, and past the end is empty', async () => {
    const cook = await newCook()
    for (const text of ['one', 'two', 'three']) {
      app.clock.advance({ seconds: 1 })
      await write(cook, text)
    }
    const page = await cook.call('GET /activity', { query: { page: 2, limit: 2 } })
    expect(page).toMatchObject({ page: 2, pages: 2, total: 3, posts: [{ content: 'one' }] })
    for (const deep of [3, 900_000]) {
      const beyond = await cook.call('GET /activity', { query: { page: deep, limit: 2 } })
      expect(beyond.posts).toEqual([])
    }
  })

  it('is refused when blank, too long or no text, and nothing is kept', async () => {
    const cook = await newCook()
    for (const content of ['', ' \n ', 'x'.repeat(4001), 7, undefined]) {
      const answer = await cook.post('/activity', { content })
      expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } })
    }
    expect((await listOf(cook, cook.id)).total).toBe(0)
  })

  it('is deleted by its author alone, with its likes and comments', async () => {
    const { _id } = await write(ann, 'Not for long')
    await bea.post(`/activity/${_id}/like`)
    await bea.post(`/activity/${_id}/comment`, { body: 'Why?' })
    expect((await bea.delete(`/activity/${_id}`)).status).toBe(404)
    expect((await ann.delete(`/activity/${_id}`)).status).toBe(200)
    expect((await ann.delete(`/activity/${_id}`)).status).toBe(404)
    expect((await bea.get(`/activity/${_id}/comments`)).status).toBe(404)
  })

  it('of a hidden cook is seen by nobody else', async () => {
    const cook = await newCook()
    await bea.post(`/follow/follow/${cook.id}`)
    const { _id } = await write(cook, 'Behind the curtain')
    await cook.post('/auth/public-Profile-toogle')
    const seen = (await bea.call('GET /activity')).posts.map((post) => post._id)
    expect(seen).not.toContain(_id)
    expect((await bea.get(`/activity/user/${cook.username}`)).status).toBe(404)
    expect((await app.client().get(`/activity/user/${cook.id}`)).status).toBe(404)
    expect((await bea.post(`/activity/${_id}/like`)).status).toBe(404)
    expect((await bea.post(`/activity/${_id}/comment`, { body: 'Hi' })).status).toBe(404)
    expect((await listOf(cook, cook.id)).posts).toMatchObject([{ _id }])
  })
})

describe('pictures of a post', () => {
  async function postPictures(cook: Cook, files: Buffer[]) {
    const form = new FormData()
    form.set('content', 'Look')
    for (const bytes of files) form.append('images', new Blob([new Uint8Array(bytes)]), 'a.png')
    return cook.post<{ _id: string; images: string[]; photos: unknown[] }>('/activity', form)
  }

  async function usesOf(address: string): Promise<number> {
    const hash = address.split('/')[2]
    const rows = await app.database.query<{ uses: number }>(
      { text: 'select uses from images where hash = $1' },
      [hash],
    )
    return rows[0]?.uses ?? -1
  }

  it('are up to four, in order, and free again when the post is gone', async () => {
    const files = await Promise.all([10, 20, 30, 40].map(picture))
    const { status, body } = await postPictures(ann, files)
    expect(status).toBe(201)
    expect(new Set(body.images).size).toBe(4)
    expect(body.photos).toMatchObject(Array(4).fill({ width: 700, height: 500 }))
    const [first = '', second = ''] = body.images
    expect((await ann.fetch(first)).headers.get('content-type')).toBe('image/webp')
    const again = await postPictures(bea, files.slice(1, 2))
    expect(again.body.images).toEqual([second])
    expect(await usesOf(second)).toBe(2)
    await ann.delete(`/activity/${body._id}`)
    expect(await Promise.all([usesOf(first), usesOf(second)])).toEqual([0, 1])
  })

  it('are refused beyond four and when they are none, and nothing is posted', async () => {
    const cook = await newCook()
    const bytes = await picture(50)
    expect((await postPictures(cook, Array(5).fill(bytes))).status).toBe(422)
    expect((await postPictures(cook, [bytes, Buffer.from('no picture')])).status).toBe(415)
    expect((await listOf(cook, cook.id)).total).toBe(0)
  })
})

describe('likes and comments', () => {
  it('count exactly with everybody at once', async () => {
    const { _id } = await write(ann, 'Popular')
    const crowd = await Promise.all(Array.from({ length: 8 }, newCook))
    await Promise.all(crowd.map((cook) => cook.post(`/activity/${_id}/like`)))
    await Promise.all(crowd.slice(0, 3).map((cook) => cook.post(`/activity/${_id}/like`)))
    await Promise.all(crowd.map((cook) => cook.post(`/activity/${_id}/comment`, { body: 'Me' })))
    const { posts } = await listOf(crowd[7] ?? ann, ann.id)
    const popular = posts.find((post) => post._id === _id)
    expect(popular).toMatchObject({ likesCount: 5, commentsCount: 8, isLiked: true })
  })

  it('toggles once for one idempotency key', async () => {
    const { _id } = await write(ann, 'Pressed twice')
    const press = () =>
      bea.fetch(`/api/activity/${_id}/like`, {
        method: 'POST',
        headers: { 'idempotency-key': 'one press' },
      })
    const answers = [await press(), await press()]
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect(bodies).toEqual(Array(2).fill({ isLiked: true, likeCount: 1 }))
  })

  it('are read oldest first, by visitors too, and a comment can be liked', async () => {
    const { _id } = await write(ann, 'What do you think?')
    const say = async (cook: Cook, body: string) => {
      app.clock.advance({ seconds: 1 })
      return cook.call('POST /activity/{id}/comment', { params: { id: _id }, body: { body } })
    }
    const first = await say(bea, ' A lot. ')
    await say(ann, 'Good.')
    expect(first).toMatchObject({ body: 'A lot.', author: { username: bea.username }, likes: 0 })
    const like = () => ann.post(`/activity/comments/${first.id}/like`)
    expect((await like()).body).toEqual({ isLiked: true, likeCount: 1 })
    const params = { id: _id }
    const read = await app.client().call('GET /activity/{id}/comments', { params })
    expect(read).toMatchObject({
      total: 2,
      comments: [
        { id: first.id, likes: 1, isLiked: false },
        { body: 'Good.', likes: 0 },
      ],
    })
    expect((await like()).body).toEqual({ isLiked: false, likeCount: 0 })
  })

  it('a comment goes by its writer’s hand or by whoever wrote the post, with its likes', async () => {
    const { _id } = await write(ann, 'Speak up')
    const say = async (cook: Cook) => {
      const { id } = await cook.call('POST /activity/{id}/comment', {
        params: { id: _id },
        body: { body: 'Hm' },
      })
      return id
    }
    const [first, second, third] = [await say(bea), await say(bea), await say(ann)]
    await ann.post(`/activity/comments/${first}/like`)
    const other = await newCook()
    const remove = (cook: Cook, id: string) => cook.delete(`/activity/comments/${id}`)
    expect((await remove(other, first)).status).toBe(404)
    expect((await remove(bea, third)).status).toBe(404)
    const at = { params: { id: _id } }
    expect(await ann.call('GET /activity/{id}/comments', at)).toMatchObject({ total: 3 })

    const answers = await Promise.all([remove(bea, first), remove(ann, second), remove(ann, first)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 404])
    expect(await ann.call('GET /activity/{id}/comments', at)).toMatchObject({
      total: 1,
      comments: [{ id: third }],
    })
    expect((await remove(bea, 'nothing')).status).toBe(404)
  })

  it('refuses a blank comment and what is not there', async () => {
    const { _id } = await write(ann, 'Say something')
    expect((await bea.post(`/activity/${_id}/comment`, { body: ' ' })).status).toBe(422)
    expect((await bea.post('/activity/nothing/comment', { body: 'Hm' })).status).toBe(404)
    expect((await bea.post(`/activity/comments/${_id}/like`)).status).toBe(404)
  })
})

describe('entries that write themselves', () => {
  const kindsOf = async (reader: Client, cook: Cook) =>
    (await listOf(reader, cook.id)).posts.map(({ kind, action, recipe }) => ({
      kind,
      action,
      title: recipe?.title,
    }))

  it('tell of a publication and a rating once, and go when the recipe is hidden', async () => {
    const [author, rater] = await Promise.all([newCook(), newCook()])
    const recipeId = await publishRecipe(author, { title: 'Barley Soup' })
    await rater.post(`/recipes/${recipeId}/rate`, { rating: 2 })
    await rater.post(`/recipes/${recipeId}/rate`, { rating: 4 })
    await author.put(`/recipes/${recipeId}/toggle`)
    await author.put(`/recipes/${recipeId}/toggle`)
    await app.drainJobs()
    const published = { kind: 'published', action: 'published a recipe', title: 'Barley Soup' }
    expect(await kindsOf(rater, author)).toEqual([published])
    expect(await kindsOf(author, rater)).toEqual([
      { kind: 'rated', action: 'rated a recipe 4 of 5', title: 'Barley Soup' },
    ])
    await author.put(`/recipes/${recipeId}/toggle`)
    expect(await kindsOf(rater, author)).toEqual([])
    expect(await kindsOf(author, rater)).toEqual([])
  })

  it('are not written of a recipe that was taken back before its publication was heard', async () => {
    const author = await newCook()
    const recipeId = await publishRecipe(author)
    await author.put(`/recipes/${recipeId}/toggle`)
    await app.drainJobs()
    const entries = { text: 'select 1 from activity_posts where recipe_id = $1' }
    expect(await app.database.query(entries, [recipeId])).toEqual([])
  })

  it('stay away once their cook deletes them, whatever is published or rated again', async () => {
    const [author, rater] = await Promise.all([newCook(), newCook()])
    const recipeId = await publishRecipe(author, { title: 'Oat Cakes' })
    const rate = (rating: number) => rater.post(`/recipes/${recipeId}/rate`, { rating })
    await rate(3)
    await app.drainJobs()
    for (const cook of [author, rater]) {
      const [entry] = (await listOf(cook, cook.id)).posts
      expect((await rater.delete(`/activity/${entry?._id}`)).status).toBe(
        cook === rater ? 200 : 404,
      )
      await author.delete(`/activity/${entry?._id}`)
    }
    await rate(5)
    await author.put(`/recipes/${recipeId}/toggle`)
    await author.put(`/recipes/${recipeId}/toggle`)
    await app.drainJobs()
    expect(await kindsOf(rater, author)).toEqual([])
    expect(await kindsOf(author, rater)).toEqual([])
    // Only that entry was deleted; the next recipe gets an entry again.
    await publishRecipe(author, { title: 'Rye Cakes' })
    await app.drainJobs()
    expect(await kindsOf(rater, author)).toMatchObject([{ kind: 'published', title: 'Rye Cakes' }])
  })

  it('stay unwritten for a cook who keeps them to themselves', async () => {
    const author = await newCook()
    const told = await publishRecipe(author)
    await app.drainJobs()
    await author.call('POST /auth/update-Preference', { body: { sharesActivity: false } })
    await publishRecipe(author)
    await app.drainJobs()
    const { posts } = await listOf(author, author.id)
    expect(posts).toMatchObject([{ kind: 'published', recipe: { _id: told } }])
  })
})
