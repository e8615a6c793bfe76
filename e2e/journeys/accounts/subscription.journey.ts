import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { expect, test } from '../../support/test.ts'

test('a plan is chosen with a card that never leaves the browser, cancelled and kept', async ({
  memberPage: page,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of (404|422)/)
  await page.goto('/explore')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Subscription' }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(page).toHaveTitle('Plans / Potluck')
  await expectPlans(page)

  await page.getByRole('main').getByText('Annually', { exact: true }).click()
  await expect(page).toHaveURL('/subscription?billing=annual')
  await expect(card(page, 'Pro')).toContainText('$7.20/month')
  await expect(card(page, 'Pro')).toContainText('$86.40 a year')
  await card(page, 'Pro').getByRole('button', { name: 'Choose Pro' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Total a year$86.40')
  await expect(dialog.getByText(/^Powered by a card payment provider/)).toBeVisible()

  await refuseBlankCard(page)
  await typeCard(dialog)
  await tryCoupons(page)

  const sent = page.waitForRequest('**/api/billing/subscriptions/current')
  await dialog.getByRole('button', { name: 'Subscribe Now' }).click()
  expect((await sent).postDataJSON()).toEqual({ plan: 'pro', interval: 'year' })
  await expect(page.getByText('You are on Pro now.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Pro').getByRole('button', { name: 'Current plan' })).toBeDisabled()
  await expect(card(page, 'Pro')).toContainText('Your plan')

  await cancelAndKeepPro(page)
  await expectHistory(page)
})

test('failures are said, and who has used up the month is shown the plans', {
  tag: '@any-width',
}, async ({ memberPage: page, allowErrors }) => {
  allowErrors(/status of (429|503)/)
  const busy = { status: 503, json: { code: 'OVERLOADED', message: 'Potluck is busy.' } }
  await page.route('**/api/billing/**', (route) => route.fulfill(busy))
  await page.goto('/subscription')
  await expect(page.getByText('Failed to load your plan')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/billing/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('button', { name: 'Choose Family' }).click()
  await page.route('**/api/billing/**', (route) => route.fulfill(busy))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use a sample card' }).click()
  await expect(dialog.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await dialog.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page.getByText('Potluck is busy.')).toBeVisible()
  await page.goto('/settings/subscription')
  await expect(page.getByText('Failed to load settings')).toBeVisible({ timeout: 30_000 })

  await page.route('**/api/aiChats/*/generate-stream', (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 'PLAN_LIMIT',
        message: "This month's assistant recipes of your plan are used up.",
      },
    }),
  )
  await page.unroute('**/api/billing/**')
  await page.goto('/ai')
  const ask = page.getByRole('main').getByRole('textbox')
  await ask.fill('rice bowl')
  await ask.press('Enter')
  await expect(
    page.getByText("This month's assistant recipes of your plan are used up."),
  ).toBeVisible()
  await page.getByRole('button', { name: 'See plans' }).click()
  await expect(page.getByRole('heading', { name: 'A plan for every table' })).toBeVisible()
})

/** The plan's card among the three. */
function card(page: Page, plan: string): Locator {
  const title = page.getByRole('heading', { name: plan, level: 2 })
  return page.getByRole('main').getByRole('listitem').filter({ has: title })
}

async function expectPlans(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(card(page, 'Basic')).toContainText('$0/month')
  await expect(card(page, 'Basic')).toContainText('100 recipes per month')
  await expect(card(page, 'Pro')).toContainText('$9/month')
  await expect(card(page, 'Pro')).toContainText('Save 20% annually')
  await expect(card(page, 'Pro')).toContainText('Unlimited recipes')
  await expect(card(page, 'Family')).toContainText('$15/month')
  await expect(card(page, 'Family')).toContainText('Up to 6 family members')
  await expect(main.getByText('Free trial: 14 days, no card required.')).toBeVisible()
  await expect(card(page, 'Basic').getByRole('button', { name: 'Current plan' })).toBeDisabled()
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(9)
  await main.getByText('Am I charged?').click()
  await expect(main.getByText(/^No. No payment provider is connected here/)).toBeVisible()
  await expectAccessible(page)
}

async function refuseBlankCard(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Subscribe Now' }).click()
  for (const problem of [
    'This is no card number. Check its digits.',
    'Enter month and year as MM/YY.',
    'Enter the 3 digits.',
    'Enter the name on the card.',
  ]) {
    await expect(dialog.getByText(problem)).toBeVisible()
  }
  await expectAccessible(page, 'dialog')
}

/** Digits are grouped, and a caret stays where it is; dates gone by are told at once. */
async function typeCard(dialog: Locator): Promise<void> {
  const number = dialog.getByLabel('Card number')
  await number.pressSequentially('5555x5555 55554444 99')
  await expect(number).toHaveValue('5555 5555 5555 4444')
  await number.press('Home')
  for (let times = 0; times < 4; times++) await number.press('ArrowRight')
  await number.press('Delete')
  await expect(number).toHaveValue('5555 5555 5554 444')
  await number.pressSequentially('5')
  await expect(number).toHaveValue('5555 5555 5555 4444')
  await dialog.getByLabel('Expiry (MM/YY)').pressSequentially('1220')
  await expect(dialog.getByLabel('Expiry (MM/YY)')).toHaveValue('12/20')
  await expect(dialog.getByText('This card has expired.')).toBeVisible()
  await dialog.getByLabel('Expiry (MM/YY)').fill('1299')
  await dialog.getByLabel('CVV').pressSequentially('98765')
  await expect(dialog.getByLabel('CVV')).toHaveValue('987')
  await dialog.getByLabel('Name on card').fill('Nora Lind')
}

/** None, an unknown one, and one that was good a moment ago. */
async function tryCoupons(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const coupon = dialog.getByLabel('Coupon code')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('Enter a coupon code.')).toBeVisible()
  await coupon.fill('no-such-code')
  await dialog.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(dialog.getByText('Press Apply to use this coupon, or clear it.')).toBeVisible()
  await coupon.press('Enter')
  await expect(dialog.getByText('There is no coupon of this code.')).toBeVisible()
  // One that was good a moment ago and is used up by now.
  await page.route('**/api/billing/coupon-checks', (route) =>
    route.fulfill({ json: { code: 'LAST-ONE', percent: 50 } }),
  )
  await coupon.fill('last-one')
  await coupon.press('Enter')
  await expect(dialog).toContainText('Coupon LAST-ONE, 50% off−$43.20')
  await expect(dialog).toContainText('Total a year$43.20')
  await dialog.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(dialog.getByText('There is no coupon of this code.')).toBeVisible()
  await coupon.clear()
}

