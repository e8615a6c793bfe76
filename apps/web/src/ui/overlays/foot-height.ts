const TIMER_BAR = '--timer-bar'
const COMPOSER = '--composer'

let composerHeight = ''
/** The elements that must stay above the composer, such as toasts. */
const above = new Set<HTMLElement>()

/**
 * Publishes the height that the timer bar takes at the page's end as an inherited property, for
 * everything that sticks there. Call the returned function when the element is removed.
 * @param gap the space below it, as a CSS length
 */
export function tellTimerBarHeight(bar: HTMLElement, gap: string): () => void {
  const { style } = document.documentElement
  return followHeight(bar, (height) => {
    if (height === undefined) style.removeProperty(TIMER_BAR)
    else style.setProperty(TIMER_BAR, `calc(${height}px + ${gap})`)
  })
}

/**
 * Publishes the height that the composer takes at the page's end, for scrolling and for toasts. It
 * changes with every line: an inherited property would restyle the whole page.
 */
export function tellComposerHeight(composer: HTMLElement): () => void {
  return followHeight(composer, (height) => {
    composerHeight = height === undefined ? '' : `${height}px`
    document.documentElement.style.scrollPaddingBottom =
      composerHeight && `calc(var(--foot) + ${composerHeight})`
    for (const element of above) setComposerHeight(element)
  })
}

/**
 * Sets `--composer` on an element to the composer's height, until the returned function is called.
 */
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

/** `tell` is called with pixels, and finally with undefined. */
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
