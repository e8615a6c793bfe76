import { describe, expect, it } from 'vitest'
import { readFirst, readItems } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

const id = '0123456789abcdef0123456789abcdef'

describe('Mealie', () => {
  it('reads a recipe of the export of version 0 with its picture', async () => {
    const record = {
      name: 'Porridge',
      slug: 'porridge',
      recipe_category: ['Breakfast'],
      recipe_yield: '2 bowls',
      recipe_ingredient: [
        { title: 'Bowl', note: '80 g oats', quantity: 1, disable_amount: true },
        { title: '', note: 'salt', quantity: 1, disable_amount: true },
      ],
      recipe_instructions: [
        { title: 'Cook', text: 'Stir.' },
        { title: '', text: 'Serve.' },
      ],
      prep_time: '10 Minuten',
      org_url: 'https://example.org/oats',
      notes: [{ title: 'Milk', text: 'Any kind.' }],
      nutrition: { calories: '210', fat_content: '4 g' },
      tools: ['pot'],
      rating: 5,
    }
    const packed = zipOf({
      'mealie/recipes/porridge/porridge.json': JSON.stringify(record),
      'mealie/recipes/porridge/images/min-original.webp': 'RIFF0000WEBPpic',
    })
    expect(await readFirst(packed)).toMatchObject({
      format: 'Mealie',
      ingredients: [{ group: 'Bowl', lines: ['80 g oats', 'salt'] }],
      steps: [{ group: 'Cook', lines: ['Stir.', 'Serve.'] }],
      minutes: { prep: 10 },
      collections: ['Breakfast'],
      notes: 'Milk\nAny kind.',
      nutrition: { calories: 210, fatGrams: 4 },
      rating: 5,
      bytes: ['RIFF0000WEBPpic'],
      lost: [{ field: 'tools', value: 'pot' }],
    })
  })

  it("reads a recipe of the API, with the program's own words for a line where it has them", async () => {
    const record = {
      name: 'Tea',
      slug: 'tea',
      recipeServings: 2,
      recipeYieldQuantity: 1,
      recipeYield: 'pot',
      orgURL: 'https://example.org/tea',
      recipeIngredient: [
        { quantity: 2, unit: { name: 'spoon' }, food: { name: 'tea' }, display: '2 spoons tea' },
        {
          quantity: 0.333,
          unit: { name: 'cup', fraction: true },
          food: { name: 'milk' },
          note: 'warm',
        },
      ],
      recipeInstructions: [{ title: '', text: 'Steep.' }],
    }
    expect(await readFirst(JSON.stringify(record))).toMatchObject({
      ingredients: [{ group: null, lines: ['2 spoons tea', '1/3 cup milk warm'] }],
      servings: { text: '2', count: 2 },
      source: { address: 'https://example.org/tea' },
      lost: [{ field: 'recipe_yield', value: '1 pot' }],
    })
  })

  it('reads a backup: rows of tables as recipes, a plan and shopping lists', async () => {
    const tables = {
      recipes: [{ id, name: 'Soup', slug: 'soup', description: 'Hot.', org_url: null }],
      recipes_ingredients: [
        { recipe_id: id, position: 1, quantity: 1.5, unit_id: 'u', food_id: 'f', note: 'chopped' },
        { recipe_id: id, position: 0, title: 'Base', quantity: 2, food_id: 'f', note: '' },
      ],
      ingredient_units: [
        { id: 'u', name: 'kilo', abbreviation: 'kg', use_abbreviation: true, fraction: false },
      ],
      ingredient_foods: [{ id: 'f', name: 'leek', plural_name: 'leeks' }],
      recipe_instructions: [{ recipe_id: id, position: 0, title: '', text: 'Boil.' }],
      recipe_settings: [{ recipe_id: id, disable_amount: false }],
      tags: [{ id: 't', name: 'Winter' }],
      recipes_to_tags: [{ recipe_id: id, tag_id: 't' }],
      group_meal_plans: [
        { date: '2024-05-01', entry_type: 'dinner', recipe_id: id },
        { date: '2024-05-02', entry_type: 'lunch', recipe_id: null, title: 'Leftovers', text: '' },
      ],
      shopping_lists: [{ id: 'l', name: 'Saturday' }],
      shopping_list_items: [
        { shopping_list_id: 'l', position: 0, quantity: 1, note: 'bread', is_food: false },
        { shopping_list_id: 'l', position: 1, quantity: 2, food_id: 'f', checked: true },
      ],
    }
    const items = await readItems(
      zipOf({
        'database.json': JSON.stringify(tables),
        'data/recipes/01234567-89ab-cdef-0123-456789abcdef/images/original.webp': 'RIFF0000WEBP',
      }),
    )
    expect(items).toMatchObject([
      {
        kind: 'recipe',
        recipe: {
          title: 'Soup',
          ingredients: [{ group: 'Base', lines: ['2 leeks', '1.5 kg leeks chopped'] }],
          tags: ['Winter'],
          images: [expect.stringContaining('original.webp')],
        },
      },
      {
        kind: 'plan',
        meals: [
          { day: '2024-05-01', meal: 'dinner', title: 'Soup' },
          { day: '2024-05-02', meal: 'lunch', title: 'Leftovers' },
        ],
      },
      { kind: 'shopping list', name: 'Saturday', lines: ['bread'] },
    ])
  })
})
