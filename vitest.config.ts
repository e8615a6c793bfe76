import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const propertySeed = fileURLToPath(new URL('scripts/property-seed.mjs', import.meta.url))

/**
 * The files of a worker share its modules, so that the application is loaded twice a run instead of
 * sixty times, which was half of the work. What a file changes outside of its own database and
 * application (a spy, a stub, a variable) it takes back.
 */
const workers = { isolate: false, maxWorkers: 2 }

/** Tests of what the web app shows, in a browser. */
const screens = 'src/**/*.screen.test.tsx'

/**
 * `*.api.test.ts` of the server needs a database and runs once on each; every other test is a unit
 * test. The PostgreSQL project exists where `npm test` found a server: `npm test -- --only api`.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // Time-outs only tell a hang from a slow machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          ...workers,
          setupFiles: [propertySeed],
          include: [
            'packages/**/*.test.ts',
            'apps/{extension,server}/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'bench/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.api.test.ts'],
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          name: 'unit:web',
          ...workers,
          setupFiles: [propertySeed],
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', screens],
        },
      },
      ...(process.env.CHROMIUM_PATH ? [inBrowser(process.env.CHROMIUM_PATH)] : []),
      onDatabase('pglite'),
      ...(process.env.TEST_POSTGRES_URL ? [onDatabase('postgres')] : []),
    ],
  },
})

/** One page of one browser for all, without a server: the tests say what is answered. */
function inBrowser(executablePath: string): TestProjectInlineConfiguration {
  return {
    extends: 'apps/web/vite.config.ts',
    root: 'apps/web',
    test: {
      name: 'screens',
      include: [screens],
      isolate: false,
      fileParallelism: false,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
      },
    },
  }
}

function onDatabase(kind: 'pglite' | 'postgres'): TestProjectInlineConfiguration {
  return {
    test: {
      name: `api:${kind}`,
      include: ['apps/server/src/**/*.api.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // What passes at a second attempt alone does not stop a change, and is named in the last lines.
      retry: process.env.CI ? 1 : 0,
      ...workers,
      globalSetup: 'apps/server/src/testing/global-setup.ts',
      env: { TEST_DATABASE: kind },
    },
  }
}
