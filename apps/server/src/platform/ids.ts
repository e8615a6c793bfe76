import { v7 } from 'uuid'

/**
 * `uuidv7()` makes the id of a new row (RFC 9562: sorts by creation time); here, because PostgreSQL
 * 15 cannot. `isUuid` tells whether a text can be an id at all.
 */
export { v7 as uuidv7, validate as isUuid } from 'uuid'

/**
 * An id that is the same for the same seed, as if made at a moment: it sorts among others by that.
 * @param seed 16 bytes or more that nothing else has, such as a hash
 */
export function uuidv7Of(at: Date, seed: Uint8Array): string {
  return v7({
    msecs: at.getTime(),
    seq: new DataView(seed.buffer, seed.byteOffset).getUint32(0),
    random: seed,
  })
}
