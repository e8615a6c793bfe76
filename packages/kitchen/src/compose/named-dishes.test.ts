import { describe, expect, it } from 'vitest'
import { checkDiet } from '../diets/check-diet.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { compose } from './compose.ts'

const SEEDS = [1, 2, 3, 5, 8]

function ask(text: string, seed: number, restrictions: string[] = []): RecipeData {
  const answer = compose({ mode: 'idea', text, ingredients: [], restrictions }, seed)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

const lines = ({ ingredients }: RecipeData) => ingredients.join('\n')
const method = ({ instructions }: RecipeData) => instructions.join('\n')
const INSTEAD = /rather than|is not in my book/

describe('a dish with a name is that dish', () => {
  it.each<[string, RegExp, RegExp[], RegExp[]]>([
    [
      'spaghetti carbonara',
      /^Spaghetti Carbonara$/,
      [/\d+ g spaghetti/, /^4 eggs/m, /Parmesan/, /bacon/],
      [/lowest heat/, /71 °C/],
    ],
    ['pad thai', /Pad Thai/, [/rice noodles/, /tamarind/, /fish sauce/, /peanuts/], [/over high/]],
    ['ramen', /Ramen with (?:Pork|Chicken)/, [/ramen noodles/, /stock/, /eggs/], [/second pot/]],
    [
      'pho',
      /^Beef Pho$/,
      [/star anise/, /rice noodles/, /beef stock/],
      [/black in places/, /63 °C/],
    ],
    [
      'butter chicken',
      /^Butter Chicken$/,
      [/chicken thighs/, /yogurt/, /butter/, /cream/],
      [/Blend until silky/, /74 °C/],
    ],
    [
      'biryani',
      /^Chicken Biryani/,
      [/basmati rice/, /saffron/, /yogurt/],
      [/Cover with foil/, /74 °C/],
    ],
    [
      'paella',
      /^Paella with Chicken and Shrimp/,
      [/bomba rice/, /saffron/],
      [/never again/, /crust/],
    ],
    ['burritos', /Burritos$/, [/^4 large flour tortillas/m, /beans/, /rice/], [/roll up tightly/]],
    ['nachos', /^Loaded Nachos/, [/tortilla chips/, /cheddar/], [/Bake for 7 to 9 minutes/]],
    ['waffles', /Waffles/, [/flour/, /eggs/, /baking powder/], [/hot iron/]],
    ['scones', /^Scones/, [/flour/, /butter, cold/, /milk/], [/coarse crumbs/, /12 to 15 minutes/]],
    ['cheese scones', /^Savory Scones with Cheddar/, [/cheddar/], [/do not knead/]],
    ['homemade bread', /^Homemade White Loaf$/, [/500 g .*flour/, /yeast/], [/Knead/, /doubled/]],
    ['focaccia', /^Focaccia/, [/yeast/, /olive oil/], [/fingertips/, /220 °C/]],
    ['meatloaf', /^Glazed Beef Meatloaf$/, [/ground beef/, /breadcrumbs/, /ketchup/], [/71 °C/]],
    [
      'tiramisu',
      /^Tiramisu$/,
      [/mascarpone/, /ladyfingers/, /coffee/, /cocoa/],
      [/71 °C/, /at least 4 hours/],
    ],
    ['gnocchi', /^Homemade Gnocchi/, [/russet potatoes/, /flour/], [/when they rise/]],
    ['baked potatoes', /^Jacket Potatoes/, [/^4 russet potatoes/m], [/200 °C/]],
    ['goulash', /^Goulash/, [/stewing beef/, /paprika/, /3 yellow onions/], [/paprika burns/]],
    ['moussaka', /^Moussaka$/, [/eggplants/, /ground (?:lamb|beef)/, /béchamel/], [/71 °C/]],
    ['sushi', /^Maki Sushi/, [/sushi rice/, /^8 nori sheets/m, /rice vinegar/], [/Roll up/]],
    ['sushi bowl', /^Sushi Bowl/, [/sushi rice/, /nori/], [/Divide the rice/]],
    ['pizza', /Pizza/, [/440 g .*flour/, /yeast/, /mozzarella/], [/1 hour, until doubled/]],
    ['omelette', /Omelets/, [/8 eggs/], [/a quarter of the beaten eggs/]],
    ['shakshuka', /^Shakshuka/, [/8 eggs/, /tomatoes/], [/hollow for each egg/]],
    ['brownies', /Brownies/, [/cocoa/], [/square tin/]],
  ])('%s', (text, title, listed, done) => {
    for (const seed of SEEDS) {
      const recipe = ask(text, seed)
      expect(recipe.title).toMatch(title)
      expect(recipe.description).not.toMatch(INSTEAD)
      for (const line of listed) expect(lines(recipe)).toMatch(line)
      for (const sentence of done) expect(method(recipe)).toMatch(sentence)
    }
  })
})

describe('a dish with a name keeps its name under a restriction', () => {
  it.each<[string, string, RegExp, RegExp]>([
    ['carbonara', 'vegan', /Mushroom Spaghetti Carbonara/, /silken tofu/],
    ['carbonara', 'pescatarian', /Mushroom Spaghetti Carbonara/, /eggs/],
    ['carbonara', 'low-carb', /Zucchini Carbonara/, /ribbons/],
    ['carbonara', 'egg-free', /Carbonara/, /silken tofu/],
    ['pad thai', 'nut-allergy', /Pad Thai with Sesame/, /sesame seeds/],
    ['pad thai', 'soy-free', /(?:Shrimp|Chicken) Pad Thai/, /tamarind/],
    ['ramen', 'low-sodium', /Ramen/, /l water/],
    ['ramen', 'low-carb', /Ramen/, /shirataki/],
    ['pho', 'vegan', /Tofu Pho/, /vegetable stock/],
    ['butter chicken', 'vegan', /^Butter (?:Tofu|Chickpeas)$/, /vegan butter/],
    ['butter chicken', 'lactose-free', /^Butter Chicken$/, /lactose-free heavy cream/],
    ['biryani', 'low-carb', /Biryani/, /cauliflower, pulsed into grains/],
    ['paella', 'shellfish-free', /Paella with Chicken and Cod/, /cod/],
    ['paella', 'low-sodium', /Paella/, /ml water/],
    ['nachos', 'diabetic-safe', /Pepper Nachos/, /wide wedges/],
    ['waffles', 'low-carb', /Almond Waffles/, /ground almonds/],
    ['scones', 'gluten-free', /^Scones/, /gluten-free all-purpose flour/],
    ['homemade bread', 'gluten-free', /White Loaf/, /psyllium husk/],
    ['homemade bread', 'low-carb', /Almond Sandwich Loaf/, /ground almonds/],
    ['focaccia', 'low-sodium', /Focaccia/, /½ tsp fine salt/],
    ['meatloaf', 'vegan', /^Lentil Loaf/, /chia seeds/],
    ['tiramisu', 'vegan', /^Tiramisu$/, /coconut cream/],
    ['tiramisu', 'gluten-free', /^Tiramisu$/, /gluten-free ladyfingers/],
    ['goulash', 'pescatarian', /Mushroom Goulash/, /mushrooms/],
    ['moussaka', 'vegan', /^Lentil Moussaka$/, /lentils/],
    ['sushi', 'vegan', /^Maki Sushi with Tofu/, /tofu/],
    ['omelette', 'vegan', /^Chickpea .*Omelets$/, /chickpea flour/],
    ['shakshuka', 'vegan', /^Shakshuka/, /silken tofu/],
    ['tacos', 'low-carb', /Tacos/, /lettuce/],
    ['brownies', 'vegan', /Brownies/, /soy milk|oat milk/],
    ['apple crumble', 'nut-allergy', /Apple Crumble/, /apples/],
  ])('%s, %s', (text, restriction, title, line) => {
    for (const seed of SEEDS) {
      const recipe = ask(text, seed, [restriction])
      expect(recipe.title).toMatch(title)
      expect(recipe.description).not.toMatch(INSTEAD)
      expect(lines(recipe)).toMatch(line)
      const { ingredients, instructions, servings } = recipe
      const checked = { ingredients, steps: instructions, servings: Number(servings) }
      expect(checkDiet(checked, [restriction]).findings).toEqual([])
    }
  })

  it.each([
    ['paella', 'low-carb', 'rather than a paella, which I could not make'],
    ['gnocchi', 'keto', 'rather than homemade gnocchi'],
    ['focaccia', 'keto', 'rather than a focaccia'],
    ['pizza in 40 minutes', '', 'a flatbread pizza rather than a yeasted pizza'],
  ])('and says so where it makes no sense: %s %s', (text, restriction, note) => {
    for (const seed of SEEDS)
      expect(ask(text, seed, restriction ? [restriction] : []).description).toContain(note)
  })
})

describe('what is named beside a dish', () => {
  it.each<[string, RegExp, RegExp]>([
    ['chicken carbonara with peas', /Carbonara with Chicken and Peas/, /chicken/],
    ['vegetable paella', /^Paella with White Beans/, /cannellini beans/],
    ['vegetable biryani', /^(?:Chickpea|Paneer)/, /basmati rice/],
    ['chocolate waffles', /Waffles with Chocolate/, /chocolate/],
    ['cheddar and chive scones', /^Savory Scones with Cheddar and Chives/, /chives/],
    ['avocado sushi', /^Maki Sushi with Avocado$/, /avocado/],
    ['pizza with ham and pineapple', /Pizza with Ham and Pineapple/, /pineapple/],
    ['baked sweet potato with black beans', /^Baked Sweet Potatoes with Black Beans/, /sweet pot/],
    ['lamb biryani', /^Lamb Biryani/, /lamb shoulder/],
  ])('is in it: %s', (text, title, line) => {
    for (const seed of SEEDS) {
      const recipe = ask(text, seed)
      expect(recipe.title).toMatch(title)
      expect(lines(recipe)).toMatch(line)
      expect(recipe.description).not.toMatch(/I left out/)
    }
  })
})

describe('bread', () => {
  it.each([
    'bread',
    'white bread',
    'a loaf of bread',
    'fresh bread for breakfast',
    'vegan bread',
  ])('is baked where it is asked for by itself: %s', (text) => {
    for (const seed of SEEDS) {
      expect(ask(text, seed).title).toBe('Homemade White Loaf')
      expect(ask(text, seed).description).not.toMatch(/I left out|not in my book/)
    }
  })

  it.each([
    'something with bread',
    'eggs and bread',
    'use up stale bread',
    'soup with crusty bread',
    'chicken with crusty bread',
    'no bread',
  ])('is not where it is eaten with the dish: %s', (text) => {
    for (const seed of SEEDS) expect(ask(text, seed).title).not.toMatch(/Loaf/)
  })

  it('of rye is only come near, and without yeast it is soda bread', () => {
    for (const seed of SEEDS) {
      expect(ask('rye bread', seed).description).toContain('A real rye bread is not in my book yet')
      expect(ask('bread without yeast', seed).title).toMatch(/^Quick Soda Bread/)
    }
  })
})

describe('a mild chili', () => {
  it.each(['vegan chili but not too hot', 'mild chili', 'chili for the children'])('%s', (text) => {
    for (const seed of SEEDS) {
      const recipe = ask(text, seed)
      expect(recipe.title).toMatch(/^Mild .*Chili/)
      expect(lines(recipe)).not.toMatch(/chili powder|jalapeño|red chili|pepper flakes/)
    }
  })

  it('is no way around a chili that was ruled out', () => {
    for (const seed of SEEDS) expect(method(ask('tacos without chili', seed))).not.toMatch(/chili/)
  })
})
