import { makeTemporaryFolder, startServer } from '../../apps/server/src/testing/server-process.ts'
import { noOutsideServices } from './outside-services.ts'
import { test as base } from './test.ts'

/** Journeys against their own server, with the cookbook imported and no cooks but those who sign up. */
export const test = base.extend<object, { house: string }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
    async ({}, use) => {
      const folder = await makeTemporaryFolder()
      const server = await startServer({
        ...noOutsideServices,
        DATA_DIR: folder.path,
        SEED: 'none',
        COOKBOOK: 'on',
      })
      await use(server.origin)
      await server.stop()
      await folder.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ house }, use) => use(house),
})
