import { capitalize } from '@potluck/kitchen/composer'
import { checkDiet, toAvoidance, toKey } from '@potluck/kitchen/knowledge'
import { readFoods } from './asked-food.ts'
import type { Subject } from './subject.ts'

/** The diets that a question may ask about, as `checkDiet` takes them. */
const DIETS: readonly { words: RegExp; rule: string }[] = [
  { words: /\balcohol\b/, rule: 'no alcohol' },
  { words: /\bvegan\b/, rule: 'vegan' },
  { words: /\b(?:vegetarians?|veggie)\b/, rule: 'vegetarian' },
  { words: /\bpescatarian\b/, rule: 'pescatarian' },
  { words: /\b(?:gluten|celiacs?|coeliacs?|wheat)\b/, rule: 'gluten-free' },
  { words: /\blactose\b/, rule: 'lactose-free' },
  { words: /\b(?:dairy|milk)\b/, rule: 'dairy-free' },
  { words: /\begg[ -]?free\b|\bcontain eggs?\b/, rule: 'egg-free' },
  { words: /\bnut[ -]?(?:free|allergy)\b|\bcontain nuts\b|\bnuts\b/, rule: 'nut-allergy' },
  { words: /\bsoy[ -]?(?:free)?\b/, rule: 'soy-free' },
  { words: /\bshellfish\b/, rule: 'shellfish-free' },
  { words: /\bketo\b/, rule: 'keto' },
  { words: /\bpaleo\b/, rule: 'paleo' },
  { words: /\blow[ -]?carb\b/, rule: 'low-carb' },
]

function findDiet(plain: string): string | undefined {
  return DIETS.find(({ words }) => words.test(plain))?.rule
}

/** The diet as it is said of a dish: 'gluten-free', 'without alcohol'. */
function labelOf(rule: string): string {
  const label = toAvoidance(rule).label.toLowerCase()
  return label.replace(/^no /, 'without ').replace('nut allergy', 'nut-free')
}

/**
 * Whether a recipe keeps to a diet, by its lines and steps: 'is it gluten-free', 'can vegans eat it'. Undefined when no
 * diet is named.
 */
export function tellDiet(
  plain: string,
  { title, lines, steps, servings }: Subject,
): string | undefined {
  const rule = findDiet(plain)
  if (rule === undefined) return undefined
  const label = labelOf(rule)
  const { verdict, findings } = checkDiet({ ingredients: lines, steps, servings }, [rule])
  const reasons = [...new Set(findings.map(({ reason }) => reason))]
    .slice(0, 2)
    .filter((reason, at) => at === 0 || reason.length < 100)
    .join(' ')
  if (/\b(?:have|has|contain|contains|got|there)\b/.test(plain) && verdict === 'contains')
    return `Yes: ${reasons} Ask me to make it ${label} and I will try.`
  if (verdict === 'free')
    return `Yes: as far as its ingredients say, ${title} is ${label}. Labels of what you buy have the last word. Source: the recipe's lines, each checked.`
  const lead =
    verdict === 'contains'
      ? `No, ${title} is not ${label}`
      : `I cannot be sure that ${title} is ${label}`
  return `${lead}: ${reasons} Ask me to make it ${label} and I will try.`
}

/**
 * Whether a food keeps to a diet or contains another food: 'is soy sauce gluten-free', 'does Worcestershire sauce
 * contain fish'.
 */
export function tellFoodDiet(plain: string): string | undefined {
  const [, inside, whole] = HELD_IN.exec(plain) ?? []
  const [, holder = whole, held = inside] = HOLDS.exec(plain) ?? []
  if (holder !== undefined && held !== undefined) return tellHeld(holder, held)
  const rule = findDiet(plain)
  const [, asked] = IS_FREE.exec(plain) ?? []
  if (rule === undefined || asked === undefined || !isOneFood(asked)) return undefined
  const label = labelOf(rule)
  const { verdict, findings } = checkDiet({ ingredients: [asked], steps: [] }, [rule])
  const be = toKey(asked) === asked ? 'is' : 'are'
  const reason = findings[0]?.reason
  const because = reason && !/^(.+) is \1\.$/.test(reason) ? `: ${reason}` : '.'
  if (verdict === 'contains') return `${capitalize(asked)} ${be} not ${label}${because} ${TABLES}`
  if (verdict === 'free')
    return `${capitalize(asked)} ${be} ${label} as usually sold; the label has the last word. ${TABLES}`
  return `It depends on the product whether ${asked} ${be} ${label}${because} ${TABLES}`
}

const TABLES = "Source: the kitchen's tables of foods."
const HOLDS =
  /^\W*(?:does|do|is there|are there) (?:any )?(.+?) (?:have|contain)(?: any)? (\w+(?: \w+)?)(?: in it)?\W*$/
const HELD_IN = /^\W*(?:is|are) there (?:any )?(\w+) in (.+?)\W*$/
const IS_FREE =
  /^\W*(?:so )?(?:is|are|can)\s+(.+?)\s+(?:really |considered |always )?(?:vegan|vegetarian|pescatarian|gluten|dairy|lactose|egg|nut|soy|keto|paleo|low)/

function tellHeld(holder: string, held: string): string | undefined {
  if (!isOneFood(holder) || readFoods(held).foods.length + (findDiet(held) ? 1 : 0) === 0)
    return undefined
  const rule = findDiet(held) ?? `no ${held}`
  const { verdict, findings } = checkDiet({ ingredients: [holder], steps: [] }, [rule])
  const reason = findings[0]?.reason ?? ''
  if (verdict === 'contains') return `Yes: ${reason} ${TABLES}`
  return verdict === 'free'
    ? `No, ${holder} as usually sold has no ${held} in it; the label has the last word. ${TABLES}`
    : `It may: ${reason} ${TABLES}`
}

function isOneFood(text: string): boolean {
  const { foods, over } = readFoods(text)
  return foods.length === 1 && over.length === 0
}
