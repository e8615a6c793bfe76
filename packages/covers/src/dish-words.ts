import type { PaletteName } from './palettes.ts'
import type { ShapeName } from './shapes/all-shapes.ts'
import type { VesselName } from './vessels/all-vessels.ts'

/** A kind of dish: its words, what it is served in, and what it is made of where its name says so. */
export type Dish = {
  words: string
  vessels: readonly [VesselName, ...VesselName[]]
  palettes?: readonly PaletteName[]
  shapes?: readonly ShapeName[]
}

/** Dishes by name. Where several are named, the head of the title decides: the last before 'with' or 'and'. */
export const dishes: readonly Dish[] = [
  {
    words:
      'soup, bisque, chowder, gazpacho, minestrone, consomme, veloute, pottage, vichyssoise, borscht, puree, cream soup, potage, cullen skink, harira',
    vessels: ['soup', 'soup', 'bowl'],
    palettes: ['terracotta', 'sea', 'saffron', 'plum', 'mint', 'night'],
  },
  {
    words: 'noodles',
    vessels: ['bowl'],
    palettes: ['brick', 'night', 'sea', 'mint', 'saffron'],
  },
  {
    words: 'fried, deep fried, kibbeh, tempura',
    vessels: ['plate', 'tray', 'board'],
    palettes: ['citrus', 'saffron', 'mint', 'terracotta', 'sea', 'garden'],
  },
  {
    words: 'ramen',
    vessels: ['bowl', 'soup'],
    shapes: ['noodles', 'boiled-egg', 'leek'],
    palettes: ['brick', 'night', 'sea', 'saffron'],
  },
  {
    words:
      'pho, laksa, noodle soup, udon, noodle bowl, hot pot, hotpot, tom yum, wonton soup, miso soup',
    vessels: ['bowl', 'soup'],
    palettes: ['brick', 'night', 'sea', 'mint', 'saffron'],
  },
  {
    words:
      'stew, casserole, ragout, goulash, bourguignon, tagine, chili con carne, jambalaya, gumbo, ragu, fricassee, pot roast, cassoulet, tajine, coq au vin, braise, braised, slow cooker, one pot, pot, feijoada, jollof, cholent, daube, crockpot, instant pot, fondue, bouillabaisse, boil, chilli con carne, cawl, sancocho',
    vessels: ['pot'],
    palettes: ['earth', 'night', 'saffron', 'sea', 'olive', 'mint'],
  },
  {
    words:
      'curry, dal, dhal, daal, tikka, korma, vindaloo, masala, balti, rendang, jalfrezi, rogan josh, madras, butter chicken, chana masala, saag, makhani, katsu',
    vessels: ['bowl', 'pot', 'soup'],
    palettes: ['saffron', 'plum', 'sea', 'night', 'terracotta', 'mint'],
  },
  {
    words: 'chili, chilli',
    vessels: ['pot', 'bowl'],
    palettes: ['saffron', 'sea', 'night', 'olive'],
  },
  {
    words:
      'pasta, spaghetti, linguine, tagliatelle, fettuccine, penne, rigatoni, farfalle, ravioli, tortellini, gnocchi, macaroni, orecchiette, pappardelle, bucatini, fusilli, orzo, primavera, ziti',
    vessels: ['plate', 'bowl', 'plate'],
    palettes: ['sea', 'garden', 'rose', 'cobalt', 'brick'],
  },
  {
    words: 'carbonara',
    vessels: ['plate', 'bowl'],
    shapes: ['spaghetti', 'bacon', 'egg', 'cheese'],
  },
  {
    words: 'bolognese, bolognaise',
    vessels: ['plate', 'bowl'],
    shapes: ['spaghetti', 'tomato', 'basil'],
  },
  { words: 'puttanesca', vessels: ['plate'], shapes: ['spaghetti', 'olives', 'tomato', 'fish'] },
  {
    words: 'pesto',
    vessels: ['jar', 'plate', 'bowl'],
    shapes: ['basil', 'cheese', 'garlic'],
    palettes: ['rose', 'citrus', 'terracotta', 'saffron'],
  },
  {
    words:
      'salad, slaw, coleslaw, tabbouleh, panzanella, waldorf, fattoush, salade, poke, buddha bowl, grain bowl, bowl, ceviche, poke bowl, power bowl, burrito bowl, rice bowl, bibimbap',
    vessels: ['bowl', 'bowl', 'plate'],
    palettes: ['rose', 'citrus', 'mint', 'saffron', 'terracotta', 'sea'],
  },
  { words: 'caesar salad, caesar', vessels: ['bowl'], shapes: ['lettuce', 'bread', 'cheese'] },
  {
    words: 'caprese',
    vessels: ['plate', 'board'],
    shapes: ['tomato-slice', 'mozzarella', 'basil'],
  },
  {
    words: 'nicoise',
    vessels: ['plate', 'bowl'],
    shapes: ['salmon', 'boiled-egg', 'green-beans', 'olives', 'potato'],
  },
  {
    words: 'greek salad, horiatiki',
    vessels: ['bowl', 'plate'],
    shapes: ['feta', 'cucumber', 'tomato', 'olives', 'red-onion'],
  },
  {
    words: 'ratatouille',
    vessels: ['dish', 'skillet', 'pot'],
    shapes: ['courgette', 'aubergine', 'tomato', 'pepper'],
  },
  {
    words: 'shakshuka, shakshouka, menemen',
    vessels: ['skillet'],
    shapes: ['fried-egg', 'tomato', 'pepper', 'parsley'],
  },
  {
    words:
      'omelette, omelet, frittata, hash, fried egg, scrambled, scramble, tortilla espanola, spanish tortilla, skillet, pan fried, huevos rancheros, one pan, seared, pan seared, sauteed, saute, cacciatore, hash brown, rosti, full english, pan roasted, latke, fritter, patties',
    vessels: ['skillet'],
    palettes: ['citrus', 'saffron', 'mint', 'terracotta', 'sea', 'garden'],
  },
  {
    words: 'paella',
    vessels: ['skillet'],
    shapes: ['rice', 'shrimp', 'mussels', 'lemon', 'peas'],
    palettes: ['saffron', 'sea', 'brick', 'cobalt'],
  },
  {
    words:
      'risotto, pilaf, biryani, pilau, couscous, fried rice, kedgeree, quinoa, rice, congee, nasi goreng, polenta, grits, porridge rice, tabouli',
    vessels: ['bowl', 'plate'],
    palettes: ['terracotta', 'garden', 'cobalt', 'plum', 'sea'],
  },
  {
    words:
      'stir fry, stir fried, wok, chow mein, lo mein, pad thai, yakisoba, fried noodle, stirfry, kung pao, szechuan, sweet and sour, mapo tofu, general tso, egg fried rice, teriyaki, bulgogi, japchae, mongolian',
    vessels: ['wok', 'wok', 'bowl'],
    palettes: ['brick', 'sea', 'night', 'saffron', 'mint'],
  },
  {
    words:
      'roast, roasted, baked, sheet pan, tray bake, traybake, wings, roast potatoes, wedges, oven, drumsticks, sheet tray, fries, chips, kale chips, nachos, grilled, jacket potato, kebab, skewers, ribs, barbecue, bbq, tandoori, scalloped',
    vessels: ['tray', 'tray', 'dish'],
    palettes: ['garden', 'plum', 'mint', 'sea', 'saffron', 'olive'],
  },
  {
    words:
      'gratin, meatloaf, meat loaf, bake, lasagne, lasagna, moussaka, cobbler, crumble, enchiladas, shepherds pie, cottage pie, bread pudding, parmigiana, macaroni cheese, mac and cheese, strata, clafoutis, dauphinoise, pudding, stuffed, mac n cheese, crisp, cannelloni, trifle, toad in the hole, au gratin, pastitsio, potato bake, cauliflower cheese, gratinated',
    vessels: ['dish'],
    palettes: ['sea', 'terracotta', 'garden', 'rose', 'mint', 'cobalt'],
  },
  { words: 'tiramisu', vessels: ['dish', 'stand'], shapes: ['cake', 'coffee', 'chocolate'] },
  {
    words: 'flammkuchen',
    vessels: ['pizza'],
    palettes: ['garden', 'cobalt', 'sea', 'saffron', 'mint', 'olive'],
  },
  {
    words: 'pizza, margherita',
    vessels: ['pizza'],
    palettes: ['garden', 'cobalt', 'sea', 'saffron', 'mint', 'olive'],
    shapes: ['tomato-slice', 'basil', 'cheese'],
  },
  {
    words:
      'pie, tart, quiche, tarte tatin, tartlet, cheesecake tart, pot pie, tarte, flan, banoffee, pecan pie, key lime pie, bakewell, crostata, apple pie',
    vessels: ['pie'],
    palettes: ['mint', 'rose', 'sea', 'berry', 'citrus', 'cobalt'],
  },
  {
    words:
      'cake, cheesecake, gateau, torte, sponge, bundt, cupcake, muffin, victoria sponge, pavlova, brownie, donut, doughnut, eclair, profiterole, meringue, macaron, panettone, shortcake, dessert, madeleine, roulade, birthday, blondie, croissant, danish, pastry, baklava, ice cream, sundae, cinnamon roll, fudge',
    vessels: ['stand', 'stand', 'plate'],
    palettes: ['rose', 'berry', 'mint', 'citrus', 'sea', 'plum'],
  },
  {
    words: 'pancake, waffle, crepe, galette, french toast, hotcake, blini, dutch baby, okonomiyaki',
    vessels: ['plate', 'plate', 'stand'],
    palettes: ['citrus', 'sea', 'rose', 'mint', 'berry', 'cobalt'],
  },
  {
    words:
      'cookie, biscuit, scone, shortbread, biscotti, granola bar, flapjack, macaroons, gingerbread, crackers, pretzel, granola, snickerdoodles, energy balls, pinwheels, sausage rolls',
    vessels: ['tray', 'plate', 'tray'],
    palettes: ['mint', 'rose', 'sea', 'plum', 'saffron', 'cobalt'],
  },
  {
    words:
      'bread, loaf, banana bread, sourdough, brioche, focaccia, challah, soda bread, pumpkin bread, zucchini bread, cornbread, babka, pound cake, stollen, zopf, tea bread, tea loaf, rye bread, gingerbread loaf, milk bread',
    vessels: ['loaf'],
    palettes: ['sea', 'rose', 'mint', 'saffron', 'olive', 'cobalt', 'garden'],
  },
  {
    words:
      'taco, burger, sandwich, burrito, wrap, toast, bruschetta, crostini, antipasto, charcuterie, hot dog, quesadillas, panini, fajita, tartine, bagel, flatbread, pita, gyros, shawarma, spring roll, summer rolls, banh mi, carpaccio, tapas, canapes, cheese board, mezze, crudites, naan, tortilla, empanada, samosa, arepas, sliders, roti, sub, snack, appetizer, steak, sashimi',
    vessels: ['board'],
    palettes: ['sea', 'brick', 'cobalt', 'garden', 'mint', 'berry', 'terracotta'],
  },
  {
    words:
      'smoothie, juice, lemonade, cocktail, mojito, margarita, milkshake, shake, iced tea, lassi, spritz, sangria, punch, iced coffee, drink, soda, limeade, mocktail, beverage, frappe, agua fresca, kombucha, horchata, daiquiri, cooler, kefir, cordial, parfait, eggnog, slushie, pina colada, gin, vodka, rum, cider, kvass',
    vessels: ['glass'],
    palettes: ['sea', 'mint', 'citrus', 'rose', 'cobalt', 'berry'],
  },
  {
    words:
      'coffee, tea, hot chocolate, cocoa, latte, cappuccino, chai, espresso, matcha, mulled wine, hot toddy, mug cake, mug, ramekin, creme brulee, souffle, custard, panna cotta, mousse, flat white, golden milk, cup, turmeric latte, atole, pots de creme, infusion',
    vessels: ['cup'],
    palettes: ['night', 'plum', 'saffron', 'rose', 'earth', 'mint'],
  },
  {
    words:
      'jam, marmalade, pickle, pickled, chutney, preserve, kimchi, sauerkraut, relish, compote, salsa, sauce, ketchup, dressing, vinaigrette, marinade, aioli, mayonnaise, curd, spread, syrup, spice mix, seasoning, overnight oats, stock, broth, infused, chilli oil, fermented, applesauce, paste, rub, gravy, hot sauce, nut butter, tahini sauce, lemon curd, starter, caramel sauce, peanut butter, ghee, yogurt, yoghurt, mustard, cured, barbecue sauce',
    vessels: ['jar'],
    palettes: ['mint', 'saffron', 'sea', 'rose', 'berry', 'olive', 'terracotta'],
  },
  {
    words:
      'dip, hummus, houmous, tzatziki, baba ganoush, oatmeal, porridge, granola bowl, muesli, yogurt bowl, smoothie bowl, acai bowl, popcorn, nuts, cereal, fruit salad, snack mix, trail mix, mashed potato, mash, raita, colcannon, dumplings, gyoza, meatballs, chips and dip, falafel',
    vessels: ['bowl'],
    palettes: ['rose', 'saffron', 'cobalt', 'terracotta', 'mint', 'citrus'],
  },
  {
    words: 'guacamole',
    vessels: ['bowl', 'board'],
    shapes: ['avocado', 'lime', 'parsley', 'chilli'],
  },
  {
    words: 'sushi, maki, nigiri',
    vessels: ['board', 'plate'],
    shapes: ['rice', 'salmon', 'avocado', 'cucumber'],
    palettes: ['sea', 'brick', 'mint', 'rose'],
  },
  {
    words: 'breakfast, brunch, eggs benedict',
    vessels: ['plate', 'skillet'],
    palettes: ['citrus', 'saffron', 'mint', 'sea'],
  },
  {
    words:
      'fillet, filet, fish cake, fishcake, crab cake, salmon cake, sardine cake, tuna cake, potato cake, rice cake, corn cake, potato pancake, schnitzel, escalope, piccata, wellington, kiev, chops, cutlet, milanese, meuniere, fish and chips, stroganoff, saltimbocca, en papillote, confit, medallions, croquettes, pierogi',
    vessels: ['plate', 'skillet'],
    palettes: ['sea', 'garden', 'saffron', 'mint', 'plum'],
  },
]

