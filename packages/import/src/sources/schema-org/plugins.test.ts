import { describe, expect, it } from 'vitest'
import { readRecipes } from '../../testing/read-items.ts'
import { flat, type Said, saidOf } from '../../testing/said-of.ts'

const page = (body: string, said?: object) =>
  `<!doctype html><html lang="en"><head><title>Rye buns - A blog</title>${
    said ? `<script type="application/ld+json">${JSON.stringify(said)}</script>` : ''
  }</head><body><header><nav><ul><li><a href="/">Home</a></li></ul></nav></header><main><article><h1>Rye buns</h1><p>My aunt bakes these each autumn.</p>${body}</article></main><footer><p>2 sisters and an oven</p></footer></body></html>`

const BUNS: Said = {
  title: 'Rye buns',
  ingredients: [
    ['For the dough', '2 cups rye flour (sifted)', '1½ tsp salt', 'water'],
    ['Topping', '3 tbsp caraway seeds'],
  ],
  steps: [
    ['Dough', 'Mix the flour with the salt.', 'Knead it with water for 10 minutes.'],
    ['Bake', 'Scatter the caraway on top and bake.'],
  ],
}

const PLAIN: Said = { ...BUNS, ingredients: flat(BUNS.ingredients), steps: flat(BUNS.steps) }
const PLAIN_STEPS: Said = { ...BUNS, steps: flat(BUNS.steps) }

const data = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Rye buns',
  recipeIngredient: BUNS.ingredients.flatMap(([, ...lines]) => lines),
  recipeInstructions: BUNS.steps
    .flatMap(([, ...lines]) => lines)
    .map((text) => ({ '@type': 'HowToStep', text })),
}

