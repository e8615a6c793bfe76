/** The same answer at every call, found at the first. */
export function once<T>(find: () => T): () => T {
  let found: { answer: T } | undefined
  return () => {
    found ??= { answer: find() }
    return found.answer
  }
}
