import { isIP } from 'node:net'
import { Agent, fetch, type Response } from 'undici'
import { causesOf } from '../error-causes.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { mayBeCalled, type Network } from './addresses.ts'
import { createGuardedLookup, createResolve, type Resolve } from './guarded-lookup.ts'
import { OutgoingError, type OutgoingReason } from './outgoing-error.ts'

/** What an address answered; `address` is where the redirects ended. */
export type Fetched = { address: string; type: string; bytes: Uint8Array }

export type Outgoing = {
  /**
   * GET of an address that somebody named.
   * @param wish what is wanted, and how many bytes of it at most, unpacked
   * @throws OutgoingError
   */
  fetch(address: string, wish: Wish): Promise<Fetched>
  close(): Promise<void>
}

export type Wish = {
  accept: string
  atMost: number
  /** Ends the call, for whoever asked has left. */
  signal?: AbortSignal
  /** By default fifteen seconds, which is the most. */
  withinMs?: number
}

type Options = {
  /** Who calls, with where to complain. */
  userAgent: string
  /** Networks that are not public and may be called all the same. */
  allowed: readonly Network[]
  /** For tests: who resolves names, and how long a call may take. */
  resolve?: Resolve
  timeoutMs?: number
}

const TIMEOUT_MS = 15_000
const REDIRECTS_AT_MOST = 5
const CALLS_AT_ONCE = 8

/**
 * The one way to addresses that people name. Only http and https, only addresses on the public
 * internet at the ports of the web, or in networks that the operator allows, checked at every hop and connected to as checked;
 * no cookies, no credentials, bounded in time, redirects and size.
 */
export function createOutgoing(options: Options): Outgoing {
  const { userAgent, allowed, resolve = createResolve(), timeoutMs = TIMEOUT_MS } = options
  const agentFor = (calls: { isPortOfWeb: boolean }) =>
    new Agent({
      connect: {
        lookup: createGuardedLookup(resolve, (address) => mayBeCalled(address, allowed, calls)),
        timeout: timeoutMs,
      },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      // An address is checked when it is connected to: no connection outlives its call by much.
      keepAliveTimeout: 1_000,
    })
  const web = agentFor({ isPortOfWeb: true })
  const inside = agentFor({ isPortOfWeb: false })
  const inTurn = limitConcurrency(CALLS_AT_ONCE)

  async function follow(
    address: string,
    accept: string,
    signal: AbortSignal,
  ): Promise<{ url: URL; response: Response }> {
    let url = readAddress(address, allowed)
    for (let hop = 0; hop <= REDIRECTS_AT_MOST; hop += 1) {
      const headers = { accept, 'user-agent': userAgent }
      const response = await fetch(url, {
        dispatcher: isPortOfWeb(url) ? web : inside,
        redirect: 'manual',
        credentials: 'omit',
        headers,
        signal,
      })
      const next = response.headers.get('location')
      if (!REDIRECTS.has(response.status) || next === null) return { url, response }
      await response.body?.cancel()
      url = readAddress(next, allowed, url)
    }
    throw new OutgoingError('redirects')
  }

  return {
    fetch: (address, { accept, atMost, signal: left, withinMs = timeoutMs }) =>
      inTurn(async () => {
        const timeout = AbortSignal.timeout(Math.min(withinMs, timeoutMs))
        const signal = left ? AbortSignal.any([left, timeout]) : timeout
        try {
          const { url, response } = await follow(address, accept, signal)
          const refusal = refusalOf(response.status)
          if (refusal) {
            await response.body?.cancel()
            throw new OutgoingError(refusal)
          }
          const bytes = await readBody(response, atMost)
          return { address: url.href, type: response.headers.get('content-type') ?? '', bytes }
        } catch (error) {
          throw toOutgoingError(error, signal)
        }
      }),
    close: async () => {
      await Promise.all([web.destroy(), inside.destroy()])
    },
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Statuses with which sites turn programs away. */
const REFUSALS = new Set([401, 402, 403, 405, 406, 407, 418, 423, 429, 451])

function refusalOf(status: number): OutgoingReason | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 404 || status === 410) return 'absent'
  return REFUSALS.has(status) ? 'refused' : 'failed'
}

/** Other ports are those of databases, routers and mail, which a page is never at. */
const isPortOfWeb = ({ port }: URL) => port === '' || port === '80' || port === '443'

/** @throws OutgoingError of what is no web address, has credentials or names a forbidden host */
function readAddress(address: string, allowed: readonly Network[], base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new OutgoingError('no-address')
  }
  // Whatever it is written as (decimal, octal, mapped), the URL has it as an address; no name is looked up then.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !mayBeCalled(host, allowed, { isPortOfWeb: isPortOfWeb(url) })) {
    throw new OutgoingError('forbidden')
  }
  url.hash = ''
  return url
}

async function readBody(response: Response, atMost: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > atMost) throw new OutgoingError('too-large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function toOutgoingError(error: unknown, signal: AbortSignal): OutgoingError {
  const known = causesOf(error).find((cause) => cause instanceof OutgoingError)
  if (known) return known
  return new OutgoingError(signal.aborted ? 'too-slow' : 'unreachable', error)
}
