import { expectAccessible } from '../../support/accessibility.ts'
import { uniqueName } from '../../support/cooks.ts'
import { watchCalls, withoutFirstAnswer } from '../../support/first-answer.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

test('a search is narrowed and widened again, and the address says how', async ({
  memberPage: page,
}) => {
  const word = uniqueName('zucchini').split(' ').join('')
  await publishRecipe(page, { title: `${word} fritters`, difficulty: 'Easy', cookTime: '20 min' })
  await publishRecipe(page, {
    title: `${word} moussaka`,
    difficulty: 'Hard',
    cookTime: '2 hours',
    tags: ['Mediterranean'],
  })
  const fritters = page.getByRole('link', { name: `${word} fritters`, exact: true })
  const moussaka = page.getByRole('link', { name: `${word} moussaka`, exact: true })

  await page.goto('/search')
  await expect(page.getByText('What are you hungry for?')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Dish or ingredient').fill(word)
  await page.getByLabel('Dish or ingredient').press('Enter')
  await expect(page.getByText('2 recipes', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${word}$`))

  const openFilters = page.getByRole('button', { name: 'Filters' })
  if (await openFilters.isVisible()) await openFilters.click()
  await page.getByRole('button', { name: 'Hard 1' }).click()
  await page.getByRole('button', { name: 'Mediterranean' }).click()
  await page.getByRole('button', { name: 'Over 60 min' }).click()
  await expect(fritters).toBeHidden()
  await expect(moussaka).toBeVisible()
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Newest First')
  const address = new URL(page.url()).searchParams
  expect(Object.fromEntries(address)).toEqual({
    q: word,
    tags: 'Mediterranean',
    difficulty: 'Hard',
    cookTime: '60+',
    sortBy: 'newest',
  })
  await expectAccessible(page)

  await page.reload()
  await expect(moussaka).toBeVisible()
  await expect(fritters).toBeHidden()
  const reopened = page.getByRole('button', { name: '3 filters' })
  if (await reopened.isVisible()) await reopened.click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(fritters).toBeVisible()
})

test('an allergy of one’s own keeps to itself what a search finds, until it is lifted', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  const word = uniqueName('satay').split(' ').join('')
  const food = (name: string) => ({ name, quantity: '1', unit: 'cup' })
  await publishRecipe(page, { title: `${word} classic`, ingredients: [food('peanuts')] })
  await publishRecipe(page, { title: `${word} mild`, ingredients: [food('sunflower seeds')] })
  await publishRecipe(page, { title: `${word} green`, ingredients: [food('fresh coriander')] })
  const classic = page.getByRole('link', { name: `${word} classic`, exact: true })
  const mild = page.getByRole('link', { name: `${word} mild`, exact: true })
  const green = page.getByRole('link', { name: `${word} green`, exact: true })
  const own = page.getByRole('region', { name: 'Your diet and allergies' })
  await page.goto(`/search?q=${word}`)
  await expect(page.getByText('3 recipes', { exact: true })).toBeVisible()
  await expect(own).toHaveCount(0)

  const data = { dietaryPreferences: ['No peanuts', 'Less salt', 'no cilantro'] }
  await page.request.post('/api/auth/update-Preference', { data })
  const calls = watchCalls(page, '/api/recipes/search')
  await page.goto(`/search?q=${word}`)
  await expect(mild).toBeVisible()
  await expect(classic).toBeHidden()
  await expect(green).toBeHidden()
  await expect(own.getByRole('listitem')).toHaveText(['No peanuts', 'no cilantro'])
  expect(calls, 'the results came with the page').toEqual([])
  await expectAccessible(page)
  await own.getByRole('button', { name: 'Show everything' }).click()
  await expect(classic).toBeVisible()
  await expect(green).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${word}&anyDiet=true$`))
  await page.reload()
  await expect(classic).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${word}$`))
  await expect(classic).toBeHidden()
  await expect(green).toBeHidden()
  await expect(mild).toBeVisible()

  // Restrictions in a cook's own words apply, and can be lifted, even without any known one.
  await page.request.post('/api/auth/update-Preference', {
    data: { dietaryPreferences: ['no cilantro'] },
  })
  await page.goto(`/search?q=${word}&anyDiet=true`)
  await expect(green).toBeVisible()
  await own.getByRole('button', { name: 'Apply them' }).click()
  await expect(green).toBeHidden()
  await expect(classic).toBeVisible()
  await expect(own.getByRole('listitem')).toHaveText(['no cilantro'])
})

test('the next page comes below the first, and a new filter begins anew', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  const word = uniqueName('quince').split(' ').join('')
  for (let number = 1; number <= 13; number++) {
    await publishRecipe(page, { title: `${word} jelly ${number}`, difficulty: 'Medium' })
  }
  await page.goto(`/search?q=${word}`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(12)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(cards).toHaveCount(13)
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden()
  await expect(page).toHaveURL(/page=2/)

  await page.reload()
  await expect(cards).toHaveCount(13)
  await page.getByLabel('Sort by').selectOption('Most Popular')
  await expect(cards).toHaveCount(12)
  await expect(page).not.toHaveURL(/page=/)
})

test('a search is understood: begun, misspelt, without something, with what is at home', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  const { request } = page.context()
  const letters = uniqueName('q').replace(/[^0-9a-f]/g, '')
  const word = `quinova${letters.replace(/\d/g, (digit) => 'klmnoprstu'[Number(digit)] ?? '')}`
  const food = (name: string) => ({ name, quantity: '1', unit: 'cup' })
  const ingredients = [food('rice'), food('butter'), food('salt')]
  await publishRecipe(page, { title: `${word} risotto`, ingredients })
  await publishRecipe(page, {
    title: `${word} stew`,
    ingredients: [...ingredients, food('cremini'), food('celery')],
  })
  for (const name of ['rice', 'butter']) {
    await request.post('/api/auth/inventory', { data: { name, qty: 1, qtyName: 'cup' } })
  }
  const risotto = page.getByRole('article').filter({ hasText: `${word} risotto` })
  const stew = page.getByRole('article').filter({ hasText: `${word} stew` })

  // Suggestions for a begun word can be chosen by keyboard.
  await page.goto('/search')
  const field = page.getByRole('main').getByRole('combobox', { name: 'Dish or ingredient' })
  await field.fill(word.slice(0, -2))
  const options = page.getByRole('option')
  await expect(options).toHaveText([
    `Search for “${word.slice(0, -2)}”`,
    new RegExp(word),
    new RegExp(word),
  ])
  await expectAccessible(page)
  await field.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue(word.slice(0, -2))
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  const chosen = (await options.nth(1).textContent()) ?? ''
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen)

  // Misspelt words are corrected, and exclusions appear as chips.
  const typed = `${word.slice(0, -1)}zz`
  await page.goto(`/search?q=${typed}+-mushroom`)
  await expect(page.getByText(`Showing results for “${word} -mushroom”.`)).toBeVisible()
  await expect(risotto).toBeVisible()
  await expect(stew).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Without mushroom' }).click()
  await expect(stew).toBeVisible()
  await page.getByRole('link', { name: `Search instead for “${typed}”` }).click()
  await expect(page.getByText(`No results found for "${typed}"`)).toBeVisible()

  // The pantry has nearly everything for one of them.
  await page.goto(`/search?q=${word}`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('switch', { name: 'Can cook with my pantry' }).click()
  await expect(stew.getByText('You have 2 of 4')).toBeVisible()
  await expect(stew.getByText('Missing: cremini, celery')).toBeVisible()
  await page.getByRole('button', { name: 'Fewer missing ingredients' }).click()
  await page.getByRole('button', { name: 'Fewer missing ingredients' }).click()
  await expect(stew).toBeHidden()
  await expect(risotto.getByText('You have 2 of 2')).toBeVisible()
  await expect(page).toHaveURL(/pantry=true&missing=1/)
  await expectAccessible(page)
})

test('a search for nothing but blanks asks nothing', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  const calls = watchCalls(page, '/api/recipes/search')
  await page.goto('/search?q=%20')
  await expect(page.getByText('What are you hungry for?')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Search'])
  await expect(page).toHaveTitle('Search / Potluck')
  await expect(page.getByLabel('Dish or ingredient')).toHaveValue('')
  expect(calls).toEqual([])
})

test('a search that finds nothing says so, and is cleared', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  await page.goto('/search?q=xyzzyplugh&difficulty=Easy')
  await expect(page.getByText('No results found for "xyzzyplugh"')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.getByText('What are you hungry for?')).toBeVisible()
  await expect(page.getByLabel('Dish or ingredient')).toHaveValue('')
})

test('a search that fails is tried again', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const calls = watchCalls(page, '/api/recipes/search')
  await page.goto('/search?q=rice')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(calls, 'the results came with the page').toEqual([])

  await withoutFirstAnswer(page)
  await page.route('**/api/recipes/search?*', (route) =>
    route.fulfill({ status: 422, json: { code: 'INVALID', message: 'No such shelf.' } }),
  )
  await page.goto('/search?q=rice')
  await expect(page.getByText('Error: No such shelf.')).toBeVisible()
  await page.unroute('**/api/recipes/search?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('Enter takes what half a word was about to become, and says so', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  await page.goto('/search')
  const field = page.getByLabel('Dish or ingredient')
  await field.fill('chic')
  await field.press('Enter')
  await expect(page.getByText('Showing results for “chicken”.')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Search instead for “chic”' }).click()
  await expect(page.getByText('No results found for "chic"')).toBeVisible()
})

test('filters are one row until they are wanted, and say what is chosen', async ({
  memberPage: page,
}) => {
  await page.goto('/search?q=rice&tags=Indian,Vegetarian&difficulty=Hard&cookTime=60%2B')
  const button = page.getByRole('button', { name: '4 filters' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  const italian = page.getByRole('button', { name: /^Italian/ })
  await expect(italian).toBeHidden()
  const chosen = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chosen.getByRole('listitem')).toHaveText([
    'Indian',
    'Vegetarian',
    'Hard',
    'Over 60 min',
  ])
  const [row, chips] = [await button.boundingBox(), await chosen.boundingBox()]
  expect(chips?.height, 'chosen filters stand in one row').toBeLessThanOrEqual(
    (row?.height ?? 0) + 4,
  )
  await expectAccessible(page)

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(italian).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await chosen.getByRole('button', { name: 'Remove Hard' }).click()
  await expect(page.getByRole('button', { name: '3 filters' })).toBeVisible()
  await expect(page).not.toHaveURL(/difficulty/)
  await expect(page.getByRole('button', { name: /^Hard/ })).toHaveAttribute('aria-pressed', 'false')
})
