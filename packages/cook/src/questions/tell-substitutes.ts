import { parseIngredientLine } from '@potluck/kitchen'
import { joinWords } from '@potluck/kitchen/composer'
import {
  describeFood,
  type Ingredient,
  measuredAs,
  type Role,
  type Substitute,
  substitutesFor,
} from '@potluck/kitchen/knowledge'
import { nameOfFood, readFoods } from './asked-food.ts'

/**
 * Tells what can replace a food, in what ratio, within the rules.
 * @param line the ingredient line of the current recipe, if it has one
 */
export function tellSubstitutes(
  food: Ingredient,
  plain: string,
  rules: readonly string[],
  line?: string,
): string {
  const name = nameOfFood(food)
  const role = ROLES.find(({ of, words }) => of.test(name) && words.test(plain))?.role
  const asked = line ?? usualAmount(food)
  const all = [
    ...(role ? substitutesFor(asked, { restrictions: rules, role }) : []),
    ...substitutesFor(asked, { restrictions: rules }),
  ]
  const fitting = all.filter(({ foods }) => rules.length > 0 || !foods.some(isOnlyFreer))
  // Someone without a diet has just run out of it and wants what is closest: another dairy product for milk.
  const { allergens } = describeFood(food.name)
  const isAlike = ({ foods, roles }: Substitute) =>
    !roles.includes('flavor') &&
    foods.some(({ name: other }) =>
      describeFood(other).allergens.contains.some((one) => allergens.contains.includes(one)),
    )
  if (rules.length === 0) fitting.sort((a, b) => Number(isAlike(b)) - Number(isAlike(a)))
  const found = [...new Map(fitting.map((one) => [one.lines.join(), one])).values()].slice(0, MOST)
  const [first, ...others] = found
  if (!first)
    return `I know nothing that does in a dish what ${name} does${rules.length > 0 ? ' and keeps to your diet' : ''}, and I will not guess.`
  return [
    `Instead of ${asked} take ${joinWords(first.lines)}: ${lowered(first.note)}`,
    ...others.map(({ lines, note }) => `Or ${joinWords(lines)}: ${lowered(note)}`),
    "Source: the kitchen's table of substitutions.",
  ].join(' ')
}

const MOST = 2

/** Whether it is the same food made for a diet, which does not help someone who has run out of it. */
function isOnlyFreer({ name }: Ingredient): boolean {
  return /^(?:lactose|gluten|egg|dairy|sugar)-free|^(?:vegan|low-sodium|organic)\b/.test(name)
}

/** What a food does in a dish, by the words of the question. */
const ROLES: readonly { of: RegExp; words: RegExp; role: Role }[] = [
  { of: /^egg/, words: /\b(?:cakes?|cupcakes?|muffins?|sponge)\b/, role: 'leavening' },
  {
    of: /^egg/,
    words: /\b(?:cookies?|brownies?|meatballs?|meatloaf|burgers?|bind\w*|bak\w+|pancakes?)\b/,
    role: 'binding',
  },
  { of: /^butter$/, words: /\b(?:fry\w*|saut\w+|bak\w+|cakes?|muffins?|brownies?)\b/, role: 'fat' },
  { of: /^butter$/, words: /\b(?:toast|bread|spread)\b/, role: 'spread' },
]

/** A common amount of a food: a cup of a liquid, 100 g of what is weighed, one egg. */
function usualAmount(food: Ingredient): string {
  const { name, aisle, weigh } = food
  if (/^eggs?$/.test(name)) return '1 egg'
  if (aisle === 'herbs-and-spices') return `1 ${weigh.bunch ? 'tbsp' : 'tsp'} ${name}`
  const measure = measuredAs(parseIngredientLine(name))
  if (/powder|soda|yeast|extract|sauce|paste|vinegar|mustard|miso|starch|tartar/.test(name))
    return `1 tbsp ${name}`
  if (measure?.us === 'volume') return `1 cup ${name}`
  return weigh.each !== undefined || weigh.clove !== undefined ? `1 ${name}` : `100 g ${name}`
}

/** The food to replace: the eggs of 'what can I use instead of eggs in a cake'. */
export function findReplaced(plain: string): Ingredient | undefined {
  const behind = BEHIND.exec(plain)?.[1]
  const { foods } = readFoods(behind ?? plain)
  return foods[0]
}

const BEHIND =
  /\b(?:instead of|substitut\w* (?:for|of)|replac\w*(?: for)?|in place of|alternatives? (?:to|for)|(?:use|take|swap)(?: \w+)? for|swap|stand in for|out of|have no|^\W*no|(?:do not|have not) (?:have|got)(?: any)?)\b(.*)$/

function lowered(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`
}
