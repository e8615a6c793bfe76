/** The stepper of the page. */
export const PORTIONS_ID = 'portions'

/** Goes to where one chooses for how many; behind its tab where there is no room beside the method. */
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
