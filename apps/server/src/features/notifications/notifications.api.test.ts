import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Cook = Client & { id: string; username: string }

async function newCook(): Promise<Cook> {
  const client = app.client()
  const { id, username } = await client.signUp()
  return { ...client, id, username }
}

/** A cook's alerts once all events were handled. */
async function alertsOf(cook: Client) {
  await app.drainJobs()
  const { notifications } = await cook.call('GET /notifications')
  return notifications
}

async function unreadOf(cook: Client): Promise<number> {
  await app.drainJobs()
  return (await cook.call('GET /notifications/unread-counts')).unread
}

async function post(cook: Client, content = 'Bread day') {
  return (await cook.call('POST /activity', { body: { content } }))._id
}

function like(cook: Client, id: string) {
  return cook.call('POST /recipes/{id}/like', { params: { id } })
}

function comment(cook: Client, id: string, rating = 4, text = 'Very good <b>soup</b>') {
  return cook.call('POST /recipes/{id}/comments', { params: { id }, body: { text, rating } })
}

function follow(cook: Client, id: string) {
  return cook.call('POST /auth/follow/{id}', { params: { id } })
}

function set(cook: Client, body: Partial<Record<'newFollower' | 'commentsAndReviews', boolean>>) {
  return cook.call('PUT /notifications/preferences', { body })
}

describe('a comment', () => {
  it('with a rating is told of once, to the author alone, until it is deleted', async () => {
    const [owner, guest] = [await newCook(), await newCook()]
    const id = await publishRecipe(owner, { title: 'Leek Soup' })
    const { comment: given } = await comment(guest, id, 4)
    const [alert, ...more] = await alertsOf(owner)
    expect(more).toEqual([])
    expect(alert).toMatchObject({
      kind: 'comment',
      actor: { username: guest.username },
      recipe: { _id: id, title: 'Leek Soup' },
      excerpt: 'Very good <b>soup</b>',
      rating: 4,
      isRead: false,
    })
    expect(await alertsOf(guest)).toEqual([])
    await guest.call('DELETE /recipes/comments/{commentId}', {
      params: { commentId: given._id },
    })
    expect(await alertsOf(owner)).toEqual([])
    expect(await unreadOf(owner)).toBe(0)
  })

  it('on one’s own recipe or post is not told of', async () => {
    const owner = await newCook()
    const id = await publishRecipe(owner)
    await owner.call('POST /recipes/{id}/comments', { params: { id }, body: { text: 'Thanks' } })
    const postId = await post(owner)
    await owner.call('POST /activity/{id}/comment', { params: { id: postId }, body: { body: 'x' } })
    await owner.call('POST /activity/{id}/like', { params: { id: postId } })
    await like(owner, id)
    expect(await alertsOf(owner)).toEqual([])
  })

  it('on a post quotes both', async () => {
    const [owner, guest] = [await newCook(), await newCook()]
    const id = await post(owner, 'My sourdough rises')
    await guest.call('POST /activity/{id}/comment', { params: { id }, body: { body: 'Mine too' } })
    expect(await alertsOf(owner)).toMatchObject([
      {
        kind: 'post-comment',
        post: { _id: id, excerpt: 'My sourdough rises' },
        excerpt: 'Mine too',
      },
    ])
    await owner.call('DELETE /activity/{id}', { params: { id } })
    expect(await alertsOf(owner)).toEqual([])
  })
})

describe('a rating', () => {
  it('is told of once a cook, with the stars that stand', async () => {
    const [owner, guest] = [await newCook(), await newCook()]
    const id = await publishRecipe(owner)
    await guest.call('POST /recipes/{id}/rate', { params: { id }, body: { rating: 2 } })
    await app.drainJobs()
    await owner.call('POST /notifications/readings', { body: {} })
    await guest.call('POST /recipes/{id}/rate', { params: { id }, body: { rating: 5 } })
    expect(await alertsOf(owner)).toMatchObject([{ kind: 'rating', rating: 5, isRead: true }])
  })

  it('of a cook who hides names nobody', async () => {
    const [owner, guest] = [await newCook(), await newCook()]
    const id = await publishRecipe(owner)
    await guest.call('POST /recipes/{id}/rate', { params: { id }, body: { rating: 3 } })
    await guest.call('POST /auth/public-Profile-toogle')
    expect(await alertsOf(owner)).toMatchObject([{ kind: 'rating', actor: null, rating: 3 }])
  })
})

