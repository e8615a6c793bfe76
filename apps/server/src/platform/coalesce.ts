/**
 * Coalesces concurrent calls: a call made while the work for its key is running gets that work's
 * result or error.
 */
export function createCoalescer<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const earlier = running.get(key)
    if (earlier) return earlier
    const begun = work().finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
}
