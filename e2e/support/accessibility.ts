/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A theme is colours and nothing else: these rules alone can tell the second from the first. */
const rulesOnColour = ['color-contrast', 'link-in-text-block']

/**
 * Holds what is on screen to WCAG 2.2 AA in both themes, and leaves the page in the theme it had.
 * `within` is a CSS selector of the part to look at; the whole page without it.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const wasDark = await isDark(page)
  await expectNoViolations(page, (axe) => axe.withTags(standards), within)
  await showTheme(page, !wasDark)
  await expectNoViolations(page, (axe) => axe.withRules(rulesOnColour), within)
  await showTheme(page, wasDark)
}

async function expectNoViolations(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
  within: string | undefined,
): Promise<void> {
  // Without legacy mode every run opens a page of its own, for frames of other origins: there are none.
  const whole = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
  const axe = choose(within ? whole.include(within) : whole)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
    ),
  )
  const theme = (await isDark(page)) ? 'dark' : 'light'
  expect(found, `accessibility of ${page.url()} in the ${theme} theme`).toEqual([])
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
