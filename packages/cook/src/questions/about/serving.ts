import type { Cookbook } from '@potluck/cookbook'
import { findScalingNotes, parseIngredientLine } from '@potluck/kitchen'
import { joinWords } from '@potluck/kitchen/composer'
import { checkDiet, toTokens } from '@potluck/kitchen/knowledge'
import type { Subject } from '../subject.ts'
import type { Told } from './lines.ts'
import { type Sort, sortOf } from './sort.ts'

/** Answers questions on drinks, sides, children, spiciness and larger or smaller amounts. */
export function tellServing(
  plain: string,
  subject: Subject,
  rules: readonly string[],
  book: Cookbook,
): Told | undefined {
  const isOnHeat = /\bspic(?:y|ey|iness)\b|\bhow hot is\b|\bis (?:it|this|that) (?:very )?hot\b/
  if (isOnHeat.test(plain) && !/\btoo (?:spicy|hot)\b/.test(plain))
    return { text: tellHeat(subject) }
  if (/\bwhat (?:can|could|should) i add\b.*\bprotein\b/.test(plain))
    return {
      text: 'Cooked chickpeas or white beans, about 100 g a portion, added for the last 10 minutes, bring some 8 g of protein each. Source: USDA FoodData.',
      choices: ['add chickpeas', 'add white beans'],
    }
  if (/\b(?:kids?|children|child|toddlers?|son|daughter)\b/.test(plain))
    return { text: tellChildren(subject) }
  if (/\b(?:wine|drinks?|beer|beverage)\b/.test(plain)) return { text: tellDrink(subject, rules) }
  if (/\b(?:double|triple|halve|half (?:the|of)? ?(?:recipe|it|this)|twice)\b/.test(plain))
    return { text: tellScaling(plain, subject) }
  if (
    /\bserve\b|\bgo(?:es)? (?:well )?with\b|\bside(?: dish(?:es)?|s)?\b|\beat (?:it |this )?with\b|\baccompan/.test(
      plain,
    ) &&
    !/\bhow many\b/.test(plain)
  )
    return tellSides(subject, rules, book)
  return undefined
}

const HOT =
  /\b(?:chil(?:i|li|e)(?:s|es)?|chillies|cayenne|jalape\w+|serranos?|habaneros?|gochu\w+|sriracha|harissa|sambal|hot sauce|pepper flakes|scotch bonnets?|chipotles?|hot paprika|curry paste|tabasco|berbere|sichuan pepper\w*|wasabi|horseradish|piri[- ]piri|doubanjiang|kimchi)\b/i
/** Chili too mild to make a dish hot. */
const MILD_CHILI = /\b(?:chili powder|sweet|mild)\b/i

function tellHeat({ title, lines }: Subject): string {
  const hot = lines.filter((line) => HOT.test(line) && !MILD_CHILI.test(line))
  if (hot.length === 0) {
    const mild = lines.filter((line) => MILD_CHILI.test(line) && HOT.test(line))
    return mild.length > 0
      ? `${title} is mild: ${joinWords(mild)} gives color and warmth rather than heat. Source: the recipe.`
      : `No: nothing in ${title} is hot, there is no chili in it. Source: the recipe.`
  }
  const names = hot.map((line) => parseIngredientLine(line).name || line)
  return `Yes, as hot as you let it be: the heat comes from ${joinWords(names)}. Take half, or leave it out and put it on the table. Source: the recipe.`
}

function tellChildren({ title, lines, steps }: Subject): string {
  const has = (words: RegExp) => lines.some((line) => words.test(line))
  const text = steps.join(' ')
  const minds = [
    ...(has(
      /\b(?:wine|beer|rum|brandy|vodka|sherry|cognac|whisk(?:e)?y|marsala|liqueur|kirsch|sake|port|vermouth)\b/i,
    ) && !has(/wine vinegar|sherry vinegar/i)
      ? ['it has alcohol, which never cooks off entirely: use stock or juice']
      : []),
    ...(has(HOT) && !has(MILD_CHILI)
      ? ['it is hot: leave out the chili and put it on the table']
      : []),
    ...(has(/\bhoney\b/i) ? ['no honey before the first birthday'] : []),
    ...(has(/\b(?:nuts?|almonds?|walnuts?|peanuts?|cashews?|pistachios?|hazelnuts?|pecans?)\b/i)
      ? ['whole nuts are a choking hazard below four or five years: grind them']
      : []),
    ...(/\b(?:raw egg|runny yolk)\b/i.test(text) ||
    has(/\braw\b.*\b(?:fish|beef|egg)|\bpasteurized egg/i)
      ? ['raw egg, fish or meat is not for small children']
      : []),
    ...(has(/\b(?:coffee|espresso)\b/i) ? ['it has coffee in it'] : []),
  ]
  return minds.length === 0
    ? `From about a year on, yes: nothing in ${title} is hot, alcoholic or raw. For the smallest cut it small and take out their share before you salt. Source: the recipe's lines; NHS on feeding young children.`
    : `With these in mind: ${joinWords(minds)}. For the smallest cut it small and salt it after taking out their share. Source: the recipe's lines; NHS on feeding young children.`
}

