/** A file, or a part of one, that cannot be brought in; the message is a sentence for its cook. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}
