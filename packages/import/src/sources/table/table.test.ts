import { describe, expect, it } from 'vitest'
import { readFirst, readItems } from '../../testing/read-items.ts'
import { readTable } from './read-table.ts'

describe('a table', () => {
  it('is read by the names of its columns in five languages', async () => {
    for (const [title, ingredients, steps, delimiter] of [
      ['Recipe Name', 'Ingredients', 'Method', ','],
      ['Titel', 'Zutaten', 'Zubereitung', ';'],
      ['Titre', 'Ingrédients', 'Étapes', ';'],
      ['Título', 'Ingredientes', 'Preparación', '\t'],
      ['Nome', 'Ingredienti', 'Procedimento', ','],
    ]) {
      const text = `${[title, ingredients, steps].join(delimiter)}\n${['Soup', '"1 leek\nsalt"', 'Boil.'].join(delimiter)}\n`
      expect(await readFirst(text)).toMatchObject({
        title: 'Soup',
        ingredients: [{ group: null, lines: ['1 leek', 'salt'] }],
        steps: [{ group: null, lines: ['Boil.'] }],
      })
    }
  })

  it('puts several columns of one field together and says what has no place', async () => {
    const text =
      'Name,Zutat 1,Zutat 2,Schritt1,Schwierigkeit,Vorbereitungszeit\nSuppe,1 Lauch,Salz,Kochen.,leicht,25 Minuten\n'
    expect(await readFirst(text)).toMatchObject({
      ingredients: [{ lines: ['1 Lauch', 'Salz'] }],
      minutes: { prep: 25 },
      lost: [{ field: 'Schwierigkeit', value: 'leicht' }],
    })
  })

  it('takes a cell apart that is a list by itself', async () => {
    const text = `name,ingredients,steps\nSoup,"['1 leek', ""salt, coarse""]",Cut. | Boil.\n`
    expect(await readFirst(text)).toMatchObject({
      ingredients: [{ lines: ['1 leek', 'salt, coarse'] }],
      steps: [{ lines: ['Cut.', 'Boil.'] }],
    })
  })

  it('reads Plan to Eat', async () => {
    const text =
      'Title,Course,Main Ingredient,Source,Url,Url Host,Prep Time,Servings,Ingredients,Directions,Tags,Rating,Photo Url,Calories,Fat,Created At\n' +
      'Pie,Dessert,apple,Ada,https://example.org/pie,example.org,20 min,8,"2 cups flour\nFilling:\n3 apples","Mix.\nBake.","sweet, autumn",4,https://example.org/pie.jpg,250,9,2023-01-02 03:04:05\n'
    expect(await readFirst(text)).toMatchObject({
      format: 'Plan to Eat',
      mealType: 'Dessert',
      source: { address: 'https://example.org/pie', name: 'Ada' },
      ingredients: [{ group: null }, { group: 'Filling', lines: ['3 apples'] }],
      tags: ['sweet', 'autumn'],
      images: ['https://example.org/pie.jpg'],
      nutrition: { calories: 250, fatGrams: 9 },
      created: '2023-01-02T03:04:05',
      lost: [
        { field: 'Main Ingredient', value: 'apple' },
        { field: 'Url Host', value: 'example.org' },
      ],
    })
  })

  it("reads My Recipe Box, whose categories may hold a row's own comma", async () => {
    const text =
      'title,inactiveTime,ingredients,instructions,categories,tags,source,originalPicture,\n' +
      'Salad,,1 apple,Toss.,Sides,Salad,,https://example.org/a,https://example.org/a.jpg\n' +
      'Soup,,1 leek,Boil.,Sides,,https://example.org/b,https://example.org/b.jpg,\n'
    expect(await readItems(text)).toMatchObject([
      {
        format: 'My Recipe Box',
        recipe: {
          collections: ['Sides', 'Salad'],
          source: { address: 'https://example.org/a' },
          images: ['https://example.org/a.jpg'],
        },
      },
      {
        recipe: {
          collections: ['Sides'],
          tags: [],
          source: { address: 'https://example.org/b' },
          images: ['https://example.org/b.jpg'],
        },
      },
    ])
  })

  it('is refused with the names of its columns where they say nothing', async () => {
    expect(await readItems('foo,bar,baz,qux\n1,2,3,4\n')).toMatchObject([
      { kind: 'refused', reason: expect.stringContaining("'foo', 'bar', 'baz', 'qux'") },
    ])
  })

  it('of three columns is one where each of its rows has three cells', async () => {
    const asked = [{ kind: 'refused', reason: expect.stringContaining("'Was', 'Woraus', 'Wie'") }]
    const semicolons = 'Was;Woraus;Wie\nBread;"500 g flour\n300 ml water";Bake it.\n'
    expect(await readItems(semicolons)).toMatchObject(asked)
    expect(await readItems('Was,Woraus,Wie\nBread,flour,Mix.\nRice,rice,Boil.\n')).toMatchObject(
      asked,
    )
    const prose = await readItems('Bread, quick, easy\nMix flour, water, salt.\nBake it.\n')
    expect(prose).not.toMatchObject([{ reason: expect.stringContaining('columns') }])
  })

  it('is read by what somebody says its columns are', async () => {
    const columns = [
      { name: 'foo', field: 'title' as const },
      { name: 'bar', field: 'ingredients' as const },
      { name: 'baz', field: null },
    ]
    const items = []
    for await (const item of readTable(
      [
        ['Soup', '1 leek', 'x'],
        ['', '', ''],
        ['', '2 eggs', ''],
      ],
      { columns, format: 'CSV' },
    ))
      items.push(item)
    expect(items).toMatchObject([
      {
        kind: 'recipe',
        recipe: {
          title: 'Soup',
          ingredients: [{ lines: ['1 leek'] }],
          lost: [{ field: 'baz', value: 'x' }],
        },
      },
      { kind: 'refused', name: 'row 3' },
    ])
  })
})

