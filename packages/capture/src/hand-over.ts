/** A page that its reader's browser showed. */
export type CapturedPage = { address: string; title: string; html: string }

/** The type of the message that hands a page over: with `address`, `title` and `html` beside it. */
export const PAGE_MESSAGE = 'potluck:page'
/** The type of the answer to whoever handed it over. */
export const RECEIVED_MESSAGE = 'potluck:received'

const AGAIN_MS = 250
const GIVE_UP_MS = 20_000

/**
 * Where Potluck takes in a page that is handed over. The address goes along, so that a page that does
 * not arrive is read from its site.
 * @param potluck origin of a Potluck: 'https://potluck.example'
 */
export function importPageAddress(potluck: string, { address, title }: CapturedPage): string {
  const query = new URLSearchParams({ url: address, title, page: 'coming' })
  return `${potluck}/import?${query}`
}

/**
 * Hands a page over to a window that opens Potluck's `/import`: again and again, since nobody knows when
 * that listens, until it says that it has the page or 20 seconds have passed.
 * @param from the window that sends, which is where the answer comes to
 */
export function sendPage(from: Window, to: Window, potluck: string, page: CapturedPage): void {
  const message = { type: PAGE_MESSAGE, ...page }
  const timer = from.setInterval(() => to.postMessage(message, potluck), AGAIN_MS)
  const stop = () => {
    from.clearInterval(timer)
    from.removeEventListener('message', hear)
  }
  const hear = ({ source, data }: MessageEvent) => {
    if (source === to && data?.type === RECEIVED_MESSAGE) stop()
  }
  from.addEventListener('message', hear)
  from.setTimeout(stop, GIVE_UP_MS)
}
