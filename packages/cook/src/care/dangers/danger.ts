/** A dangerous way to cook, keep or eat something, and the safe one. */
export type Danger = {
  /** Read over the request in lower case, without apostrophes. */
  when: RegExp
  /** What only sounds like it. */
  unless?: RegExp
  /** The reason, the safe way and its source: all that is answered, or the first words of a safe recipe. */
  say: string
  /** What may be asked for next. */
  choices?: readonly string[]
  /** The request that is cooked in its place: the same dish, made safely. */
  instead?: string
  /** There is no safe way of it. */
  isRefused?: true
}