describe('likes', () => {
  it('gather in one alert until it is read, and leave it when they are taken back', async () => {
    const owner = await newCook()
    const guests = await Promise.all([newCook(), newCook(), newCook(), newCook()])
    const [first, , , last] = guests
    const id = await publishRecipe(owner)
    for (const guest of guests) {
      app.clock.advance(1_000)
      await like(guest, id)
    }
    expect(await alertsOf(owner)).toMatchObject([
      { kind: 'recipe-likes', others: 3, actor: { username: last?.username }, recipe: { _id: id } },
    ])
    expect(await unreadOf(owner)).toBe(1)
    await like(last, id)
    expect(await alertsOf(owner)).toMatchObject([{ others: 2 }])
    await owner.call('POST /notifications/readings', { body: {} })
    await like(last, id)
    const [news, old] = await alertsOf(owner)
    expect(news).toMatchObject({ others: 0, actor: { username: last?.username }, isRead: false })
    expect(old).toMatchObject({ others: 2, isRead: true })
    for (const guest of guests) if (guest !== last) await like(guest, id)
    expect(await alertsOf(owner)).toMatchObject([{ _id: news?._id }])
    expect(first).toBeDefined()
  })

  it('are told in the name of the latest who does not hide', async () => {
    const [owner, shown, hiding] = await Promise.all([newCook(), newCook(), newCook()])
    const id = await publishRecipe(owner)
    await like(shown, id)
    app.clock.advance(1_000)
    await like(hiding, id)
    expect(await alertsOf(owner)).toMatchObject([{ actor: { username: hiding.username } }])
    await hiding.post('/auth/public-Profile-toogle')
    expect(await alertsOf(owner)).toMatchObject([{ actor: { username: shown.username } }])
  })

  it('given and taken back at once leave nothing', async () => {
    const [owner, ...guests] = await Promise.all([newCook(), newCook(), newCook(), newCook()])
    const id = await publishRecipe(owner)
    await Promise.all(guests.map((guest) => like(guest, id)))
    await Promise.all([app.drainJobs(), ...guests.map((guest) => like(guest, id))])
    expect(await alertsOf(owner)).toEqual([])
    expect(await unreadOf(owner)).toBe(0)
  })

  it('on a post count the same way, a cook’s account that goes taking its own along', async () => {
    const [owner, stays, goes] = [await newCook(), await newCook(), await newCook()]
    const id = await post(owner)
    for (const guest of [stays, goes]) {
      app.clock.advance(1_000)
      await guest.call('POST /activity/{id}/like', { params: { id } })
    }
    expect(await alertsOf(owner)).toMatchObject([
      { kind: 'post-likes', others: 1, actor: { username: goes.username } },
    ])
    await app.database.query({ text: 'delete from users where id = $1' }, [goes.id])
    expect(await alertsOf(owner)).toMatchObject([
      { kind: 'post-likes', others: 0, actor: { username: stays.username } },
    ])
  })
})

describe('a new follower', () => {
  it('is told of only where that is wished, until they unfollow or hide', async () => {
    const [owner, guest, other] = [await newCook(), await newCook(), await newCook()]
    await follow(other, owner.id)
    expect(await alertsOf(owner)).toEqual([])
    await set(owner, { newFollower: true })
    await follow(guest, owner.id)
    expect(await alertsOf(owner)).toMatchObject([
      { kind: 'follower', actor: { username: guest.username } },
    ])
    await guest.call('POST /auth/public-Profile-toogle')
    expect(await alertsOf(owner)).toEqual([])
    expect(await unreadOf(owner)).toBe(0)
    await guest.call('POST /auth/public-Profile-toogle')
    expect(await unreadOf(owner)).toBe(1)
    await follow(guest, owner.id)
    expect(await alertsOf(owner)).toEqual([])
  })
})

