import { expectAccessible } from '../../support/accessibility.ts'
import { newCook } from '../../support/cooks.ts'
import { findMailed } from '../../support/mailbox.ts'
import { expect, test } from '../../support/test.ts'

test.describe.configure({ timeout: 120_000 })

test('a visitor subscribes by the link that was mailed', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/)
  const { email } = newCook()
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email for the newsletter').fill('nobody')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible()
  await footer.getByLabel('Email for the newsletter').fill(email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Open the link we mailed you')).toBeVisible()

  const link = await findMailed(email, /\/newsletter\/confirm#[\w-]+/)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription')
  await expectAccessible(page, 'main')
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(`${email} is subscribed. Thank you!`)).toBeVisible()

  await page.goto('/newsletter/unsubscribe#newsletter.made.up')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe')
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has expired')
  // A link of a letter itself: those go out on Mondays.
  await page.route('**/api/mailings/unsubscriptions?*', (route) =>
    route.fulfill({ json: { list: 'newsletter' } }),
  )
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('Done. These mails will not come any more.')).toBeVisible()
  await expectAccessible(page, 'main')
})