const PAGES: [plugin: string, html: string, said: Said][] = [
  [
    'WP Recipe Maker, its data in @graph and flat',
    page(
      `<div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">Rye buns</h2>
      <div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients <span class="wprm-recipe-servings-container"><button>1x</button><button>2x</button></span></h3>
      <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">For the dough</h4><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text wprm-screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">2</span>&#32;<span class="wprm-recipe-ingredient-unit">cups</span>&#32;<span class="wprm-recipe-ingredient-name">rye flour</span>&#32;<span class="wprm-recipe-ingredient-notes">(sifted)</span></li><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1½</span> <span class="wprm-recipe-ingredient-unit">tsp</span> <span class="wprm-recipe-ingredient-name">salt</span></li><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-name">water</span></li></ul></div>
      <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Topping</h4><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">3</span> <span>tbsp</span> <span>caraway seeds</span></li></ul></div></div>
      <div class="wprm-recipe-instructions-container"><h3>Instructions</h3><div class="wprm-recipe-instruction-group"><h4>Dough</h4><ul><li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>Mix the flour with the salt.</span></div></li><li><div>Knead it with water for 10 minutes.</div><div class="wprm-recipe-instruction-media"><img src="a.jpg"></div></li></ul></div>
      <div class="wprm-recipe-instruction-group"><h4>Bake</h4><ul><li><div>Scatter the caraway on top and bake.</div></li></ul></div></div></div></div>`,
      { '@graph': [{ '@type': 'WebPage', '@id': 'x' }, data] },
    ),
    BUNS,
  ],
  [
    'WP Recipe Maker without its data',
    page(
      `<p>Rye is sour. I love it.</p><div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Rye buns</h2><div><span class="wprm-recipe-details-label">Servings</span> <span class="wprm-recipe-servings">12</span> buns</div>
      <div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3><div class="wprm-recipe-ingredient-group"><h4>For the dough</h4><ul><li><span>2</span> <span>cups</span> <span>rye flour</span> <span>(sifted)</span></li><li><span>1½</span> <span>tsp</span> <span>salt</span></li><li><span>water</span></li></ul></div><div><h4>Topping</h4><ul><li><span>3</span> <span>tbsp</span> <span>caraway seeds</span></li></ul></div></div>
      <div class="wprm-recipe-instructions-container"><h3>Instructions</h3><div><h4>Dough</h4><ul><li><div>Mix the flour with the salt.</div></li><li><div>Knead it with water for 10 minutes.</div></li></ul></div><div><h4>Bake</h4><ul><li><div>Scatter the caraway on top and bake.</div></li></ul></div></div>
      <div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes">Freeze them for 3 months.</div></div></div>`,
    ),
    BUNS,
  ],
  [
    'Tasty Recipes',
    page(
      `<div class="tasty-recipes"><header class="tasty-recipes-entry-header"><h2>Rye buns</h2></header><div class="tasty-recipes-entry-content"><div class="tasty-recipes-ingredients"><div class="tasty-recipes-ingredients-header"><h3>Ingredients</h3><span class="tasty-recipes-units-scale-buttons"><button>Scale</button></span></div><div data-tasty-recipes-customization="body-color.color"><p><b>For the dough</b></p><ul><li data-tr-ingredient-checkbox><span class="tr-ingredient-checkbox-container"><input type="checkbox"></span><span data-amount="2" data-unit="cup">2 cups</span> rye flour (sifted)</li><li><span data-amount="1.5">1½ tsp</span> salt</li><li>water</li></ul><p><b>Topping</b></p><ul><li><span data-amount="3">3 tbsp</span> caraway seeds</li></ul></div></div>
      <div class="tasty-recipes-instructions"><h3>Instructions</h3><p><b>Dough</b></p><ol><li id="instruction-step-1">Mix the flour with the salt.</li><li>Knead it with water for 10 minutes.</li></ol><p><b>Bake</b></p><ol start="3"><li>Scatter the caraway on top and bake.</li></ol></div></div></div>`,
      data,
    ),
    BUNS,
  ],
  [
    'Mediavine Create',
    page(
      `<section class="mv-create-card"><h2 class="mv-create-title">Rye buns</h2><div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title">Ingredients</h3><h4>For the dough</h4><ul><li>2 cups rye flour (sifted)</li><li>1½ tsp salt</li><li>water</li></ul><h4>Topping</h4><ul><li>3 tbsp caraway seeds</li></ul></div><div class="mv-create-instructions"><h3>Instructions</h3><ol><li id="mv_create_1_1">Mix the flour with the salt.</li><li>Knead it with water for 10 minutes.</li><li>Scatter the caraway on top and bake.</li></ol></div><div class="mv-create-nutrition"><h3>Nutrition Information</h3></div></section>`,
      {
        ...data,
        recipeInstructions: data.recipeInstructions.map((step, at) => ({
          ...step,
          position: at + 1,
          name: `${step.text.slice(0, 14)}...`,
        })),
      },
    ),
    PLAIN_STEPS,
  ],
  [
    'WP Ultimate Recipe, microdata with headings in the lists',
    page(
      `<div class="wpurp-container" itemscope itemtype="http://schema.org/Recipe"><meta itemprop="author" content="Mo"><span class="wpurp-recipe-title" itemprop="name">Rye buns</span><div class="wpurp-recipe-ingredients"><span class="wpurp-recipe-ingredients-header">Ingredients</span><ul class="wpurp-recipe-ingredient-container"><li class="wpurp-recipe-ingredient-group">For the dough</li><li class="wpurp-recipe-ingredient" itemprop="recipeIngredient"><span class="recipe-ingredient-quantity-unit"><span data-original="2">2</span> <span>cups</span></span> <span class="recipe-ingredient-name">rye flour</span> <span class="recipe-ingredient-notes">(sifted)</span></li><li itemprop="recipeIngredient"><span>1½</span> <span>tsp</span> <span>salt</span></li><li itemprop="recipeIngredient"><span> </span><span>water</span></li><li class="wpurp-recipe-ingredient-group">Topping</li><li itemprop="recipeIngredient">3 tbsp caraway seeds</li></ul></div><div class="wpurp-recipe-instructions"><span>Instructions</span><div class="wpurp-recipe-instruction-group">Dough</div><ol><li itemprop="recipeInstructions"><span class="wpurp-recipe-instruction-text">Mix the flour with the salt.</span></li><li itemprop="recipeInstructions">Knead it with water for 10 minutes.</li></ol><div class="wpurp-recipe-instruction-group">Bake</div><ol><li itemprop="recipeInstructions">Scatter the caraway on top and bake.</li></ol></div></div>`,
    ),
    BUNS,
  ],
  [
    'EasyRecipe, hrecipe and microdata at once',
    page(
      `<div class="easyrecipe hrecipe" itemscope itemtype="http://schema.org/Recipe"><div class="ERSName fn" itemprop="name">Rye buns</div><div class="ERSTimes">Prep time <time itemprop="prepTime" datetime="PT15M"><span class="preptime">15 mins</span></time></div><div class="ERSIngredients"><div class="ERSIngredientsHeader ERSHeading">Ingredients</div><div class="ERSSectionHead">For the dough</div><ul><li class="ingredient" itemprop="ingredients">2 cups rye flour (sifted)</li><li class="ingredient" itemprop="ingredients">1½ tsp salt</li><li class="ingredient" itemprop="ingredients">water</li></ul><div class="ERSSectionHead">Topping</div><ul><li class="ingredient" itemprop="ingredients">3 tbsp caraway seeds</li></ul></div><div class="ERSInstructions"><div class="ERSHeading">Instructions</div><div class="ERSSectionHead">Dough</div><ol><li class="instruction" itemprop="recipeInstructions">Mix the flour with the salt.</li><li class="instruction" itemprop="recipeInstructions">Knead it with water for 10 minutes.</li></ol><div class="ERSSectionHead">Bake</div><ol><li class="instruction" itemprop="recipeInstructions">Scatter the caraway on top and bake.</li></ol></div></div>`,
    ),
    BUNS,
  ],
  [
    'Recipe Card Blocks',
    page(
      `<div class="wp-block-wpzoom-recipe-card-block-recipe-card"><h2 class="recipe-card-title">Rye buns</h2><div class="recipe-card-ingredients"><h3 class="ingredients-title">Ingredients</h3><ul class="ingredients-list"><li class="ingredient-item ingredient-item-group"><p class="ingredient-item-group-title"><strong class="recipe-card-group-title">For the dough</strong></p></li><li class="ingredient-item"><span class="tick-circle"></span><p class="ingredient-item-name"><span class="wpzoom-rcb-ingredient-amount">2</span> <span class="wpzoom-rcb-ingredient-unit">cups</span> rye flour (sifted)</p></li><li class="ingredient-item"><p>1½ tsp salt</p></li><li class="ingredient-item"><p>water</p></li><li class="ingredient-item ingredient-item-group"><p><strong>Topping</strong></p></li><li class="ingredient-item"><p>3 tbsp caraway seeds</p></li></ul></div><div class="recipe-card-directions"><h3>Directions</h3><ul class="directions-list"><li class="direction-step direction-step-group"><strong>Dough</strong></li><li class="direction-step">Mix the flour with the salt.</li><li class="direction-step">Knead it with water for 10 minutes.</li><li class="direction-step direction-step-group"><strong>Bake</strong></li><li class="direction-step">Scatter the caraway on top and bake.</li></ul></div></div>`,
      data,
    ),
    BUNS,
  ],
  [
    'Zip Recipes, labels between the items',
    page(
      `<div id="zlrecipe-container"><div itemscope itemtype="http://schema.org/Recipe" id="zlrecipe-container-1" class="hrecipe"><div id="zlrecipe-title" itemprop="name" class="fn">Rye buns</div><p id="zlrecipe-ingredients" class="h-4 strong">Ingredients</p><ul id="zlrecipe-ingredients-list"><div id="zlrecipe-ingredient-0" class="ingredient-label">For the dough</div><li class="ingredient" itemprop="recipeIngredient">2 cups rye flour (sifted)</li><li class="ingredient" itemprop="recipeIngredient">1½ tsp salt</li><li class="ingredient" itemprop="recipeIngredient">water</li><div class="ingredient-label">Topping</div><li class="ingredient" itemprop="recipeIngredient">3 tbsp caraway seeds</li></ul><p id="zlrecipe-instructions" class="h-4 strong">Instructions</p><ol id="zlrecipe-instructions-list" class="instructions"><div class="instruction-label">Dough</div><li class="instruction" itemprop="recipeInstructions">Mix the flour with the salt.</li><li class="instruction" itemprop="recipeInstructions">Knead it with water for 10 minutes.</li><div class="instruction-label">Bake</div><li class="instruction" itemprop="recipeInstructions">Scatter the caraway on top and bake.</li></ol></div></div>`,
    ),
    BUNS,
  ],
  [
    'Cooked, without a word of data',
    page(
      `<div class="cooked-recipe-info"><span class="cooked-servings"><strong>Yields</strong> 12 Servings</span></div><div class="cooked-recipe-ingredients"><h3>Ingredients</h3><div class="cooked-single-ingredient cooked-heading">For the dough</div><div class="cooked-single-ingredient cooked-ingredient"><span class="cooked-ingredient-checkbox">&nbsp;</span><span class="cooked-ing-amount" data-decimal="2">2</span> <span class="cooked-ing-measurement">cups</span> <span class="cooked-ing-name">rye flour (sifted)</span></div><div class="cooked-single-ingredient cooked-ingredient"><span>1½</span> <span>tsp</span> <span>salt</span></div><div class="cooked-single-ingredient cooked-ingredient"><span>water</span></div><div class="cooked-single-ingredient cooked-heading">Topping</div><div class="cooked-single-ingredient cooked-ingredient"><span>3</span> <span>tbsp</span> <span>caraway seeds</span></div></div><div class="cooked-recipe-directions"><h3>Directions</h3><div class="cooked-single-direction cooked-heading">Dough</div><div class="cooked-single-direction cooked-direction"><span class="cooked-direction-number">1</span><div class="cooked-dir-content"><p>Mix the flour with the salt.</p></div></div><div class="cooked-single-direction cooked-direction"><span class="cooked-direction-number">2</span><div class="cooked-dir-content"><p>Knead it with water for 10 minutes.</p></div></div><div class="cooked-single-direction cooked-heading">Bake</div><div class="cooked-single-direction cooked-direction"><span class="cooked-direction-number">3</span><div class="cooked-dir-content"><p>Scatter the caraway on top and bake.</p></div></div></div>`,
    ),
    BUNS,
  ],
  [
    'Meal Planner Pro',
    page(
      `<div class="mpprecipe hrecipe" itemscope itemtype="https://schema.org/Recipe"><div id="mpprecipe-title" class="fn" itemprop="name">Rye buns</div><span class="yield" itemprop="recipeYield">12 buns</span><p id="mpprecipe-ingredients">Ingredients</p><ul id="mpprecipe-ingredients-list"><li class="ingredient-label"><b>For the dough</b></li><li class="ingredient" itemprop="ingredients">2 cups rye flour (sifted)</li><li class="ingredient" itemprop="ingredients">1½ tsp salt</li><li class="ingredient" itemprop="ingredients">water</li><li class="ingredient-label"><b>Topping</b></li><li class="ingredient" itemprop="ingredients">3 tbsp caraway seeds</li></ul><p>Instructions</p><ol class="instructions"><li class="instruction" itemprop="recipeInstructions">Mix the flour with the salt.</li><li class="instruction" itemprop="recipeInstructions">Knead it with water for 10 minutes.</li><li class="instruction" itemprop="recipeInstructions">Scatter the caraway on top and bake.</li></ol></div>`,
    ),
    PLAIN_STEPS,
  ],
  [
    'Yumprint',
    page(
      `<div class="blog-yumprint-recipe" itemscope itemtype="http://schema.org/Recipe"><div class="blog-yumprint-recipe-title" itemprop="name">Rye buns</div><div class="blog-yumprint-ingredients"><div class="blog-yumprint-header">Ingredients</div><div class="blog-yumprint-ingredient-section"><div class="blog-yumprint-subheader">For the dough</div><ol><li class="blog-yumprint-ingredient-item" itemprop="ingredients">2 cups rye flour (sifted)</li><li itemprop="ingredients">1½ tsp salt</li><li itemprop="ingredients">water</li></ol></div><div class="blog-yumprint-ingredient-section"><div class="blog-yumprint-subheader">Topping</div><ol><li itemprop="ingredients">3 tbsp caraway seeds</li></ol></div></div><div class="blog-yumprint-methods"><div class="blog-yumprint-header">Instructions</div><div class="blog-yumprint-method-section" itemprop="recipeInstructions"><ol><li class="blog-yumprint-method-item">Mix the flour with the salt.</li><li>Knead it with water for 10 minutes.</li><li>Scatter the caraway on top and bake.</li></ol></div></div></div>`,
    ),
    PLAIN_STEPS,
  ],
  [
    "Jetpack's recipe of Gutenberg",
    page(
      `<div class="hrecipe h-recipe jetpack-recipe" itemscope itemtype="https://schema.org/Recipe"><h3 class="p-name jetpack-recipe-title fn" itemprop="name">Rye buns</h3><ul class="jetpack-recipe-meta"><li class="jetpack-recipe-servings p-yield yield" itemprop="recipeYield"><strong>Servings: </strong>12</li><li class="jetpack-recipe-time dt-duration"><time itemprop="totalTime" datetime="PT1H"><strong>Time: </strong><span class="time">1 hour</span></time></li></ul><div class="jetpack-recipe-content"><div class="jetpack-recipe-ingredients"><h4 class="jetpack-recipe-ingredients-title">Ingredients</h4><ul><li class="jetpack-recipe-ingredient p-ingredient ingredient" itemprop="recipeIngredient">2 cups rye flour (sifted)</li><li class="jetpack-recipe-ingredient p-ingredient ingredient" itemprop="recipeIngredient">1½ tsp salt</li><li class="jetpack-recipe-ingredient p-ingredient ingredient" itemprop="recipeIngredient">water</li><li class="jetpack-recipe-ingredient p-ingredient ingredient" itemprop="recipeIngredient">3 tbsp caraway seeds</li></ul></div><div class="jetpack-recipe-directions e-instructions" itemprop="recipeInstructions"><h4 class="jetpack-recipe-directions-title">Directions</h4><ol><li>Mix the flour with the salt.</li><li>Knead it with water for 10 minutes.</li><li>Scatter the caraway on top and bake.</li></ol></div></div></div>`,
    ),
    PLAIN,
  ],
]

describe('the card of a plugin', () => {
  it.each(PAGES)('is read with its headings: %s', async (_, html, said) => {
    const recipes = await readRecipes(html)
    expect(recipes.map(saidOf)).toEqual([said])
  })
})
