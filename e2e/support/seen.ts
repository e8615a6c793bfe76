/// <reference lib="dom" />
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { toPattern } from '../specification/patterns.ts'
import { SPECIFIED_TEXTS } from '../specification/specification.ts'

/** Where what is seen is written; `npm test` names it, for the report of e2e/specification. */
const folder = process.env.SPECIFICATION_RESULTS
/** The texts this worker has not seen yet; only these are searched for, to be quick. */
const unseen = new Set(Object.values(SPECIFIED_TEXTS).flat())

/** Writes down which of the specified texts come on a screen of this context, and which pages. */
export async function watchScreens(context: BrowserContext, test: TestInfo): Promise<() => void> {
  if (!folder) return () => undefined
  const texts = new Set<string>()
  const routes = new Set<string>()
  const patterns = [...unseen].map((text): [string, string] => [text, toPattern(text).source])
  context.on('dialog', (dialog) => {
    for (const [text] of patterns) if (toPattern(text).test(dialog.message())) texts.add(text)
  })
  await context.exposeBinding('potluckSaw', (_source, kind: 'text' | 'route', what: string) => {
    if (kind === 'route') routes.add(what)
    else texts.add(what)
  })
  await context.addInitScript(lookForTexts, patterns)
  return () => {
    for (const text of texts) unseen.delete(text)
    const line = { test: test.titlePath.join(' › '), texts: [...texts], routes: [...routes] }
    appendFileSync(join(folder, `seen-${test.workerIndex}.jsonl`), `${JSON.stringify(line)}\n`)
  }
}

/** Records what a page shows when its test ends, since no further frame may be observed. */
export async function lookOnceMore(page: Page): Promise<void> {
  if (folder && !page.isClosed()) await page.evaluate(() => (window as Watched).potluckLook?.())
}

type Watched = Window & { potluckLook?: () => Promise<unknown> }

/** Runs in the page: checks its text once per frame in which something changed. */
function lookForTexts(patterns: [string, string][]): void {
  const wanted = new Map(patterns.map(([text, source]) => [text, new RegExp(source, 'u')]))
  const { potluckSaw } = window as unknown as {
    potluckSaw: (kind: 'text' | 'route', what: string) => Promise<void>
  }
  let isDue = false
  let route = ''
  let lastSaid = ''
  function look(): Promise<unknown> {
    isDue = false
    const told: Promise<void>[] = []
    if (location.pathname !== route) {
      route = location.pathname
      told.push(potluckSaw('route', route))
    }
    const named = document.querySelectorAll('[placeholder], [aria-label], [alt], [data-tooltip]')
    const said = [
      document.title,
      document.body?.innerText ?? '',
      ...Array.from(named, (one) =>
        ['placeholder', 'aria-label', 'alt', 'data-tooltip']
          .map((name) => one.getAttribute(name))
          .join('\n'),
      ),
    ].join('\n')
    if (said === lastSaid) return Promise.all(told)
    lastSaid = said
    for (const [text, pattern] of wanted) {
      if (!pattern.test(said)) continue
      wanted.delete(text)
      told.push(potluckSaw('text', text))
    }
    return Promise.all(told)
  }
  ;(window as Watched).potluckLook = look
  new MutationObserver(() => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(look)
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}
