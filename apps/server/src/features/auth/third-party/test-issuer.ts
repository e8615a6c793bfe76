import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { createClient } from '../../../testing/client.ts'

/** Somebody with an account at the issuer. */
export type Person = {
  sub: string
  email?: string
  email_verified?: boolean
  preferred_username?: string
  name?: string
}

/** Claims and a key to forge an ID token with. */
export type Forgery = { claims?: Record<string, unknown>; key?: KeyObject }

export type TestIssuer = {
  origin: string
  clientId: string
  clientSecret: string
  /** What the person at the screen does next: sign in, or cancel. */
  visitor: Person | 'cancels'
  /** The person that its userinfo endpoint wrongly describes. */
  mistaken: Person | undefined
  /** Claims it puts into ID tokens instead of the true ones, and a key it uses instead of its own. */
  forgery: Forgery | undefined
  /** The path whose calls it never answers. */
  silentAt: string | undefined
  /** The called paths, and whether their caller hung up before an answer. */
  calls: { path: string; isGivenUp: boolean }[]
  /** Starts to answer, for one site. */
  open(redirectUri: string, options?: { claimsInIdToken: boolean }): void
  /** Answers everything with 503 until it is opened again. */
  fail(): void
  /** Takes a browser through its pages, from the site's redirect to the redirect back. */
  walk(location: string): Promise<string>
  close(): Promise<void>
}

/** A real OpenID Connect provider on this machine that requires PKCE. */
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
    forgery: undefined,
    silentAt: undefined,
    calls: [],
    open: (redirectUri, options = { claimsInIdToken: false }) => {
      const provider = createProvider(issuer, people, redirectUri, options)
      handle = async (request, response) => {
        const path = String(request.url).replace(/\?.*/s, '')
        const call = { path, isGivenUp: false }
        issuer.calls.push(call)
        response.on('close', () => {
          call.isGivenUp = !response.writableFinished
        })
        if (path === issuer.silentAt) return
        if (path === '/token' && issuer.forgery) forgeIdToken(response, issuer.forgery)
        if (path === '/me' && issuer.mistaken) {
          response.setHeader('content-type', 'application/json')
          return response.end(JSON.stringify(issuer.mistaken))
        }
        if (!path.startsWith('/interaction/')) {
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

const { privateKey: ownKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Replaces the ID token in the answer about to be sent. */
function forgeIdToken(response: ServerResponse, { claims, key = ownKey }: Forgery): void {
  const end = response.end.bind(response)
  response.end = (body: unknown) => {
    const answer = JSON.parse(String(body))
    const [header, payload] = answer.id_token.split('.')
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...said, ...claims })).toString('base64url')
    const signature = sign('RSA-SHA256', Buffer.from(`${header}.${forged}`), key)
    answer.id_token = `${header}.${forged}.${signature.toString('base64url')}`
    const text = JSON.stringify(answer)
    response.setHeader('content-length', Buffer.byteLength(text))
    return end(text)
  }
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
    jwks: { keys: [{ ...ownKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
    // Everybody has consented to everything.
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
