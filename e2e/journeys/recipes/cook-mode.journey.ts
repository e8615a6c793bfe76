/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

const soup = {
  servings: '2',
  ingredients: [
    { name: 'leeks', quantity: '3', unit: '' },
    { name: 'vegetable stock', quantity: '400', unit: 'ml' },
    { name: 'cream', quantity: '100', unit: 'ml' },
  ],
  instructions: [
    'Sweat the leeks for 10 minutes, then pour in 400 ml of the stock and simmer for 20-25 minutes.',
    'Stir in the cream.',
  ],
}

test('a recipe is cooked step by step, and its timers outlive a reload and the page', async ({
  memberPage: page,
}) => {
  const title = uniqueName('Leek soup')
  const recipeId = await publishRecipe(page, { title, ...soup })
  await page.clock.install()
  await page.goto(`/recipe/${recipeId}`)
  await page.getByRole('button', { name: 'Start Cooking' }).click()
  const mode = page.getByRole('dialog', { name: `Cook mode: ${title}` })
  await expect(mode.getByRole('heading', { name: 'Lay everything out' })).toBeFocused()
  for (let portions = 2; portions < 4; portions++)
    await mode.getByRole('button', { name: 'More portions' }).click()
  await mode.getByRole('checkbox', { name: '6 leeks' }).check()

  await page.keyboard.press('ArrowRight')
  await expect(mode.getByRole('heading', { name: 'Step 1 of 2' })).toBeFocused()
  await expect(mode.getByText('pour in 800 ml of the stock')).toBeVisible()
  const used = mode.getByRole('region', { name: 'For this step' })
  await expect(used.getByRole('listitem')).toHaveText(['6 leeks', '800 ml vegetable stock'])
  await mode.getByRole('button', { name: 'Start a timer: Step 1: sweat, 10 min' }).click()
  await mode.getByRole('button', { name: 'Start a timer: Step 1: simmer, 20–25 min' }).click()
  const timerOf = (doing: string) => mode.getByRole('group', { name: `Step 1: ${doing}` })
  await timerOf('simmer')
    .getByRole('button', { name: /^Pause/ })
    .click()
  await page.clock.fastForward('05:00')
  await expect(timerOf('sweat')).toContainText(/[45]:\d\d/)

  await page.reload()
  await expect(mode.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible()
  await expect(mode.getByText('pour in 800 ml of the stock')).toBeVisible()
  await expect(timerOf('sweat')).toContainText(/[45]:\d\d/)
  await expect(timerOf('simmer')).toContainText(/(?:20:00|19:\d\d)paused/)
  await mode.getByRole('button', { name: '1 min more for Step 1: sweat' }).click()
  await page.clock.fastForward('06:10')
  await expect(timerOf('sweat')).toContainText('Time is up')
  await expect.poll(() => page.title()).toMatch('Time is up: Step 1: sweat')
  await expectAccessible(page, 'dialog')

  // One step back in the history is out of cook mode; what runs goes along.
  await page.goBack()
  await expect(mode).toBeHidden()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  const bar = page.getByRole('region', { name: 'Timers' })
  await bar.getByRole('button', { name: 'Stop Step 1: sweat' }).click()
  await expect(bar.getByRole('link', { name: `Step 1: simmer · ${title}` })).toBeFocused()
  await bar.getByRole('button', { name: 'Go on: Step 1: simmer' }).click()
  await page.goto('/explore')
  await expect(bar).toBeVisible()
  await expectAccessible(page, 'section[aria-label=Timers]')
  await expect(async () => {
    // Lists that load meanwhile move the end of the page down.
    await page.keyboard.press('End')
    const [footer, timers] = [await bottomOf(page.locator('footer')), await bar.boundingBox()]
    expect(footer).toBeLessThanOrEqual(timers?.y ?? 0)
  }).toPass()
  await bar.getByRole('link', { name: `Step 1: simmer · ${title}` }).click()
  await expect(mode.getByText('pour in 800 ml of the stock')).toBeVisible()
  await mode.getByRole('button', { name: 'Dismiss Step 1: simmer' }).click()
  await expect(mode.getByRole('heading', { name: 'Step 1 of 2' })).toBeFocused()

  await mode.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(used.getByRole('listitem')).toHaveText(['200 ml cream'])
  await mode.getByRole('button', { name: 'Finish' }).click()
  await expect(mode.getByRole('heading', { name: 'Enjoy your meal' })).toBeFocused()
  await mode.getByRole('button', { name: 'I cooked this' }).click()
  await expect(mode.getByText('Added to what you cooked')).toBeVisible()
  await mode.getByLabel('Your comment').fill('Twice the leeks.')
  await mode.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  await mode.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(mode).toBeHidden()
  await expect(page.getByText('Twice the leeks.')).toBeVisible()
})

test('cook mode obeys the voice and the finger, and keeps the screen on', async ({
  memberPage: page,
}) => {
  await page.addInitScript(fakeDevice)
  const title = uniqueName('Leek broth')
  const recipeId = await publishRecipe(page, { title, ...soup })
  await page.goto(`/recipe/${recipeId}?cook=1`)
  const mode = page.getByRole('dialog')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'locks'))).toBe(1)

  await mode.getByRole('button', { name: /^Listen for/ }).click()
  const say = (words: string) => page.evaluate((said) => Reflect.get(window, 'hear')(said), words)
  await say('okay, next')
  await expect(mode.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible()
  await say('repeat that')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'spoken')))
    .toEqual([expect.stringMatching(/^Sweat the leeks/)])
  await say('start the timer')
  await expect(mode.getByRole('group', { name: 'Step 1: sweat' })).toBeVisible()
  await say('go back')
  await expect(mode.getByRole('heading', { name: 'Lay everything out' })).toBeVisible()

  await mode.getByText('Tick off what stands').evaluate(swipeLeft)
  await expect(mode.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mode).toBeHidden()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'locks'))).toBe(0)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
})

