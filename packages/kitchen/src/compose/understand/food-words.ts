import { STRONG_DRINK } from '../../diets/avoided-names.ts'
import { FOOD_IDS, FOODS, type FoodId } from '../foods/foods.ts'
import type { Meaning } from './meaning.ts'

/** Every name of every food, and the words that mean several. */
export function foodMeanings(): Meaning[] {
  // Later meanings win: a food's own name over a short name it shares, and a word for several foods
  // over both.
  return [...shortNames(), ...likeNames(), ...ownNames(), ...GROUPS, ...COLORINGS]
}

function shortNames(): Meaning[] {
  return FOOD_IDS.map((id) => ({ word: FOODS[id].short ?? FOODS[id].name, foods: [id] }))
}

function likeNames(): Meaning[] {
  return FOOD_IDS.flatMap((id) =>
    (FOODS[id].like ?? []).map((word): Meaning => ({ word, foods: [id], instead: word })),
  )
}

function ownNames(): Meaning[] {
  return FOOD_IDS.flatMap((id) =>
    [FOODS[id].name, ...(FOODS[id].also ?? [])].map((word): Meaning => ({ word, foods: [id] })),
  )
}

const CHICKEN = [
  'chicken-thighs',
  'chicken-breast',
  'bone-in-chicken',
  'whole-chicken',
  'ground-chicken',
] as const satisfies FoodId[]
const BEEF = ['steak', 'ground-beef', 'stewing-beef'] as const satisfies FoodId[]
const PORK = ['pork-tenderloin', 'ground-pork', 'pork-chop'] as const satisfies FoodId[]

export const ROOTS = [
  'carrot',
  'parsnip',
  'potato',
  'sweet-potato',
  'beet',
] as const satisfies FoodId[]
const SUMMER = [
  ...(['zucchini', 'bell-pepper', 'eggplant'] as const),
  ...(['tomato', 'corn', 'green-beans'] as const),
] satisfies FoodId[]
const SPRING = [
  'asparagus',
  'peas',
  'broccoli',
  'green-beans',
  'spinach',
] as const satisfies FoodId[]

