import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { noPage } from '../../../testing/answers.ts'
import type { Edge } from '../../../testing/edge.ts'
import { openApp } from '../../../testing/open-app.tsx'
import type { Import, ImportItem } from '../api.ts'

const { getByRole, getByText, getByLabelText } = page
const id = 'import-1'

function aRun(
  changes: Partial<Omit<Import, 'counts'>> = {},
  counts: Partial<Import['counts']> = {},
) {
  return {
    _id: id,
    state: 'looked',
    reason: null,
    files: [{ name: 'mine.paprikarecipes', format: 'Paprika', recipes: 3, refused: 1 }],
    counts: {
      recipes: 3,
      waiting: 3,
      broughtIn: 0,
      hereAlready: 0,
      skipped: 0,
      refused: 1,
      undone: 0,
      kept: 0,
      withDoubts: 1,
      doubles: 1,
      coming: 2,
      undecided: 1,
      pictures: 0,
      picturesWaiting: 0,
      ...counts,
    },
    plannedMeals: 2,
    shoppingLines: 0,
    doubles: 'skip',
    plan: true,
    shoppingLists: true,
    createdAt: '2026-05-01T10:00:00.000Z',
    finishedAt: null,
    canUndo: false,
    ...changes,
  } satisfies Import
}

function anItem(position: number, changes: Partial<ImportItem> = {}): ImportItem {
  return {
    position,
    file: 'mine.paprikarecipes',
    format: 'Paprika',
    kind: 'recipe',
    title: `Soup ${position}`,
    state: 'waiting',
    recipeId: null,
    reason: null,
    doubts: [],
    lost: [],
    collections: [],
    double: null,
    like: null,
    choice: null,
    ...changes,
  }
}

const double = { recipeId: 'recipe-mine', title: 'My soup', why: 'content' as const }
const items = [
  anItem(1, { collections: ['Winter'] }),
  anItem(2, { double }),
  anItem(3, {
    doubts: [{ field: 'steps', reason: 'Compare the steps.' }],
    lost: [{ field: 'difficulty', value: 'Easy', reason: 'A recipe has no place for it.' }],
  }),
  anItem(4, { kind: 'refused', state: 'refused', title: 'a.jpg', reason: 'This is a picture.' }),
]

function answerRun(edge: Edge, run: Import, found = items): void {
  edge.answer('GET /imports/{id}', run)
  edge.answer('GET /imports', {
    imports: [run],
    limits: { fileBytes: 1000, recipes: 10_000, files: 200 },
  })
  edge.answer('GET /imports/{id}/items', ({ query }) => ({
    items: query.show === 'refused' ? found.slice(3) : found,
    page: 1,
    pages: 1,
    total: found.length,
  }))
}

const open = (run: Import, found = items) =>
  openApp(`/import/${id}`, { edge: (edge) => answerRun(edge, run, found) })

