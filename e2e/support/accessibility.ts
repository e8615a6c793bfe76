/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Themes differ in colours only, so the second theme is checked by these rules alone. */
const rulesOnColour = ['color-contrast', 'link-in-text-block']
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Holds what is on screen to WCAG 2.2 AA in both themes, and leaves the page in the theme it had.
 * `within` is a CSS selector of the part to look at; the whole page, from its top, without it.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // The app reads its theme from the document when it starts, so the other theme must not be set then.
  await page.waitForFunction(() => !document.getElementById('boot'))
  // Once per document, since loading axe takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const look: Look = { inOneTheme: standards, inTheOther: rulesOnColour, within }
  const found = await page.evaluate(findViolations, look)
  for (const { theme, violations } of found) {
    expect(violations, `accessibility of ${page.url()} in the ${theme} theme`).toEqual([])
  }
}

type Look = { inOneTheme: string[]; inTheOther: string[]; within: string | undefined }
type Found = { theme: 'dark' | 'light'; violations: string[] }
type Axe = { run(within: string | Document, options: RunOptions): Promise<AxeResults> }

/** Runs in the page as one call, since each call is slow. */
async function findViolations({ inOneTheme, inTheOther, within }: Look): Promise<Found[]> {
  const { axe } = window as unknown as { axe: Axe }
  const { classList } = document.documentElement
  // Scrolled half under a bar, any control would count as too small.
  if (!within) window.scrollTo(0, 0)
  const first = await look({ type: 'tag', values: inOneTheme })
  turnTheme()
  const second = await look({ type: 'rule', values: inTheOther })
  turnTheme()
  return [first, second]

  async function look(runOnly: NonNullable<RunOptions['runOnly']>): Promise<Found> {
    const theme = classList.contains('dark') ? 'dark' : 'light'
    const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false }
    const { violations } = await axe.run(within ?? document, options)
    return { theme, violations: violations.flatMap(toLines) }
  }

  function turnTheme(): void {
    classList.toggle('dark')
    // Colours may be in transition; axe must see the final ones.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish()
    }
  }

  function toLines({ id, help, nodes }: AxeResults['violations'][number]): string[] {
    return nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
    )
  }
}
