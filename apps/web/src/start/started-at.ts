/** Where the page was opened, which is what it came drawn for: whoever goes back at once is elsewhere when the app comes. */
const { pathname, search } = window.location

export const startedPath = pathname

/** Whether the reader is still where the page was opened. */
export function isStillThere(): boolean {
  return window.location.pathname === pathname && window.location.search === search
}
