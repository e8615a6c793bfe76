/** The distance in pixels of a floating element from the window's edge and from its anchor. */
const margin = 8
const gap = 6

/**
 * Positions a floating element (position: fixed, already laid out) below its anchor, or above if
 * there is no room, and inside the window.
 */
export function placeBeside(
  anchor: HTMLElement,
  floating: HTMLElement,
  align: 'start' | 'center' | 'end',
): void {
  const from = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const { clientWidth, clientHeight } = document.documentElement
  const left = {
    start: from.left,
    center: from.left + (from.width - width) / 2,
    end: from.right - width,
  }[align]
  const fitsBelow = from.bottom + gap + height + margin <= clientHeight
  const top =
    fitsBelow || from.top < gap + height + margin ? from.bottom + gap : from.top - gap - height
  floating.style.left = `${clamp(left, margin, clientWidth - width - margin)}px`
  floating.style.top = `${clamp(top, margin, clientHeight - height - margin)}px`
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
