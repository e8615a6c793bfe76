import { type ModelServer, startModelServer } from '../../apps/server/src/testing/model-servers.ts'
import { makeTemporaryFolder, startServer } from '../../apps/server/src/testing/server-process.ts'
import { type BreakableNetwork, openNetwork } from './breakable-network.ts'
import { noOutsideServices } from './outside-services.ts'
import { test as base } from './test.ts'

/** How long the whole answer takes: enough to reload a page, or to press a button, in the middle. */
const ANSWER_MS = 6000

const answer = `# Lentil Soup with Lemon

Warm and sharp.

**Prep time:** 10 min | **Cook time:** 30 min | **Total time:** 40 min | **Servings:** 4 | **Difficulty:** Easy

## Ingredients

- 300 g red lentils
- 1 onion, chopped
- 2 tbsp olive oil
- 1.2 l vegetable stock
- 1 lemon, juice only

## Instructions

1. Warm the olive oil over medium heat and soften the onion, 5 minutes.
2. Add the lentils and vegetable stock and simmer until the lentils fall apart, 25 minutes.
3. Stir in the lemon juice and serve.
`

type SlowModel = { model: ModelServer; network: BreakableNetwork }

/** Journeys against a server of their own, whose model writes one recipe line by line and takes its time. */
export const test = base.extend<object, { slowModel: SlowModel }>({
  slowModel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
    async ({}, use) => {
      const pieces = answer.match(/.*\n+/g) ?? []
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
