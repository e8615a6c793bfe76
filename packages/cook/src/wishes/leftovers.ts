import { type Aisle, type Ingredient, kindsOf } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'

/** Whether a text says that a food was cooked before: 'leftover roast beef and potatoes', 'turkey leftovers'. */
export function isLeftOver(
  { name, any }: { name: string; any: readonly Ingredient[] },
  text: string,
): boolean {
  const bound = boundBy(text.toLowerCase())
  const at = bound?.indexOf(name.toLowerCase()) ?? -1
  if (bound === undefined || at < 0) return false
  const isFirst = /^(?:(?:some|my|the|our|cold|of) )*$/.test(bound.slice(0, at).trimStart())
  const isCookedFirst = ENDS_COOKED.test(bound.slice(0, at)) || (isFirst && !any.some(isEatenRaw))
  return isCookedFirst || any.some(isNeverRaw)
}

/**
 * The words that 'leftover' refers to: those after it up to a comma, or those around 'leftovers'. Undefined without it.
 */
function boundBy(text: string): string | undefined {
  const behind = /\b(?:left ?over|left ?overs of|left over)\b\s*([^,.;]+)/.exec(text)?.[1]
  if (behind !== undefined && !/^(?:s|from)\b/.test(behind)) return behind
  const found = /^(.*?)\b(?:left ?overs?|left over)\b(.*)$/.exec(text)
  return found ? `${found[1]} ${found[2]}`.trim() : undefined
}

/** The way a leftover was cooked, which is not the way to cook it now. */
export const COOKED_BEFORE =
  /\b(left ?over|left ?overs of|left over|cold) (?:roast(?:ed)?|baked|grilled|fried|boiled|steamed)\b/gi

const ENDS_COOKED = /\b(?:roast(?:ed)?|boiled|cooked|mashed|baked|grilled|steamed|fried|pulled)\s*$/

/** Meat, fish, grains, beans and potatoes are cooked when they are left over. */
function isNeverRaw(food: Ingredient): boolean {
  return COOKED_AISLES.has(food.aisle) || [...kindsOf(food)].some(({ name }) => name === 'potato')
}

const COOKED_AISLES: ReadonlySet<Aisle> = new Set<Aisle>([
  'meat',
  'fish',
  'pasta-rice-and-grains',
  'beans-and-pulses',
])

/** Whether a leftover may be raw as it is bought: eggs, cheese, bread. */
function isEatenRaw({ aisle }: Ingredient): boolean {
  return !COOKED_AISLES.has(aisle) && aisle !== 'produce'
}

/** What to do with a whole dish that is left over, as no other dish is made of a curry. */
const LEFT_DISHES: readonly { words: RegExp; say: string; choices: readonly string[] }[] = [
  {
    words: /\bpizzas?\b/,
    say: 'Pizza turns crisp again in a dry skillet: 2 minutes over medium heat, then a spoon of water beside it, a lid, and 2 minutes more until the cheese runs. In the oven it takes 8 minutes at 200 °C (400 °F).',
    choices: ['Greek salad', 'Cucumber salad with dill', 'Minestrone'],
  },
  {
    words: /\b(?:chil(?:i|li)(?: con carne)?|bolognese|rag[uù]|sloppy joes?|taco meat)\b/,
    say: 'It fills baked potatoes, quesadillas or burritos, goes over nachos under cheese, and thinned with stock it is a soup.',
    choices: ['Baked potatoes', 'Nachos', 'Breakfast burritos'],
  },
  {
    words: /\b(?:curr(?:y|ies)|stews?|goulash|casseroles?|tagine|dal|ragout|bourguignon)\b/,
    say: 'It is better on the second day: eat it with fresh rice, bread or a baked potato, or thin it with stock or coconut milk to a soup.',
    choices: ['Basmati rice', 'Naan', 'Baked potatoes'],
  },
  {
    words:
      /\b(?:lasagn[ae]|moussaka|pasta bake|gratins?|shepherd.?s pie|mac(?:aroni)? and cheese)\b/,
    say: 'Cover it and heat it in the oven at 180 °C (350 °F) for 20 to 25 minutes, with a spoon of water at the edge; slices fried in a pan get a crust.',
    choices: ['Greek salad', 'Coleslaw', 'Minestrone'],
  },
  {
    words: /\brisotto\b/,
    say: 'Shape it cold into balls around a piece of mozzarella, turn them in egg and breadcrumbs and fry them: arancini. Or press it flat into a buttered pan and fry it until it has a crust on both sides. It keeps 1 day in the fridge.',
    choices: ['Arancini', 'Tomato salad'],
  },
  {
    words: /\b(?:soups?|broth|chowder)\b/,
    say: 'Bring it to a full boil, and thin it where it has set; with cooked grains, beans or an egg in it, it is a meal.',
    choices: ['Croutons', 'Garlic bread', 'White rice'],
  },
]

/** Tells what to do with a dish that is left over. Undefined when foods are left over, which a recipe can use. */
export function answerLeftDish(text: string): Answer | undefined {
  const plain = text.toLowerCase()
  if (!/\bleft ?overs?\b|\bleft over\b/.test(plain)) return undefined
  const found = LEFT_DISHES.find(({ words }) => words.test(plain))
  if (!found || BROTH_OF.test(plain)) return undefined
  return { kind: 'said', text: `${found.say} ${REHEAT}`, choices: found.choices }
}

/** Asks for a dish with leftovers in it: 'soup with leftover chicken'. */
const BROTH_OF =
  /\b(?:soups?|stews?|curry|casserole|pizza|chili|gratin|lasagna) (?:with|from|for|of|using)\b|\bleft ?overs? (?:[a-z]+ ){1,3}(?:soup|curry|stew|pie|casserole)\b/

const REHEAT =
  'What was in the fridge within 2 hours keeps for 3 to 4 days, and is heated once, to 74 °C (165 °F), until it steams all through (USDA).'