describe('a list in JSON or XML', () => {
  it('is read by the names of its keys', async () => {
    const records = {
      version: 3,
      items: [
        {
          title: 'Soup',
          ingredients: [{ quantity: 2, unit: 'kg', name: 'leeks', note: 'cut' }, 'salt'],
          steps: [{ text: 'Boil.' }],
          nutrition: { calories: 120, iron: '2 mg' },
          difficulty: 2,
        },
        { title: 'Empty' },
      ],
    }
    expect(await readItems(JSON.stringify(records))).toMatchObject([
      {
        format: 'JSON',
        recipe: {
          ingredients: [{ lines: ['2 kg leeks, cut', 'salt'] }],
          steps: [{ lines: ['Boil.'] }],
          nutrition: { calories: 120 },
          lost: [{ field: 'nutrition.iron' }, { field: 'difficulty', value: '2' }],
        },
      },
      { kind: 'refused', name: 'entry 2', reason: 'It is no recipe.' },
    ])
  })

  it('keeps headings and amounts that have records of their own', async () => {
    const record = {
      title: 'Soup',
      ingredients: [{ name: 'leeks', amount: { factor: '1.5', unit: 'kg' }, link: null }],
      ingredient_groups: [{ title: 'Top', ingredients: [{ name: 'chives', amount: null }] }],
      instructions: null,
    }
    expect(await readFirst(JSON.stringify(record))).toMatchObject({
      ingredients: [
        { group: null, lines: ['1.5 kg leeks'] },
        { group: 'Top', lines: ['chives'] },
      ],
    })
  })

  it('is read by the names of its elements', async () => {
    const xml =
      '<?xml version="1.0"?><recipes><recipe><title>Soup</title><ingredients>1 leek\nsalt</ingredients><instructions>Boil.</instructions><notes>Hot.</notes><labels>winter,quick</labels><level>easy</level></recipe></recipes>'
    expect(await readFirst(xml)).toMatchObject({
      format: 'XML',
      ingredients: [{ lines: ['1 leek', 'salt'] }],
      notes: 'Hot.',
      tags: ['winter', 'quick'],
      lost: [{ field: 'level', value: 'easy' }],
    })
  })
})

it('keeps the amount that JSON has as the value of a name', async () => {
  const recipe = await readFirst(
    JSON.stringify({
      title: 'Tea cake',
      ingredients: [{ name: 'flour', value: '200 g' }],
      steps: 'Bake.',
    }),
  )
  expect(recipe.ingredients).toEqual([{ group: null, lines: ['200 g flour'] }])
})
