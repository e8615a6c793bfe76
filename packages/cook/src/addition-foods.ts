/** How a food is added to a finished dish: it is cooked separately, so that nothing in the dish itself changes. */
export type Addition = {
  food: RegExp
  /** Grams per portion when it is added to a dish; undefined if it can only replace the main food (see `asMain`). */
  each?: number
  line: (amount: number) => string
  /** The step that cooks it; undefined if it goes in as it is. */
  step?: string
  /** Scattered over the dish at the end; otherwise it is stirred in. */
  isOnTop?: true
  /** Served beside the dish and never stirred in. */
  isSide?: true
  /** A sentence for the last step that says how to serve it, if it is neither scattered over nor stirred in. */
  end?: string
  /** Grams per portion when it takes the place of the dish's main food. */
  asMain?: number
}

const BOILED = (what: string, minutes: string) =>
  `Boil the ${what} in salted water for ${minutes} until tender and still green, and drain well.`
const FRIED = (what: string, minutes: string, sign: string) =>
  `Heat the oil for the ${what} in a pan over high heat and fry the ${what} for ${minutes} ${sign}.`

/** Amounts and times follow our own dishes; the safe temperatures are the USDA's. */
const ADDITIONS: readonly Addition[] = [
  {
    food: /^(?:green |frozen |garden )?peas?$/,
    each: 50,
    line: grams('frozen peas'),
    step: BOILED('peas', '2 minutes'),
  },
  {
    food: /^broccoli$/,
    each: 80,
    line: grams('broccoli, in small florets'),
    step: BOILED('broccoli', '3 minutes'),
  },
  {
    food: /^cauliflower$/,
    each: 90,
    line: grams('cauliflower, in small florets'),
    step: 'Boil the cauliflower in salted water for 4 minutes until a knife just slides in, and drain it well.',
  },
  {
    food: /^carrots?$/,
    each: 60,
    line: grams('carrots, in thin slices'),
    step: 'Boil the carrots in salted water for 5 minutes until just tender, and drain them.',
  },
  {
    food: /^leeks?$/,
    each: 70,
    line: grams('leeks, in thin rings, washed'),
    step: FRIED('leek', '7 minutes', 'until soft and sweet'),
  },
  {
    food: /^(?:cherry |grape )tomato(?:es)?$/,
    each: 60,
    line: grams('cherry tomatoes, halved'),
  },
  { food: /^(?:cooked )?ham$/, each: 40, line: grams('cooked ham, in small strips') },
  { food: /^(?:canned )?tuna$/, each: 45, line: grams('canned tuna, drained') },
  {
    food: /^sausages?$/,
    each: 80,
    line: grams('fresh pork sausage, in slices'),
    step: FRIED('sausage', '9 minutes', 'until brown all over and at 71 °C (160 °F) inside'),
  },
  {
    food: /^(?:brown |green )?lentils?$/,
    each: 60,
    line: grams('canned lentils, drained'),
    step: 'Warm the lentils in a little water for 4 minutes until hot, and drain them.',
  },
  {
    food: /^(?:spanish |cured )?chorizo$/,
    each: 35,
    line: grams('cured chorizo, in thin slices'),
    step: 'Fry the chorizo in a dry pan over medium heat for 4 minutes until its fat runs and its edges are crisp.',
  },
  {
    food: /^(?:waxy |new |baby )?potato(?:es)?$/,
    each: 200,
    line: grams('waxy potatoes, in 3 cm pieces'),
    step: 'Boil the potatoes in salted water for 18 minutes until a knife slides in, drain them and let them steam dry.',
    isSide: true,
  },
  {
    food: /^sweet potato(?:es)?$/,
    each: 180,
    line: grams('sweet potatoes, in 3 cm pieces'),
    step: 'Boil the sweet potatoes in salted water for 14 minutes until a knife slides in, and drain them well.',
    isSide: true,
  },
  {
    food: /^(?:white |basmati |jasmine |long grain )?rice$/,
    each: 75,
    line: grams('long-grain rice'),
    step: 'Boil the rice in plenty of salted water for 12 minutes until tender, drain it and leave it covered for 5 minutes.',
    isSide: true,
  },
  {
    food: /^(?:green |white |savoy |red )?cabbage$/,
    each: 120,
    line: grams('cabbage, in strips'),
    step: FRIED('cabbage', '8 minutes', 'until soft and brown at its edges'),
  },
  {
    food: /^brussels? sprouts?$/,
    each: 100,
    line: grams('Brussels sprouts, halved'),
    step: BOILED('Brussels sprouts', '6 minutes'),
  },
  {
    food: /^fennel(?: bulbs?)?$/,
    each: 100,
    line: grams('fennel, in thin slices'),
    step: FRIED('fennel', '8 minutes', 'until soft and golden'),
  },
  {
    food: /^(?:bok choy|pak choi)$/,
    each: 100,
    line: grams('bok choy, quartered'),
    step: BOILED('bok choy', '2 minutes'),
  },
  {
    food: /^asparagus$/,
    each: 80,
    line: grams('asparagus, in 3 cm pieces'),
    step: BOILED('asparagus', '3 minutes'),
  },
  {
    food: /^green beans?$/,
    each: 70,
    line: grams('green beans, halved'),
    step: BOILED('green beans', '6 minutes'),
  },
  {
    food: /^(?:frozen )?(?:corn|sweetcorn)$/,
    each: 50,
    line: grams('frozen corn'),
    step: 'Boil the corn in salted water for 3 minutes until hot and sweet, and drain well.',
  },
  {
    food: /^(?:baby |fresh )?spinach$/,
    each: 60,
    line: grams('spinach, washed'),
    step: 'Wilt the spinach in a dry pan over medium heat for 2 minutes until it has collapsed, and press the water out.',
  },
  {
    food: /^kale$/,
    each: 50,
    line: grams('kale, without its stems, shredded'),
    step: BOILED('kale', '5 minutes'),
  },
  {
    food: /mushrooms?$/,
    each: 75,
    line: grams('mushrooms, sliced'),
    step: FRIED('mushrooms', '6 minutes', 'until brown and dry'),
  },
  {
    food: /^zucchinis?$|^courgettes?$/,
    each: 80,
    line: grams('zucchini, in 1 cm dice'),
    step: FRIED('zucchini', '5 minutes', 'until golden at the edges'),
  },
  {
    food: /^(?:red |green )?(?:bell )?peppers?$/,
    each: 60,
    line: grams('red bell pepper, in strips'),
    step: FRIED('bell pepper', '6 minutes', 'until soft and dark at the edges'),
  },
  {
    food: /^eggplants?$|^aubergines?$/,
    each: 90,
    line: grams('eggplant, in 2 cm dice'),
    step: FRIED('eggplant', '8 minutes', 'until brown and soft through'),
  },
  {
    food: /^(?:bacon|pancetta)$/,
    each: 25,
    line: grams('bacon, in small strips'),
    step: 'Fry the bacon in a dry pan over medium heat for 6 minutes until crisp.',
  },
  {
    food: /^chicken(?: breasts?)?$/,
    each: 120,
    asMain: 150,
    line: grams('boneless skinless chicken breast, in 2 cm dice'),
    step: FRIED('chicken', '7 minutes', 'until golden and at 74 °C (165 °F) inside'),
  },
  {
    food: /^(?:shrimps?|prawns?)$/,
    each: 90,
    asMain: 120,
    line: grams('shrimp, peeled'),
    step: FRIED('shrimp', '3 minutes', 'until pink and opaque through'),
  },
  {
    food: /^(?:firm )?tofu$/,
    each: 90,
    asMain: 120,
    line: grams('firm tofu, pressed dry, in 2 cm cubes'),
    step: FRIED('tofu', '8 minutes', 'until golden on all sides'),
  },
  {
    food: /^turkey(?: breasts?)?$/,
    asMain: 150,
    line: grams('turkey breast, in 2 cm dice'),
    step: FRIED('turkey', '7 minutes', 'until golden and at 74 °C (165 °F) inside'),
  },
  {
    food: /^beef$/,
    asMain: 150,
    line: grams('beef sirloin, in thin strips'),
    step: FRIED('beef', '3 minutes', 'until brown outside and at 63 °C (145 °F) inside'),
  },
  {
    food: /^pork$/,
    asMain: 150,
    line: grams('pork tenderloin, in thin strips'),
    step: FRIED('pork', '4 minutes', 'until golden and at 63 °C (145 °F) inside'),
  },
  {
    food: /^salmon(?: fillets?)?$/,
    asMain: 140,
    line: grams('skinless salmon fillet, in 3 cm pieces'),
    step: FRIED('salmon', '4 minutes', 'until it flakes and is at 63 °C (145 °F) inside'),
  },
  {
    food: /^paneer$/,
    asMain: 100,
    line: grams('paneer, in 2 cm cubes'),
    step: FRIED('paneer', '4 minutes', 'until golden on two sides'),
  },
  {
    food: /^chickpeas?$/,
    each: 60,
    line: grams('canned chickpeas, drained'),
    step: 'Warm the chickpeas in a little water for 4 minutes until hot, and drain them.',
  },
  {
    food: /^(?:black |kidney |white )?beans?$/,
    each: 60,
    line: grams('canned white beans, drained'),
    step: 'Warm the beans in a little water for 4 minutes until hot, and drain them.',
  },
  {
    food: /^lemons?$/,
    each: 20,
    line: wedges('lemon'),
    end: 'Serve it with the lemon wedges.',
  },
  {
    food: /^limes?$/,
    each: 20,
    line: wedges('lime'),
    end: 'Serve it with the lime wedges.',
  },
  { food: /^olives?$/, each: 15, line: grams('pitted olives, halved') },
  { food: /^capers?$/, each: 5, line: grams('capers, drained') },
  { food: /^feta$/, each: 25, line: grams('feta, crumbled'), isOnTop: true },
  {
    food: /^(?:parmesan|parmigiano)$/,
    each: 10,
    line: grams('parmesan, finely grated'),
    isOnTop: true,
  },
  { food: /^(?:cheese|cheddar)$/, each: 25, line: grams('cheddar, grated'), isOnTop: true },
  { food: /^avocados?$/, each: 40, line: grams('avocado, sliced'), isOnTop: true },
  {
    food: /^(?:walnuts?|cashews?|peanuts?|almonds?|pine nuts?)$/,
    each: 12,
    line: grams(''),
    isOnTop: true,
  },
  {
    food: /^(?:basil|cilantro|parsley|mint|dill|chives)$/,
    each: 4,
    line: grams(''),
    isOnTop: true,
  },
]

/** Finds how a food is added to a finished dish, by its name in lower case; undefined if that is not known. */
export function findAddition(food: string): Addition | undefined {
  return ADDITIONS.find((one) => one.food.test(food))
}

function grams(what: string): (amount: number) => string {
  return (amount) => `${amount} g ${what}`
}

/** An ingredient line with one fruit for every 80 g: at 20 g per portion, a quarter of a fruit each. */
function wedges(fruit: string): (amount: number) => string {
  return (amount) => {
    const count = Math.max(1, Math.round(amount / 80))
    return `${count} ${fruit}${count > 1 ? 's' : ''}, cut into wedges`
  }
}
