type RailChoice = 'open' | 'narrow'

const oneYearSeconds = 31_536_000

/**
 * The member's choice of the rail's width is a cookie (`rail=open|narrow`, one year), since the
 * server reserves its space before any script runs: it is in `data-rail` of <html>.
 */
export function keepRail(choice: RailChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `rail=${choice}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`
}

export function readRailChoice(): RailChoice | undefined {
  const value = /(?:^|; )rail=(open|narrow)(?:;|$)/.exec(document.cookie)?.[1]
  return value === 'open' || value === 'narrow' ? value : undefined
}
