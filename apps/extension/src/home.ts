/** The origin of the cook's Potluck: 'https://potluck.example'; undefined before it is told. */
export async function readHome(): Promise<string | undefined> {
  const { home } = await chrome.storage.sync.get('home')
  return typeof home === 'string' ? home : undefined
}

export function keepHome(home: string): Promise<void> {
  return chrome.storage.sync.set({ home })
}

/** What permissions call an origin; a port has no place in it. */
export function patternOf(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  return `${protocol}//${hostname}/*`
}

/** The origin that a cook typed: 'potluck.example/explore' → 'https://potluck.example'. */
export function readOrigin(typed: string): string | undefined {
  const trimmed = typed.trim()
  const isLocal = /^(localhost|127\.0\.0\.1)(:|\/|$)/i.test(trimmed)
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)
    ? trimmed
    : `${isLocal ? 'http' : 'https'}://${trimmed}`
  try {
    const { protocol, origin, hostname } = new URL(whole)
    // Chromium takes a space within a host for '%20'.
    const isHost = hostname !== '' && !hostname.includes('%')
    return /^https?:$/.test(protocol) && isHost ? origin : undefined
  } catch {
    return undefined
  }
}
