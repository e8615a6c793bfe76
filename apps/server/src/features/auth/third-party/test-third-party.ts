import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { UserAnswer } from '../user-answer.ts'
import { type Person, startTestIssuer, type TestIssuer } from './test-issuer.ts'

/** The cookie that holds the secrets of a sign-in. */
export const COOKIE = 'potluck.third_party'

type AnotherApp = {
  /** The address of the issuer. */
  issuer?: string
  publicOrigin?: string
  events?: TestPlatform['events']
}

/** Starts an app with a third party, and that party, for the tests of a file. */
export function setUpThirdParty() {
  let platform: TestPlatform
  let issuer: TestIssuer
  let app: TestApp

  beforeAll(async () => {
    // The provider prints warnings on how not to run it in production.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    platform = await openTestPlatform()
    issuer = await startTestIssuer()
    const { origin, clientId, clientSecret } = issuer
    app = await startTestApp(platform, { oidc: { issuer: origin, clientId, clientSecret } })
    await platform.jobs.open()
  })
  afterAll(async () => {
    await app.stop()
    await issuer.close()
    await platform.close()
    vi.restoreAllMocks()
  })
  beforeEach(() => {
    issuer.open(`${app.origin}/api/auth/google/callback`)
    issuer.forgery = undefined
    issuer.silentAt = undefined
  })

  /** Another app on the same database with the same third party; it does no jobs. */
  function startAnother({ issuer: address = issuer.origin, ...options }: AnotherApp = {}) {
    const { clientId, clientSecret } = issuer
    const { events = platform.events, ...others } = options
    return startTestApp(
      { ...platform, events, jobs: { ...platform.jobs, work: () => undefined } },
      { oidc: { issuer: address, clientId, clientSecret }, ...others },
    )
  }

  const site = {
    get platform() {
      return platform
    },
    get issuer() {
      return issuer
    },
    get app() {
      return app
    },
    visit: () => app.visit(),
    rows: (text: string, values: unknown[] = []) => platform.database.query({ text }, values),
    startAnother,
  }
  return Object.assign(site, signingInAt(site))
}

type Site = {
  app: TestApp
  issuer: TestIssuer
  startAnother(options: AnotherApp): Promise<TestApp>
}

/** People, and their way to the third party and back. */
function signingInAt(site: Site) {
  let people = 0

  async function follow(browser: Client, address: string): Promise<string> {
    const response = await browser.fetch(address.replace(site.app.origin, ''))
    expect(response.status).toBe(302)
    return String(response.headers.get('location'))
  }

  /** From the button to the address at which the issuer sends the browser back. */
  async function comeBack(browser: Client, visitor: Person | 'cancels'): Promise<string> {
    site.issuer.visitor = visitor
    return site.issuer.walk(await follow(browser, '/api/auth/google'))
  }

  function newPerson(wishes: Partial<Person> = {}): Person {
    people += 1
    const sub = `person-${people}`
    return { sub, email: `${sub}@example.org`, email_verified: true, ...wishes }
  }

  return {
    newPerson,
    follow,
    comeBack,

    /** The whole sign-in. @returns the page it ends at */
    signIn: async (browser: Client, visitor: Person | 'cancels'): Promise<string> =>
      follow(browser, await comeBack(browser, visitor)),

    /** From the button of an app reached over HTTPS to the path that the issuer returns to. */
    comeBackOverHttps: async () => {
      const publicOrigin = 'https://cook.example.org'
      site.issuer.open(`${publicOrigin}/api/auth/google/callback`)
      const safe = await site.startAnother({ publicOrigin })
      const browser = safe.visit()
      site.issuer.visitor = newPerson()
      const start = await browser.fetch('/api/auth/google')
      const address = await site.issuer.walk(String(start.headers.get('location')))
      return { safe, browser, start, back: address.replace(publicOrigin, '') }
    },
  }
}

export async function whoIs(browser: Client): Promise<UserAnswer> {
  const { user } = await browser.call('GET /auth/check')
  return user
}
