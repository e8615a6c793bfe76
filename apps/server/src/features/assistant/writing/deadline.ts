/** A time limit that counts only while it runs. */
export type Deadline = { suspend(): void; restart(): void }

/** Starts a time limit: `expire` is called when it has run for `limitMs` without a pause. */
export function startDeadline(limitMs: number, expire: () => void): Deadline {
  let timer = setTimeout(expire, limitMs)
  const suspend = () => clearTimeout(timer)
  const restart = () => {
    suspend()
    timer = setTimeout(expire, limitMs)
  }
  return { suspend, restart }
}
