/**
 * Work that several ask for at once is done once: who comes while the work of a key runs is
 * answered with it, be it a failure.
 */
export function createSharing<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const earlier = running.get(key)
    if (earlier) return earlier
    const begun = work().finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
}
