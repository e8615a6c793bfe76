import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Client, createClient } from '../../testing/client.ts'
import { type ModelServer, startModelServer } from '../../testing/model-servers.ts'
import {
  makeTemporaryFolder,
  type RunningServer,
  SOURCES,
  startServer,
} from '../../testing/server-process.ts'
import { layTestDatabase } from '../../testing/test-database.ts'

const BEGUN = `# Barley Soup

Slow and warm.

**Prep time:** 5 min | **Cook time:** 40 min | **Total time:** 45 min | **Servings:** 2 | **Difficulty:** Easy

## Ingredients

- 150 g pearl barley
- 1 l vegetable stock
`

// Two server processes start here, perhaps on a busy machine: the limit only tells a hang from
// slowness.
const PATIENCE_MS = 60_000
const WHOLE_TEST_MS = 4 * PATIENCE_MS

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>
let database: Awaited<ReturnType<typeof layTestDatabase>>
let model: ModelServer
let servers: RunningServer[] = []

beforeEach(async () => {
  folder = await makeTemporaryFolder()
  database = await layTestDatabase(folder.path)
  model = await startModelServer('openai', { pieces: [BEGUN], ending: 'stalled' })
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')))
  await model.close()
  await database.remove()
  await folder.remove()
})

/** A server process on the test's database; the embedded one allows only one at a time. */
async function start(): Promise<RunningServer> {
  const settings = { DATA_DIR: folder.path, SEED: 'none', ...database.env }
  const server = await startServer({ ...settings, ...model.env }, SOURCES)
  servers.push(server)
  return server
}

/** The same cook, talking to another process. */
function movedTo(server: RunningServer, cook: Client): Client {
  const client = createClient(server.origin)
  for (const [name, value] of cook.cookies) client.cookies.set(name, value)
  return client
}

async function read(cook: Client, id: string) {
  const { messages } = await cook.call('GET /aiChats/{id}', { params: { id } })
  const [question, answer] = messages
  if (!question || !answer) throw new Error('There is no exchange')
  return { question, answer }
}

/** Asks for an answer, and waits until its first lines are stored. */
async function askAtLength(server: RunningServer) {
  const cook = createClient(server.origin)
  await cook.signUp()
  const { _id: id } = await cook.call('POST /aiChats/c/create', { body: {} })
  const stream = cook
    .stream<{ type: string }>(`/aiChats/${id}/generate-stream`, { prompt: 'barley soup' })
    .catch(() => undefined)
  await expect
    .poll(
      async () => (await cook.call('GET /aiChats/{id}', { params: { id } })).messages[1]?.content,
      { timeout: PATIENCE_MS },
    )
    .toContain('150 g pearl barley')
  return { cook, id, stream }
}

describe('a process that is killed while it writes', () => {
  it(
    'leaves the question and what came, marked as interrupted, to be asked again',
    async () => {
      const { cook, id, stream } = await askAtLength(await start())
      await servers[0]?.stop('SIGKILL')
      await stream
      const again = movedTo(await start(), cook)
      const { question, answer } = await read(again, id)
      expect(question).toMatchObject({ content: 'barley soup', status: 'complete' })
      expect(answer.content).toContain('150 g pearl barley')
      // Until the ten-second lease has run out, the owner could still be writing.
      await expect
        .poll(async () => (await read(again, id)).answer.status, {
          timeout: PATIENCE_MS,
          interval: 500,
        })
        .toBe('interrupted')
      const asked = model.asked.length
      const retry = again.stream(`/aiChats/${id}/generate-stream`, { prompt: 'barley soup' })
      await expect.poll(() => model.asked.length, { timeout: PATIENCE_MS }).toBe(asked + 1)
      await again.post(`/aiChats/${id}/stop`)
      expect((await retry).status).toBe(200)
    },
    WHOLE_TEST_MS,
  )
})

describe.runIf(inject('databaseTemplate').kind === 'postgres')(
  'two processes on one database',
  () => {
    it(
      'an answer begun at one is read and stopped at the other',
      async () => {
        const [first, second] = await Promise.all([start(), start()])
        const { cook, id, stream } = await askAtLength(first)
        const other = movedTo(second, cook)
        const { answer } = await read(other, id)
        expect(answer).toMatchObject({ status: 'streaming' })
        expect(answer.content).toContain('150 g pearl barley')
        const refused = await other.post(`/aiChats/${id}/generate-stream`, { prompt: 'more' })
        expect(refused.body).toMatchObject({ code: 'GENERATION_RUNNING' })
        expect((await other.post(`/aiChats/${id}/stop`)).status).toBe(200)
        const events = (await stream)?.body ?? []
        expect(events.at(-1)).toMatchObject({ type: 'complete', data: { stopped: true } })
        expect((await read(other, id)).answer.status).toBe('stopped')
      },
      WHOLE_TEST_MS,
    )
  },
)
