import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import {
  type Client,
  createClient,
  openTestPlatform,
  publishRecipe,
  startTestApp,
  type TestApp,
  type TestPlatform,
} from '../../testing/index.ts'
import { type RunningServer, SOURCES, startServer } from '../../testing/server-process.ts'

type Told = { type: string; unread: number; latest: { kind: string } | null }

/** Listens as a browser does; `told` grows with what arrives. */
async function listen(client: Client) {
  const stop = new AbortController()
  const response = await client.fetch('/api/notifications/events', { signal: stop.signal })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const told: Told[] = []
  const ended = readInto(response, told).catch(() => undefined)
  return { told, ended, stop: () => stop.abort() }
}

async function readInto(response: Response, told: Told[]): Promise<void> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.startsWith('data: ')) told.push(JSON.parse(block.slice(6)))
    }
  }
}

describe('a stream of alerts', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
  })
  afterEach(() => app.close())

  it('tells how things stand when it opens, and then what changes, to its member alone', async () => {
    const [owner, guest] = [app.client(), app.client()]
    await owner.signUp()
    await guest.signUp()
    const id = await publishRecipe(owner)
    const [mine, theirs] = [await listen(owner), await listen(guest)]
    await expect.poll(() => mine.told).toEqual([{ type: 'alerts', unread: 0, latest: null }])
    await guest.call('POST /recipes/{id}/like', { params: { id } })
    await app.drainJobs()
    await expect
      .poll(() => mine.told.at(-1))
      .toMatchObject({ unread: 1, latest: { kind: 'recipe-likes', recipe: { _id: id } } })
    await guest.call('POST /recipes/{id}/like', { params: { id } })
    await app.drainJobs()
    await expect.poll(() => mine.told.at(-1)).toMatchObject({ unread: 0, latest: null })
    expect(theirs.told).toEqual([{ type: 'alerts', unread: 0, latest: null }])
  })

  it('tells one browser what was read in another', async () => {
    const [owner, guest] = [app.client(), app.client()]
    await owner.signUp()
    await guest.signUp()
    const id = await publishRecipe(owner)
    await guest.call('POST /recipes/{id}/like', { params: { id } })
    await app.drainJobs()
    const { told } = await listen(owner)
    await expect.poll(() => told.at(-1)).toMatchObject({ unread: 1 })
    await owner.call('POST /notifications/readings', { body: {} })
    await expect.poll(() => told.at(-1)).toMatchObject({ unread: 0 })
  })

  it('ends with the session, before anything more is told', async () => {
    const [owner, guest] = [app.client(), app.client()]
    await owner.signUp()
    await guest.signUp()
    const id = await publishRecipe(owner)
    const { told, ended } = await listen(owner)
    await expect.poll(() => told).toHaveLength(1)
    await owner.call('POST /auth/logout')
    await guest.call('POST /recipes/{id}/like', { params: { id } })
    await app.drainJobs()
    await ended
    expect(told).toHaveLength(1)
  })

  it('is open in twelve browsers at most; the first gives way', async () => {
    const owner = app.client()
    await owner.signUp()
    const first = await listen(owner)
    await expect.poll(() => first.told).toHaveLength(1)
    for (let n = 0; n < 12; n++) await listen(owner)
    await first.ended
    expect(first.told).toHaveLength(1)
  })

  it('does not keep the server from stopping', async () => {
    const owner = app.client()
    await owner.signUp()
    const { ended } = await listen(owner)
    const other = await startTestApp()
    await other.close()
    await app.close()
    await ended
    app = await startTestApp()
  })
})

describe.runIf(inject('databaseTemplate').kind === 'postgres')(
  'two processes on one database',
  () => {
    let platform: TestPlatform
    let servers: RunningServer[] = []
    beforeEach(async () => {
      platform = await openTestPlatform()
      const env = {
        DATA_DIR: platform.config.dataDir,
        DATABASE_URL: platform.config.databaseUrl ?? '',
      }
      servers = await Promise.all([startServer(env, SOURCES), startServer(env, SOURCES)])
    })
    afterEach(async () => {
      await Promise.all(servers.map((server) => server.stop('SIGKILL')))
      await platform.close()
    })

    it('what happens at one is told by the other', async () => {
      const [here, there] = servers.map(({ origin }) => createClient(origin))
      if (!here || !there) throw new Error('There are not two servers')
      await here.signUp()
      await there.signUp()
      const id = await publishRecipe(here)
      const { told } = await listen(here)
      await expect.poll(() => told, { timeout: 20_000 }).toHaveLength(1)
      await there.call('POST /recipes/{id}/like', { params: { id } })
      const at = performance.now()
      await expect
        .poll(() => told.at(-1), { timeout: 20_000, interval: 5 })
        .toMatchObject({ unread: 1, latest: { kind: 'recipe-likes' } })
      if (process.env.TEST_TIMES) process.stdout.write(`told after ${performance.now() - at} ms\n`)
    })
  },
)
