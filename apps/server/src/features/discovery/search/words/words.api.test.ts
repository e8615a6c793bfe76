import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Client,
  publishRecipe,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts'

let app: TestApp
let author: Client
let reader: Client

const plain = { description: 'For the search of words.', instructions: ['Cook it.'] }
const food = (name: string) => ({ name, quantity: '1', unit: '' })

beforeAll(async () => {
  app = await startTestApp()
  author = app.client()
  reader = app.client()
  await Promise.all([author.signUp(), reader.signUp()])
  const recipes = {
    'Spaghetti Carbonara': ['spaghetti', 'guanciale', 'eggs'],
    'Eggplant Parmesan': ['eggplants', 'mozzarella', 'tomato sauce'],
    'Smoky Aubergine Dip': ['aubergines', 'tahini'],
    'Scallion Pancakes': ['scallions', 'flour'],
    'Soba with Spring Onions': ['soba noodles', 'spring onions'],
    'Chicken Marsala': ['chicken breasts', 'cremini', 'marsala wine'],
    'Chicken Stroganoff': ['chicken thighs', 'sour cream', 'onions'],
    'Roast Chicken': ['whole chicken', 'lemon'],
    'Jalapeño Poppers': ['jalapeños', 'cream cheese'],
    'Sour Cherry Cream': ['sour cherries', 'double cream'],
    'Salt/Pepper Squid': ['squid'],
  }
  for (const [title, names] of Object.entries(recipes)) {
    await publishRecipe(author, { ...plain, title, tags: [], ingredients: names.map(food) })
  }
})
afterAll(() => app.close())

type Answer = {
  recipes: { title: string }[]
  corrected: { from: string; to: string } | null
  near: boolean
  total: number
}

async function search(query: string, by = reader): Promise<Answer> {
  const { status, body } = await by.get<Answer>(`/recipes/search?${query}`)
  expect(status, query).toBe(200)
  return body
}

async function titles(text: string, by = reader): Promise<string[]> {
  const { recipes } = await search(`q=${encodeURIComponent(text)}`, by)
  return recipes.map(({ title }) => title).toSorted()
}

describe('what was meant', () => {
  it('corrects misspelt words, says so, and looks for what was typed when told to', async () => {
    const typed = 'Spagheti, carbonarra'
    const found = await search(`q=${encodeURIComponent(typed)}`)
    expect(found.recipes.map(({ title }) => title)).toEqual(['Spaghetti Carbonara'])
    expect(found.corrected).toEqual({ from: typed, to: 'spaghetti, carbonara' })
    // The kitchen understands 'spagetti'; the corrected text shows the right spelling all the same.
    const understood = await search('q=spagetti%20carbonarra%20eggs')
    expect(understood.corrected?.to).toBe('spaghetti carbonara eggs')
    expect((await search('q=aubergine%20smokyy%20scallion')).corrected?.to).toBe(
      'aubergine smoky scallion',
    )
    const exact = await search(`q=${encodeURIComponent(typed)}&exact=1`)
    expect(exact).toMatchObject({ total: 0, corrected: null })
  })

  it('corrects nothing that a recipe has, that names a food, or that is like no word', async () => {
    for (const text of ['carbonara', 'kohlrabi', 'xyzzyplugh', '-carbonarra chicken']) {
      expect((await search(`q=${text}`)).corrected, text).toBeNull()
    }
  })

  it('finds plurals and singulars, accents or none', async () => {
    expect(await titles('pancake')).toEqual(['Scallion Pancakes'])
    expect(await titles('jalapeno popper')).toEqual(['Jalapeño Poppers'])
    expect(await titles('JALAPEÑOS')).toEqual(['Jalapeño Poppers'])
    expect(await titles('pepper squid')).toEqual(['Salt/Pepper Squid'])
  })

  it('finds a food by whichever of its names, both ways, phrases too', async () => {
    const eggplant = ['Eggplant Parmesan', 'Smoky Aubergine Dip']
    expect(await titles('aubergine')).toEqual(eggplant)
    expect(await titles('eggplants')).toEqual(eggplant)
    const scallion = ['Scallion Pancakes', 'Soba with Spring Onions']
    expect(await titles('spring onion')).toEqual(scallion)
    expect(await titles('scallion')).toEqual(scallion)
    expect(await titles('mushroom')).toEqual(['Chicken Marsala'])
  })

  it('falls back on recipes with some of the words where none has all, and says so', async () => {
    const found = await search('q=marsala%20with%20bulgur%20-stroganoff')
    expect(found.recipes.map(({ title }) => title)).toEqual(['Chicken Marsala'])
    expect(found).toMatchObject({ near: true, total: 1 })
    expect((await search('q=chicken%20marsala')).near).toBe(false)
    expect(await search('q=zyzzyva%20xyzzyplugh')).toMatchObject({ near: false, total: 0 })
  })

  it('keeps the words of a phrase together', async () => {
    expect(await titles('"sour cream"')).toEqual(['Chicken Stroganoff'])
    expect(await titles('sour cream')).toEqual(['Chicken Stroganoff', 'Sour Cherry Cream'])
    expect(await titles('"cream sour"')).toEqual([])
  })
})

