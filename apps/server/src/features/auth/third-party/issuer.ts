import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretBasic,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  type DiscoveryRequestOptions,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  type ServerMetadata,
} from 'openid-client'
import type { Config } from '../../../platform/config/index.ts'
import type { SignInSecrets } from './sign-in-secrets.ts'

export type OidcSettings = NonNullable<Config['oidc']>

export type Issuer = {
  /** Where to send a browser that will return to `redirectUri` signed in. @throws IssuerError */
  addressFor(redirectUri: string, secrets: SignInSecrets): Promise<string>
  /**
   * The claims about the person that the issuer sent back to `cameBackTo`: from a verified ID token
   * or, if that has no address, from the userinfo of the same subject.
   * @throws IssuerError
   */
  identify(cameBackTo: URL, secrets: SignInSecrets): Promise<unknown>
}

/** The issuer is unreachable, or its answer cannot be trusted. Contains no token and no code. */
class IssuerError extends Error {
  override name = 'IssuerError'
}

/** How long the issuer may take, for all calls of one step together. */
const PATIENCE_MS = 15_000

/** An OpenID Connect issuer: authorization code with PKCE, state and nonce, by openid-client. */
export function createIssuer(oidc: OidcSettings): Issuer {
  const describe = describer(oidc)

  const step = async <T>(work: (issuer: Configuration) => Promise<T>): Promise<T> => {
    const patience = AbortSignal.timeout(PATIENCE_MS)
    try {
      return await work(configure(oidc, await describe(patience), patience))
    } catch (error) {
      throw withoutSecrets(error, patience)
    }
  }

  return {
    addressFor: (redirectUri, { state, nonce, codeVerifier }) =>
      step(async (issuer) => {
        const challenge = await calculatePKCECodeChallenge(codeVerifier)
        const address = buildAuthorizationUrl(issuer, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        })
        return address.href
      }),

    identify: (cameBackTo, { state, nonce, codeVerifier }) =>
      step(async (issuer) => {
        const answer = await authorizationCodeGrant(issuer, cameBackTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        })
        const claims = answer.claims()
        if (!claims) throw new IssuerError('the issuer sent no ID token')
        if (claims.email) return claims
        return fetchUserInfo(issuer, answer.access_token, claims.sub)
      }),
  }
}

/**
 * The issuer's metadata, read when first needed and kept. A failed read is forgotten, so that the
 * next visitor tries again.
 */
function describer(oidc: OidcSettings): (patience: AbortSignal) => Promise<ServerMetadata> {
  let latest: Promise<ServerMetadata> | undefined
  return async (patience) => {
    latest ??= readDescription(oidc, patience)
    const current = latest
    try {
      return await current
    } catch (error) {
      if (latest === current) latest = undefined
      throw error
    }
  }
}

async function readDescription(oidc: OidcSettings, patience: AbortSignal): Promise<ServerMetadata> {
  // Given only the issuer's address, openid-client would try several locations, and accept that a
  // few well-known issuers name another issuer.
  const address = new URL(`${trimmed(oidc.issuer)}/.well-known/openid-configuration`)
  const described = await discovery(address, oidc.clientId, undefined, undefined, {
    [customFetch]: fetchWithin(patience),
    execute: isPlainHttp(oidc) ? [allowInsecureRequests] : [],
  })
  const description = described.serverMetadata()
  if (trimmed(description.issuer) !== trimmed(oidc.issuer)) {
    throw new IssuerError(`${oidc.issuer} describes itself as ${description.issuer}`)
  }
  return description
}

/** A new configuration for each step, whose calls share one time limit. */
function configure(
  oidc: OidcSettings,
  description: ServerMetadata,
  patience: AbortSignal,
): Configuration {
  // OpenID Connect's default for client authentication.
  const authentication = ClientSecretBasic(oidc.clientSecret)
  const issuer = new Configuration(description, oidc.clientId, undefined, authentication)
  issuer[customFetch] = fetchWithin(patience)
  // Otherwise openid-client accepts an ID token without checking its signature, since it came over
  // TLS.
  enableNonRepudiationChecks(issuer)
  if (isPlainHttp(oidc)) allowInsecureRequests(issuer)
  return issuer
}

type Fetch = NonNullable<DiscoveryRequestOptions[typeof customFetch]>

// openid-client's own signal has a longer limit, and starts again with each call.
function fetchWithin(patience: AbortSignal): Fetch {
  return (url, { body, headers, method, redirect }) =>
    fetch(url, { body: body ?? null, headers, method, redirect, signal: patience })
}

/** An issuer without TLS runs on this machine, or in a network that its operator trusts. */
function isPlainHttp({ issuer }: OidcSettings): boolean {
  return issuer.startsWith('http:')
}

function trimmed(issuer: string): string {
  return issuer.replace(/\/$/, '')
}

/**
 * What may be logged: an answer's body, its description and its address could contain tokens or
 * codes.
 */
function withoutSecrets(error: unknown, patience: AbortSignal): IssuerError {
  if (error instanceof IssuerError) return error
  if (patience.aborted) return new IssuerError('the issuer took too long')
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return new IssuerError(`the issuer answered ${error.error.slice(0, 100)}`)
  }
  if (error instanceof ClientError) return new IssuerError(`${error.message} (${error.code})`)
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return new IssuerError(`the issuer could not be asked (${code ?? 'no reason given'})`)
}
