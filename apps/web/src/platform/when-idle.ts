/** A page that is never idle gets to it by then. */
const AT_LATEST_MS = 2_000

/** Does something once the browser has nothing better to do; call the answer to do without. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, AT_LATEST_MS)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: AT_LATEST_MS })
  return () => cancelIdleCallback(asked)
}
