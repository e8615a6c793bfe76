/// <reference types="chrome" />
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, type Worker } from '@playwright/test'

const extension = join(import.meta.dirname, '../../apps/extension')

/** A browser with the extension in it. */
export type BrowserWithExtension = {
  context: BrowserContext
  /** The page where it is told which Potluck is the cook's; it opens by itself once the extension is added. */
  options: Page
  /** Presses the extension's button in the bar, where a test has no hands. */
  press: (page: Page) => Promise<void>
  close: () => Promise<void>
}

/** `npm test` names one, '' where it found none; undefined where Playwright's own is used. */
const wholeChromium = () => process.env.WHOLE_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH

/** Whether there is a Chromium that takes extensions: the headless shell alone does not. */
export function canTakeExtensions(): boolean {
  const path = wholeChromium()
  return path !== '' && !path?.includes('headless')
}

/**
 * The extension as it is built, in a real Chromium; but for the permissions, which a browser asks its
 * user for in windows of its own: here they are given beforehand.
 */
export async function openBrowserWithExtension(baseURL: string): Promise<BrowserWithExtension> {
  execFileSync(process.execPath, [join(extension, 'build/build.ts')], { stdio: 'pipe' })
  const folder = mkdtempSync(join(tmpdir(), 'potluck-extension-'))
  cpSync(join(extension, 'dist/chromium'), folder, { recursive: true })
  const file = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const host_permissions = ['http://localhost/*', 'http://127.0.0.1/*']
  writeFileSync(file, JSON.stringify({ ...manifest, host_permissions }))
  const path = wholeChromium()
  const context = await chromium.launchPersistentContext('', {
    ...(path && { executablePath: path }),
    channel: 'chromium',
    baseURL,
    reducedMotion: 'reduce',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  return {
    context,
    options: await findOptions(context, worker),
    press: (page) => pressIn(worker, page.url()),
    close: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** In a tab of its own, or in the empty one that a browser begins with. */
async function findOptions(context: BrowserContext, worker: Worker): Promise<Page> {
  const address = new URL('options.html', worker.url()).href
  await expect.poll(() => context.pages().map((page) => page.url())).toContain(address)
  const options = context.pages().find((page) => page.url() === address)
  if (!options) throw new Error('The page of the options was closed')
  await options.waitForLoadState()
  return options
}

function pressIn(worker: Worker, address: string): Promise<void> {
  return worker.evaluate(async (url) => {
    const tabs = await chrome.tabs.query({})
    const tab = tabs.find((each) => each.url === url)
    if (!tab) throw new Error(`No tab shows ${url}`)
    // Browsers let an extension tell itself that its button was pressed.
    const { onClicked } = chrome.action as unknown as {
      onClicked: { dispatch(pressed: chrome.tabs.Tab): void }
    }
    onClicked.dispatch(tab)
  }, address)
}