test('of all open tabs the one pressed last rings, and the next when it closes', {
  tag: '@any-width',
}, async ({ memberPage: page, context }) => {
  await context.addInitScript(countRings)
  const title = uniqueName('Leek stew')
  const recipeId = await publishRecipe(page, { title, ...soup })
  await page.clock.install()
  const other = await context.newPage()
  await other.goto('/explore')
  await page.goto(`/recipe/${recipeId}?cook=2`)
  const ringsOf = (tab: Page) => tab.evaluate(() => Reflect.get(window, 'rings') as number)

  await page.getByRole('button', { name: 'Start a timer: Step 1: sweat, 10 min' }).click()
  const bar = other.getByRole('region', { name: 'Timers' })
  await expect(bar).toBeVisible()
  await page.clock.fastForward('10:01')
  await expect(bar).toContainText('Time is up')
  await expect.poll(() => ringsOf(page)).toBeGreaterThan(0)
  await expect.poll(() => other.title()).toMatch('Time is up: Step 1: sweat')
  expect(await ringsOf(other)).toBe(0)

  await other.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => ringsOf(other)).toBeGreaterThan(0)
  const before = await ringsOf(page)
  await page.clock.runFor(5000)
  expect(await ringsOf(page)).toBe(before)
  await other.close()
  await expect.poll(() => ringsOf(page)).toBeGreaterThan(before)
})

/** Counts how often the device shakes, which it does with each ring. */
function countRings() {
  Object.assign(window, { rings: 0 })
  navigator.vibrate = (pattern) => {
    if (pattern !== 0) Reflect.set(window, 'rings', Reflect.get(window, 'rings') + 1)
    return true
  }
}

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  return (box?.y ?? Number.NaN) + (box?.height ?? 0)
}

/** Fakes of the wake lock, speech recognition and speech synthesis, which the test observes and speaks to. */
function fakeDevice() {
  const heard: { onresult: ((event: object) => void) | null }[] = []
  const spoken: string[] = []
  class Recogniser {
    onresult = null
    onend: (() => void) | null = null
    start() {
      heard.push(this)
    }
    abort() {
      this.onend?.()
    }
  }
  const hear = (words: string) =>
    heard.at(-1)?.onresult?.({ resultIndex: 0, results: [[{ transcript: words }]] })
  const speechSynthesis = {
    speaking: false,
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => spoken.push(text),
  }
  Object.assign(window, { webkitSpeechRecognition: Recogniser, hear, spoken, locks: 0 })
  Object.defineProperty(window, 'SpeechRecognition', { value: Recogniser })
  Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
  const count = (change: number) =>
    Reflect.set(window, 'locks', Reflect.get(window, 'locks') + change)
  const request = async () => {
    count(1)
    return { release: async () => count(-1) }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}

/** Swipes the page to the left. */
function swipeLeft(element: Element) {
  const touch = (clientX: number) =>
    new Touch({ identifier: 1, target: element, clientX, clientY: 300 })
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    element.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches }),
    )
  send('touchstart', [touch(300)], [touch(300)])
  send('touchend', [], [touch(150)])
}
