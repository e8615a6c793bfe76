import { test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { type Cook, signUp } from './cooks.ts'
import { lookOnceMore, watchScreens } from './seen.ts'

export { expect } from '@playwright/test'

type Journey = {
  /** Permits console errors that a journey provokes, such as Chromium's line about an answer of 401. */
  allowErrors: (...patterns: RegExp[]) => void
  /**
   * Writes down which of the promised texts and routes come on a screen; not of a test with the tag
   * '@impossible', which shows what pages make of answers that this server never gives.
   */
  seen: undefined
  /** The page, and a cook of this test alone who is signed in on it. */
  member: { page: Page; cook: Cook }
  /** That cook, for a test that has to call it by name. */
  cook: Cook
  /** That page, for a test that only wants somebody signed in. */
  memberPage: Page
}

/**
 * The journeys' own `test`: an uncaught error, or an error on a page's console, fails it whatever
 * it asserts.
 */
export const test = base.extend<Journey>({
  allowErrors: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const seen: string[] = []
      context.on('weberror', (webError) => seen.push(`${webError.error().stack}`))
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(toLine(message))
      })
      await use((...patterns) => allowed.push(...patterns))
      const unexpected = seen.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      if (unexpected.length > 0) {
        throw new Error(`The page reported errors:\n${unexpected.join('\n')}`)
      }
    },
    { auto: true },
  ],
  seen: [
    async ({ context }, use, testInfo) => {
      const writeDown = await watchScreens(context, testInfo)
      await use(undefined)
      const isPossible = !testInfo.tags.includes('@impossible')
      if (isPossible && testInfo.status === testInfo.expectedStatus) writeDown()
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await use(page)
    await lookOnceMore(page)
    // Ignores errors of intercepted calls that are still in flight when a test ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  member: async ({ page }, use) => {
    await use({ page, cook: await signUp(page) })
  },
  cook: async ({ member }, use) => {
    await use(member.cook)
  },
  memberPage: async ({ member }, use) => {
    await use(member.page)
  },
})

function toLine(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`
}
