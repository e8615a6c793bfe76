import { MODEL_RECIPE } from '../../apps/server/src/testing/model-recipe.ts'
import { type ModelServer, startModelServer } from '../../apps/server/src/testing/model-servers.ts'
import { makeTemporaryFolder, startServer } from '../../apps/server/src/testing/server-process.ts'
import { type BreakableNetwork, openNetwork } from './breakable-network.ts'
import { noOutsideServices } from './outside-services.ts'
import { test as base } from './test.ts'

/** How long the whole answer takes: enough to reload a page, or to press a button, in the middle. */
const ANSWER_MS = 6000

type SlowModel = { model: ModelServer; network: BreakableNetwork }

/** Journeys against a server of their own, whose model writes one recipe line by line and takes its time. */
export const test = base.extend<object, { slowModel: SlowModel }>({
  slowModel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
    async ({}, use) => {
      const pieces = MODEL_RECIPE.match(/.*\n+/g) ?? []
      const model = await startModelServer('openai', {
        pieces,
        delayMs: ANSWER_MS / pieces.length,
      })
      const folder = await makeTemporaryFolder()
      const server = await startServer({
        ...noOutsideServices,
        ...model.env,
        DATA_DIR: folder.path,
        SEED: 'none',
      })
      const network = await openNetwork(server.origin)
      await use({ model, network })
      await network.close()
      await server.stop()
      await folder.remove()
      await model.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ slowModel }, use) => use(slowModel.network.origin),
})