/** Words for several foods, any one of which in the dish fulfils the wish. */
const GROUPS: readonly Meaning[] = [
  { word: 'chicken', foods: CHICKEN },
  { word: 'poultry', foods: [...CHICKEN, 'turkey', 'ground-turkey'] },
  { word: 'turkey', foods: ['turkey', 'ground-turkey'] },
  { word: 'beef', foods: BEEF },
  { word: 'steak', foods: ['steak'] },
  { word: 'red meat', foods: [...BEEF, ...PORK, 'lamb', 'ground-lamb'] },
  { word: 'pork', foods: [...PORK, 'sausage', 'bacon', 'ham'], rules: ['no pork'] },
  { word: 'lamb', foods: ['lamb', 'ground-lamb'] },
  { word: 'meat', foods: [...CHICKEN, ...BEEF, ...PORK], rules: ['no meat'] },
  { word: 'fish', foods: ['cod', 'salmon', 'canned-tuna'], rules: ['fish'] },
  { word: 'seafood', foods: ['shrimp', 'cod', 'salmon'], rules: ['fish', 'shellfish-free'] },
  { word: 'shellfish', foods: ['shrimp'], rules: ['shellfish-free'] },
  { word: 'egg', foods: ['egg'], rules: ['egg-free'] },
  { word: 'bean', foods: ['black-beans', 'kidney-beans', 'white-beans', 'chickpeas'] },
  { word: 'lentil', foods: ['brown-lentils', 'red-lentils'] },
  { word: 'legume', foods: ['chickpeas', 'brown-lentils', 'white-beans'], rules: ['no legumes'] },
  {
    word: 'rice',
    foods: [
      ...(['basmati-rice', 'jasmine-rice', 'brown-rice', 'risotto-rice'] as const),
      ...(['paella-rice', 'sushi-rice'] as const),
    ],
  },
  {
    word: 'pasta',
    foods: ['penne', 'spaghetti', 'fusilli', 'tagliatelle', 'macaroni', 'orzo'],
    kinds: ['pasta'],
  },
  {
    word: 'noodle',
    foods: ['egg-noodles', 'rice-noodles', 'udon', 'ramen-noodles'],
    kinds: ['noodles'],
  },
  { word: 'potato', foods: ['potato', 'russet-potato'] },
  { word: 'tortilla', foods: ['corn-tortilla', 'flour-tortilla'] },
  {
    word: 'cheese',
    foods: ['cheddar', 'feta', 'mozzarella', 'parmesan', 'goat-cheese'],
    kinds: ['cheese'],
  },
  { word: 'milk', foods: ['milk'], rules: ['dairy-free'] },
  { word: 'cow milk', foods: ['milk'], rules: ['dairy-free'] },
  { word: 'dairy milk', foods: ['milk'], rules: ['dairy-free'] },
  { word: 'cream', foods: ['cream', 'creme-fraiche'] },
  { word: 'onion', foods: ['onion', 'red-onion'], bans: ['shallot', 'scallion', 'leek'] },
  { word: 'tomato', foods: ['tomato', 'cherry-tomatoes'] },
  { word: 'pepper', foods: ['bell-pepper', 'black-pepper'] },
  { word: 'berry', foods: ['blueberries', 'raspberries', 'strawberries'] },
  { word: 'nut', foods: ['walnuts', 'almonds', 'cashews', 'pecans'], rules: ['nut-allergy'] },
  { word: 'tree nut', foods: ['walnuts', 'almonds', 'cashews', 'pecans'], rules: ['nuts'] },
  { word: 'peanut', foods: ['peanuts'], rules: ['peanuts'] },
  { word: 'sesame', foods: ['sesame-seeds'], rules: ['sesame'] },
  { word: 'soy', foods: ['soy-sauce', 'tofu'], rules: ['soy-free'] },
  { word: 'soya', foods: ['soy-sauce', 'tofu'], rules: ['soy-free'] },
  { word: 'dairy', foods: ['yogurt', 'milk'], rules: ['dairy-free'] },
  { word: 'honey', foods: ['honey'], rules: ['no honey'] },
  {
    word: 'sugar',
    foods: ['sugar', 'brown-sugar'],
    rules: ['no sugar'],
    leavesOut: { facts: ['refined-sugar'] },
  },
  { word: 'oil', foods: ['olive-oil', 'oil'] },
  {
    word: 'fruit',
    foods: ['apple', 'banana', 'strawberries', 'blueberries', 'peach', 'orange'],
    kinds: ['fruit'],
  },
  {
    word: 'vegetable',
    foods: ['broccoli', 'bell-pepper', 'carrot', 'zucchini', 'green-beans', 'cauliflower'],
    kinds: ['vegetable', 'root', 'leaf'],
    several: true,
  },
  {
    word: 'veggie',
    foods: ['broccoli', 'bell-pepper', 'carrot', 'zucchini', 'green-beans'],
    kinds: ['vegetable', 'root', 'leaf'],
    several: true,
  },
  {
    word: 'veg',
    foods: ['broccoli', 'bell-pepper', 'carrot', 'zucchini', 'green-beans'],
    kinds: ['vegetable', 'root', 'leaf'],
    several: true,
  },
  ...['root vegetable', 'root veg', 'winter vegetable', 'winter veg', 'autumn vegetable'].map(
    (word): Meaning => ({ word, foods: ROOTS, several: true }),
  ),
  ...['summer vegetable', 'summer veg', 'mediterranean vegetable'].map(
    (word): Meaning => ({ word, foods: SUMMER, several: true }),
  ),
  ...['spring vegetable', 'spring veg', 'green vegetable', 'green veg'].map(
    (word): Meaning => ({ word, foods: SPRING, several: true }),
  ),
  ...['leafy green', 'spring green', 'winter green'].map(
    (word): Meaning => ({ word, foods: ['spinach', 'kale', 'arugula', 'lettuce'] }),
  ),
  { word: 'stone fruit', foods: ['peach', 'plum', 'cherries'] },
  { word: 'summer fruit', foods: ['strawberries', 'raspberries', 'peach'] },
  { word: 'tinned bean', foods: ['white-beans', 'kidney-beans', 'black-beans', 'chickpeas'] },
  { word: 'chocolate', foods: ['chocolate', 'cocoa'] },
  {
    word: 'herb',
    foods: ['parsley', 'basil', 'cilantro', 'mint', 'dill', 'chives'],
    kinds: ['herb'],
  },
  { word: 'soft herb', foods: ['parsley', 'basil', 'cilantro', 'mint'] },
  { word: 'seed', foods: ['pumpkin-seeds', 'sesame-seeds', 'chia-seeds'], kinds: ['seed'] },
  ...['half a roast chicken', 'leftover roast chicken', 'cold roast chicken']
    .concat(['roast chicken leftover', 'rest of a roast chicken', 'rest of the roast chicken'])
    .map(
      (word): Meaning => ({
        word,
        foods: ['chicken-thighs', 'chicken-breast'],
        cooked: true,
      }),
    ),
  ...['leftover mash', 'leftover mashed potato', 'leftover roast potato', 'leftover potato'].map(
    (word): Meaning => ({ word, foods: ['potato'], cooked: true }),
  ),
  { word: 'leftover rice', foods: ['cooked-rice'] },
  { word: 'cooked rice', foods: ['cooked-rice'] },
  {
    word: 'alcohol',
    foods: ['white-wine'],
    rules: [STRONG_DRINK],
    leavesOut: { facts: ['alcohol'] },
  },
  { word: 'gluten', foods: [], rules: ['gluten-free'] },
  { word: 'wheat', foods: ['flour'], rules: ['gluten-free'] },
  { word: 'lactose', foods: [], rules: ['lactose-free'] },
  { word: 'carb', foods: [], rules: ['low-carb'] },
  { word: 'chili', foods: ['red-chili', 'pepper-flakes', 'chili-powder', 'jalapeno'] },
  { word: 'chilli', foods: ['red-chili', 'pepper-flakes', 'chili-powder', 'jalapeno'] },
]

