import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { answerRecipe } from '../../testing/answers.ts'
import { ada, aRecipe } from '../../testing/examples.ts'
import { openApp } from '../../testing/open-app.tsx'

const { getByRole, getByText } = page
const path = '/recipe/recipe-leek-pie'
const open = (changes: Parameters<typeof aRecipe>[0] = {}) =>
  openApp(path, { edge: (edge) => answerRecipe(edge, aRecipe(changes)) })

describe('until the recipe is there', () => {
  it('says that it loads, and nothing else of it', async () => {
    const { edge } = await openApp(path, {
      edge: (server) => {
        answerRecipe(server, aRecipe())
        server.hold('GET /recipes/{id}')
      },
    })
    await expect.element(getByText('Loading recipe...')).toBeInTheDocument()
    expect(getByText('Recipe Not Found').query()).toBeNull()
    edge.letGo('GET /recipes/{id}')
    await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Leek pie')
    expect(getByText('Loading recipe...').query()).toBeNull()
  })

  it('says that it is gone, and finds it by Try Again once it is back', async () => {
    const { edge } = await openApp(path, {
      edge: (server) => server.refuse('GET /recipes/{id}', 'RECIPE_NOT_FOUND'),
    })
    await expect
      .element(getByRole('alert').getByText('It may have been deleted, or its cook took it back.'))
      .toBeVisible()
    answerRecipe(edge, aRecipe())
    await getByRole('button', { name: 'Try Again' }).click()
    await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Leek pie')
    expect(getByRole('alert').query()).toBeNull()
  })

  it('gives the words of the server for any other failure', async () => {
    await openApp(path, { edge: (server) => server.refuse('GET /recipes/{id}', 'RATE_LIMITED') })
    await expect
      .element(getByRole('alert').getByText('Too many requests. Please wait a moment.'))
      .toBeVisible()
  })
})

describe('by whose recipe it is', () => {
  it("lets one save another cook's recipe and follow them, not edit it", async () => {
    await open()
    await expect.element(getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expect.element(getByRole('button', { name: 'Follow Bo Miller' })).toBeVisible()
    expect(getByRole('link', { name: 'Edit' }).query()).toBeNull()
  })

  it('lets one edit a recipe of one’s own, not save it or follow oneself', async () => {
    await open({ author: ada })
    await expect
      .element(getByRole('link', { name: 'Edit' }))
      .toHaveAttribute('href', '/recipe/edit/recipe-leek-pie')
    expect(getByRole('button', { name: 'Save', exact: true }).query()).toBeNull()
    expect(getByRole('button', { name: /^Follow/ }).query()).toBeNull()
  })

  it('says that a draft is seen by its cook alone, and asks for no comments', async () => {
    const { edge } = await open({ author: ada, status: 'draft', visibility: 'draft' })
    await expect.element(getByText('This is a draft.')).toBeVisible()
    await expect.element(getByText(/^You have not cooked this yet/)).toBeInTheDocument()
    expect(edge.sentTo('GET /recipes/{id}/comments')).toEqual([])
    expect(getByRole('heading', { name: 'Comments' }).query()).toBeNull()
  })
})

describe('liking', () => {
  it('counts at once, then as the server counted', async () => {
    const { edge } = await open()
    edge.answer('POST /recipes/{id}/like', { isLiked: true, likeCount: 40 })
    edge.hold('POST /recipes/{id}/like')
    await getByRole('button', { name: 'Like, 12 likes' }).click()
    const guessed = getByRole('button', { name: 'Like, 13 likes' })
    await expect.element(guessed).toHaveAttribute('aria-pressed', 'true')
    edge.letGo('POST /recipes/{id}/like')
    const counted = getByRole('button', { name: 'Like, 40 likes' })
    await expect.element(counted).toHaveAttribute('aria-pressed', 'true')
  })

  it('is taken back where the server refuses, and says so', async () => {
    const { edge } = await open()
    edge.refuse('POST /recipes/{id}/like', 'RATE_LIMITED')
    edge.hold('POST /recipes/{id}/like')
    await getByRole('button', { name: 'Like, 12 likes' }).click()
    await expect.element(getByRole('button', { name: 'Like, 13 likes' })).toBeVisible()
    edge.letGo('POST /recipes/{id}/like')
    const before = getByRole('button', { name: 'Like, 12 likes' })
    await expect.element(before).toHaveAttribute('aria-pressed', 'false')
    await expect.element(getByText('Failed to update like status. Please try again.')).toBeVisible()
  })

  it('sends a double press once', async () => {
    const { edge } = await open()
    edge.answer('POST /recipes/{id}/like', { isLiked: true, likeCount: 13 })
    edge.hold('POST /recipes/{id}/like')
    await getByRole('button', { name: 'Like, 12 likes' }).dblClick()
    await expect.element(getByRole('button', { name: 'Like, 13 likes' })).toBeVisible()
    edge.letGo('POST /recipes/{id}/like')
    expect(edge.sentTo('POST /recipes/{id}/like')).toHaveLength(1)
  })
})

describe('saving', () => {
  it('shows what the server answered', async () => {
    const { edge } = await open()
    edge.answer('PUT /auth/savedRecipe/toggle', { isSaved: true, message: '' })
    await getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .element(getByRole('button', { name: 'Saved' }))
      .toHaveAttribute('aria-pressed', 'true')
    expect(edge.sentTo('PUT /auth/savedRecipe/toggle')).toMatchObject([
      { body: { recipeId: 'recipe-leek-pie' } },
    ])
  })

  it('leaves the recipe unsaved where the server refuses, and says why', async () => {
    const { edge } = await open()
    edge.refuse('PUT /auth/savedRecipe/toggle', 'LIST_FULL')
    await getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(getByText('This list is full.')).toBeVisible()
    const button = getByRole('button', { name: 'Save', exact: true })
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  })
})

it('shows a title and a name of any length whole on a phone, without scrolling sideways', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const title = `Grandmother's ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} pie`
  await open({ title, author: { ...ada, _id: 'cook-long', fullName: 'N'.repeat(80) } })
  const heading = getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent(title)
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = heading.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

describe('the screen', () => {
  it('stays on once an ingredient is ticked, until the switch says otherwise', async () => {
    const held = holdScreen()
    await open()
    const stays = getByRole('switch', { name: /^Keep the screen on/ })
    await expect.element(stays).not.toBeChecked()
    expect(held()).toBe(0)
    await getByRole('checkbox', { name: '3 leeks' }).click()
    await expect.element(stays).toBeChecked()
    await expect.poll(held).toBe(1)
    await stays.click()
    await expect.poll(held).toBe(0)
    await getByRole('checkbox', { name: '50 g butter' }).click()
    await expect.element(stays).not.toBeChecked()
  })

  it('has no switch where the browser cannot keep it on', async () => {
    replaceWakeLock(undefined)
    await open()
    await expect.element(getByRole('checkbox', { name: '3 leeks' })).toBeVisible()
    await expect.element(getByText('Comments', { exact: true }).first()).toBeVisible()
    expect(getByRole('switch', { name: /^Keep the screen on/ }).query()).toBeNull()
  })
})

/** Stands for the device; answers how many locks are held. */
function holdScreen(): () => number {
  let held = 0
  const release = async () => {
    held -= 1
  }
  replaceWakeLock({
    request: async () => {
      held += 1
      return { release }
    },
  })
  return () => held
}

function replaceWakeLock(wakeLock: object | undefined): void {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock')
  Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
  if (wakeLock) {
    Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, value: wakeLock })
  }
  onTestFinished(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
    if (own) Object.defineProperty(Navigator.prototype, 'wakeLock', own)
  })
}
