import { expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

it('reads the page of a Copy Me That export, each recipe by itself', async () => {
  const page = `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><body>
    <div class="recipe"><div id="name"> Flat bread </div>
      <div id="link">Adapted from <a id="original_link" href="https://example.org/bread">example</a></div>
      <img class="recipeImage" src="images/bread.jpg"><div id="description">Crisp.</div>
      <span class="recipeCategory">bread</span><span id="ratingValue">4</span><span id="made_this"> I made this. </span>
      <div id="servings">Servings: <a id="recipeYield">6</a></div>
      <ul id="recipeIngredients"><li class="recipeIngredient_subheader">Dough</li>
        <li class="recipeIngredient">250&nbsp;g flour</li><li class="recipeIngredient_spacer"></li></ul>
      <ol id="recipeInstructions"><li class="instruction">Knead.</li><li class="instruction_subheader">Oven</li>
        <li class="instruction">Bake.</li></ol>
      <ul id="recipeNotes"><li class="recipeNote">Keeps a day.</li></ul></div></body>`
  const packed = zipOf({ 'recipes.html': page, 'images/bread.jpg': 'ÿØÿpic' })
  expect(await readFirst(packed)).toMatchObject({
    format: 'Copy Me That',
    title: 'Flat bread',
    source: { address: 'https://example.org/bread' },
    servings: { text: '6', count: 6 },
    rating: 4,
    tags: ['bread'],
    ingredients: [{ group: 'Dough', lines: ['250 g flour'] }],
    steps: [
      { group: null, lines: ['Knead.'] },
      { group: 'Oven', lines: ['Bake.'] },
    ],
    notes: 'Keeps a day.',
    bytes: ['ÿØÿpic'],
    lost: [{ field: 'made_this' }],
  })
})
