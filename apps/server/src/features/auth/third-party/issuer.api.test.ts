import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setUpThirdParty } from './test-third-party.ts'

const site = setUpThirdParty()
const { comeBack, newPerson, rows, visit } = site

describe('an issuer', () => {
  it('that is out of reach leads to the failure page, and works again once it is back', async () => {
    site.issuer.fail()
    const fresh = await site.startAnother()
    const begin = async () =>
      (await fresh.visit().fetch('/api/auth/google')).headers.get('location')
    expect(await begin()).toBe('/auth/failure')
    site.issuer.open(`${fresh.origin}/api/auth/google/callback`)
    expect(await begin()).toMatch(new RegExp(`^${site.issuer.origin}/`))
    await fresh.stop()
  })

  it('that describes itself as another is not believed', async () => {
    const address = site.issuer.origin.replace('127.0.0.1', 'localhost')
    const fresh = await site.startAnother({ issuer: address })
    const response = await fresh.visit().fetch('/api/auth/google')
    expect(response.headers.get('location')).toBe('/auth/failure')
    await fresh.stop()
  })

  it('is asked for its description once by visitors who come at once', async () => {
    const { origin } = site.issuer
    const fresh = await site.startAnother()
    site.issuer.calls.length = 0
    const starts = [fresh.visit(), fresh.visit(), fresh.visit()].map((browser) =>
      browser.fetch('/api/auth/google'),
    )
    const ways = (await Promise.all(starts)).map(({ headers }) => headers.get('location'))
    expect(ways.every((way) => way?.startsWith(`${origin}/`))).toBe(true)
    expect(new Set(ways).size).toBe(3)
    expect(site.issuer.calls.map(({ path }) => path)).toEqual(['/.well-known/openid-configuration'])
    await fresh.stop()
  })

  describe('that does not answer', () => {
    const timeout = AbortSignal.timeout
    let patience: AbortController
    beforeEach(() => {
      patience = new AbortController()
      site.issuer.calls.length = 0
      // The fifteen seconds pass when the test says so.
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
        ms === 15_000 ? patience.signal : timeout.call(AbortSignal, ms),
      )
    })
    afterEach(() => {
      vi.mocked(AbortSignal.timeout).mockRestore()
    })

    /** Lets the time limit pass once the path was called. @returns where the browser is sent then */
    async function giveUp(path: string, way: Promise<Response>): Promise<string | null> {
      await vi.waitFor(() => expect(site.issuer.calls.at(-1)).toEqual({ path, isGivenUp: false }))
      patience.abort(new DOMException('time is up', 'TimeoutError'))
      const { headers } = await way
      await vi.waitFor(() => expect(site.issuer.calls.at(-1)).toEqual({ path, isGivenUp: true }))
      return headers.get('location')
    }

    it('is given up when it is to describe itself, and asked again', async () => {
      const { origin } = site.issuer
      const fresh = await site.startAnother()
      site.issuer.silentAt = '/.well-known/openid-configuration'
      const begin = () => fresh.visit().fetch('/api/auth/google')
      expect(await giveUp(site.issuer.silentAt, begin())).toBe('/auth/failure')
      patience = new AbortController()
      site.issuer.silentAt = undefined
      expect((await begin()).headers.get('location')).toMatch(new RegExp(`^${origin}/`))
      await fresh.stop()
    })

    it.each(['/token', '/jwks', '/me'])('is given up at %s', async (path) => {
      const person = newPerson()
      const browser = visit()
      const back = await comeBack(browser, person)
      site.issuer.silentAt = path
      const end = await giveUp(path, browser.fetch(back.replace(site.app.origin, '')))
      expect(end).toBe('/auth/failure')
      expect(await rows('select 1 from users where email = $1', [person.email])).toEqual([])
    })
  })
})
