import { randomUUID } from 'node:crypto'
import type { Call, Member } from '../../../platform/http/index.ts'
import { isUuid } from '../../../platform/ids.ts'
import { signedCookie } from './signed-cookie.ts'

/** A browser that was signed in to an account here. */
export type KnownBrowser = { userId: string; deviceId: string }

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>

const KEPT_SECONDS = 365 * 24 * 60 * 60

const cookie = signedCookie('potluck.known_browser')

/**
 * Which account was last signed in to in a browser, by a cookie that we signed. It opens nothing; what
 * its owner mistypes is counted apart from what the rest of the world guesses.
 */
export function createKnownBrowsers({ sessionSecret }: { sessionSecret: string }) {
  // Of its own, so that no other cookie that is signed here can pass for one.
  const secret = `known browser ${sessionSecret}`
  const find = (cookies: string): KnownBrowser | undefined => {
    const [userId = '', deviceId = '', ...rest] =
      cookie.read(secret, cookies)?.value.split('/') ?? []
    return isUuid(userId) && isUuid(deviceId) && rest.length === 0
      ? { userId, deviceId }
      : undefined
  }
  return {
    find,

    /** Once somebody has signed in; a browser that is known for them stays the same one. */
    remember: (call: Call, userId: string): void => {
      const known = find(call.cookies)
      const deviceId = known?.userId === userId ? known.deviceId : randomUUID()
      cookie.set(call, secret, `${userId}/${deviceId}`, KEPT_SECONDS)
    },

    /** For a browser that signed in before there was this cookie: one for each session, however often it asks. */
    recognise: (call: Call, member: Member): void => {
      if (find(call.cookies)?.userId === member.id) return
      cookie.set(call, secret, `${member.id}/${member.sessionId}`, KEPT_SECONDS)
    },

    /** Once the account is gone. */
    forget: (call: Call): void => cookie.clear(call),
  }
}
