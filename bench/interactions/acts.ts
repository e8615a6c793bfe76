import type { Locator, Page } from '@playwright/test'

/** An interaction of a cook with a screen; repeated several times per visit. */
export type Act = {
  screen: string
  name: string
  path: string
  /** Brings the page to where the act is possible; not measured. */
  prepare?(page: Page): Promise<void>
  run(page: Page): Promise<void>
}

/** The data that the acts use. */
export type FilledKitchen = {
  recipeId: string
  recipeTitle: string
  chatId: string
  draftId: string
  username: string
}

/** The main acts of every screen. */
export function listActs(kitchen: FilledKitchen): Act[] {
  return [
    ...actsOfDiscovery(kitchen),
    ...actsOfRecipe(`/recipe/${kitchen.recipeId}`),
    ...actsOfPlanning(),
    ...actsOfAssistant(`/ai/${kitchen.chatId}`),
    ...actsOfWizard(`/recipe/edit/${kitchen.draftId}`),
    ...actsOfOneself(`/profile/${kitchen.username}`),
  ]
}

function actsOfDiscovery({ recipeTitle }: FilledKitchen): Act[] {
  const found = '/search?q=soup'
  return [
    { screen: 'explore', name: 'like a recipe', path: '/explore', run: press(/^Like /) },
    { screen: 'explore', name: 'save a recipe', path: '/explore', run: press(/^(Save|Remove) /) },
    { screen: 'search', name: 'type', path: '/search', run: searchFor(recipeTitle.slice(0, 3)) },
    { screen: 'search', name: 'sort', path: found, run: sortBy },
    { screen: 'search', name: 'open the filters', path: found, run: press('Filters') },
    { screen: 'search', name: 'open a recipe, and go back', path: found, run: openAndGoBack },
    { screen: 'trending', name: 'another time', path: '/trending', run: nextTab },
    { screen: 'feed', name: 'another tab', path: '/myFeed', run: nextTab },
  ]
}

function actsOfRecipe(path: string): Act[] {
  const screen = 'recipe'
  return [
    { screen, path, name: 'like', run: press(/^Like, /) },
    { screen, path, name: 'save', run: press(/^Saved?$/) },
    { screen, path, name: 'more portions', run: press('More portions') },
    { screen, path, name: 'tick an ingredient', run: tick },
    {
      screen,
      path,
      name: 'mark a step as done',
      prepare: openInstructions,
      run: press('Step 1 done'),
    },
    { screen: 'cook mode', path: `${path}?cook=1`, name: 'the next step', run: stepOnAndBack },
  ]
}

function actsOfPlanning(): Act[] {
  const pantry = '/dashboard/inventory'
  const planner = '/dashboard/mealPlanner'
  const list = `${planner}?view=shopping`
  return [
    { screen: 'pantry', name: 'quick add', path: pantry, run: quickAdd },
    { screen: 'pantry', name: 'sort', path: pantry, run: sortBy },
    { screen: 'shopping list', name: 'tick', path: list, run: tick },
    {
      screen: 'shopping list',
      name: 'write a line',
      path: list,
      run: typeIn('Add to the list', '2 onions'),
    },
    { screen: 'planner', name: 'another week', path: planner, run: weekOnAndBack },
    { screen: 'planner', name: 'open the adding of a meal', path: planner, run: openAdding },
    { screen: 'nutrition', name: 'another week', path: '/dashboard/nutrition', run: nextWeek },
  ]
}

function actsOfAssistant(path: string): Act[] {
  const screen = 'assistant'
  return [
    { screen, path, name: 'type a wish', run: typeIn('Message to the assistant', 'soup') },
    { screen, path, name: 'another mode', run: changeMode },
    { screen, path, name: 'ask', run: askForSoup },
  ]
}

function actsOfWizard(path: string): Act[] {
  const screen = 'wizard'
  return [
    { screen, path, name: 'write the title', run: typeOn('Title') },
    {
      screen,
      path,
      name: 'write an ingredient',
      prepare: walkTo('Ingredients'),
      run: typeOn('Name'),
    },
    {
      screen,
      path,
      name: 'add an ingredient',
      prepare: walkTo('Ingredients'),
      run: press('Add Ingredient'),
    },
    {
      screen,
      path,
      name: 'write a step',
      prepare: walkTo('Instructions'),
      run: typeOn('What to do'),
    },
  ]
}