it('says what is in the files before anything comes in, and starts as the cook wants it', async () => {
  const { edge } = await open(aRun())
  await expect.element(getByRole('heading', { level: 1, name: 'What is in it' })).toBeVisible()
  await expect.element(getByText('This is a picture.')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Bring in 2 recipes' })).toBeVisible()
  await getByLabelText('Keep both').click()
  await getByLabelText('2 planned meals, into your week plan').click()
  edge.answer('PUT /imports/{id}', aRun({ state: 'running' }))
  answerRun(edge, aRun({ state: 'running' }, { waiting: 2, broughtIn: 1 }))
  await getByRole('button', { name: 'Bring in 3 recipes' }).click()
  await expect.element(getByRole('heading', { name: 'Bringing your recipes in' })).toBeVisible()
  expect(edge.sentTo('PUT /imports/{id}').map(({ body }) => body)).toEqual([
    { state: 'running', doubles: 'keep-both', plan: false, shoppingLists: true },
  ])
  await expect.element(getByRole('progressbar', { name: '1 of 3 recipes' })).toBeVisible()
})

it('pauses at once, and goes on where the server refuses', async () => {
  const { edge } = await open(aRun({ state: 'running' }))
  edge.refuse('PUT /imports/{id}', 'RATE_LIMITED')
  await getByRole('button', { name: 'Pause' }).click()
  await expect.element(getByText('Too many requests. Please wait a moment.')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Pause' })).toBeVisible()
  edge.answer('PUT /imports/{id}', aRun({ state: 'paused' }))
  await getByRole('button', { name: 'Pause' }).click()
  // Not before: the page asks again meanwhile, and would find it paused with no button to press.
  answerRun(edge, aRun({ state: 'paused' }))
  await expect.element(getByRole('button', { name: 'Go on' })).toBeVisible()
})

it('lists those of one kind, and says what was lost field by field', async () => {
  await open(aRun())
  await getByText('1 doubt · 1 thing lost').click()
  await expect.element(getByText('Compare the steps.')).toBeVisible()
  await expect.element(getByText('Easy')).toBeVisible()
  await getByRole('button', { name: 'Cannot come' }).click()
  await expect.element(getByText('a.jpg')).toBeVisible()
  await expect.poll(() => getByText('Soup 1').query()).toBeNull()
})

it('lets a double be decided by itself', async () => {
  const { edge } = await open(aRun())
  edge.answer(
    'PUT /imports/{id}/items/{positionNumber}',
    anItem(2, { double, choice: 'new-version' }),
  )
  await getByLabelText('What is done with Soup 2').selectOptions('New version of mine')
  await expect
    .poll(() => edge.sentTo('PUT /imports/{id}/items/{positionNumber}'))
    .toMatchObject([{ params: { positionNumber: '2' }, body: { choice: 'new-version' } }])
})

it('asks whether a text may be public, and says nothing more after a no', async () => {
  const { edge } = await open(aRun())
  edge.refuse('PUT /imports/{id}/items/{positionNumber}', 'ORIGIN_UNCONFIRMED')
  const select = getByLabelText('What is done with Soup 2')
  await select.selectOptions('New version of mine')
  await getByRole('dialog').getByRole('button', { name: 'Not yet' }).click()
  await expect.element(select).toHaveValue('')
  expect(edge.sentTo('PUT /imports/{id}/items/{positionNumber}')).toHaveLength(1)
  expect(getByText(/It may be|public/).query()).toBeNull()
})

it('offers no choice for a double that came in', async () => {
  const came = anItem(2, { double, state: 'brought-in', recipeId: 'recipe-mine' })
  await open(aRun({ state: 'done' }), [came, anItem(1, { double, state: 'skipped' })])
  await expect.element(getByText('The newest version of yours now')).toBeVisible()
  await expect.element(getByLabelText('What is done with Soup 1')).toHaveValue('skip')
  expect(getByLabelText('What is done with Soup 2').query()).toBeNull()
})

it('shows a file that is looked into once, with how many recipes it has so far', async () => {
  const { edge } = await open(nothingYet())
  const uploads = watchUploads()
  const reading = { name: 'mine.json', format: '', recipes: 120, refused: 0 }
  answerRun(edge, aRun({ state: 'looking', files: [reading] }, { recipes: 120 }))
  await getByLabelText('Add files').upload(new File(['{}'], 'mine.json'))
  await expect.poll(() => uploads.sent.length).toBe(1)
  uploads.answer({ state: 'looking' })
  await expect.element(getByText('120 recipes so far')).toBeVisible()
  expect(getByText('mine.json', { exact: true }).elements()).toHaveLength(1)
  answerRun(edge, aRun())
  const soFar = () => getByText('120 recipes so far').query()
  await expect.poll(soFar, { timeout: 10_000 }).toBeNull()
})

it('sends the next file once the one before is through, however long it takes', async () => {
  const { edge } = await open(nothingYet())
  const uploads = watchUploads()
  const files = ['one.json', 'two.json'].map((name) => new File(['{}'], name))
  await getByLabelText('Add files').upload(files)
  // Files wait in one line, whatever page they were chosen on.
  await expect.poll(() => uploads.sent.length, { timeout: 10_000 }).toBe(1)
  answerRun(edge, aRun({ state: 'looking' }))
  uploads.answer({ state: 'looking' })
  const asked = () => edge.sentTo('GET /imports/{id}').length
  const before = asked()
  await expect.poll(asked, { timeout: 10_000 }).toBeGreaterThan(before + 1)
  expect(uploads.sent).toHaveLength(1)
  answerRun(edge, aRun())
  await expect.poll(() => uploads.sent.length, { timeout: 10_000 }).toBe(2)
  uploads.answer({})
  await expect.poll(() => getByText('two.json').query()).toBeNull()
})

afterEach(() => void vi.restoreAllMocks())

const nothingYet = () => aRun({ files: [] }, { recipes: 0, refused: 0 })

/** Uploads go by XMLHttpRequest: each is sent at once, and answered when the test says so. */
function watchUploads() {
  const sent: XMLHttpRequest[] = []
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    sent.push(this)
    this.upload.dispatchEvent(new ProgressEvent('load'))
  })
  return {
    sent,
    answer(changes: Parameters<typeof aRun>[0]) {
      const said = { import: aRun(changes), table: null, isArchive: false }
      const request = sent.at(-1)
      if (!request) throw new Error('Nothing was sent')
      Object.defineProperties(request, {
        status: { value: 201 },
        response: { value: new Blob([JSON.stringify(said)]) },
        getResponseHeader: { value: () => 'application/json' },
      })
      request.dispatchEvent(new ProgressEvent('load'))
    },
  }
}

