/**
 * Tells the page how much of its end an element that sticks there takes, for what else stands there:
 * toasts, what is brought into view. Call the answer when the element goes.
 *
 * @param gap what stays free below it, as a CSS length
 */
export function tellFootHeight(
  element: HTMLElement,
  name: '--timer-bar' | '--composer',
  gap = '0px',
): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty(name, `calc(${element.offsetHeight}px + ${gap})`),
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(name)
  }
}
