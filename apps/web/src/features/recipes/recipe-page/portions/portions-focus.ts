/** The id of the page's portions stepper. */
export const PORTIONS_ID = 'portions'

/** Focuses the portions stepper; in the narrow layout it opens the tab that holds it first. */
export function goToPortions(): void {
  document
    .querySelector<HTMLElement>('[role=tab][id$="-ingredients"][aria-selected=false]')
    ?.click()
  requestAnimationFrame(() => {
    const stepper = document.getElementById(PORTIONS_ID)
    stepper?.scrollIntoView({ block: 'center' })
    stepper?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true })
  })
}
