import { openChance } from '../src/compose/chance.ts'
import type { ComposeRequest, PantryEntry } from '../src/compose/request.ts'

/** So many requests as cooks make them: ideas, restrictions, pantries; the same at every run. */
export function listRequests(count: number): { request: ComposeRequest; seed: number }[] {
  return Array.from({ length: count }, (_value, index) => {
    const chance = openChance('composer evaluation', index)
    const some = <T>(list: readonly T[], most: number) =>
      chance.shuffle(list).slice(0, Math.floor(chance.next() * (most + 1)))
    const fromList = chance.next() < 0.25
    const restrictions = chance.next() < 0.8 ? some(RESTRICTIONS, 3) : []
    const request: ComposeRequest = {
      mode: fromList ? 'ingredients' : 'idea',
      text: fromList ? '' : chance.pick(IDEAS),
      ingredients: fromList ? ['rice', 'olive oil', ...some(PANTRY, 6)] : [],
      restrictions: suitable(restrictions),
      pantry: chance.next() < 0.4 ? some(PANTRY, 10).map((name) => stock(name, chance.next())) : [],
      ...(chance.next() < 0.3 && { servings: 1 + Math.floor(chance.next() * 8) }),
    }
    return { request, seed: index }
  })
}

/** Nobody is on keto and asks for low-sodium pancakes for diabetics at once: one limit is enough. */
function suitable(restrictions: readonly string[]): string[] {
  const limits = restrictions.filter((one) => LIMITS.has(one))
  return restrictions.filter((one) => !LIMITS.has(one) || one === limits[0])
}

function stock(name: string, chance: number): PantryEntry {
  const day = String(1 + Math.floor(chance * 28)).padStart(2, '0')
  return chance < 0.5
    ? { name }
    : { name, quantity: Math.ceil(chance * 500), unit: 'g', expires: `2026-05-${day}` }
}

const LIMITS = new Set(['diabetic-safe', 'low-carb', 'low-sodium', 'heart-healthy', 'keto'])

const RESTRICTIONS = [
  'vegan',
  'gluten-free',
  'nut-allergy',
  'lactose-free',
  'diabetic-safe',
  'pescatarian',
  'egg-free',
  'soy-free',
  'shellfish-free',
  'low-carb',
  'low-sodium',
  'heart-healthy',
  'vegetarian',
  'keto',
  'no cilantro',
  'no garlic',
]

const IDEAS = [
  ...([
    'dinner',
    'a quick lunch',
    'something cozy',
    'breakfast',
    'dessert',
    'a snack',
    'party food',
  ] as const),
  ...([
    'stir-fry',
    'chicken curry',
    'lentil soup',
    'beef stew',
    'mushroom risotto',
    'pasta',
  ] as const),
  ...([
    'summer salad',
    'grain bowl',
    'tacos',
    'frittata',
    'sheet pan dinner',
    'pasta bake',
  ] as const),
  ...([
    'potato gratin',
    'pot pie',
    'burgers',
    'dumplings',
    'pancakes',
    'smoothie',
    'cookies',
  ] as const),
  ...([
    'chocolate cake',
    'apple crumble',
    'chocolate mousse',
    'hummus',
    'a dip',
    'flatbread',
  ] as const),
  ...([
    'thai noodles',
    'fried rice',
    'chili',
    'pizza',
    'muffins',
    'brownies',
    'roast chicken',
  ] as const),
  ...([
    'salmon with vegetables',
    'something spicy with tofu',
    'shrimp and garlic',
    'steak dinner',
  ] as const),
  ...([
    'meatballs',
    'grilled cheese',
    'porridge',
    'apple pie',
    "shepherd's pie",
    'vegetable bake',
  ] as const),
  ...(['carbonara', 'pad thai', 'ramen', 'pho', 'butter chicken', 'biryani', 'paella'] as const),
  ...(['burritos', 'nachos', 'sushi', 'goulash', 'moussaka', 'gnocchi', 'meatloaf'] as const),
  ...(['waffles', 'scones', 'homemade bread', 'focaccia', 'tiramisu', 'shakshuka'] as const),
  ...(['baked potatoes', 'omelette', 'vegan chili but not too hot'] as const),
  ...([
    'indian dinner for two',
    'mexican dinner in 30 minutes',
    'easy japanese dinner for 6',
  ] as const),
] as [string, ...string[]]

const PANTRY = [
  'chicken breast',
  'ground beef',
  'tofu',
  'eggs',
  'salmon',
  'chickpeas',
  'black beans',
  'feta',
  'spinach',
  'zucchini',
  'carrots',
  'onions',
  'garlic',
  'potatoes',
  'broccoli',
  'tomatoes',
  'mushrooms',
  'bell pepper',
  'spaghetti',
  'coconut milk',
  'milk',
  'yogurt',
  'cheddar',
  'lemons',
  'flour',
  'oats',
  'bananas',
  'apples',
  'peanut butter',
  'honey',
  'soy sauce',
  'canned tomatoes',
]
