/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const themes = ['light', 'dark'] as const
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Holds what is on screen to WCAG 2.2 AA in both themes, and leaves the page in the theme it had.
 * `within` is a CSS selector of the part to look at; the whole page without it.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const wasDark = await isDark(page)
  for (const theme of themes) {
    await showTheme(page, theme === 'dark')
    const axe = new AxeBuilder({ page }).withTags(standards)
    const { violations } = await (within ? axe.include(within) : axe).analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
      ),
    )
    expect(found, `accessibility of ${page.url()} in the ${theme} theme`).toEqual([])
  }
  await showTheme(page, wasDark)
}

function isDark(page: Page): Promise<boolean> {
  return page.locator('html').evaluate((html) => html.classList.contains('dark'))
}

async function showTheme(page: Page, dark: boolean): Promise<void> {
  await page.locator('html').evaluate((html, on) => html.classList.toggle('dark', on), dark)
  // Colours may fade over: axe must see the end of it.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish()
    }
  })
}
