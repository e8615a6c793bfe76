/**
 * Coalesces concurrent calls: a call that comes while the work of its key runs is
 * answered with its result, or its failure.
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
