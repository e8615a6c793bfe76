import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { MayBeCalled } from './addresses.ts'
import { OutgoingError } from './outgoing-error.ts'

/** Every address of a host's name. */
export type Resolve = (name: string) => Promise<string[]>

/**
 * By DNS itself and not by the system's resolver: that one blocks a thread of the pool which files
 * and passwords wait for, as long as a hostile name server likes.
 */
export function createResolve(): Resolve {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  return async (name) => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  }
}

/**
 * Names an address for a connection, and only one that may be called: what was checked is what is
 * connected to, however the name resolves a moment later. One forbidden address among several forbids
 * the name. It is answered as a name without addresses is: whoever asks learns nothing of a network
 * that only the server sees.
 */
export function createGuardedLookup(resolve: Resolve, mayCall: MayBeCalled): LookupFunction {
  return (name, { all }, callback) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses
        const isRefused = !first || !addresses.every(mayCall)
        const refusal = isRefused ? new OutgoingError('unreachable') : null
        if (refusal || !first) callback(refusal, [])
        else if (all) callback(null, addresses.map(withFamily))
        else callback(null, first, isIP(first))
      },
      (error: unknown) => callback(new OutgoingError('unreachable', error), []),
    )
  }
}

const withFamily = (address: string) => ({ address, family: isIP(address) })