async function cancelAndKeepPro(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/settings/subscription')
  await expect(main.getByText('Pro Plan')).toBeVisible()
  await expect(main.getByText('$86.40/year')).toBeVisible()
  await expect(main.getByText('0 recipes this month')).toBeVisible()
  await main.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expectAccessible(page, 'dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Pro' }).click()
  await expect(
    main.getByText(/^Cancelled: you return to Basic on .+ 1, \d{4} \(UTC\)\.$/),
  ).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Change Plan' }).click()
  await expect(
    card(page, 'Basic').getByRole('button', { name: 'You return with the month' }),
  ).toBeDisabled()
  await card(page, 'Pro').getByRole('button', { name: 'Keep Pro' }).click()
  await expect(page.getByText('You keep Pro.')).toBeVisible()
}

async function expectHistory(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/settings/subscription')
  await main.getByRole('button', { name: 'Update payment method' }).click()
  await expect(page.getByRole('dialog')).toContainText('no card is stored, nothing is charged')
  await page.getByRole('dialog').getByRole('button', { name: 'All right' }).click()
  await main.getByRole('button', { name: 'View History' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    /^Pro kept after all/,
    /^Pro cancelled, to end on/,
    /^Basic to Pro.*\$86\.40\/year/,
  ])
  await expectAccessible(page, 'dialog')
}
