import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/index.ts'
import type { Events } from '../../../platform/events/index.ts'
import type { Call } from '../../../platform/http/index.ts'
import type { Notices } from '../notices.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { admit, Claims } from './admission.ts'
import { createIssuer, type OidcSettings } from './issuer.ts'
import { nameOfIssuer } from './issuer-name.ts'
import { createSignInsUnderWay, newSignInSecrets } from './sign-in-secrets.ts'

export type ThirdPartyDeps = {
  database: Database
  events: Events
  sessions: Sessions
  notices: Notices
  sessionSecret: string
  now: () => Date
  log: FastifyBaseLogger
  oidc: OidcSettings
}

export type ThirdParty = {
  /** The label of the button: 'Google', or else the issuer's host. */
  name: string
  /**
   * Starts a sign-in.
   * @returns where to send the browser, or undefined if the issuer is unreachable
   */
  begin(call: Call): Promise<string | undefined>
  /**
   * Finishes it at the address the issuer sent the browser back to.
   * @returns the new session, or undefined
   */
  finish(call: Call): Promise<{ userId: string; token: string } | undefined>
}

/**
 * Sign-in with an OpenID Connect issuer. The browser keeps what it must come back with; no token is
 * stored.
 */
export function createThirdParty(deps: ThirdPartyDeps): ThirdParty {
  const { sessions, oidc, log } = deps
  const issuer = createIssuer(oidc)
  const underWay = createSignInsUnderWay(deps)

  const attempt = async <T>(step: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      log.warn({ err: error }, `third-party sign-in could not ${step}`)
      return undefined
    }
  }

  return {
    name: nameOfIssuer(oidc.issuer),

    begin: (call) =>
      attempt('begin', async () => {
        const secrets = newSignInSecrets()
        const address = await issuer.addressFor(redirectUriAt(call), secrets)
        underWay.keep(call, secrets)
        return address
      }),

    finish: (call) =>
      attempt('finish', async () => {
        const secrets = underWay.take(call)
        if (!secrets) throw new Error('this browser has no such sign-in under way')
        const cameBackTo = new URL(redirectUriAt(call))
        cameBackTo.search = new URL(call.url).search
        const claims = Claims.parse(await issuer.identify(cameBackTo, secrets))
        return admit(
          { ...deps, baseUrl: call.baseUrl },
          oidc.issuer,
          claims,
          async (tx, userId) => ({
            userId,
            token: await sessions.open(tx, userId, call),
          }),
        )
      }),
  }
}

function redirectUriAt({ baseUrl }: Call): string {
  return `${baseUrl}/api/auth/google/callback`
}
