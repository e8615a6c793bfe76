import type { ShapeName } from './shapes/all-shapes.ts'

/** Which words call for which shape; each in the singular or plural, as written in recipes. */
export const foodWords = {
  tomato:
    'tomato, plum tomato, passata, marinara, tomato paste, ketchup, salsa, pomodoro, bruschetta',
  'tomato-slice': 'cherry tomato, beefsteak tomato, sun dried tomato, tomato slice, caprese',
  pepper:
    'bell pepper, red pepper, green pepper, yellow pepper, sweet pepper, capsicum, pepperonata, paprika pepper, fajita pepper, pimiento, piquillo, shishito pepper, poblano',
  chilli:
    'chilli, chili, chile, jalapeno, habanero, cayenne, sriracha, hot sauce, gochujang, harissa, sambal, chipotle, red pepper flake, chili flake, arrabbiata, kimchi, spicy, hot pepper, serrano, scotch bonnet',
  mushroom:
    'mushroom, shiitake, portobello, porcini, cremini, chestnut mushroom, champignon, chanterelle, oyster mushroom, truffle, enoki, morel, button mushroom',
  broccoli: 'broccoli, broccolini, tenderstem, romanesco, rapini, broccoli rabe',
  cauliflower: 'cauliflower, cauliflower rice, gobi',
  aubergine: 'aubergine, eggplant, baba ganoush, moussaka, brinjal, melanzane, parmigiana',
  courgette: 'courgette, zucchini, marrow, ratatouille, summer squash, yellow squash, zoodle',
  cucumber: 'cucumber, gherkin, pickle, cornichon, tzatziki, dill pickle, raita',
  corn: 'corn, corn cake, sweetcorn, corn on the cob, maize, polenta, cornmeal, grits, hominy, masa, cornbread, elote',
  peas: 'pea, snow pea, sugar snap pea, split pea, mangetout, petit pois, sugar snap',
  'green-beans': 'green bean, string bean, french bean, runner bean, haricot vert, okra',
  pumpkin:
    'pumpkin, butternut, butternut squash, squash, acorn squash, kabocha, pumpkin seed, spaghetti squash, delicata',
  avocado: 'avocado, guacamole, avo',
  olives: 'olive, kalamata, tapenade, puttanesca, caper, black olive, green olive',
  artichoke: 'artichoke, artichoke heart',
  carrot: 'carrot, parsnip, swede, rutabaga, baby carrot, turnip, mirepoix',
  potato:
    'potato, fries, hash brown, rosti, mashed potato, potato cake, potato pancake, chips, spud, latke, gratin dauphinois, pommes, potato salad, new potato, hash, colcannon, tater tot',
  'sweet-potato': 'sweet potato, yam, kumara, cassava, yuca',
  onion:
    'onion, shallot, yellow onion, white onion, brown onion, pearl onion, onion powder, vidalia',
  'red-onion': 'red onion, onion ring, pickled onion',
  garlic:
    'garlic, aioli, garlic clove, clove garlic, clove of garlic, garlic powder, roasted garlic',
  beet: 'beet, beetroot, borscht, red beet',
  radish: 'radish, daikon',
  ginger: 'ginger, galangal, gingerbread, ground ginger, gingersnap, ginger root',
  leek: 'leek, spring onion, scallion, green onion, vichyssoise',
  asparagus: 'asparagus, asparagus spear',
  celery: 'celery, celeriac, celery stalk, fennel, fennel bulb, rhubarb, bok choy, pak choi, chard',
  basil:
    'basil, pesto, thai basil, margherita, genovese, marjoram, oregano, italian seasoning, mixed herb, herb',
  bay: 'bay leaf, bay leaves, bay, laurel, curry leaf, curry leaves',
  sage: 'sage, saltimbocca, sage leaf, sage leaves',
  mint: 'mint, peppermint, spearmint, mojito, mint leaf, mint leaves, tea, matcha, green tea, black tea, tabbouleh',
  parsley:
    'parsley, coriander, cilantro, chimichurri, gremolata, flat leaf parsley, chervil, salsa verde',
  rosemary: 'rosemary, tarragon, juniper',
  dill: 'dill, gravlax, fennel frond',
  thyme: 'thyme, lemon thyme, zaatar, savory',
  chives: 'chive, lemongrass, garlic chive, wild garlic, ramps',
  spinach:
    'spinach, kale, rocket, arugula, collard, watercress, sorrel, palak, saag, swiss chard, florentine, nori, seaweed, greens, mustard green',
  lettuce:
    'lettuce, romaine, little gem, iceberg, mixed leaves, salad leaves, caesar, salad greens, radicchio, endive, chicory',
  cabbage:
    'cabbage, sauerkraut, brussels sprout, coleslaw, slaw, savoy, red cabbage, napa cabbage, kohlrabi',
  lemon:
    'lemon, lemon juice, lemon zest, limoncello, lemonade, preserved lemon, lemon curd, citrus, piccata, yuzu',
  lime: 'lime, key lime, margarita, ceviche, caipirinha, kaffir lime, lime juice',
  orange:
    'orange, clementine, mandarin, tangerine, satsuma, blood orange, grapefruit, marmalade, kumquat, triple sec, orange juice, orange zest',
  apple: 'apple, cider, applesauce, granny smith, waldorf, apple cider, quince, strudel, calvados',
  pear: 'pear, poached pear, asian pear',
  banana: 'banana, plantain',
  peach: 'peach, nectarine, apricot, melba, cobbler peach',
  plum: 'plum, prune, damson, date, medjool, raisin, sultana, umeboshi, tamarind',
  mango: 'mango, papaya, chutney, passion fruit, lassi, persimmon',
  pineapple: 'pineapple, pina colada, ananas, hawaiian, tropical',
  coconut:
    'coconut, coconut milk, coconut cream, desiccated coconut, shredded coconut, macaroon, coconut water, lychee',
  kiwi: 'kiwi, kiwifruit, gooseberry',
  melon: 'watermelon, melon, cantaloupe, honeydew',
  fig: 'fig',
  pomegranate: 'pomegranate, pomegranate seed, pomegranate molasses, grenadine',
  strawberry: 'strawberry, strawberry jam, berry, mixed berries, eton mess',
  cherry: 'cherry, maraschino, black forest, clafoutis, kirsch, amaretto cherry',
  blueberries: 'blueberry, blackcurrant, acai, bilberry, blackberry, elderberry',
  raspberry: 'raspberry, mulberry, boysenberry, loganberry',
  grapes:
    'grape, wine, red wine, white wine, champagne, prosecco, sangria, mulled wine, sultana grape, balsamic, port',
  cranberries: 'cranberry, redcurrant, red currant, lingonberry, goji',
  spaghetti:
    'spaghetti, linguine, tagliatelle, fettuccine, pappardelle, bucatini, pasta, vermicelli, capellini, carbonara, bolognese, alfredo, angel hair, cacio e pepe, aglio e olio, orzo',
  noodles:
    'noodle, ramen, udon, soba, pho, pad thai, chow mein, lo mein, rice noodle, egg noodle, yakisoba, glass noodle, laksa, instant noodle, spaetzle, sukiyaki',
  penne: 'penne, rigatoni, ziti, fusilli, tortiglioni, paccheri, cannelloni, garganelli',
  macaroni:
    'macaroni, mac, mac and cheese, mac n cheese, elbow pasta, shells, conchiglie, cavatappi, ditalini, orecchiette',
  farfalle: 'farfalle, bow tie, bow tie pasta, pasta salad',
  ravioli: 'ravioli, tortellini, agnolotti, maultaschen, tortelloni, ravioli pasta',
  lasagne: 'lasagne, lasagna, lasagne sheet, lasagna noodle, pastitsio',
  gnocchi: 'gnocchi, dumpling dough, gnudi',
  rice: 'rice, risotto, basmati, jasmine rice, rice cake, arborio, paella, biryani, pilaf, pilau, sushi, sushi rice, onigiri, congee, jambalaya, jollof, brown rice, rice pudding, wild rice, bibimbap, fried rice, kedgeree, poke, mochi, nasi goreng',
  couscous:
    'couscous, quinoa, bulgur, millet, semolina, freekeh, farro, buckwheat, pearl barley, barley, tabouli',
  wheat:
    'wheat, flour, whole wheat, bread flour, plain flour, self raising flour, all purpose flour, spelt, rye, yeast, sourdough starter, seitan',
  oats: 'oat, oatmeal, porridge, granola, muesli, flapjack, rolled oat, overnight oat, bran, cornflake, cereal',
  beans:
    'bean, kidney bean, black bean, pinto bean, cannellini, butter bean, white bean, refried bean, baked bean, borlotti, chili con carne, feijoada, navy bean, broad bean, fava bean, edamame, soybean, soya bean, lima bean, cassoulet, haricot bean, bean soup',
  chickpeas:
    'chickpea, garbanzo, hummus, houmous, falafel, chana, channa, chana masala, gram flour, socca, besan',
  lentils: 'lentil, dal, daal, dhal, dahl, dal makhani, red lentil, puy, mung bean, sambar, moong',
  fish: 'fish, fish cake, fishcake, sardine cake, tuna cake, tuna, tuna steak, swordfish, ahi, anglerfish, cod, haddock, sea bass, trout, mackerel, sardine, anchovy, halibut, tilapia, bream, snapper, hake, pollock, herring, bouillabaisse, sole, monkfish, branzino, white fish, catfish, fish and chips, seabass, barramundi, whitebait, mahi mahi, kipper',
  salmon: 'salmon, smoked salmon, salmon cake, lox, salmon fillet, sashimi',
  shrimp:
    'shrimp, prawn, scampi, king prawn, crayfish, lobster, langoustine, crab, tiger prawn, seafood, gambas, gumbo, crab cake, crabmeat, surimi, squid, calamari, octopus',
  mussels:
    'mussel, clam, oyster, scallop, shellfish, cockle, moules, vongole, clam chowder, abalone',
  drumstick:
    'drumstick, chicken thigh, chicken leg, chicken wing, buffalo wing, wing, fried chicken, chicken breast, chicken, coq au vin, tikka masala, butter chicken, kiev, poultry, tandoori, cacciatore, jerk chicken, teriyaki chicken, duck, duck leg, quail, rabbit',
  chicken:
    'roast chicken, whole chicken, turkey, roast turkey, rotisserie chicken, goose, roast duck, spatchcock, sunday roast, thanksgiving',
  steak:
    'steak, beef, sirloin, ribeye, rib eye, brisket, chuck, stroganoff, bourguignon, pot roast, fillet steak, flank, rump, goulash, wellington, bulgogi, rendang, beef stew, lamb, veal, venison, tenderloin, oxtail, mutton, birria, corned beef, roast beef, beef cheek, topside, stewing beef, carne asada',
  bacon: 'bacon, pancetta, lardon, guanciale, speck, streaky bacon, bacon bit',
  sausage:
    'sausage, chorizo, bratwurst, hot dog, hotdog, merguez, salami, andouille, kielbasa, frankfurter, nduja, toad in the hole, pepperoni, banger, sausage meat, black pudding, boerewors, currywurst',
  ham: 'ham, prosciutto, gammon, serrano ham, parma ham, iberico, mortadella, jamon, spam',
  meatballs:
    'meatball, kofta, ground beef, minced beef, mince, ground pork, ground turkey, ground lamb, ground meat, minced meat, kofte, kefta, ground chicken, meatloaf, meat loaf, hamburger meat, swedish meatball, sloppy joe, shepherds pie, cottage pie, keema, frikadelle',
  ribs: 'rib, spare rib, short rib, baby back rib, pork, pork belly, pork chop, pork shoulder, pork loin, pulled pork, lamb chop, rack of lamb, pork tenderloin, barbecue, bbq, carnitas, char siu, schnitzel, crackling',
  egg: 'egg, quiche, frittata, custard, egg white, egg yolk, souffle, omelette, omelet, carbonara egg, hollandaise, mayonnaise, mayo, eggnog, scrambled egg, huevos',
  'fried-egg':
    'fried egg, shakshuka, shakshouka, sunny side up, full english, egg and chips, croque madame, menemen, huevos rancheros, hash and egg',
  'boiled-egg':
    'boiled egg, hard boiled egg, soft boiled egg, deviled egg, poached egg, egg salad, nicoise, scotch egg, eggs benedict',
  cheese:
    'cheese, cheddar, parmesan, parmigiano, gruyere, gouda, emmental, swiss cheese, pecorino, comte, fondue, mac cheese, halloumi, manchego, raclette, brie, camembert, gorgonzola, stilton, blue cheese, monterey jack, provolone, appenzeller, roquefort, asiago, cheddar cheese, rarebit, queso, parmesan cheese',
  mozzarella: 'mozzarella, burrata, bocconcini, ricotta, stracciatella',
  feta: 'feta, goat cheese, paneer, cotija, feta cheese, greek salad, cottage cheese, queso fresco, horiatiki',
  butter:
    'butter, margarine, ghee, shortening, lard, clarified butter, butterscotch, unsalted butter, shortbread, buttercream',
  cream:
    'cream, whipped cream, meringue, pavlova, sour cream, creme fraiche, yogurt, yoghurt, greek yogurt, heavy cream, double cream, mascarpone, cream cheese, panna cotta, mousse, trifle, skyr, single cream, whipping cream, creme brulee, marshmallow, quark, clotted cream, kefir',
  milk: 'milk, buttermilk, condensed milk, evaporated milk, milkshake, oat milk, soy milk, rice milk, latte, bechamel, tres leches, dulce de leche, horchata',
  tofu: 'tofu, tempeh, mapo tofu, bean curd, silken tofu, miso',
  bread:
    'bread, toast, white bread, sourdough, brioche, focaccia, bread crumb, breadcrumb, panko, crouton, french toast, bread pudding, loaf, rye bread, soda bread, challah, panzanella, bread roll, roll, bun, melba toast, stuffing, babka, garlic bread',
  baguette:
    'baguette, ciabatta, french bread, crostini, banh mi, breadstick, sub roll, po boy, french stick',
  croissant:
    'croissant, puff pastry, pastry, filo, phyllo, danish pastry, pain au chocolat, baklava, viennoiserie, shortcrust, shortcrust pastry, pie crust, kouign amann, sausage roll',
  taco: 'taco, tortilla, nacho, tostada, tortilla chip, taco shell, fajita, corn tortilla, totopo',
  burrito:
    'burrito, wrap, shawarma, gyro, kebab, enchilada, doner, spring roll, summer roll, quesadilla, chimichanga, souvlaki, egg roll, flour tortilla, lumpia',
  burger: 'burger, hamburger, cheeseburger, slider, veggie burger, patty, smash burger',
  sandwich:
    'sandwich, blt, panini, toastie, grilled cheese, club sandwich, reuben, croque monsieur, grilled cheese sandwich, sub, tea sandwich',
  dumplings:
    'dumpling, gyoza, wonton, pierogi, momo, potsticker, empanada, samosa, dim sum, bao, jiaozi, pasty, calzone, manti, pelmeni, khinkali, wonton wrapper, bao bun, mandu, steamed bun, turnover',
  pizza: 'pizza, pizza dough, margherita pizza, flammkuchen, pissaladiere',
  flatbread:
    'flatbread, naan, pita, roti, chapati, lavash, paratha, injera, dosa, arepa, pitta, crepe, pupusa, tlayuda, lefse, piadina, galette, blini, socca bread, crumpet, manakish',
  popcorn: 'popcorn, caramel corn, kettle corn, popping corn',
  cake: 'cake, sponge, victoria sponge, cheesecake, layer cake, gateau, tiramisu, birthday cake, angel food cake, bundt, coffee cake, pound cake, roulade, swiss roll, torte, stollen, panettone, upside down cake, genoise, fruitcake, shortcake, petit four, madeira cake',
  'chocolate-cake':
    'chocolate cake, devils food cake, sachertorte, lava cake, fudge cake, mud cake, chocolate torte, yule log, molten cake, mud pie, chocolate cheesecake, red velvet, red velvet cake, whoopie pie',
  cupcake: 'cupcake, frosting, fairy cake, icing, sprinkle, cake pop, whoopie',
  muffin:
    'muffin, scone, friand, english muffin, popover, financier, rock cake, madeleine, yorkshire pudding, biscuit dough, profiterole, cream puff, choux, eclair',
  cookie:
    'cookie, biscuit, digestive, snickerdoodle, oreo, amaretti, macaron, biscotti, graham cracker, cracker, ginger snap, anzac biscuit, speculoos, lebkuchen, ladyfinger, digestive biscuit, crumble, chocolate chip cookie, linzer',
  pancakes:
    'pancake, hotcake, flapjack pancake, griddle cake, drop scone, okonomiyaki, dutch baby, pikelet, kaiserschmarrn, buttermilk pancake',
  waffle: 'waffle, stroopwafel, belgian waffle',
  donut:
    'donut, doughnut, beignet, churro, cruller, bagel, berliner, pretzel, fritter, funnel cake, glaze, zeppole',
  'ice-cream':
    'ice cream, gelato, sorbet, sundae, parfait, popsicle, semifreddo, frozen yogurt, ice lolly, granita, affogato, sherbet, kulfi, banana split',
  chocolate:
    'chocolate, cocoa, cacao, dark chocolate, milk chocolate, white chocolate, nutella, ganache, hot chocolate, chocolate chip, cocoa powder, truffle chocolate, mocha, chocolate truffle, carob, smores, chocolate bar, mole',
  brownie:
    'brownie, blondie, fudge, rocky road, tray bake, nanaimo bar, toffee, caramel, praline, nougat, energy bar, granola bar, millionaires shortbread, flapjack bar',
  honey:
    'honey, maple syrup, syrup, agave, mead, golden syrup, molasses, treacle, honeycomb, nectar, date syrup',
  jam: 'jam, jelly, preserve, compote, relish, conserve, fruit spread, pectin, lekvar',
  almonds:
    'almond, marzipan, frangipane, almond milk, amaretto, almond flour, ground almond, almond butter, pine nut, flaked almond, cashew, brazil nut, macadamia, dukkah, bakewell, romesco',
  walnut: 'walnut, pecan, nut, mixed nuts, pecan pie',
  peanuts: 'peanut, peanut butter, satay, groundnut, pb j, gado gado',
  hazelnuts: 'hazelnut, chestnut, filbert, gianduja, nocciola, frangelico',
  pistachios: 'pistachio, pistachio nut',
  cinnamon:
    'cinnamon, cinnamon stick, pumpkin spice, cassia, chai, cinnamon roll, apple pie spice, garam masala, mixed spice, allspice, five spice, ras el hanout, cinnamon bun, ground cinnamon',
  'star-anise':
    'star anise, anise, aniseed, ground clove, whole clove, nutmeg, mace, cardamom, ouzo, whole spices',
  vanilla:
    'vanilla, vanilla bean, vanilla extract, vanilla pod, creme anglaise, vanilla essence, edible flower, lavender, rosewater, rose water, elderflower, hibiscus',
  coffee:
    'coffee, espresso, cappuccino, cold brew, iced coffee, kahlua, frappe, coffee bean, flat white, dalgona, americano',
  peppercorns:
    'peppercorn, pink peppercorn, szechuan pepper, sichuan pepper, pepper sauce, au poivre, cracked pepper, black bean sauce, mustard seed, cumin seed',
  sesame:
    'sesame, tahini, halva, sesame seed, sesame oil, everything bagel seasoning, sunflower seed, poppy seed, chia, chia seed, flaxseed, linseed, hemp seed, furikake, teriyaki',
  turmeric:
    'turmeric, curry powder, saffron, cumin, ground cumin, spice, ground coriander, masala, curry paste, taco seasoning, cajun seasoning, smoked paprika, paprika, berbere, baharat, curry',
} as const satisfies Record<ShapeName, string>

