import type { Auth } from 'better-auth'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../platform/config/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Call, Member } from '../../platform/http/index.ts'
import { admit, Claims } from './admission.ts'
import { nameOfIssuer } from './issuer-name.ts'
import type { Notices } from './notices.ts'
import { sessionCookie } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'

export type OidcSettings = NonNullable<Config['oidc']>

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
  /** What the button says: 'Google', or else the issuer's host. */
  name: string
  /** Starts a sign-in. @returns where to send the browser, or undefined when the issuer is out of reach */
  begin(call: Call): Promise<string | undefined>
  /** Ends it where the issuer sent the browser back to. @returns who is now signed in, or undefined */
  finish(call: Call): Promise<Member | undefined>
}

/** How long the issuer may take to answer, all its calls of one step together. */
const PATIENCE_MS = 15_000

/** Sign-in with an OpenID Connect issuer: authorization code, PKCE, state and nonce by better-auth. */
export function createThirdParty(deps: ThirdPartyDeps): ThirdParty {
  const { sessions, oidc, log } = deps
  const connect = connector(deps)

  const attempt = async <T>(step: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await withinPatience(work())
    } catch (error) {
      log.warn({ err: error }, `third-party sign-in could not ${step}`)
      return undefined
    }
  }

  return {
    name: nameOfIssuer(oidc.issuer),

    begin: (call) =>
      attempt('begin', async () => {
        const auth = await connect(call.baseUrl)
        const { headers, response } = await auth.api.signInSocial({
          body: {
            provider: oidc.issuer,
            callbackURL: `${call.baseUrl}/auth/success`,
            disableRedirect: true,
          },
          headers: new Headers(),
          returnHeaders: true,
        })
        for (const cookie of headers.getSetCookie()) call.addSetCookie(cookie)
        return response.url
      }),

    finish: (call) =>
      attempt('finish', async () => {
        const auth = await connect(call.baseUrl)
        const answer = await auth.api.callbackOAuth({
          params: { id: oidc.issuer },
          query: Object.fromEntries(new URL(call.url).searchParams),
          headers: new Headers({
            cookie: call.cookies,
            'user-agent': call.userAgent,
            'x-forwarded-for': call.ip,
          }),
          asResponse: true,
        })
        const cookies = answer.headers.getSetCookie()
        for (const cookie of cookies) call.addSetCookie(cookie)
        const name = sessionCookie.nameAt(call.baseUrl)
        const opened = cookies.find((cookie) => cookie.startsWith(`${name}=`))
        return opened === undefined ? undefined : sessions.read(opened)
      }),
  }
}

/**
 * better-auth for the origin that the browser uses, made when it is first needed: it reads the
 * issuer's description then. One that could not is forgotten, so that the next visitor tries again.
 */
function connector(deps: ThirdPartyDeps): (baseUrl: string) => Promise<Auth> {
  const { oidc, log } = deps
  let latest: { baseUrl: string; auth: Promise<Auth> } | undefined
  const admitted = (baseUrl: string) => async (claims: unknown) => {
    try {
      await admit({ ...deps, baseUrl }, oidc.issuer, Claims.parse(claims))
    } catch (error) {
      // better-auth only says that something failed.
      log.warn({ err: error }, 'third-party sign-in: not admitted')
      throw error
    }
  }
  const connect = async (baseUrl: string) => {
    const { createBetterAuth } = await import('./better-auth.ts')
    const auth = createBetterAuth({ ...deps, admit: admitted(baseUrl) }, baseUrl)
    const { socialProviders } = await auth.$context
    const described = socialProviders.find(({ id }) => id === oidc.issuer)?.issuer
    if (described === undefined) throw new Error(`${oidc.issuer} does not describe itself`)
    if (trimmed(described) !== trimmed(oidc.issuer)) {
      throw new Error(`${oidc.issuer} describes itself as ${described}`)
    }
    return auth
  }
  return async (baseUrl) => {
    if (latest?.baseUrl !== baseUrl) latest = { baseUrl, auth: connect(baseUrl) }
    const current = latest
    try {
      return await current.auth
    } catch (error) {
      if (latest === current) latest = undefined
      throw error
    }
  }
}

function trimmed(issuer: string): string {
  return issuer.replace(/\/$/, '')
}

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the issuer took too long')), PATIENCE_MS)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}
