import type { Locator, Page } from '@playwright/test'

/** What a cook does on a screen; run again and again on one visit. */
export type Act = {
  screen: string
  name: string
  path: string
  /** Leads to where the act can be done; not measured. */
  prepare?(page: Page): Promise<void>
  run(page: Page): Promise<void>
}

/** What the acts are done with. */
export type Table = {
  recipeId: string
  recipeTitle: string
  chatId: string
  draftId: string
  username: string
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first()
const press = (name: string | RegExp) => (page: Page) => tap(button(page, name))
const tab = (name: string) => (page: Page) => tap(page.getByRole('tab', { name }))

/** A press as the browser gets it: Playwright's own look at what is hit would be measured along. */
async function tap(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(BETWEEN_MS)
}

/** Nobody presses twice in a row before the first has done something. */
const BETWEEN_MS = 300

/** The main acts of every screen. */
export function listActs({ recipeId, recipeTitle, chatId, draftId, username }: Table): Act[] {
  const recipe = `/recipe/${recipeId}`
  const wizard = `/recipe/edit/${draftId}`
  const walkTo = (step: string) => async (page: Page) => {
    await page
      .getByRole('button', { name: new RegExp(step) })
      .first()
      .click()
    await page.getByRole('heading', { level: 2, name: step }).waitFor()
  }
  const ai = `/ai/${chatId}`
  return [
    { screen: 'explore', name: 'like a recipe', path: '/explore', run: press(/^Like /) },
    { screen: 'explore', name: 'save a recipe', path: '/explore', run: press(/^(Save|Remove) /) },
    { screen: 'search', name: 'type', path: '/search', run: searchFor },
    { screen: 'search', name: 'sort', path: '/search?q=soup', run: sortBy },
    {
      screen: 'search',
      name: 'open the filters',
      path: '/search?q=soup',
      run: press(/^(Show |Hide )?filters/i),
    },
    { screen: 'trending', name: 'another time', path: '/trending', run: nextTab },
    { screen: 'recipe', name: 'like', path: recipe, run: press(/^Like, /) },
    { screen: 'recipe', name: 'save', path: recipe, run: press(/^Saved?$/) },
    { screen: 'recipe', name: 'more portions', path: recipe, run: press('More portions') },
    { screen: 'recipe', name: 'tick an ingredient', path: recipe, run: tick },
    {
      screen: 'recipe',
      name: 'mark a step as done',
      path: recipe,
      prepare: openInstructions,
      run: press('Step 1 done'),
    },
    {
      screen: 'cook mode',
      name: 'the next step',
      path: `${recipe}?cook=1`,
      run: async (page) => {
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('ArrowLeft')
      },
    },
    { screen: 'pantry', name: 'quick add', path: '/dashboard/inventory', run: quickAdd },
    { screen: 'pantry', name: 'sort', path: '/dashboard/inventory', run: sortPantry },
    {
      screen: 'shopping list',
      name: 'tick',
      path: '/dashboard/mealPlanner?view=shopping',
      run: tick,
    },
    {
      screen: 'shopping list',
      name: 'write a line',
      path: '/dashboard/mealPlanner?view=shopping',
      run: typeIn('textbox', 'Add to the list', '2 onions'),
    },
    {
      screen: 'planner',
      name: 'another week',
      path: '/dashboard/mealPlanner',
      run: async (page) => {
        await tap(page.getByRole('link', { name: 'Next week' }))
        await tap(page.getByRole('link', { name: 'Previous week' }))
      },
    },
    {
      screen: 'planner',
      name: 'open the adding of a meal',
      path: '/dashboard/mealPlanner',
      run: async (page) => {
        await tap(button(page, /^Add to /))
        await page.keyboard.press('Escape')
      },
    },
    { screen: 'dashboard', name: 'spin the wheel', path: '/dashboard', run: press(/^Spin/) },
    { screen: 'nutrition', name: 'another week', path: '/dashboard/nutrition', run: nextWeek },
    { screen: 'feed', name: 'another tab', path: '/myFeed', run: tab('Activity Feed') },
    {
      screen: 'saved',
      name: 'unsave and save',
      path: '/savedRecipes',
      run: press(/saved recipes|^Save /),
    },
    {
      screen: 'assistant',
      name: 'type a wish',
      path: ai,
      run: typeIn('textbox', 'Message to the assistant'),
    },
    {
      screen: 'assistant',
      name: 'another mode',
      path: ai,
      run: async (page) => {
        const modes = page.getByRole('group', { name: 'Mode' })
        await tap(modes.getByText('Ingredients', { exact: true }))
        await tap(modes.getByText('Idea', { exact: true }))
      },
    },
    {
      screen: 'assistant',
      name: 'ask',
      path: ai,
      run: async (page) => {
        await page.getByLabel('Message to the assistant').fill('lentil soup with lemon')
        await tap(page.getByRole('button', { name: 'Send' }))
        await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden' })
      },
    },
    {
      screen: 'wizard',
      name: 'write the title',
      path: wizard,
      run: async (page) => page.getByLabel('Title').pressSequentially(' x'),
    },
    {
      screen: 'wizard',
      name: 'write an ingredient',
      path: wizard,
      prepare: walkTo('Ingredients'),
      run: async (page) => page.getByLabel('Name').first().pressSequentially(' x'),
    },
    {
      screen: 'wizard',
      name: 'add an ingredient',
      path: wizard,
      prepare: walkTo('Ingredients'),
      run: press('Add Ingredient'),
    },
    {
      screen: 'wizard',
      name: 'write a step',
      path: wizard,
      prepare: walkTo('Instructions'),
      run: async (page) => page.getByLabel('What to do').first().pressSequentially(' x'),
    },
    { screen: 'profile', name: 'another tab', path: `/profile/${username}`, run: nextTab },
    {
      screen: 'my recipes',
      name: 'search',
      path: '/dashboard/myRecipes',
      run: typeIn('searchbox'),
    },
    {
      screen: 'preferences',
      name: 'choose a diet',
      path: '/settings/preferences',
      run: (page) => tap(page.getByLabel('Vegan')),
    },
    { screen: 'any', name: 'change the theme', path: '/explore', run: changeTheme },
    {
      screen: 'from explore to a recipe',
      name: 'and back',
      path: '/search?q=soup',
      run: async (page) => {
        await tap(page.getByRole('main').getByRole('article').getByRole('link').first())
        await page.getByRole('button', { name: 'More portions' }).waitFor()
        await page.goBack()
        await page.getByRole('main').getByRole('article').first().waitFor()
      },
    },
  ]

  async function searchFor(page: Page) {
    const box = page.getByRole('combobox').filter({ visible: true }).first()
    await box.fill('')
    await box.pressSequentially(recipeTitle.slice(0, 3))
  }
}

/** Writes some letters as a cook would, key by key. */
function typeIn(role: 'textbox' | 'searchbox', name?: string, text = 'soup') {
  return async (page: Page) => {
    const field = page
      .getByRole('main')
      .getByRole(role, name ? { name } : {})
      .first()
    await field.fill('')
    await field.pressSequentially(text)
  }
}

/** Behind a tab where the screen is narrow. */
async function openInstructions(page: Page) {
  const instructions = page.getByRole('tab', { name: 'Instructions' })
  if (await instructions.isVisible()) await instructions.click()
}

async function tick(page: Page) {
  await tap(page.getByRole('main').getByRole('checkbox').first())
}

async function sortBy(page: Page) {
  const sort = page.getByLabel('Sort by')
  await sort.focus()
  await page.keyboard.press('ArrowDown')
}
const sortPantry = sortBy

async function quickAdd(page: Page) {
  await page.getByRole('textbox', { name: 'Quick add' }).pressSequentially('1 l milk')
  await page.keyboard.press('Enter')
}

async function nextTab(page: Page) {
  const tabs = page.getByRole('main').getByRole('tab')
  await tap(tabs.nth(1))
  await tap(tabs.nth(0))
}

const nextWeek = press('Next week')

async function changeTheme(page: Page) {
  await tap(page.getByRole('button', { name: 'Profile menu' }))
  await tap(page.getByRole('menuitem', { name: 'Appearance' }))
}
