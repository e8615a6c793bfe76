/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A theme is colours and nothing else: these rules alone can tell the second from the first. */
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
  // Half under a bar, as a page may stand when it is scrolled, any control is too small.
  if (!within) await page.evaluate(() => window.scrollTo(0, 0))
  // Once a document: reading it takes as long as a look at a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const wasDark = await isDark(page)
  await expectNoViolations(page, { type: 'tag', values: standards }, within)
  await showTheme(page, !wasDark)
  await expectNoViolations(page, { type: 'rule', values: rulesOnColour }, within)
  await showTheme(page, wasDark)
}

async function expectNoViolations(
  page: Page,
  runOnly: NonNullable<RunOptions['runOnly']>,
  within: string | undefined,
): Promise<void> {
  const found = await page.evaluate(findViolations, { runOnly, within })
  const theme = (await isDark(page)) ? 'dark' : 'light'
  expect(found, `accessibility of ${page.url()} in the ${theme} theme`).toEqual([])
}

type Look = { runOnly: NonNullable<RunOptions['runOnly']>; within: string | undefined }
type Axe = { run(within: string | Document, options: RunOptions): Promise<AxeResults> }

/** Runs in the page. */
async function findViolations({ runOnly, within }: Look): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe }
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false }
  const { violations } = await axe.run(within ?? document, options)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
    ),
  )
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