function actsOfOneself(profile: string): Act[] {
  return [
    { screen: 'dashboard', name: 'spin the wheel', path: '/dashboard', run: press(/^Spin/) },
    {
      screen: 'saved',
      name: 'unsave and save',
      path: '/savedRecipes',
      run: press(/saved recipes|^Save /),
    },
    { screen: 'profile', name: 'another tab', path: profile, run: nextTab },
    { screen: 'my recipes', name: 'another tab', path: '/dashboard/myRecipes', run: nextTab },
    {
      screen: 'preferences',
      name: 'choose a diet',
      path: '/settings/preferences',
      run: (page) => tap(page.getByLabel('Vegan')),
    },
    { screen: 'any', name: 'change the theme', path: '/explore', run: changeTheme },
  ]
}

/** Presses by coordinates, because Playwright's actionability checks would be measured too. */
async function tap(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(BETWEEN_MS)
}

/** The pause after a press, in which its effect is painted. */
const BETWEEN_MS = 300

function press(name: string | RegExp) {
  return (page: Page) =>
    tap(page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first())
}

/** Clears a field and types into it key by key. */
function typeIn(name: string, text: string) {
  return async (page: Page) => {
    const field = page.getByRole('textbox', { name })
    await field.fill('')
    await field.pressSequentially(text)
  }
}

/** Types at the end of the first field with a label. */
function typeOn(label: string) {
  return (page: Page) => page.getByLabel(label).first().pressSequentially(' x')
}

function searchFor(text: string) {
  return async (page: Page) => {
    const field = page.getByRole('combobox').filter({ visible: true }).first()
    await field.fill('')
    await field.pressSequentially(text)
  }
}

async function openAndGoBack(page: Page) {
  const cards = page.getByRole('main').getByRole('article')
  await tap(cards.getByRole('link').first())
  await page.getByRole('button', { name: 'More portions' }).waitFor()
  await page.goBack()
  await cards.first().waitFor()
}

/** On narrow screens they are behind a tab; they load after the page. */
async function openInstructions(page: Page) {
  const instructions = page.getByRole('tab', { name: 'Instructions' })
  const firstStep = page.getByRole('button', { name: 'Step 1 done' })
  await instructions.or(firstStep).first().waitFor()
  if (await instructions.isVisible()) await instructions.click()
}

async function stepOnAndBack(page: Page) {
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
}

async function tick(page: Page) {
  await tap(page.getByRole('main').getByRole('checkbox').first())
}

async function sortBy(page: Page) {
  await page.getByLabel('Sort by').focus()
  await page.keyboard.press('ArrowDown')
}

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

async function weekOnAndBack(page: Page) {
  await tap(page.getByRole('link', { name: 'Next week' }))
  await tap(page.getByRole('link', { name: 'Previous week' }))
}

async function openAdding(page: Page) {
  await press(/^Add to /)(page)
  await page.keyboard.press('Escape')
}

async function changeMode(page: Page) {
  const modes = page.getByRole('group', { name: 'Mode' })
  await tap(modes.getByText('Ingredients', { exact: true }))
  await tap(modes.getByText('Idea', { exact: true }))
}

async function askForSoup(page: Page) {
  await page.getByLabel('Message to the assistant').fill('lentil soup with lemon')
  await tap(page.getByRole('button', { name: 'Send' }))
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden' })
}

/** Goes through the wizard's steps until one; a phone shows the name of a step in its heading alone. */
function walkTo(step: string) {
  return async (page: Page) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    for (let here = await heading.innerText(); here !== step; here = await heading.innerText()) {
      await page.getByRole('button', { name: 'Save and Continue' }).click()
      await page
        .getByRole('heading', { level: 2, name: here, exact: true })
        .waitFor({ state: 'hidden' })
    }
  }
}

async function changeTheme(page: Page) {
  await tap(page.getByRole('button', { name: 'Profile menu' }))
  await tap(page.getByRole('menuitem', { name: 'Appearance' }))
}