/** What a shape is served in when no dish is named. */
export const homes: { readonly [Name in ShapeName]?: readonly [VesselName, ...VesselName[]] } = {
  fish: ['plate', 'tray', 'skillet'],
  salmon: ['plate', 'tray'],
  steak: ['board', 'skillet', 'plate'],
  ribs: ['board', 'tray'],
  chicken: ['tray', 'plate'],
  drumstick: ['tray', 'skillet', 'pot'],
  shrimp: ['skillet', 'wok', 'plate'],
  mussels: ['pot', 'bowl'],
  bacon: ['skillet'],
  sausage: ['skillet', 'tray'],
  'fried-egg': ['skillet', 'plate'],
  egg: ['bowl', 'plate'],
  bread: ['loaf', 'board'],
  baguette: ['board'],
  croissant: ['stand', 'plate'],
  cheese: ['board'],
  taco: ['board', 'plate'],
  burger: ['board', 'plate'],
  sandwich: ['board', 'plate'],
  burrito: ['board', 'plate'],
  pizza: ['pizza', 'board'],
  cake: ['stand'],
  'chocolate-cake': ['stand'],
  cupcake: ['stand', 'plate'],
  muffin: ['stand', 'tray'],
  cookie: ['tray', 'plate'],
  brownie: ['stand', 'board'],
  donut: ['stand', 'plate'],
  pancakes: ['plate', 'stand'],
  waffle: ['plate'],
  'ice-cream': ['stand', 'bowl'],
  coffee: ['cup'],
  chocolate: ['board', 'stand', 'cup'],
  honey: ['jar', 'cup'],
  jam: ['board', 'plate'],
  spaghetti: ['plate', 'bowl'],
  noodles: ['bowl', 'wok'],
  lasagne: ['dish', 'plate'],
  rice: ['bowl'],
  beans: ['pot', 'bowl'],
  lentils: ['bowl', 'pot'],
  oats: ['bowl'],
  potato: ['tray', 'bowl', 'pot'],
  pumpkin: ['soup', 'tray', 'pot'],
  broccoli: ['bowl', 'wok', 'tray'],
  asparagus: ['plate', 'tray'],
  dumplings: ['plate', 'bowl'],
  flatbread: ['board', 'plate'],
  tofu: ['wok', 'bowl'],
  milk: ['glass', 'cup'],
  cream: ['bowl', 'cup'],
}
