import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
let author: Client
let reader: Client

beforeAll(async () => {
  app = await startTestApp()
  author = app.client()
  reader = app.client()
  await Promise.all([author.signUp(), reader.signUp()])
})
afterAll(() => app.close())

describe('likes', () => {
  it('toggle, and the count follows', async () => {
    const id = await publishRecipe(author)
    const like = () => reader.call('POST /recipes/{id}/like', { params: { id } })
    expect(await like()).toEqual({ isLiked: true, likeCount: 1 })
    expect(await reader.call('GET /recipes/{id}/like-status', { params: { id } })).toEqual({
      isLiked: true,
      likeCount: 1,
    })
    expect(await like()).toEqual({ isLiked: false, likeCount: 0 })
  })

  it('of twenty cooks at once are all counted', async () => {
    const id = await publishRecipe(author)
    const cooks = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const cook = app.client()
        await cook.signUp()
        return cook
      }),
    )
    await Promise.all(cooks.map((cook) => cook.post(`/recipes/${id}/like`)))
    const { likeCount } = await reader.call('GET /recipes/{id}/like-status', { params: { id } })
    expect(likeCount).toBe(20)
  })

  it('with the same Idempotency-Key count once', async () => {
    const id = await publishRecipe(author)
    const like = () =>
      reader.fetch(`/api/recipes/${id}/like`, {
        method: 'POST',
        headers: { 'idempotency-key': 'tap-1' },
      })
    const [first, second] = [await like(), await like()]
    expect(await first.json()).toEqual({ isLiked: true, likeCount: 1 })
    expect(await second.json()).toEqual({ isLiked: true, likeCount: 1 })
  })
})

describe('ratings', () => {
  it('keep the latest of each cook and an exact average', async () => {
    const id = await publishRecipe(author)
    const other = app.client()
    await other.signUp()
    const rate = (client: Client, rating: number) =>
      client.call('POST /recipes/{id}/rate', { params: { id }, body: { rating } })
    await rate(reader, 2)
    await rate(other, 4)
    expect(await rate(reader, 5)).toEqual({ rating: 4.5, reviewCount: 2 })
  })

  it('of one’s own recipe are refused', async () => {
    const id = await publishRecipe(author)
    expect((await author.post(`/recipes/${id}/rate`, { rating: 5 })).status).toBe(403)
  })

  it.each([0, 6, 4.5, '5', null])('refuse %j', async (rating) => {
    const id = await publishRecipe(author)
    expect((await reader.post(`/recipes/${id}/rate`, { rating })).status).toBe(422)
  })
})

describe('comments', () => {
  it('come with a rating, newest first, and answer the new average', async () => {
    const id = await publishRecipe(author)
    const added = await reader.call('POST /recipes/{id}/comments', {
      params: { id },
      body: { text: '  Made it twice. <b>Lovely</b>  ', rating: 4 },
    })
    expect(added).toMatchObject({
      comment: { text: 'Made it twice. <b>Lovely</b>', rating: 4, likes: 0, isLiked: false },
      newRecipeRating: 4,
    })
    await author.post(`/recipes/${id}/comments`, { text: 'Thank you' })
    const { comments, total } = await reader.call('GET /recipes/{id}/comments', { params: { id } })
    expect(comments.map(({ text, rating }) => [text, rating])).toEqual([
      ['Thank you', null],
      ['Made it twice. <b>Lovely</b>', 4],
    ])
    expect(total).toBe(2)
  })

  it.each([
    [{ text: '   ', rating: 5 }],
    [{ text: 'Good' }],
    [{ text: 'Good', rating: 9 }],
    [{ text: 'x'.repeat(4001), rating: 5 }],
    [{ rating: 5 }],
  ])('refuse %o and write nothing', async (body) => {
    const id = await publishRecipe(author)
    expect((await reader.post(`/recipes/${id}/comments`, body)).status).toBe(422)
    const { total } = await reader.call('GET /recipes/{id}/comments', { params: { id } })
    expect(total).toBe(0)
  })

  it('are refused where they are turned off', async () => {
    const id = await publishRecipe(author)
    await author.post(`/recipes/${id}/comment`)
    const refused = await reader.post(`/recipes/${id}/comments`, { text: 'Hello', rating: 5 })
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'COMMENTS_OFF' })
  })

  it('can be liked', async () => {
    const id = await publishRecipe(author)
    const { comment } = await reader.call('POST /recipes/{id}/comments', {
      params: { id },
      body: { text: 'Good', rating: 5 },
    })
    const like = await author.post(`/recipes/comments/${comment._id}/like`)
    expect(like.body).toEqual({ isLiked: true, likeCount: 1 })
  })

  it('are deleted by their writer alone; the rating stands and the counts follow', async () => {
    const id = await publishRecipe(author)
    const comment = await commentOn(id, 'Too salty')
    expect((await author.delete(`/recipes/comments/${comment._id}`)).status).toBe(404)
    expect((await readCounts(author, id)).comments).toBe(1)
    expect((await reader.delete(`/recipes/comments/${comment._id}`)).status).toBe(200)
    expect(await readCounts(author, id)).toEqual({ comments: 0, total: 0, texts: [] })
    const recipe = await author.call('GET /recipes/{id}', { params: { id } })
    expect(recipe).toMatchObject({ rating: 5, reviewCount: 1 })
    expect((await reader.delete(`/recipes/comments/${comment._id}`)).status).toBe(404)
  })

  it('are hidden by the recipe’s author from all but their writer, and shown again', async () => {
    const id = await publishRecipe(author)
    const passerBy = app.client()
    await passerBy.signUp()
    const rude = await commentOn(id, 'Rude')
    await commentOn(id, 'Kind')
    const hide = (client: Client) => client.post(`/recipes/comments/${rude._id}/hide`)
    expect((await hide(passerBy)).status).toBe(404)
    expect((await hide(reader)).status).toBe(404)
    expect((await hide(author)).body).toEqual({ isHidden: true })

    expect(await readCounts(passerBy, id)).toEqual({ comments: 1, total: 1, texts: ['Kind'] })
    for (const concerned of [author, reader])
      expect(await readCounts(concerned, id)).toEqual({
        comments: 1,
        total: 2,
        texts: ['Kind', 'Rude (hidden)'],
      })
    expect((await passerBy.post(`/recipes/comments/${rude._id}/like`)).status).toBe(404)
    expect((await reader.post(`/recipes/comments/${rude._id}/like`)).status).toBe(200)

    expect((await hide(author)).body).toEqual({ isHidden: false })
    expect(await readCounts(passerBy, id)).toEqual({
      comments: 2,
      total: 2,
      texts: ['Kind', 'Rude'],
    })
  })

  it('that were hidden are not counted off a second time when they are deleted', async () => {
    const id = await publishRecipe(author)
    const comment = await commentOn(id, 'Rude')
    await author.post(`/recipes/comments/${comment._id}/hide`)
    await reader.delete(`/recipes/comments/${comment._id}`)
    expect((await readCounts(author, id)).comments).toBe(0)
  })

  async function commentOn(id: string, text: string) {
    const added = await reader.call('POST /recipes/{id}/comments', {
      params: { id },
      body: { text, rating: 5 },
    })
    return added.comment
  }

  async function readCounts(client: Client, id: string) {
    const [recipe, list] = await Promise.all([
      client.call('GET /recipes/{id}', { params: { id } }),
      client.call('GET /recipes/{id}/comments', { params: { id } }),
    ])
    const texts = list.comments.map(({ text, isHidden }) => (isHidden ? `${text} (hidden)` : text))
    return { comments: recipe.comments, total: list.total, texts }
  }
})
