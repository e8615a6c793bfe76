import type { DishRow } from './dish-row.ts'

/**
 * Named dishes that the engine does not make: it makes the nearest form, and the recipe says so.
 * `foods` are the main foods of the named dish.
 */
export const NEAREST_DISHES: readonly DishRow[] = [
  [
    'cannelloni, ravioli, tortellini',
    { form: 'pasta', nearest: true, foods: ['ricotta', 'spinach'], loose: true },
  ],
  ['cacio e pepe', { form: 'pasta', nearest: true, foods: ['parmesan'], loose: true }],
  ['arancini', { form: 'risotto', nearest: true }],
  [
    'kung pao, sweet and sour, chop suey, general tso',
    { form: 'stir-fry', nearest: true, cuisines: ['chinese'] },
  ],
  [
    'bulgogi',
    { form: 'stir-fry', nearest: true, cuisines: ['korean'], foods: ['steak'], loose: true },
  ],
  ['pad see ew', { form: 'noodles', nearest: true, cuisines: ['thai'] }],
  ['yakisoba', { form: 'noodles', nearest: true, cuisines: ['japanese'] }],
  ['japchae', { form: 'noodles', nearest: true, cuisines: ['korean'] }],
  ['singapore noodle', { form: 'noodles', nearest: true, cuisines: ['chinese'] }],
  ['nasi goreng', { form: 'fried-rice', nearest: true, cuisines: ['thai'] }],
  [
    'jambalaya',
    {
      form: 'pilaf',
      nearest: true,
      cuisines: ['american'],
      foods: ['sausage', 'shrimp'],
      loose: true,
    },
  ],
  ['jollof, jollof rice', { form: 'pilaf', nearest: true, cuisines: ['mexican'] }],
  ['plov', { form: 'pilaf', nearest: true, foods: ['carrot'], loose: true }],
  [
    'tikka masala, tikka, korma, vindaloo, rogan josh',
    { form: 'curry', nearest: true, cuisines: ['indian'] },
  ],
  ['massaman', { form: 'curry', nearest: true, cuisines: ['thai'] }],
  ['katsu curry, katsu', { form: 'curry', nearest: true, foods: ['chicken-breast'], loose: true }],
  ['laksa', { form: 'soup', style: 'noodle-soup', nearest: true, foods: ['rice-noodles'] }],
  ['tom yum, tom kha, wonton soup', { form: 'soup', style: 'noodle-soup', nearest: true }],
  [
    'gazpacho',
    { form: 'soup', style: 'smooth-soup', nearest: true, foods: ['tomato'], loose: true },
  ],
  ['borscht', { form: 'soup', nearest: true, foods: ['beet'], loose: true }],
  [
    'chowder',
    { form: 'soup', style: 'smooth-soup', nearest: true, foods: ['potato'], loose: true },
  ],
  ['bisque', { form: 'soup', style: 'smooth-soup', nearest: true, foods: ['tomato'], loose: true }],
  [
    'goulash soup, beef bourguignon, bourguignon, pot roast',
    { form: 'stew', style: 'braise', nearest: true, foods: ['stewing-beef'], loose: true },
  ],
  ['gumbo, cassoulet', { form: 'stew', nearest: true, foods: ['sausage'], loose: true }],
  ['tagine', { form: 'stew', nearest: true, foods: ['lamb', 'chickpeas'], loose: true }],
  ['coq au vin', { form: 'stew', nearest: true, foods: ['chicken-thighs'], loose: true }],
  [
    'fried chicken',
    { form: 'skillet', nearest: true, foods: ['chicken-thighs', 'chicken-breast'] },
  ],
  ['french onion soup, onion soup', { form: 'soup', nearest: true, cuisines: ['french'] }],
  ['bread pudding', { form: 'pancakes', style: 'french-toast', nearest: true, sweet: true }],
  ['rice pudding', { form: 'oats', style: 'porridge', nearest: true, sweet: true }],
  ['hotpot, stroganoff', { form: 'stew', nearest: true }],
  [
    'nicoise',
    { form: 'salad', nearest: true, cuisines: ['french'], foods: ['canned-tuna'], loose: true },
  ],
  ['caesar, caesar salad', { form: 'salad', nearest: true, foods: ['lettuce'], loose: true }],
  ['tabbouleh, panzanella', { form: 'salad', nearest: true, cuisines: ['mediterranean'] }],
  ['summer roll, spring roll', { form: 'salad', nearest: true, cuisines: ['thai'] }],
  ['bibimbap', { form: 'bowl', nearest: true, cuisines: ['korean'] }],
  ['onigiri', { form: 'bowl', nearest: true, cuisines: ['japanese'] }],
  ['fajita, tostada, tamale', { form: 'tacos', nearest: true }],
  ['gyro, shawarma, kebab, souvlaki', { form: 'meatballs', style: 'kofta', nearest: true }],
  ['stuffed pepper', { form: 'traybake', nearest: true, foods: ['bell-pepper'] }],
  [
    'fish and chip, fish pie',
    { form: 'roast', style: 'baked-fish', nearest: true, foods: ['cod'] },
  ],
  ['wellington, brisket, pulled pork', { form: 'roast', nearest: true }],
  [
    'schnitzel, cordon bleu, milanese, piccata',
    { form: 'skillet', nearest: true, foods: ['pork-chop', 'chicken-breast'], loose: true },
  ],
  ['souffle', { form: 'eggs', style: 'frittata', nearest: true }],
  ['hash', { form: 'eggs', nearest: true, foods: ['potato'], loose: true }],
  ['fried egg, poached egg, boiled egg, egg benedict', { form: 'eggs', nearest: true }],
  ['huevos ranchero', { form: 'eggs', style: 'shakshuka', nearest: true }],
  ['panini, croque monsieur', { form: 'toast', style: 'grilled-cheese', nearest: true }],
  ['bagel, blt, hot dog, wrap', { form: 'toast', style: 'sandwich', nearest: true }],
  ['blini, dutch baby', { form: 'pancakes', nearest: true }],
  ['croquette, fritter', { form: 'burgers', style: 'bean-burger', nearest: true }],
  ['wonton, bao, pierogi, momo', { form: 'dumplings', nearest: true }],
  ['garlic bread', { form: 'flatbread', nearest: true, foods: ['garlic'] }],
  ['calzone, lahmacun', { form: 'pizza', nearest: true }],
  [
    'gingerbread, bundt, cinnamon roll, donut, doughnut',
    { form: 'loaf', nearest: true, sweet: true },
  ],
  [
    'red velvet, red velvet cake, black forest cake, black forest gateau, devil food cake, lava cake',
    { form: 'cake', style: 'layer-cake', nearest: true, foods: ['cocoa'], sweet: true },
  ],
  [
    'coffee cake, coffee and walnut cake, tres leches',
    { form: 'cake', nearest: true, sweet: true },
  ],
  ['angel food cake, chiffon cake', { form: 'cake', nearest: true, sweet: true }],
  ['macaron, biscotti, energy ball', { form: 'cookies', nearest: true }],
  ['blondie, fudge', { form: 'brownies', nearest: true }],
  [
    'cobbler, tart, strudel, pumpkin pie, key lime pie',
    { form: 'crumble', style: 'crumble', nearest: true },
  ],
  [
    'ice cream, sorbet, panna cotta, trifle, pavlova',
    { form: 'crumble', nearest: true, sweet: true },
  ],
  ['juice, lassi, frappe', { form: 'smoothie', nearest: true }],
  ['bircher, chia pudding', { form: 'oats', style: 'overnight-oats', nearest: true }],
]
