/** A dangerous way to cook, keep or eat something, and the safe way. */
export type Danger = {
  /** Matched against the request in lower case, without apostrophes. */
  when: RegExp
  /** Matches requests that only sound like it. */
  unless?: RegExp
  /** The reason, the safe way and its source: the whole answer, or the words before a safe recipe. */
  say: string
  /** Requests to offer next. */
  choices?: readonly string[]
  /** The request to cook instead: the same dish, made safely. */
  instead?: string
  /** Whether there is no safe way. */
  isRefused?: true
}
