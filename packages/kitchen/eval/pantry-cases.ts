import type { PantryEntry } from '../src/compose/request.ts'

/** The day on which all of these cooks ask. */
export const PANTRY_DAY = '2026-11-23'

export type PantryCase = {
  text: string
  restrictions: readonly string[]
  pantry: readonly PantryEntry[]
  /** Names of what a cook would put into one dish: the rest is for another meal, expired or ruled out. */
  fitting: ReadonlySet<string>
}

/**
 * Pantries as cooks keep them, 5 to 25 items each, written by hand. 'text | diets | items': in brackets
 * stand an amount and the days it keeps ('+2', '-1' is expired); what a cook would not put into the same
 * dish as the rest has a '!' before it: what is sweet beside what is not, a second main or starch, what
 * the diet rules out.
 */
const LINES = `
 | | chicken breast [500 g, +1]; rice [2 kg]; broccoli [1, +3]; soy sauce; garlic; ginger; carrots [4]; !milk [1 l, +5]
 | | spinach [200 g, +1]; eggs [8, +9]; feta [150 g, +6]; onions [3]; !bread [1, +2]
 | | ground beef [500 g, +1]; canned tomatoes [2 cans]; kidney beans [1 can]; onions [4]; garlic; bell pepper [2, +4]; cumin; chili powder; !spaghetti; !cheddar [200 g, +20]; !honey
dinner | vegan | tofu [400 g, +3]; coconut milk [1 can]; spinach [150 g, +1]; bell pepper [1, +2]; rice; curry powder; onions [2]; garlic; !eggs [6, +9]; !yogurt [500 g, +2]; lime [2]
what can I make | | salmon [300 g, +1]; potatoes [1 kg]; lemon [2]; dill [1, +2]; butter; asparagus [250 g, +2]; !bananas [3, +1]; !oats
use it up | | mushrooms [250 g, +1]; cream [200 ml, +2]; pasta [500 g]; parmesan [100 g]; garlic; parsley [1, +1]; onions [2]; !ham [100 g, -1]
 | gluten-free | zucchini [2, +2]; eggs [6]; goat cheese [120 g, +4]; cherry tomatoes [250 g, +2]; basil [1, +1]; !flour; !bread [1]; olive oil; garlic
what can I cook from my pantry? | | chickpeas [2 cans]; canned tomatoes [1 can]; spinach [200 g, +2]; onions [3]; garlic; ginger; cumin; turmeric; garam masala; rice; !pasta; !peanut butter; !sugar; !flour
 | vegetarian | sweet potato [2]; black beans [1 can]; corn [1 can]; avocado [1, +1]; lime [1]; cilantro [1, +2]; red onion [1]; tortillas [8, +5]; cheddar [150 g]; !bacon [150 g, +6]
lunch | | canned tuna [2 cans]; white beans [1 can]; red onion [1]; cherry tomatoes [200 g, +1]; parsley [1, +2]; lemon [1]; olive oil; !chocolate; !jam
 | | pork chops [4, +1]; apples [3]; onions [2]; potatoes [1 kg]; mustard; cream [200 ml, +3]; thyme; butter; !rice; !cereal
quick dinner | | shrimp [300 g, +1]; spaghetti; garlic; chili flakes; lemon [1]; parsley [1, +2]; white wine; olive oil; butter; !ground beef [500 g, +4]
 | nut-allergy | chicken thighs [600 g, +2]; carrots [5, +9]; celery [3, +3]; onions [2]; noodles; parsley [1, +4]; garlic; !almonds; !peanut butter; chicken stock
breakfast | | oats; milk [1 l, +2]; bananas [2, +1]; honey; blueberries [150 g, +1]; cinnamon; !chicken breast [400 g, +3]; !soy sauce
dessert | | apples [5, +6]; butter; sugar; flour; cinnamon; oats; !onions; !canned tuna; eggs [6]; lemon [1]
something sweet | vegan | bananas [3, +1]; flour; sugar; cocoa powder; baking powder; almond milk [1 l, +4]; vegetable oil; walnuts; !butter; !eggs [6]
 | lactose-free | turkey [400 g, +1]; rice; peas [300 g]; carrots [3]; eggs [6, +10]; soy sauce; sesame oil; green onions [1, +2]; garlic; !cheddar [200 g]; !milk [1 l, +1]
surprise me | | eggplant [2, +2]; canned tomatoes [2 cans]; mozzarella [250 g, +3]; basil [1, +1]; garlic; olive oil; onions [1]; parmesan; !soy sauce; !tortillas [6]
 | | lentils [500 g]; carrots [4]; celery [2, +2]; onions [3]; garlic; canned tomatoes [1 can]; bay leaves; vegetable stock; spinach [100 g, +1]; red wine vinegar; !sausage [300 g, -2]
 | low-carb | chicken breast [600 g, +2]; cauliflower [1, +3]; cream [200 ml, +4]; cheddar [200 g]; spinach [200 g, +1]; garlic; !pasta; !potatoes; !rice
dinner for two | | steak [2, +1]; potatoes [600 g]; rosemary; garlic; butter; green beans [250 g, +2]; !ricotta [250 g, +8]; !maple syrup
 | | cabbage [1, +9]; carrots [3]; sausage [400 g, +2]; potatoes [1 kg]; onions [2]; mustard; caraway; apple [1]; !rice; !pasta; !coconut milk
 | pescatarian | cod [400 g, +1]; fennel [1, +3]; canned tomatoes [1 can]; olives; capers; garlic; onions [2]; potatoes; !chicken stock; !bacon
what should I cook tonight? | | tortillas [8, +3]; chicken breast [400 g, +1]; bell pepper [2, +2]; onions [2]; lime [1]; sour cream [200 g, +4]; cumin; cheddar [150 g]; cilantro [1, +1]; !spaghetti; !frozen berries; !croissants [4, +1]
 | dairy-free | pumpkin [1 kg, +6]; coconut milk [1 can]; ginger; onions [2]; garlic; vegetable stock; carrots [3]; !cream [200 ml, +3]; !butter; chili flakes
 | egg-free | !pasta; broccoli [1, +1]; garlic; anchovies; chili flakes; parmesan; lemon [1]; olive oil; !eggs [6]; !mayonnaise
snack | | avocado [2, +1]; lime [1]; tomatoes [2, +2]; red onion [1]; cilantro [1, +2]; tortilla chips; garlic; !oats; !salmon [200 g, +2]
 | | leeks [3, +3]; potatoes [1 kg]; cream [200 ml, +2]; bacon [100 g, +8]; vegetable stock; butter; parsley [1, +1]; onions [1]; !chocolate chips; !rice noodles
 | soy-free | beef [500 g, +2]; carrots [4]; potatoes [800 g]; onions [3]; tomato paste; red wine; thyme; garlic; mushrooms [200 g, +1]; !soy sauce; !tofu [300 g, +5]
empty the fridge please | | kale [1, +1]; white beans [2 cans]; sausage [300 g, +2]; garlic; onions [2]; chicken stock; parmesan; carrots [2, +8]; !tortillas; !yogurt [150 g, +1]; !strawberries [200 g, +1]
 | keto | ground beef [500 g, +1]; cabbage [1, +8]; eggs [10]; cheddar [250 g]; cream [200 ml, +3]; garlic; butter; mushrooms [250 g, +2]; !rice; !honey; !potatoes
 | | quinoa; cucumber [1, +2]; tomatoes [3, +2]; feta [200 g, +5]; chickpeas [1 can]; lemon [1]; parsley [1, +1]; red onion [1]; olives; olive oil; !ground beef [500 g, +3]; !milk [1 l, +4]; !flour
lunch | vegan, gluten-free | red lentils; coconut milk [1 can]; carrots [4]; sweet potato [1]; ginger; garlic; onions [2]; curry paste; lime [1]; spinach [200 g, +1]; !couscous; !ghee; !bread
 | | gnocchi [500 g, +3]; cherry tomatoes [250 g, +1]; mozzarella [125 g, +2]; basil [1, +1]; garlic; olive oil; !chicken wings [600 g, +2]; !pineapple [1, +2]
 | diabetic-safe | trout [300 g, +1]; green beans [300 g, +2]; lemon [1]; almonds; dill [1, +1]; olive oil; garlic; !sugar; !white rice; !jam
breakfast | | eggs [6]; flour; milk [1 l, +1]; butter; sugar; !onions; !chicken breast [300 g, +3]; !canned tomatoes; !garlic; !rice
 | | rice noodles; peanuts; eggs [4]; bean sprouts [200 g, +1]; lime [2]; fish sauce; green onions [1, +2]; shrimp [200 g, +1]; garlic; tofu [200 g, +6]; brown sugar; !cheddar; !pasta; !potatoes
cozy dinner | | ham [200 g, +2]; cheddar [200 g]; milk [1 l, +2]; macaroni; butter; flour; mustard; peas [300 g]; onions [1]; !bananas; !tuna [1 can]; !oats
 | heart-healthy | salmon [400 g, +1]; brown rice; broccoli [1, +2]; ginger; garlic; lemon [1]; carrots [3]; green onions [1, +1]; !butter; !bacon; !cream [200 ml, +2]
 | | phyllo dough [1, +4]; spinach [400 g, +1]; feta [200 g, +3]; eggs [4]; onions [2]; dill [1, +2]; olive oil; !ground pork [400 g, +2]; !rice
 | no cilantro, no onion | chicken thighs [500 g, +1]; coconut milk [1 can]; bell pepper [2, +2]; curry paste; rice; fish sauce; lime [2]; ginger; garlic; basil [1, +1]; !cilantro [1, +1]; !onions [3]
 | vegetarian | paneer [250 g, +2]; spinach [400 g, +1]; tomatoes [4, +3]; onions [3]; garlic; ginger; cumin; garam masala; turmeric; cream [100 ml, +2]; rice; !chicken breast [300 g, +1]; !fish sauce
dinner in 30 minutes | | couscous; zucchini [1, +2]; chickpeas [1 can]; bell pepper [1, +1]; feta [100 g, +4]; lemon [1]; mint [1, +1]; cumin; olive oil; red onion [1]; !potatoes; !beef [500 g, +3]; !whole chicken [1, +2]
breakfast | | bread [1, +1]; eggs [4]; milk [500 ml, +2]; cinnamon; butter; maple syrup; !ground beef [300 g, +2]; !tomatoes [3]; !onions
 | shellfish-free | squid [300 g, +1]; cod [300 g, +1]; rice; canned tomatoes [1 can]; bell pepper [1, +3]; peas [200 g]; garlic; onions [2]; paprika; saffron; lemon [1]; !mussels [500 g, +1]; !sugar; !oats; !pasta
 | | beets [3, +9]; goat cheese [100 g, +2]; walnuts; arugula [100 g, +1]; orange [1]; balsamic vinegar; olive oil; honey; !ground turkey [400 g, +3]; !pasta; !milk
a hearty dinner | | beef mince [500 g, +1]; potatoes [1 kg]; carrots [3]; peas [200 g]; onions [2]; tomato paste; worcestershire sauce; butter; milk [200 ml, +2]; beef stock; thyme; !spaghetti; !rice; !tortillas; !coconut milk
 | | salt; pepper; olive oil; garlic; onions [5]; canned tomatoes [3 cans]; spaghetti; rice; !flour; !sugar; butter; eggs [6, +6]; !milk [1 l, +2]; cheddar [200 g, +20]; carrots [6]; !potatoes [2 kg]; chicken breast [500 g, +1]; bell pepper [2, +2]; mushrooms [200 g, +1]; oregano; !cumin; !soy sauce; !honey; !bananas [3, +1]; !yogurt [500 g, +4]
 | vegan | salt; pepper; olive oil; !vegetable oil; garlic; ginger; onions [4]; soy sauce; rice; !pasta; !lentils; chickpeas [2 cans]; coconut milk [2 cans]; !canned tomatoes; tofu [400 g, +4]; broccoli [1, +1]; carrots [4]; spinach [200 g, +1]; bell pepper [2, +2]; !peanut butter; !oats; !bananas [2, +1]; !flour; curry powder; lime [2]
what can I make with what I have | | pork tenderloin [500 g, +1]; apples [2]; sage [1, +2]; potatoes [1 kg]; cream [200 ml, +2]; mustard; butter; garlic; shallots [3]; chicken stock; !shrimp [300 g, -1]; !rice; !tofu [300 g, +4]
`

