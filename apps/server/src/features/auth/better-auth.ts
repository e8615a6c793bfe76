import type { Auth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { sessionCookie } from './session-cookie.ts'
import { expiryFrom, SESSION_SECONDS } from './sessions.ts'
import { isHostBound } from './signed-cookie.ts'
import { identities, sessions, users, verifications } from './tables.ts'
import type { OidcSettings } from './third-party.ts'

export type BetterAuthDeps = {
  database: Database
  sessionSecret: string
  now: () => Date
  log: FastifyBaseLogger
  oidc: OidcSettings
  /** Given the verified claims before better-auth looks the identity up. Throws to refuse. */
  admit(claims: unknown): Promise<void>
}

/**
 * better-auth over our tables, for what needs a protocol: it keeps the state of a third-party
 * sign-in, exchanges the code, verifies the ID token and opens the session. Who gets an account is
 * for `admit` to say. Reached through our routes alone, outside of any transaction.
 *
 * This module takes some 70 MB to load, so it is imported by those who configured a third party.
 */
export function createBetterAuth(deps: BetterAuthDeps, baseUrl: string): Auth {
  const options: BetterAuthOptions = {
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret: deps.sessionSecret,
    database: drizzleAdapter(deps.database.db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: identities, verification: verifications },
    }),
    user: {
      fields: { name: 'fullName', emailVerified: 'emailConfirmed', image: 'avatarHash' },
      additionalFields: { username: { type: 'string', required: true, input: false } },
    },
    session: {
      fields: { ipAddress: 'ip' },
      additionalFields: { hostBound: { type: 'boolean', input: false } },
      expiresIn: SESSION_SECONDS,
    },
    // The tokens of the third party are of no use to us: they are never stored.
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const at = deps.now()
            const moments = { expiresAt: expiryFrom(at), createdAt: at, updatedAt: at }
            return { data: { ...session, ...moments, hostBound: isHostBound(baseUrl) } }
          },
        },
      },
    },
    plugins: [genericOAuth({ config: [toProvider(deps, baseUrl)] })],
    advanced: {
      cookiePrefix: 'potluck',
      cookies: { session_token: { name: sessionCookie.nameAt(baseUrl) } },
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHostBound(baseUrl) },
      database: { generateId: () => uuidv7() },
    },
    telemetry: { enabled: false },
    logger: {
      // Its further arguments may hold tokens. A code that the issuer refused comes without a word.
      log: (level, message) =>
        deps.log[level](`third-party sign-in: ${message || 'no tokens for this code'}`),
    },
  }
  return betterAuth(options)
}

// Identities are filed under the issuer: another one's 'sub' is another person.
function toProvider({ oidc, admit }: BetterAuthDeps, baseUrl: string) {
  return {
    providerId: oidc.issuer,
    discoveryUrl: `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    // What OpenID Connect registers a client with, if nothing else was said.
    tokenEndpointAuth: { method: 'client_secret_basic' as const },
    scopes: ['openid', 'email', 'profile'],
    // By the time it looks, `admit` has made every account that is to be.
    disableSignUp: true,
    redirectURI: `${baseUrl}/api/auth/google/callback`,
    accountSubject: async ({ tokens, profile }: Identified) => {
      // The profile may come from the userinfo endpoint, whose answer nobody has signed.
      const subject = subjectOf(tokens.idToken)
      if (subject === undefined || subject !== profile.sub) throw new Error('no matching ID token')
      await admit({ ...profile, email_verified: profile.emailVerified })
      return subject
    },
  }
}

type Identified = {
  tokens: { idToken?: string | undefined }
  profile: { sub?: string | number | null | undefined; emailVerified: boolean }
}

/** The subject of an ID token that has been verified. */
function subjectOf(idToken: string | undefined): string | undefined {
  const [, payload] = idToken?.split('.') ?? []
  if (payload === undefined) return undefined
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return undefined
  return typeof claims.sub === 'string' ? claims.sub : undefined
}
