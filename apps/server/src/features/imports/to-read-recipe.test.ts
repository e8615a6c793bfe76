import { type ImportedRecipe, openFile, readFile } from '@potluck/import'
import { describe, expect, it } from 'vitest'
import { toReadRecipe } from './to-read-recipe.ts'

async function readNode(node: object): Promise<ImportedRecipe> {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ '@type': 'Recipe', name: 'Soup', ...node }),
  )
  for await (const item of readFile(openFile({ name: 'soup.json', bytes }))) {
    if (item.kind === 'recipe') return item.recipe
  }
  throw new Error('no recipe was read')
}

const METHOD = { recipeInstructions: ['Cook it.'] }
const rowsOf = async (inLanguage: string, lines: string[]) => {
  const recipe = await readNode({ ...METHOD, inLanguage, recipeIngredient: lines })
  return toReadRecipe(recipe).draft.ingredients.map(({ quantity, unit, name }) => [
    quantity,
    unit,
    name,
  ])
}

describe('a recipe from elsewhere', () => {
  it('keeps the words of a line in another language, its figure apart', async () => {
    expect(
      await rowsOf('de', [
        '1 ½ EL Butter',
        '2-3 Zehen Knoblauch',
        '500g Mehl',
        'etwas Salz',
        '¼ l Milch',
      ]),
    ).toEqual([
      ['1 ½', '', 'EL Butter'],
      ['2-3', '', 'Zehen Knoblauch'],
      ['500', '', 'g Mehl'],
      ['–', '', 'etwas Salz'],
      ['¼', '', 'l Milch'],
    ])
  })

  it('reads a line in English into its fields', async () => {
    expect(await rowsOf('en', ['2 tbsp butter, softened', 'salt'])).toEqual([
      ['2', 'tbsp', 'butter, softened'],
      ['–', '', 'salt'],
    ])
  })

  // A pattern that could read these figures in several ways would not come to an end.
  it.each([
    `${'1'.repeat(190)}!`,
    `${'1 '.repeat(95)}!`,
    `${'1.'.repeat(95)}!`,
    '½'.repeat(190),
  ])('reads hostile figures in no time: %s', async (line) => {
    const [row] = await rowsOf('de', [line])
    expect(row?.[2]).not.toBe('')
  })

  it('tells what has no place: figures, a whole list too many', async () => {
    const recipe = await readNode({
      ...METHOD,
      prepTime: 'PT10M',
      cookTime: 'PT20M',
      totalTime: 'PT90M',
      nutrition: { '@type': 'NutritionInformation', calories: '210 kcal', proteinContent: '9 g' },
      recipeIngredient: Array.from({ length: 130 }, (_, at) => `${at + 1} g flour`),
      keywords: Array.from({ length: 5_000 }, (_, at) => `tag ${at}`),
    })
    const { draft, lost } = toReadRecipe(recipe)
    expect(draft).toMatchObject({
      prepTime: '10 min',
      cookTime: '20 min',
      restTime: '60 min',
    })
    expect([draft.ingredients.length, draft.tags.length]).toEqual([100, 10])
    const fields = lost.map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(['calories', 'proteinGrams']))
    expect(lost).toContainEqual(
      expect.objectContaining({ field: 'ingredients', value: '130 g flour' }),
    )
    expect(lost.length).toBeLessThanOrEqual(200)
  })

  it('has no time where the page says zero', async () => {
    const recipe = await readNode({ ...METHOD, prepTime: 'PT0M', totalTime: 'PT20M' })
    expect(toReadRecipe(recipe).draft).toMatchObject({
      prepTime: '',
      cookTime: '20 min',
      restTime: '',
    })
  })
})
