import { v7 } from 'uuid'

/**
 * `uuidv7()` makes the id of a new row (RFC 9562: sorts by creation time); made here, since
 * PostgreSQL 15 cannot. `isUuid` tells whether a text can be an id.
 */
export { v7 as uuidv7, validate as isUuid } from 'uuid'

/**
 * An id derived from a seed, as if made at the given moment, by which it sorts.
 * @param seed 16 bytes or more that nothing else has, such as a hash
 */
export function uuidv7Of(at: Date, seed: Uint8Array): string {
  return v7({
    msecs: at.getTime(),
    seq: new DataView(seed.buffer, seed.byteOffset).getUint32(0),
    random: seed,
  })
}