/** Adjectives that suggest a food without requiring it. */
const COLORINGS: readonly Meaning[] = [
  {
    word: 'creamy',
    foods: ['cream', 'creme-fraiche', 'coconut-milk', 'cream-cheese', 'yogurt', 'soy-cream'],
    loose: true,
  },
  {
    word: 'cheesy',
    foods: ['cheddar', 'mozzarella', 'feta', 'parmesan', 'gruyere'],
    rules: ['no cheese'],
    loose: true,
  },
  { word: 'lemony', foods: ['lemon'], rules: ['no lemon'], loose: true },
  { word: 'garlicky', foods: ['garlic'], rules: ['no garlic'], loose: true },
  {
    word: 'nutty',
    foods: ['walnuts', 'almonds', 'cashews', 'peanuts'],
    rules: ['nut-allergy'],
    loose: true,
  },
  { word: 'zesty', foods: ['lemon', 'lime'], loose: true },
  { word: 'zingy', foods: ['lemon', 'lime'], loose: true },
  { word: 'citrusy', foods: ['lemon', 'lime', 'orange'], loose: true },
  { word: 'tangy', foods: ['lemon', 'lime', 'wine-vinegar', 'yogurt'], loose: true },
  { word: 'chocolatey', foods: ['chocolate', 'cocoa'], rules: ['no chocolate'], loose: true },
  { word: 'coconutty', foods: ['coconut-milk', 'coconut'], rules: ['no coconut'], loose: true },
]