const DRINKS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:beef|steak|lamb|venison|duck|goat|oxtail)\b/i,
    'a medium to full red, such as Côtes du Rhône, Rioja or Malbec',
  ],
  [/\b(?:salmon|tuna)\b/i, 'a light Pinot Noir or a dry rosé'],
  [
    /\b(?:fish|cod|shrimp|prawns?|mussels?|clams?|crab|lobster|scallops?|sardines?|squid|octopus)\b/i,
    'a crisp dry white, such as Muscadet, Albariño or Sauvignon Blanc',
  ],
  [
    /\b(?:chicken|turkey|pork|veal|rabbit)\b/i,
    'a fuller white such as Chardonnay, or a light red such as Pinot Noir',
  ],
  [
    /\b(?:tomato(?:es)?|pasta|pizza)\b/i,
    'an Italian red with some acid, such as Chianti or Barbera',
  ],
  [/\b(?:mushrooms?|lentils?|beans?)\b/i, 'a Pinot Noir'],
  [/\b(?:cheese|cream|butter)\b/i, 'a Chardonnay or a dry Chenin Blanc'],
]

function tellDrink(subject: Subject, rules: readonly string[]): string {
  const { title, lines, dish } = subject
  const isDry = rules.some((rule) => /alcohol|halal|wine/i.test(rule))
  const isHot = lines.some((line) => HOT.test(line) && !MILD_CHILI.test(line))
  const own = lines.find((line) => /\b(?:red|white) wine\b(?! vinegar)/i.test(line))
  const isSweet =
    dish?.course === 'dessert' ||
    dish?.course === 'baking' ||
    ['baked', 'custard'].includes(sortOf(subject) ?? '')
  const soft = isHot
    ? 'salted yogurt drink, or sparkling water with lime'
    : isSweet
      ? 'coffee, tea or cold milk'
      : 'sparkling water with lemon, or unsweetened iced tea'
  if (own && !isDry)
    return `With ${title} I would pour the wine that it is cooked with, a dry ${/\bred\b/i.test(own) ? 'red' : 'white'} one; without alcohol ${soft}. Source: our own taste.`
  if (isDry) return `With ${title} I would pour ${soft}. Source: our own taste.`
  const wine = isSweet
    ? 'a sweet wine such as Moscato, sweeter than the dish'
    : isHot
      ? 'an off-dry Riesling or a cold lager: sugar and cold calm the chili, tannin feeds it'
      : (DRINKS.find(
          ([words]) => words.test(title) || lines.slice(0, 4).some((line) => words.test(line)),
        )?.[1] ?? 'a dry white such as Sauvignon Blanc')
  return `With ${title} I would pour ${wine}; without alcohol ${soft}. Source: our own taste.`
}

const SIDES: Partial<Record<Sort, readonly string[]>> = {
  curry: ['Basmati rice', 'Naan', 'Cucumber raita', 'Chapati'],
  stew: ['Mashed potatoes', 'No-knead bread', 'Boiled potatoes', 'White rice'],
  roast: ['Roast potatoes', 'Glazed carrots', 'Steamed broccoli', 'Mashed potatoes'],
  fish: ['Boiled potatoes', 'Sautéed spinach', 'Steamed broccoli', 'White rice'],
  soup: ['No-knead bread', 'Garlic bread', 'Irish soda bread', 'Croutons'],
  pasta: ['Insalata caprese', 'Focaccia', 'Garlic bread', 'Steamed broccoli'],
  casserole: ['Greek salad', 'Steamed broccoli', 'Garlic bread', 'Sautéed spinach'],
  rice: ['Israeli salad', 'Smashed cucumber salad', 'Sautéed spinach'],
  fried: ['Coleslaw', 'Kartoffelsalat', 'French fries', 'Smashed cucumber salad'],
  salad: ['Focaccia', 'Crostini', 'No-knead bread'],
  eggs: ['Hash browns', 'Sautéed spinach', 'Country white loaf'],
  vegetables: ['White rice', 'Couscous', 'Quinoa'],
  sandwich: ['Coleslaw', 'French fries', 'Roasted vegetables'],
  bread: ['Hummus', 'Greek salad', 'Tomato sauce'],
}

function tellSides(subject: Subject, rules: readonly string[], book: Cookbook): Told {
  const named = (SIDES[sortOf(subject) ?? 'vegetables'] ?? []).filter(
    (side) => side !== subject.title,
  )
  const fitting = named.filter((side) => {
    const dish = book.findNamed(toWords(side)).find(({ dish: found }) => found.title === side)?.dish
    if (!dish) return false
    const { verdict } = checkDiet(
      {
        ingredients: dish.lines.map(({ text }) => text),
        steps: dish.steps.map(({ text }) => text),
      },
      rules,
    )
    return verdict === 'free' || rules.length === 0
  })
  const said = subject.remarks
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .find((one) => /\b(?:serve|eaten|goes) .*\bwith\b/i.test(one))
  if (fitting.length === 0)
    return {
      text:
        said ??
        `The recipe does not say, and I have no tested side for ${subject.title}: a green salad never hurts.`,
    }
  const choices = fitting.slice(0, 3)
  return {
    text: `${said ? `${said} ` : ''}With ${subject.title} I would put ${joinWords(
      choices.map((one) => one.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())),
      'or',
    )} on the table. Source: our cookbook.`,
    choices,
  }
}

function toWords(name: string): string[] {
  return toTokens(name).map(({ word }) => word)
}

function tellScaling(plain: string, { lines, steps }: Subject): string {
  const factor = /\btriple\b/.test(plain) ? 3 : /\bhal/.test(plain) ? 0.5 : 2
  const notes = findScalingNotes(
    steps,
    lines.map((line) => parseIngredientLine(line)),
    factor,
  ).map(({ text }) => text)
  const lead =
    factor < 1
      ? 'Yes: take half of everything'
      : `Yes: take ${factor === 3 ? 'three times' : 'twice'} of everything`
  return `${lead}, and ask me for it by the number of portions. ${notes.slice(0, 2).join(' ')}`.trim()
}
