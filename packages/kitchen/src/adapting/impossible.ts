import { nameRules } from '../diets/name-rules.ts'
import { substitutesFor } from '../substitutions/substitutes-for.ts'
import { isEgg, readEggUse } from './egg-use.ts'
import { findingsOf } from './findings-of.ts'
import { type Dish, type DishLine, FLESH, isOneOf } from './read-dish.ts'

/**
 * Why a dish cannot keep to the rules and stay what it is, with what to do instead: a soufflé is its egg
 * whites, a cheese its milk, a roast its meat. Undefined where it can.
 */
export function findImpossible(dish: Dish, rules: readonly string[]): string | undefined {
  const labels = nameRules(rules)
  const broken = dish.lines.filter(({ text }) =>
    findingsOf(text, rules).some(({ verdict }) => verdict === 'contains'),
  )
  const egg = broken.find((line) => isEgg(line) && readEggUse(dish, line) === 'held')
  if (egg)
    return `${dish.title} stands on its eggs: beaten, they hold it up or hold it together, and nothing else that I know does. So I leave it as it is rather than spoil it for ${labels}.`
  const fried = broken.find(
    (line) => isEgg(line) && /\beggs?\b/i.test(dish.title) && readEggUse(dish, line) === 'whole',
  )
  if (fried)
    return `${dish.title} is its eggs, cooked whole: nothing else has a white and a yolk. Keep what goes with them, and put a tofu scramble or fried mushrooms in their place.`
  const milk = broken.find(({ foods }) => foods.some((food) => isOneOf(food, ['milk', 'cream'])))
  if (milk && isMadeOfMilk(dish) && !isLactoseAlone(milk, rules))
    return `${dish.title} is its ${milk.line.name}: the milk itself is turned into it. ${ofPlants(dish.title)} Or buy a ready one that keeps to ${labels}.`
  const meat = broken.find(
    ({ foods, line }) => !line.optional && foods.some((food) => isOneOf(food, FLESH)),
  )
  const isWhole =
    ROAST.test(dish.title) ||
    /\b(?:cavity|giblets|carve(?! (?:an?|out)\b)|carcass|truss|drumettes?|wingettes?|bone end)\b/i.test(
      dish.steps.join(' '),
    )
  if (meat && isWhole && !IN_A_POT.test(dish.title))
    return `${dish.title} is its ${meat.line.name}, from the first step to the last: nothing that I know can take its place and be done by them. ${ofVegetables(dish.title)}`
  return undefined
}

/** What cooks put on the table in its place. */
function ofVegetables(title: string): string {
  if (/\b(?:stock|broth|bouillon)\b/i.test(title))
    return 'How a stock without it is made: brown twice as many onions, carrots and celery in a little oil, add a handful of dried mushrooms, a tomato, the same herbs and as much water, simmer it for 45 minutes and strain it.'
  if (/wellington/i.test(title))
    return 'A whole celery root or cauliflower, simmered until tender and dried, is wrapped and baked in the same pastry with the same mushrooms.'
  if (/tartare|carpaccio|ceviche|sashimi|gravlax/i.test(title))
    return 'Finely diced roasted beets, tomatoes or hearts of palm take the same dressing.'
  if (/ribs?\b|brisket|pulled|carnitas/i.test(title))
    return 'King oyster mushrooms or young jackfruit, with the same rub and sauce, are done in 40 minutes.'
  return 'A whole cauliflower or celery root, rubbed with the same seasoning and roasted for about an hour, takes the same sauce and sides.'
}

const ROAST =
  /\broast(?:ed)?\b(?! (?:vegetables?|potatoes|peppers?))|\b(?:ribs?|jerky|brisket|wellington|tartare|carpaccio|ceviche|gravlax|sashimi|confit|whole chicken|pot roast|porchetta|crackling|biltong|pate|rillettes|ham hock|chicharr[oó]n(?:es)?|pork rinds?|bone broth|demi-glace|spare ?ribs)\b/i
const IN_A_POT = /\b(?:soup|stew|curry|salad|sandwich|pasta|tacos?|rice|chili)\b/i

function isMadeOfMilk({ title, steps }: Dish): boolean {
  return (
    MADE_OF_MILK.test(title) &&
    /\b(?:curds?|curdl\w+|culture|rennet|strain|whey|churn|cheesecloth|ferment\w*|coagulat\w+|starter)\b/i.test(
      steps.join(' '),
    )
  )
}

/** Lactose-free milk is milk, and curdles, sets and churns as it does. */
function isLactoseAlone({ text }: DishLine, rules: readonly string[]): boolean {
  const [option] = substitutesFor(text, { restrictions: rules })
  return option?.foods.some(({ name }) => name.startsWith('lactose-free ')) ?? false
}

/** What a cook makes of plants instead. */
function ofPlants(title: string): string {
  if (/ricotta|quark|queso|cottage/i.test(title))
    return 'Soy milk curdled in this way is tofu: mash firm tofu with lemon juice, salt and a spoonful of oil, and it does the same in fillings and on bread.'
  if (/paneer/i.test(title))
    return 'Soy milk curdled in this way is tofu: press firm tofu and cut it in cubes, and it fries and simmers as paneer does.'
  if (/yogh?urt|kefir|labne|skyr/i.test(title))
    return 'Of plant milks only unsweetened soy milk sets with a culture, one that was grown without milk.'
  if (/butter|ghee/i.test(title)) return 'Coconut oil or vegan butter does its work.'
  return 'Soaked cashews blended with lemon juice, salt and a little nutritional yeast come near.'
}

const MADE_OF_MILK =
  /\b(?:cheese|paneer|ricotta|mozzarella|labneh|labne|yogh?urt|kefir|butter|ghee|(?<!ice )cream|queso|skyr|quark)(?: \(.*\))?$/i

/** Whether a line is there for the taste, the look or who likes it, so that the dish stays itself without. */
export function isSpared({ lines }: Dish, { foods, line }: DishLine): boolean {
  const [food] = foods
  if (line.optional || food === undefined) return true
  if (
    /\b(?:garnish|to serve|for serving|topping|sprinkl)/i.test(
      `${line.comment ?? ''} ${line.group ?? ''}`,
    )
  )
    return true
  return MINOR_AISLES.has(food.aisle) && lines.length > 3
}

/** What a dish can mostly lose: flavor, a topping, something beside. */
const MINOR_AISLES: ReadonlySet<string> = new Set([
  'herbs-and-spices',
  'sauces-and-condiments',
  'nuts-seeds-and-dried-fruit',
  'cheese',
  'sweets',
])