describe('what is excluded', () => {
  it('leaves out a word, a phrase, and a food with its kinds', async () => {
    expect(await titles('chicken -mushroom')).toEqual(['Chicken Stroganoff', 'Roast Chicken'])
    expect(await titles('chicken -"sour cream"')).toEqual(['Chicken Marsala', 'Roast Chicken'])
    expect(await titles('chicken -roast -cremini')).toEqual(['Chicken Stroganoff'])
  })

  it('can be all that is asked', async () => {
    const found = await titles('-chicken')
    expect(found).toHaveLength(8)
    expect(found).not.toContain('Roast Chicken')
  })
})

describe('who finds what', () => {
  it('finds what was just written, and no more what was hidden or deleted', async () => {
    const fields = { ...plain, title: 'Fleeting Bannock', ingredients: [food('oats')] }
    const id = await publishRecipe(author, fields)
    expect(await titles('bannock')).toEqual(['Fleeting Bannock'])
    await author.put(`/recipes/${id}`, { title: 'Fleeting Crumpet' })
    expect(await titles('crumpet')).toEqual(['Fleeting Crumpet'])
    expect(await titles('bannock')).toEqual([])
    await author.put(`/recipes/${id}/toggle`)
    expect(await titles('crumpet')).toEqual([])
    expect(await titles('crumpet', author)).toEqual([])
    await author.put(`/recipes/${id}/toggle`)
    expect(await titles('crumpet')).toEqual(['Fleeting Crumpet'])
    await author.delete(`/recipes/${id}`)
    expect(await titles('crumpet')).toEqual([])
  })

  it('hides a private cook from all others, and corrects nobody to their words', async () => {
    const hermit = app.client()
    await hermit.signUp()
    const fields = { ...plain, title: 'Quixotic Pottage', ingredients: [food('oats')] }
    await publishRecipe(hermit, fields)
    expect((await search('q=quixotik')).corrected).toEqual({ from: 'quixotik', to: 'quixotic' })
    await hermit.post('/auth/public-Profile-toogle')
    expect(await titles('quixotic')).toEqual([])
    expect(await titles('quixotic', hermit)).toEqual(['Quixotic Pottage'])
    expect((await search('q=quixotik')).corrected).toBeNull()
    await hermit.post('/auth/public-Profile-toogle')
    expect(await titles('quixotic')).toEqual(['Quixotic Pottage'])
  })
})

describe('hostile text', () => {
  it.each([
    "'; drop table recipes; --",
    'a & | ! :* <-> (((',
    ':*',
    '!',
    '"',
    '-',
    '-"',
    '🍅',
    '\\',
    "'=i:chicken'",
    '=i:chicken',
    '=w:chicken | =t:0-30',
    '%_',
    'the and of',
    'x'.repeat(200),
    'ab '.repeat(66),
    'ﬀ'.repeat(60),
  ])('is words like any other, or none: %j', async (text) => {
    const found = await search(`q=${encodeURIComponent(text)}`)
    expect(found.recipes.length).toBeLessThanOrEqual(found.total)
    const suggestions = await reader.get(`/recipes/suggestions?q=${encodeURIComponent(text)}`)
    expect(suggestions.status).toBe(200)
    const list = await reader.get(`/recipes?search=${encodeURIComponent(text)}`)
    expect(list.status).toBe(200)
  })

  it('reads no mark out of a text or a tag', async () => {
    expect(await titles('=t:0-30')).toEqual([])
    expect((await search("q=chicken&tags='%20|%20'chicken")).total).toBe(0)
    expect((await search(`q=chicken&tags=${'y'.repeat(3000)}`)).total).toBe(0)
  })

  it.each([
    `q=${'x'.repeat(10_000)}`,
    'q=rice&missing=-1&pantry=true',
    'q=rice&missing=21&pantry=true',
    'q=rice&pantry=perhaps',
    'q=rice&exact=2',
    `q=rice&tags=${Array.from({ length: 61 }, (_, number) => `t${number}`).join(',')}`,
  ])('is refused: %.40s', async (query) => {
    expect((await reader.get(`/recipes/search?${query}`)).status).toBe(422)
  })

  it('is refused unread where it is no text', async () => {
    expect((await reader.get('/recipes/search?q=%00')).status).toBe(400)
  })
})