export const PANTRY_CASES: readonly PantryCase[] = LINES.split('\n')
  .filter((line) => line.includes('|'))
  .map(readCase)

function readCase(line: string): PantryCase {
  const [text = '', diets = '', items = ''] = line.split('|').map((part) => part.trim())
  const said = items.split(';').map((item) => item.trim())
  return {
    text,
    restrictions: diets === '' ? [] : diets.split(',').map((diet) => diet.trim()),
    pantry: said.map((item) => readItem(item.replace('!', ''))),
    fitting: new Set(said.filter((item) => !item.startsWith('!')).map((item) => nameOf(item))),
  }
}

function nameOf(item: string): string {
  return item.replace(/\[.*/, '').trim()
}

function readItem(item: string): PantryEntry {
  const said = /\[(.*)\]/.exec(item)?.[1] ?? ''
  const [, days] = /([+-]\d+)/.exec(said) ?? []
  const [, quantity, unit] = /^(\d+) ?([a-z]*)/.exec(said) ?? []
  return {
    name: nameOf(item),
    ...(quantity !== undefined && { quantity: Number(quantity), unit: unit || 'pieces' }),
    ...(days !== undefined && { expires: dayIn(Number(days)) }),
  }
}

function dayIn(days: number): string {
  const day = new Date(`${PANTRY_DAY}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
