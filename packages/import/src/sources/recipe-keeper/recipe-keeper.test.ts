import { expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

it('reads the page of a Recipe Keeper export', async () => {
  const page = `<!DOCTYPE html><html><body><div class="recipe-details">
    <meta content="1" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite">
    <meta content="5" itemprop="recipeRating"><h2 itemprop="name">Lentil salad</h2>
    <span itemprop="recipeCourse">Lunch</span><meta content="Salads" itemprop="recipeCollection">
    <meta content="Vegan" itemprop="recipeCategory"><span itemprop="recipeSource"><a href="https://example.org/l">https://example.org/l</a></span>
    <span itemprop="recipeYield">4</span><meta content="PT15M" itemprop="prepTime"><meta content="PT0S" itemprop="cookTime">
    <div itemprop="recipeIngredients"><p>200 g lentils</p><p>Dressing:</p><p>2 tbsp oil</p></div>
    <div itemprop="recipeDirections"><p>1. Boil.</p><p>2. Dress.</p></div>
    <div itemprop="recipeNotes"><p>Good cold.</p></div>
    <meta content="310" itemprop="recipeNutCalories"><meta content="7" itemprop="recipeNutTotalFat">
    <img src="images/a_0.jpg" itemprop="photo0"></div></body></html>`
  const packed = zipOf({ 'recipes.html': page, 'images/a_0.jpg': 'ÿØÿpic' })
  expect(await readFirst(packed)).toMatchObject({
    format: 'Recipe Keeper',
    title: 'Lentil salad',
    mealType: 'Lunch',
    collections: ['Salads'],
    tags: ['Vegan'],
    rating: 5,
    source: { address: 'https://example.org/l' },
    minutes: { prep: 15, cook: null },
    ingredients: [
      { group: null, lines: ['200 g lentils'] },
      { group: 'Dressing', lines: ['2 tbsp oil'] },
    ],
    steps: [{ group: null, lines: ['1. Boil.', '2. Dress.'] }],
    nutrition: { calories: 310, fatGrams: 7 },
    bytes: ['ÿØÿpic'],
    lost: [{ field: 'recipeIsFavourite', value: 'True' }],
  })
})

it('takes a paragraph in bold for a heading, but for one with an amount or with nothing below', async () => {
  const page = `<!DOCTYPE html><div class="recipe-details"><h2 itemprop="name">Stew</h2>
    <div itemprop="recipeIngredients"><p>800 g beef</p><p><b>For the sauce</b></p><p><b>2 tbsp flour</b></p></div>
    <div itemprop="recipeDirections"><p><strong>Sauce:</strong></p><p>Brown it.</p><p><b>Serve</b></p></div></div>`
  expect(await readFirst(page)).toMatchObject({
    ingredients: [
      { group: null, lines: ['800 g beef'] },
      { group: 'For the sauce', lines: ['2 tbsp flour'] },
    ],
    steps: [{ group: 'Sauce', lines: ['Brown it.', 'Serve'] }],
  })
})
