import { randomBytes } from 'node:crypto'
import type { Call } from '../../../platform/http/index.ts'
import { isHostBound, signedCookie } from '../sessions/signed-cookie.ts'

/** What a sign-in with a third party that is under way must come back with. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string }

/** New ones, of 256 bits each. */
export function newSignInSecrets(): SignInSecrets {
  const newSecret = () => randomBytes(32).toString('base64url')
  return { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() }
}

/** How long somebody may take at the issuer. */
const MINUTES = 10

const cookie = signedCookie('potluck.third_party')

/**
 * The secrets of sign-ins that are under way, each kept by the browser that began it: no other one
 * can end it, nor this one twice. A later one takes an earlier one's place.
 */
export function createSignInsUnderWay(deps: { sessionSecret: string; now: () => Date }) {
  // Of its own, so that no other cookie that is signed here can pass for one.
  const secret = `third-party sign-in ${deps.sessionSecret}`
  return {
    /** Gives a browser those that it leaves with. */
    keep: (call: Call, { state, nonce, codeVerifier }: SignInSecrets): void => {
      const until = deps.now().getTime() + MINUTES * 60_000
      cookie.set(call, secret, [state, nonce, codeVerifier, until].join('.'), MINUTES * 60)
    },

    /** Those of the browser that comes back, if it brings their state; they are gone then. */
    take: (call: Call): SignInSecrets | undefined => {
      const carried = cookie.read(secret, call.cookies)
      // Under its plain name somebody else may have planted their own, to sign a stranger in as them.
      if (!carried || (isHostBound(call.baseUrl) && !carried.hostBound)) return undefined
      const [state = '', nonce = '', codeVerifier = '', until = ''] = carried.value.split('.')
      if (new URL(call.url).searchParams.get('state') !== state) return undefined
      cookie.clear(call)
      return deps.now().getTime() < Number(until) ? { state, nonce, codeVerifier } : undefined
    },
  }
}
