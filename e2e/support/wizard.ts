import { expect, type Locator, type Page } from '@playwright/test'

/** A step of the wizard, in the row that leads to them. */
export function stepButton(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name })
}

/** A row of the list, from 1. */
export function ingredient(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Ingredient ${number}`, exact: true })
}

/** A row of the method, from 1. */
export function instruction(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Step ${number}`, exact: true })
}

/** Presses the button of that name, most often the one that leads on. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

/** Says that everything written is saved. */
export function savedNote(page: Page): Locator {
  return page.locator('main form').getByText('Saved', { exact: true })
}

/** Saves step after step, until the one with this heading. */
export async function walkTo(page: Page, heading: string): Promise<void> {
  const steps = ['Details', 'Ingredients', 'Instructions', 'Publish']
  const title = page.locator('main h2').first()
  await expect(title).toBeVisible()
  const here = steps.indexOf(await title.innerText())
  for (const step of steps.slice(here + 1, steps.indexOf(heading) + 1)) {
    await press(page, 'Save and Continue')
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible()
  }
}

/** The recipe's id in the address on screen. */
export function idIn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
