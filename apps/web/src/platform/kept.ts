/** Reads this browser's local storage; null on the server, whose markup must not depend on it. */
export function readKept(key: string): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(key)
}
