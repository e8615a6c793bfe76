import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCook, signUp } from '../../support/cooks.ts'
import { openSite, recipePage, SOUP } from '../../support/recipe-site.ts'
import { expect, test } from '../../support/test.ts'

// The thread that reads pages starts with the first one, and barriers are looked for in both themes.
test.describe.configure({ timeout: 120_000 })

let site: Awaited<ReturnType<typeof openSite>>

test.beforeAll(async () => {
  site = await openSite({
    '/soup': recipePage(SOUP),
    '/bread': recipePage({ ...SOUP, name: 'Plain bread', recipeIngredient: ['500 g flour'] }),
  })
})
test.afterAll(() => site.close())

const keep = (page: Page) => page.getByRole('button', { name: 'Keep as a draft' })

test('an empty kitchen has its first own recipe in at most four presses', async ({
  memberPage: page,
}) => {
  let presses = 0
  await page.exposeFunction('pressed', () => {
    presses += 1
  })
  await page.addInitScript(() => {
    addEventListener('click', () => Reflect.get(window, 'pressed')(), { capture: true })
  })
  await page.goto('/dashboard/myRecipes')
  const way = page.getByRole('link', { name: 'Paste an address' })
  await expect(way).toBeVisible()
  await expectAccessible(page)
  await way.click()
  await expect(page).toHaveURL('/import')
  await expectAccessible(page)
  await paste(page, `${site.address}/soup`)
  await expect(keep(page)).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await keep(page).click()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: SOUP.name })).toBeVisible()
  await expect(page.getByText('This is a draft.')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(4)

  await test.step('and it is taken back by one more', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL('/import')
    await expect(keep(page)).toBeVisible()
    await page.goto('/dashboard/myRecipes?tab=draft')
    await expect(page.getByText('No draft recipes')).toBeVisible()
  })
})

test('the dashboard shows a newcomer the ways in, until there is a recipe', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Begin your cookbook' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Bring your recipes from another app' }).click()
  await expect(page.getByRole('heading', { name: 'Coming from another app?' })).toBeFocused()
  await page.getByText('Paprika', { exact: true }).click()
  await expect(page.getByText(/ends in \.paprikarecipes/)).toBeVisible()
  await expectAccessible(page)
})

test('several addresses are read one after the other, and kept together', async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  await page.goto('/import')
  const all = ['/soup', '/bread', '/absent'].map((path) => `${site.address}${path}`)
  await page.getByLabel(/^An address/).fill(`Try these: ${all.join(' and ')}`)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('There is no such page.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: '2 recipes found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep 2 recipes as drafts' }).click()
  await expect(page).toHaveURL('/dashboard/myRecipes?tab=draft')
  await expect(page.getByRole('heading', { name: 'Plain bread' })).toBeVisible()
  await expect(page.getByRole('heading', { name: SOUP.name })).toBeVisible()
})

test('what was shared while signed out is read after signing in', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const cook = newCook()
  await signUp(page, cook)
  await page.context().clearCookies()
  await page.goto(`/import?title=Soup&text=${encodeURIComponent(`Soup: ${site.address}/soup.`)}`)
  await expect(page.getByText(`${site.address}/soup`, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in to read it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(cook.email)
  await dialog.getByLabel('Username').fill(cook.username)
  await dialog.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(keep(page)).toBeVisible({ timeout: 60_000 })
})

test('the page that another tab has open is handed over', { tag: '@any-width' }, async ({
  memberPage: page,
  baseURL,
}) => {
  await page.goto(`${site.address}/soup`)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((target) => {
      const tab = window.open(
        `${target}/import?page=coming&url=${encodeURIComponent(location.href)}`,
      )
      const said = {
        type: 'potluck:page',
        address: location.href,
        title: document.title,
        html: document.documentElement.outerHTML,
      }
      const timer = setInterval(() => tab?.postMessage(said, target), 250)
      addEventListener('message', ({ data, source }) => {
        if (source === tab && data?.type === 'potluck:received') clearInterval(timer)
      })
    }, baseURL ?? ''),
  ])
  await expect(opened.getByText('The page that you had open: A recipe')).toBeVisible()
  await expect(keep(opened)).toBeVisible({ timeout: 60_000 })
  await expect(opened.getByText('1 l vegetable stock')).toBeVisible()
})

/** What phones and browsers share, with the address that is to be read. */
const SHARED: [string, Record<string, string>][] = [
  ['an address', { url: 'SOUP' }],
  ['an address and a title', { title: 'Leek soup', url: 'SOUP' }],
  ['the address in the text', { title: 'Leek soup', text: 'SOUP' }],
  ['words around it', { text: 'Look at this! SOUP It is so good' }],
  ['a line of its own', { text: 'Leek soup\nSOUP' }],
  ['the address in the title', { title: 'Leek soup SOUP' }],
  ['in quotes', { text: '"SOUP"' }],
  ['at the end of a sentence', { text: 'I made SOUP.' }],
  ['in brackets', { text: 'Leek soup (SOUP)' }],
  ['twice', { text: 'SOUP SOUP' }],
  ['percent signs', { text: encodeURIComponent('https://soups.example/leek-soup') }],
  ['an application’s name after it', { text: 'SOUP via Some Browser' }],
]

test('every shape that programs share an address in is understood', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const address = 'https://soups.example/leek-soup'
  for (const [shape, parts] of SHARED) {
    await test.step(shape, async () => {
      const query = new URLSearchParams(
        Object.entries(parts).map(([name, text]) => [name, text.replaceAll('SOUP', address)]),
      )
      await page.goto(`/import?${query}`)
      await expect(page.getByText(address, { exact: true })).toBeVisible()
    })
  }
})

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^An address/).evaluate((field, pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)
}
