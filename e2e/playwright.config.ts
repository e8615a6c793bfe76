import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { noOutsideServices } from './support/outside-services.ts'

// Workers read this file too: what the first process chose reaches them through the environment.
process.env.E2E_PORT ??= String(await findFreePort())
process.env.E2E_DATA_DIR ??= makeDataDir()
const origin = `http://localhost:${process.env.E2E_PORT}`

const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A journey's pages are too short-lived for the optimising compiler, which took a fifth of their CPU time.
  '--js-flags=--no-maglev,--no-turbofan',
  // Chromium's sandbox refuses to run as root, as containers do.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The built app on a fresh seeded database, at a desk and on a phone. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../node_modules/.cache/potluck/journeys',
  fullyParallel: true,
  // More than CI's two cores: a journey spends a third of its time waiting for its page.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on retry does not fail the run, and is listed in its last lines.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  timeout: 60_000,
  // Long enough for a busy machine: the first question loads the server's kitchen.
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // Journeys that do not depend on the width run on the desktop only.
      grepInvert: /@any-width/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, '../apps/server/dist/main.js')}"`,
    // Neither the developer's .env nor their services are used.
    cwd: process.env.E2E_DATA_DIR,
    url: `${origin}/api/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      SEED: 'demo',
      COOKBOOK: 'off',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      // Journeys import pages from their own local server.
      OUTGOING_NETWORKS: '127.0.0.1',
      ...noOutsideServices,
    },
  },
})

function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'potluck-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
