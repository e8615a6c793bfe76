import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { createClient } from '../../testing/client.ts'

/** Somebody with an account at the issuer. */
export type Person = {
  sub: string
  email?: string
  email_verified?: boolean
  preferred_username?: string
  name?: string
}

export type TestIssuer = {
  origin: string
  clientId: string
  clientSecret: string
  /** What the person at the screen does next: sign in as somebody, or not. */
  visitor: Person | 'cancels'
  /** Whom its userinfo endpoint speaks of instead of whoever signed in. */
  mistaken: Person | undefined
  /** Starts to answer, for one site. */
  open(redirectUri: string, options?: { claimsInIdToken: boolean }): void
  /** Answers everything with 503, until it is opened again. */
  fail(): void
  /** Walks a browser through its pages, from where the site sent it to where it sends it back to. */
  walk(location: string): Promise<string>
  close(): Promise<void>
}

/** A real OpenID Connect provider on this machine that demands PKCE. */
export async function startTestIssuer(): Promise<TestIssuer> {
  type Handle = (request: IncomingMessage, response: ServerResponse) => unknown
  const outOfOrder: Handle = (_request, response) => response.writeHead(503).end()
  let handle: Handle = outOfOrder
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const people = new Map<string, Person>()

  const issuer: TestIssuer = {
    origin: `http://127.0.0.1:${port}`,
    clientId: 'potluck',
    clientSecret: 'a secret & more',
    visitor: 'cancels',
    mistaken: undefined,
    open: (redirectUri, options = { claimsInIdToken: false }) => {
      const provider = createProvider(issuer, people, redirectUri, options)
      handle = async (request, response) => {
        if (request.url === '/me' && issuer.mistaken) {
          response.setHeader('content-type', 'application/json')
          return response.end(JSON.stringify(issuer.mistaken))
        }
        if (!request.url?.startsWith('/interaction/')) {
          return provider.callback()(request, response)
        }
        const { visitor } = issuer
        if (visitor === 'cancels') {
          const refusal = { error: 'access_denied', error_description: 'changed their mind' }
          return provider.interactionFinished(request, response, refusal)
        }
        people.set(visitor.sub, visitor)
        const login = { login: { accountId: visitor.sub } }
        return provider.interactionFinished(request, response, login)
      }
    },
    fail: () => {
      handle = outOfOrder
    },
    walk: async (location) => {
      const browser = createClient(issuer.origin)
      let at = location
      while (at.startsWith(issuer.origin)) {
        const response = await browser.fetch(at.slice(issuer.origin.length))
        const next = response.headers.get('location')
        if (next === null) throw new Error(`${at} says ${await response.text()}`)
        at = new URL(next, at).href
      }
      return at
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return issuer
}

function createProvider(
  issuer: TestIssuer,
  people: Map<string, Person>,
  redirectUri: string,
  { claimsInIdToken }: { claimsInIdToken: boolean },
): Provider {
  return new Provider(issuer.origin, {
    clients: [
      {
        client_id: issuer.clientId,
        client_secret: issuer.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
    },
    conformIdTokenClaims: !claimsInIdToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['keys of the test issuer'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
    // Everybody agrees to everything.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId
      if (accountId === undefined) return undefined
      const grant = new oidc.provider.Grant({ accountId, clientId: issuer.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}