describe('a recipe of a followed cook', () => {
  it('is told of once, and not while it is hidden', async () => {
    const [chef, fan, stranger] = [await newCook(), await newCook(), await newCook()]
    await follow(fan, chef.id)
    const id = await publishRecipe(chef, { title: 'Chard Tart' })
    expect(await alertsOf(fan)).toMatchObject([
      { kind: 'published', actor: { username: chef.username }, recipe: { title: 'Chard Tart' } },
    ])
    expect(await alertsOf(stranger)).toEqual([])
    await chef.call('PUT /recipes/{id}/toggle', { params: { id } })
    expect(await alertsOf(fan)).toEqual([])
    expect(await unreadOf(fan)).toBe(0)
    await chef.call('PUT /recipes/{id}/toggle', { params: { id } })
    expect(await alertsOf(fan)).toHaveLength(1)
    await chef.call('POST /auth/public-Profile-toogle')
    expect(await alertsOf(fan)).toEqual([])
  })

  it('is not told of without Recipe Alerts', async () => {
    const [chef, fan] = [await newCook(), await newCook()]
    await follow(fan, chef.id)
    await fan.call('PUT /notifications/preferences', { body: { recipeAlerts: false } })
    await publishRecipe(chef)
    expect(await alertsOf(fan)).toEqual([])
  })

  it('reaches all of more followers than are told at once', async () => {
    const chef = await newCook()
    await app.database.query({
      text: `insert into users (id, username, email, created_at, updated_at)
        select gen_random_uuid(), 'fan_' || n, 'fan' || n || '@example.org', now(), now()
        from generate_series(1, 1203) n`,
    })
    await app.database.query(
      {
        text: `insert into follows (follower_id, followee_id, created_at)
          select id, $1, now() - (substr(username, 5)::integer % 40) * interval '1 hour'
          from users where username like 'fan\\_%'`,
      },
      [chef.id],
    )
    const id = await publishRecipe(chef)
    await app.drainJobs()
    const [told] = await app.database.query<{ count: number }>(
      { text: 'select count(*)::integer as count from notifications where recipe_id = $1' },
      [id],
    )
    expect(told?.count).toBe(1203)
  })
})

describe('a published recipe that the kitchen can no longer read', () => {
  it('is told to its author until it is mended', async () => {
    const owner = await newCook()
    const id = await publishRecipe(owner)
    await app.database.query(
      { text: `update recipes set cook_time = 'a moon', kitchen_version = 0 where id = $1` },
      [id],
    )
    // The job that a starting server queues when it finds answers of an older kitchen.
    const renewal = { name: 'renew-kitchen-answers', options: {} }
    await app.jobs.send(app.database.db, renewal, { version: 1 })
    expect(await alertsOf(owner)).toMatchObject([
      { kind: 'publication-problem', actor: null, recipe: { _id: id } },
    ])
    // A draft causes no alert.
    await app.database.query({ text: `update recipes set status = 'draft' where id = $1` }, [id])
    expect(await alertsOf(owner)).toEqual([])
    await app.database.query({ text: `update recipes set status = 'published' where id = $1` }, [
      id,
    ])
    expect(await alertsOf(owner)).toHaveLength(1)
    await owner.put(`/recipes/${id}`, { cookTime: '40 min' })
    expect(await alertsOf(owner)).toEqual([])
  })
})

describe('without Comments & Reviews', () => {
  it('neither comments nor ratings nor likes are told of', async () => {
    const [owner, guest] = [await newCook(), await newCook()]
    await set(owner, { commentsAndReviews: false })
    const id = await publishRecipe(owner)
    await like(guest, id)
    await comment(guest, id)
    await guest.call('POST /recipes/{id}/rate', { params: { id }, body: { rating: 1 } })
    expect(await alertsOf(owner)).toEqual([])
  })
})

