const TIMER_BAR = '--timer-bar'
const COMPOSER = '--composer'

let composerHeight = ''
/** Where toasts lie, which stand above what one asks with. */
const above = new Set<HTMLElement>()

/**
 * Tells the page how much of its end the bar of timers takes, for all that sticks there: everything
 * inherits it. Call the answer when the element goes.
 *
 * @param gap what stays free below it, as a CSS length
 */
export function tellTimerBarHeight(bar: HTMLElement, gap: string): () => void {
  const { style } = document.documentElement
  return followHeight(bar, (height) => {
    if (height === undefined) style.removeProperty(TIMER_BAR)
    else style.setProperty(TIMER_BAR, `calc(${height}px + ${gap})`)
  })
}

/**
 * Tells how much of the page's end the form takes that questions are written in, for what is brought into
 * view and for toasts. It grows with every line: a property that all inherit would style the page anew.
 */
export function tellComposerHeight(composer: HTMLElement): () => void {
  return followHeight(composer, (height) => {
    composerHeight = height === undefined ? '' : `${height}px`
    document.documentElement.style.scrollPaddingBottom =
      composerHeight && `calc(var(--foot) + ${composerHeight})`
    for (const element of above) setComposerHeight(element)
  })
}

/** Gives an element the height of the composer as `--composer`, as long as the answer is not called. */
export function standAboveComposer(element: HTMLElement): () => void {
  above.add(element)
  setComposerHeight(element)
  return () => {
    above.delete(element)
  }
}

function setComposerHeight({ style }: HTMLElement): void {
  if (composerHeight) style.setProperty(COMPOSER, composerHeight)
  else style.removeProperty(COMPOSER)
}

/** `tell` is called with pixels, and with undefined in the end. */
function followHeight(
  element: HTMLElement,
  tell: (height: number | undefined) => void,
): () => void {
  const observer = new ResizeObserver(() => tell(element.offsetHeight))
  observer.observe(element)
  return () => {
    observer.disconnect()
    tell(undefined)
  }
}
