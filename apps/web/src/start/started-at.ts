/**
 * Where the page was opened, for which it was rendered: a reader who goes back at once is elsewhere
 * when the app loads.
 */
const { pathname, search } = window.location

export const startedPath = pathname

/** Whether the reader is still where the page was opened. */
export function isStillThere(): boolean {
  return window.location.pathname === pathname && window.location.search === search
}