describe('the list', () => {
  it('is paged, read by ids or whole, and cleared one by one', async () => {
    const [owner, guest] = [await newCook(), await newCook()]
    const ids = []
    for (let n = 0; n < 3; n++) ids.push(await publishRecipe(owner, { title: `Soup number ${n}` }))
    for (const id of ids) {
      app.clock.advance(1_000)
      await like(guest, id)
    }
    await app.drainJobs()
    const page = await owner.call('GET /notifications', { query: { page: 2, limit: 2 } })
    expect(page).toMatchObject({ page: 2, pages: 2, total: 3 })
    expect(page.notifications).toMatchObject([{ recipe: { title: 'Soup number 0' } }])
    const [oldest] = page.notifications
    const read = await owner.call('POST /notifications/readings', {
      body: { ids: [oldest?._id ?? ''] },
    })
    expect(read).toEqual({ unread: 2 })
    // The ids of somebody else's alerts change nothing.
    const { notifications } = await owner.call('GET /notifications')
    await guest.call('POST /notifications/readings', {
      body: { ids: notifications.map(({ _id }) => _id) },
    })
    expect(await unreadOf(owner)).toBe(2)
    const gone = { params: { id: oldest?._id ?? '' } }
    await owner.call('DELETE /notifications/{id}', gone)
    const again = await owner.delete(`/notifications/${oldest?._id}`)
    expect(again).toMatchObject({ status: 404, body: { code: 'NOTIFICATION_NOT_FOUND' } })
    expect(await owner.call('POST /notifications/readings', { body: {} })).toEqual({ unread: 0 })
  })

  it.each([
    ['GET', '/notifications?page=0'],
    ['GET', '/notifications?limit=many'],
    ['POST', '/notifications/readings', { ids: ['soup'] }],
    ['PUT', '/notifications/preferences', { newFollower: 'perhaps' }],
  ])('and its switches refuse nonsense: %s %s', async (method, path, body?: object) => {
    const cook = await newCook()
    const before = await cook.call('GET /notifications/preferences')
    const answer = await cook.fetch(`/api${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    expect(answer.status).toBe(422)
    expect(await cook.call('GET /notifications/preferences')).toEqual(before)
  })

  it('keeps the last 200', async () => {
    const owner = await newCook()
    await app.database.query(
      {
        text: `with fans as (
            insert into users (id, username, email, created_at, updated_at)
            select gen_random_uuid(), 'trim_' || n, 'trim' || n || '@example.org', now(), now()
            from generate_series(1, 230) n returning id),
          followed as (
            insert into follows (follower_id, followee_id, created_at)
            select id, $1, now() from fans returning follower_id)
          select 1`,
      },
      [owner.id],
    )
    await app.database.query(
      {
        text: `insert into notifications (id, user_id, kind, actor_id, created_at, updated_at)
          select gen_random_uuid(), followee_id, 'follower', follower_id, now(), now() - row_number() over () * interval '1 minute'
          from follows where followee_id = $1`,
      },
      [owner.id],
    )
    expect(await owner.call('GET /notifications')).toMatchObject({ total: 200, pages: 10 })
    await app.jobs.send(app.database.db, { name: 'trim-alerts', options: {} }, {})
    await app.drainJobs()
    const [kept] = await app.database.query<{ count: number; oldest: boolean }>(
      {
        text: `select count(*)::integer as count,
            min(updated_at) > now() - interval '210 minutes' as oldest
          from notifications where user_id = $1`,
      },
      [owner.id],
    )
    expect(kept).toEqual({ count: 200, oldest: true })
  })
})

describe('preferences', () => {
  it('begin as the settings say and keep what is sent', async () => {
    const cook = await newCook()
    const defaults = {
      weeklyNewsletter: true,
      recipeAlerts: true,
      specialOffers: false,
      commentsAndReviews: true,
      newFollower: false,
    }
    expect(await cook.call('GET /notifications/preferences')).toEqual(defaults)
    const changed = await cook.call('PUT /notifications/preferences', {
      body: { specialOffers: true, weeklyNewsletter: false },
    })
    expect(changed).toEqual({ ...defaults, specialOffers: true, weeklyNewsletter: false })
    expect(await cook.call('GET /notifications/preferences')).toEqual(changed)
  })
})