it('names the recipe of the same files that one is like, and says when nothing is left to come', async () => {
  const like = { position: 1, title: 'Soup 1', why: 'content' as const }
  await open(aRun({}, { coming: 0, undecided: 1 }), [anItem(1), anItem(2, { like })])
  await expect.element(getByText('Like another one here: Soup 1')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Bring in the lists' })).toBeVisible()
  await getByLabelText('2 planned meals, into your week plan').click()
  await expect.element(getByRole('button', { name: 'Finish: nothing is new' })).toBeVisible()
  await getByLabelText('Keep both').click()
  await expect.element(getByRole('button', { name: 'Bring in 1 recipe' })).toBeVisible()
  await expect
    .element(getByLabelText('What is done with Soup 2').getByText('Keep the first one'))
    .toBeInTheDocument()
})

it('ends on the recipes where its cook watched it, the report one press away', async () => {
  const { edge, router } = await open(aRun({ state: 'running' }))
  await expect.element(getByRole('heading', { name: 'Bringing your recipes in' })).toBeVisible()
  edge.answer('GET /recipes/my-recipes', {
    recipes: [],
    ...noPage,
    counts: { published: 0, drafts: 3, total: 3, views: 0 },
  })
  answerRun(edge, aRun({ state: 'done', canUndo: true }, { waiting: 0, broughtIn: 3 }))
  await expect
    .poll(() => router.state.location.pathname, { timeout: 10_000 })
    .toBe('/dashboard/myRecipes')
  await getByRole('button', { name: 'Report' }).click()
  await expect.element(getByRole('heading', { name: 'Your recipes are here' })).toBeVisible()
})

it('takes all of it back after a yes, and only then', async () => {
  const { edge } = await open(aRun({ state: 'done', canUndo: true }, { waiting: 0, broughtIn: 3 }))
  edge.answer('POST /imports/{id}/undo', aRun({ state: 'undone' }, { undone: 2, kept: 1 }))
  await getByRole('button', { name: 'Undo the whole import' }).click()
  await getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(edge.sentTo('POST /imports/{id}/undo')).toEqual([])
  await getByRole('button', { name: 'Undo the whole import' }).click()
  answerRun(edge, aRun({ state: 'undone' }, { waiting: 0, undone: 2, kept: 1 }))
  await getByRole('dialog').getByRole('button', { name: 'Undo the whole import' }).click()
  await expect.element(getByText(/1 recipe stayed, since you changed it\./)).toBeVisible()
})

it('says that it is gone', async () => {
  await openApp(`/import/${id}`, {
    edge: (edge) => edge.refuse('GET /imports/{id}', 'IMPORT_NOT_FOUND'),
  })
  await expect
    .element(getByRole('alert').getByText('It was forgotten, or it is not yours.'))
    .toBeVisible()
})
