import { randomBytes } from 'node:crypto'
import type { Call } from '../../../platform/http/index.ts'
import { isHostBound, signedCookie } from '../sessions/signed-cookie.ts'

/** What a third-party sign-in in progress must come back with. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string }

/** New secrets, of 256 bits each. */
export function newSignInSecrets(): SignInSecrets {
  const newSecret = () => randomBytes(32).toString('base64url')
  return { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() }
}

/** How long somebody may take at the issuer. */
const MINUTES = 10

const cookie = signedCookie('potluck.third_party')

/**
 * The secrets of sign-ins in progress, each kept in the browser that started it: only that browser
 * can finish it, and only once. A later sign-in replaces an earlier one.
 */
export function createSignInsUnderWay(deps: { sessionSecret: string; now: () => Date }) {
  // A key of its own, so that no other cookie signed here can be used as one.
  const secret = `third-party sign-in ${deps.sessionSecret}`
  return {
    /** Stores the secrets in the browser that leaves for the issuer. */
    keep: (call: Call, { state, nonce, codeVerifier }: SignInSecrets): void => {
      const until = deps.now().getTime() + MINUTES * 60_000
      cookie.set(call, secret, [state, nonce, codeVerifier, until].join('.'), MINUTES * 60)
    },

    /** The secrets of the browser that returns, if it brings the right state; they are removed. */
    take: (call: Call): SignInSecrets | undefined => {
      const carried = cookie.read(secret, call.cookies)
      // Without the host prefix somebody else may have planted their own, to sign a stranger in as
      // them.
      if (!carried || (isHostBound(call.baseUrl) && !carried.hostBound)) return undefined
      const [state = '', nonce = '', codeVerifier = '', until = ''] = carried.value.split('.')
      if (new URL(call.url).searchParams.get('state') !== state) return undefined
      cookie.clear(call)
      return deps.now().getTime() < Number(until) ? { state, nonce, codeVerifier } : undefined
    },
  }
}
