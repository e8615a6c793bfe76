import { createServer, type Server } from 'node:http'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp } from '../../support/cooks.ts'
import { canTakeExtensions, openBrowserWithExtension } from '../../support/extension.ts'
import { expect, test } from '../../support/test.ts'

// The thread that reads pages starts with the first one.
test.describe.configure({ timeout: 180_000 })

const PAGE = `<!doctype html><html lang="en"><title>Leek soup</title>
<h1>Leek soup</h1><svg><title>A pot</title></svg>
<h2>Ingredients</h2><ul><li>3 leeks, sliced</li><li>1 l vegetable stock</li><li>1 pinch salt</li></ul>
<h2>Instructions</h2><ol><li>Sweat the leeks for 10 minutes.</li><li>Simmer them in the stock.</li></ol>`

let site: Server
let address: string

// Programs are refused, and nothing runs on the page that it did not bring: browsers alone get in.
test.beforeAll(async () => {
  site = createServer((request, response) => {
    const isProgram = !request.headers['user-agent']?.startsWith('Mozilla/')
    response.writeHead(isProgram ? 403 : 200, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'",
    })
    response.end(isProgram ? '' : PAGE)
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const at = site.address()
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/soup`
})
test.afterAll(() => {
  site.close()
})

test('the extension hands the open page over, and two presses make a draft of it', {
  tag: '@any-width',
}, async ({ baseURL }) => {
  // biome-ignore lint/suspicious/noSkippedTests: `npm test` says loudly where it has to be left out.
  test.skip(!canTakeExtensions(), 'This machine has no Chromium that takes extensions')
  const potluck = baseURL ?? ''
  const { context, options, press, close } = await openBrowserWithExtension(potluck)
  try {
    await signUp(options)

    await test.step('it is told once where the Potluck is', async () => {
      const field = options.getByLabel('Where is your Potluck?')
      await field.fill('not an address')
      await options.getByRole('button', { name: 'Save' }).click()
      await expect(options.getByText(/^Enter the address/)).toBeVisible()
      await field.fill(address)
      await options.getByRole('button', { name: 'Save' }).click()
      await expect(options.getByText(/^No Potluck answers at/)).toBeVisible()
      await field.fill(potluck)
      await options.getByRole('button', { name: 'Save' }).click()
      await expect(options.getByText(/^Saved\./)).toBeVisible()
    })

    await test.step('a press brings the page, although its site refuses programs', async () => {
      const soup = await context.newPage()
      await soup.goto(address)
      const [taken] = await Promise.all([context.waitForEvent('page'), press(soup)])
      const keep = taken.getByRole('button', { name: 'Keep as a draft' })
      await expect(keep).toBeVisible({ timeout: 60_000 })
      await expect(taken.getByText('1 l vegetable stock')).toBeVisible()
      await keep.click()
      await expect(taken.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible()
    })
  } finally {
    await close()
  }
})

test('so does the bookmark, for a visitor who signs in then', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  await page.goto('/import')
  await page.getByText('A button for your bookmarks').click()
  const bookmark = page.getByRole('link', { name: 'Save to Potluck' })
  const script = (await bookmark.getAttribute('href')) ?? ''
  await bookmark.click()
  await expect(page.getByText(/^It works from your bookmarks/)).toBeVisible()
  await expectAccessible(page)

  await page.goto(address)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    // Policies of pages do not hold for bookmarks, nor for what a test evaluates.
    page.evaluate(decodeURIComponent(script.replace(/^javascript:/, ''))),
  ])
  await expect(opened.getByText('The page that you had open: Leek soup')).toBeVisible()
  await signUp(opened)
  await opened.reload()
  await expect(opened.getByText('1 l vegetable stock')).toBeVisible({ timeout: 60_000 })
})

test('the app can be installed, and takes what is shared with it', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/')
  const link = page.locator('link[rel=manifest]')
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    name: 'Potluck',
    display: 'standalone',
    share_target: { action: '/import', params: { title: 'title', text: 'text', url: 'url' } },
  })
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type'], sizes).toBe('image/png')
  }
})
