import { Transform } from 'node:stream'

/** Passes on so many bytes; what is longer fails. @param refusal makes the error of it */
export function limitBytes(bytes: number, refusal: () => Error): Transform {
  let left = bytes
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      left -= chunk.length
      if (left < 0) done(refusal())
      else done(null, chunk)
    },
  })
}
