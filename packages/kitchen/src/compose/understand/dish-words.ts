import type { Meaning } from './meaning.ts'
import { NEAREST_DISHES } from './nearest-dishes.ts'

/** Words, comma-separated, and what they all mean. */
export type DishRow = readonly [words: string, meaning: Omit<Meaning, 'word'>]

/** Dishes the engine really makes. */
const DISHES: readonly DishRow[] = [
  ['pasta', { form: 'pasta' }],
  [
    'bolognese, ragu, spaghetti bolognese',
    { form: 'pasta', style: 'ragu', foods: ['ground-beef', 'brown-lentils'] },
  ],
  ['mac and cheese, macaroni and cheese, mac n cheese', { form: 'pasta', style: 'mac-and-cheese' }],
  ['risotto', { form: 'risotto' }],
  ['stir fry, stir fried, stirfry, wok', { form: 'stir-fry' }],
  ['teriyaki', { form: 'stir-fry', style: 'teriyaki', cuisines: ['japanese'] }],
  ['noodle, noodle dish, fried noodle', { form: 'noodles' }],
  ['chow mein, lo mein', { form: 'noodles', cuisines: ['chinese'] }],
  ['fried rice, egg fried rice', { form: 'fried-rice' }],
  ['pilaf, pilau, pulao, one pot rice', { form: 'pilaf' }],
  ['curry, masala', { form: 'curry' }],
  ['dal, dahl, daal', { form: 'curry', style: 'dal', foods: ['red-lentils'] }],
  ['red curry', { form: 'curry', style: 'thai-curry', foods: ['thai-curry-paste'], loose: true }],
  [
    'green curry',
    {
      form: 'curry',
      style: 'thai-curry',
      foods: ['thai-curry-paste'],
      instead: 'Thai green curry paste',
      loose: true,
    },
  ],
  ['soup, broth', { form: 'soup' }],
  ['minestrone, vegetable soup, bean soup', { form: 'soup', style: 'minestrone' }],
  ['noodle soup', { form: 'soup', style: 'noodle-soup' }],
  ['lentil soup', { form: 'soup', style: 'lentil-soup', foods: ['red-lentils', 'brown-lentils'] }],
  [
    'chicken noodle soup, chicken soup',
    { form: 'soup', style: 'chicken-soup', foods: ['chicken-thighs', 'chicken-breast'] },
  ],
  ['tomato soup', { form: 'soup', style: 'smooth-soup', foods: ['tomato'] }],
  ['carrot soup', { form: 'soup', style: 'smooth-soup', foods: ['carrot'] }],
  [
    'pumpkin soup, squash soup',
    { form: 'soup', style: 'smooth-soup', foods: ['butternut-squash'] },
  ],
  [
    'leek and potato soup, potato and leek soup',
    { form: 'soup', style: 'smooth-soup', foods: ['leek'] },
  ],
  ['stew, casserole', { form: 'stew' }],
  ['ratatouille', { form: 'stew', style: 'ratatouille' }],
  ['beef stew', { form: 'stew', style: 'braise', foods: ['stewing-beef'] }],
  ['lamb stew', { form: 'stew', style: 'braise', foods: ['lamb'] }],
  ['braise', { form: 'stew', style: 'braise' }],
  [
    'chili, chilli, bowl of chili',
    { form: 'chili', foods: ['kidney-beans', 'black-beans'], loose: true },
  ],
  ['chili con carne, chilli con carne', { form: 'chili', foods: ['ground-beef'] }],
  ['salad', { form: 'salad' }],
  [
    'coleslaw, slaw, barbecue side, barbecue side dish, bbq side',
    { form: 'salad', style: 'coleslaw' },
  ],
  ['potato salad', { form: 'salad', style: 'potato-salad', foods: ['potato'] }],
  ['bowl, grain bowl, buddha bowl, rice bowl', { form: 'bowl' }],
  ['burrito bowl', { form: 'bowl', cuisines: ['mexican'] }],
  ['quesadilla', { form: 'tacos', style: 'quesadilla' }],
  ['enchilada', { form: 'tacos', style: 'enchiladas' }],
  ['taco', { form: 'tacos' }],
  ['traybake, tray bake, sheet pan, one pan, one tray, oven dish', { form: 'traybake' }],
  ['roast, sunday roast, sunday lunch, christmas dinner, thanksgiving dinner', { form: 'roast' }],
  [
    'roast chicken, whole roast chicken',
    { form: 'roast', style: 'whole-chicken', foods: ['whole-chicken'] },
  ],
  ['baked fish', { form: 'roast', style: 'baked-fish', foods: ['cod', 'salmon'] }],
  ['baked salmon', { form: 'roast', style: 'baked-fish', foods: ['salmon'] }],
  ['baked cod', { form: 'roast', style: 'baked-fish', foods: ['cod'] }],
  ['pan seared, seared, pan fried, skillet', { form: 'skillet' }],
  ['steak, steak dinner', { form: 'skillet', foods: ['steak'] }],
  ['omelet, omelette', { form: 'eggs', style: 'omelet' }],
  ['frittata', { form: 'eggs', style: 'frittata' }],
  ['scrambled egg, egg on toast', { form: 'eggs', style: 'scrambled-eggs' }],
  ['shakshuka', { form: 'eggs', style: 'shakshuka' }],
  [
    'spanish omelet, spanish omelette, tortilla espanola',
    { form: 'eggs', style: 'tortilla', foods: ['potato'] },
  ],
  ['egg dish', { form: 'eggs' }],
  ['toast, bruschetta, open sandwich', { form: 'toast' }],
  [
    'sandwich, sarnie, picnic, picnic food, lunchbox, lunch box, packed lunch',
    { form: 'toast', style: 'sandwich' },
  ],
  ['grilled cheese, toastie, cheese toastie', { form: 'toast', style: 'grilled-cheese' }],
  ['burger, hamburger, patty', { form: 'burgers' }],
  ['cheeseburger', { form: 'burgers', foods: ['cheddar'] }],
  ['veggie burger, bean burger, black bean burger', { form: 'burgers', style: 'bean-burger' }],
  ['falafel', { form: 'burgers', style: 'falafel', foods: ['chickpeas'] }],
  ['meatball', { form: 'meatballs' }],
  ['kofta, kofte', { form: 'meatballs', style: 'kofta' }],
  ['pizza, flatbread pizza', { form: 'pizza' }],
  ['flatbread, flat bread', { form: 'flatbread' }],
  ['bake, oven bake', { form: 'bake' }],
  ['pasta bake, baked pasta, baked ziti', { form: 'bake', style: 'pasta-bake' }],
  [
    'eggplant parmesan, eggplant parmigiana, parmigiana',
    { form: 'bake', style: 'eggplant-bake', foods: ['eggplant'] },
  ],
  [
    'lasagna, lasagne',
    { form: 'bake', style: 'lasagna', foods: ['ground-beef', 'brown-lentils'], loose: true },
  ],
  [
    'vegetable lasagna, vegetable lasagne, veggie lasagna, veggie lasagne',
    {
      form: 'bake',
      style: 'lasagna',
      foods: ['spinach', 'mushrooms', 'zucchini', 'eggplant'],
      several: true,
      loose: true,
    },
  ],
  [
    'mashed potato, mash, potato mash, potato puree',
    { form: 'gratin', style: 'mashed-potatoes', foods: ['potato'] },
  ],
  ['roast potato, roasted potato', { form: 'gratin', style: 'roast-potatoes', foods: ['potato'] }],
  ['gratin', { form: 'gratin' }],
  [
    'potato gratin, gratin dauphinois, dauphinoise, scalloped potato',
    { form: 'gratin', style: 'potato-gratin', foods: ['potato'] },
  ],
  ['savory pie, savoury pie', { form: 'pie' }],
  ['quiche', { form: 'pie', style: 'quiche' }],
  ['quiche lorraine', { form: 'pie', style: 'quiche', foods: ['bacon'] }],
  ['pot pie', { form: 'pie', style: 'pot-pie' }],
  [
    'chicken pie, chicken pot pie',
    { form: 'pie', style: 'pot-pie', foods: ['chicken-thighs', 'chicken-breast'] },
  ],
  ['shepherd pie', { form: 'pie', style: 'mash-pie', foods: ['ground-lamb', 'brown-lentils'] }],
  ['cottage pie', { form: 'pie', style: 'mash-pie', foods: ['ground-beef', 'brown-lentils'] }],
  ['pie, fruit pie', { form: 'sweet-pie', style: 'fruit-pie' }],
  ['apple pie', { form: 'sweet-pie', style: 'fruit-pie', foods: ['apple'], sweet: true }],
  ['cherry pie', { form: 'sweet-pie', style: 'fruit-pie', foods: ['cherries'], sweet: true }],
  ['blueberry pie', { form: 'sweet-pie', style: 'fruit-pie', foods: ['blueberries'], sweet: true }],
  ['dumpling, gyoza, potsticker, jiaozi', { form: 'dumplings' }],
  ['cheesecake', { form: 'mousse', style: 'cheesecake', sweet: true }],
  ['mousse', { form: 'mousse', sweet: true }],
  [
    'chocolate mousse',
    { form: 'mousse', style: 'chocolate-mousse', foods: ['chocolate', 'cocoa'], sweet: true },
  ],
  ['dip, party food, finger food, party snack, game day, game night, super bowl', { form: 'dip' }],
  ['hummus, houmous', { form: 'dip', style: 'hummus', foods: ['chickpeas'] }],
  ['bean dip', { form: 'dip', style: 'bean-dip' }],
  ['guacamole, guac', { form: 'dip', style: 'guacamole', foods: ['avocado'] }],
  ['tzatziki', { form: 'dip', style: 'tzatziki', foods: ['cucumber'] }],
  ['baba ganoush, baba ghanoush', { form: 'dip', style: 'eggplant-dip', foods: ['eggplant'] }],
  ['pancake, hotcake', { form: 'pancakes' }],
  ['french toast, eggy bread, pain perdu', { form: 'pancakes', style: 'french-toast' }],
  ['crepe', { form: 'pancakes', style: 'crepes' }],
  ['muffin', { form: 'muffins' }],
  [
    'savory muffin, savoury muffin, cheese muffin',
    { form: 'muffins', style: 'savory-muffins', sweet: false },
  ],
  [
    'cake, birthday cake, sponge cake, layer cake, celebration cake, sponge, gateau, victoria sponge, victoria sandwich',
    { form: 'cake', style: 'layer-cake', sweet: true },
  ],
  ['sheet cake, tray cake, party cake', { form: 'cake', style: 'sheet-cake', sweet: true }],
  ['cupcake, fairy cake', { form: 'cake', style: 'cupcakes', sweet: true }],
  [
    'chocolate cake, chocolate sponge',
    { form: 'cake', style: 'layer-cake', foods: ['cocoa'], sweet: true },
  ],
  ['carrot cake', { form: 'cake', style: 'layer-cake', foods: ['carrot'], sweet: true }],
  ['lemon cake', { form: 'cake', style: 'layer-cake', foods: ['lemon'], sweet: true }],
  ['loaf cake, pound cake, loaf', { form: 'loaf', sweet: true }],
  [
    'banana bread, banana cake, banana loaf',
    { form: 'loaf', style: 'banana-bread', foods: ['banana'], sweet: true },
  ],
  [
    'lemon loaf, lemon drizzle',
    { form: 'loaf', style: 'lemon-loaf', foods: ['lemon'], sweet: true },
  ],
  [
    'chocolate loaf, chocolate loaf cake',
    { form: 'loaf', style: 'chocolate-loaf', foods: ['cocoa'], sweet: true },
  ],
  [
    'carrot loaf, carrot bread',
    { form: 'loaf', style: 'carrot-loaf', foods: ['carrot'], sweet: true },
  ],
  [
    'zucchini bread, zucchini cake',
    { form: 'loaf', style: 'carrot-loaf', foods: ['zucchini'], sweet: true },
  ],
  ['soda bread, quick bread', { form: 'loaf', style: 'soda-bread', sweet: false }],
  ['almond muffin', { form: 'muffins', style: 'almond-muffins' }],
  ['almond cookie, almond shortbread', { form: 'cookies', style: 'almond-cookies' }],
  ['almond pancake', { form: 'pancakes', style: 'almond-pancakes' }],
  ['cocoa brownie', { form: 'brownies', style: 'cocoa-brownies' }],
  ['cookie, biscuit', { form: 'cookies' }],
  ['chocolate chip cookie', { form: 'cookies', style: 'chocolate-chip' }],
  ['oatmeal cookie, oat cookie', { form: 'cookies', style: 'oatmeal-cookies' }],
  ['peanut butter cookie', { form: 'cookies', style: 'peanut-butter-cookies' }],
  ['shortbread', { form: 'cookies', style: 'shortbread' }],
  ['brownie', { form: 'brownies' }],
  ['crumble, apple crisp', { form: 'crumble', style: 'crumble' }],
  ['fruit salad', { form: 'crumble', style: 'fruit-salad', sweet: true }],
  ['smoothie, shake, milkshake', { form: 'smoothie' }],
  ['porridge, oatmeal', { form: 'oats', style: 'porridge' }],
  ['overnight oat', { form: 'oats', style: 'overnight-oats' }],
  ['granola, muesli', { form: 'oats', style: 'granola' }],
]

/** Dishes by name: those the engine makes, and those it only comes near. */
export function dishMeanings(): Meaning[] {
  return [...spread(NEAREST_DISHES), ...spread(DISHES)]
}

function spread(rows: readonly DishRow[]): Meaning[] {
  return rows.flatMap(([words, meaning]) =>
    words.split(', ').map((word): Meaning => ({ word, ...meaning })),
  )
}
