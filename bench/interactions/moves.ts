/// <reference lib="dom" />
import type { BrowserContext } from '@playwright/test'
import type { FilledKitchen } from './acts.ts'

/** A press on a link of one page, and what shows that the other page's content has come. */
export type Move = { from: string; link: string; content: string }

/** Links between the main pages. */
export function listMoves({ recipeId }: FilledKitchen): Move[] {
  return [
    { from: '/explore', link: '/trending', content: 'main article' },
    { from: '/dashboard', link: '/dashboard/mealPlanner', content: 'main article' },
    { from: '/trending', link: '/explore', content: 'main article' },
    { from: '/dashboard', link: '/savedRecipes', content: 'main article' },
    { from: `/recipe/${recipeId}`, link: '/explore', content: 'main article' },
    { from: '/search?q=soup', link: 'main article a[href^="/recipe/"]', content: 'main ul li' },
    { from: '/savedRecipes', link: 'main article a[href^="/recipe/"]', content: 'main ul li' },
  ]
}

/** The time for what is prefetched while a link is pointed at. */
const POINTED_AT_MS = 600
/** Playwright sets no limit to what a page evaluates. */
const WITHIN_MS = 10_000

/** Milliseconds from the press to the frame that has the other page's content. */
export async function timeMove(context: BrowserContext, move: Move): Promise<number> {
  const page = await context.newPage()
  try {
    await page.goto(move.from, { waitUntil: 'networkidle' })
    const selector = move.link.startsWith('/') ? `a[href="${move.link}"]` : move.link
    const link = page.locator(selector).filter({ visible: true }).first()
    await link.hover()
    await page.waitForTimeout(POINTED_AT_MS)
    const came = page.evaluate(
      ({ content, from, withinMs }) =>
        new Promise<number>((resolve, reject) => {
          let pressedAt = 0
          window.addEventListener(
            'click',
            () => {
              pressedAt = performance.now()
              // The address changes before the page, so the present content is still the old page's.
              for (const shown of document.querySelectorAll(content))
                shown.setAttribute('data-before', '')
              look()
            },
            { capture: true, once: true },
          )
          function look() {
            const hasMoved = `${location.pathname}${location.search}` !== from
            if (hasMoved && document.querySelector(`:is(${content}):not([data-before])`)) {
              resolve(performance.now() - pressedAt)
            } else if (performance.now() - pressedAt > withinMs) {
              reject(new Error('the other page did not come'))
            } else requestAnimationFrame(look)
          }
        }),
      { ...move, withinMs: WITHIN_MS },
    )
    const [ms] = await Promise.all([came, link.click()])
    return ms
  } finally {
    await page.close()
  }
}