/**
 * Words that hold a food's name and mean something else, or too little to draw.
 * They are read before the foods, the longest first, and draw nothing.
 */
export const silentWords =
  'chicken stock, chicken broth, chicken bouillon, beef stock, beef broth, fish stock, fish sauce, oyster sauce, vegetable stock, vegetable broth, stock, broth, bouillon, cream of tartar, cocoa butter, olive oil, vegetable oil, sunflower oil, coconut oil, peanut oil, corn oil, corn starch, corn syrup, cornstarch, cornflour, corn flour, potato starch, rice vinegar, rice wine, wine vinegar, red wine vinegar, white wine vinegar, cider vinegar, apple cider vinegar, balsamic vinegar, rice flour, coconut flour, coconut sugar, salt, sea salt, garlic salt, celery salt, pepper, ground pepper, ground black pepper, salt and pepper, freshly ground black pepper, black pepper, white pepper, baking powder, baking soda, water, orange blossom water, sugar, soy sauce, soya sauce, worcestershire sauce, egg replacer, egg substitute, flax egg, rapeseed oil, plum sauce, lemon pepper, tartar sauce, date night, duck fat, chicken seasoning, cream soup base, jelly bean, rice cooker, pizza stone, cake tin, loaf tin, muffin tin, cake pan, waffle iron, bread machine'
