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
 * Remembers in a signed cookie which account was last signed in to in a browser. The cookie gives
 * no access; it only keeps the owner's mistyped passwords apart from other people's guesses.
 */
export function createKnownBrowsers({ sessionSecret }: { sessionSecret: string }) {
  // A key of its own, so that no other cookie signed here can be used as one.
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

    /** Called after a sign-in; a browser already known for this user keeps its id. */
    remember: (call: Call, userId: string): void => {
      const known = find(call.cookies)
      const deviceId = known?.userId === userId ? known.deviceId : randomUUID()
      cookie.set(call, secret, `${userId}/${deviceId}`, KEPT_SECONDS)
    },

    /**
     * For a browser that signed in before this cookie existed: the same id for each session,
     * however often it asks.
     */
    recognise: (call: Call, member: Member): void => {
      if (find(call.cookies)?.userId === member.id) return
      cookie.set(call, secret, `${member.id}/${member.sessionId}`, KEPT_SECONDS)
    },

    /** Called after the account was deleted. */
    forget: (call: Call): void => cookie.clear(call),
  }
}
