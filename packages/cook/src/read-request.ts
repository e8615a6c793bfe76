import type { Equipment } from '@potluck/cookbook'
import { type ComposeRequest, understand } from '@potluck/kitchen/composer'

/** What a request for a dish of the book asks of it besides its name. */
export type Conditions = {
  /** As `checkDiet` takes them: what was set, and what the words rule out. */
  rules: readonly string[]
  servings: number | undefined
  maxMinutes: number | undefined
  /** What it is to be cooked in, where that was said. */
  tool: Equipment | undefined
  /** What there is not, or is not to be used. */
  without: readonly Equipment[]
  /** The most calories of a portion. */
  maxCalories: number | undefined
  /** Foods that were named besides the dish, as they were read. */
  foods: readonly string[]
}

/** The conditions in the words around a dish's name; `around` is the request without the name. */
export function readConditions(request: ComposeRequest, around: string): Conditions {
  const { restrictions = [], servings, maxMinutes } = request
  const understood = understand(
    { ...request, ingredients: [], pantry: [], text: `dinner ${withoutTools(around)}` },
    true,
  )
  const wish = understood.ok ? understood.wish : undefined
  return {
    rules:
      wish?.keeping.rules ?? (understood.ok ? restrictions : (understood.rules ?? restrictions)),
    servings: wish?.servings ?? servings,
    maxMinutes: wish?.maxMinutes ?? maxMinutes,
    tool: TOOLS.find(({ words }) => words.test(around) && !isRefused(around, words))?.tool,
    without: TOOLS.filter(({ words }) => isRefused(around, words)).map(({ tool }) => tool),
    maxCalories: readMaxCalories(around),
    foods: wish?.asked.map(({ word }) => word) ?? [],
  }
}

const TOOLS: readonly { tool: Equipment; words: RegExp }[] = [
  { tool: 'slow cooker', words: /\b(?:slow[ -]?cooke[rd]|crock ?-?pot)\b/i },
  { tool: 'pressure cooker', words: /\b(?:pressure[ -]cooke[rd]|instant ?-?pot)\b/i },
  { tool: 'air fryer', words: /\bair[ -]?fr(?:y|yer|ied)\b/i },
  { tool: 'microwave', words: /\bmicrowaved?\b/i },
  { tool: 'grill', words: /\b(?:on|over) the grill\b|\bbarbecue\b|\b(?:on|over) charcoal\b/i },
  { tool: 'oven', words: /\boven\b/i },
  { tool: 'stovetop', words: /\b(?:stove ?top|on the stove)\b/i },
  { tool: 'blender', words: /\bblender\b/i },
  { tool: 'mixer', words: /\bmixer\b/i },
  { tool: 'food processor', words: /\bfood processor\b/i },
  { tool: 'ice cream machine', words: /\b(?:ice cream )?(?:machine|maker|churn)\b/i },
]

const REFUSED =
  '(?:without|no|not|lack|don.?t (?:have|own)|do not (?:have|own))(?: (?:an?|the|any|my|use|using))*\\s*'

/** What it is cooked in is no food that could be left out. */
function withoutTools(text: string): string {
  return TOOLS.reduce((left, { words }) => {
    return left.replace(
      new RegExp(`(?:\\b(?:in|with|on|${REFUSED}))?(?:${words.source})`, 'gi'),
      ' ',
    )
  }, text)
}

/** 'without an oven', 'no oven', 'I have no oven', 'my oven is broken'. */
function isRefused(text: string, words: RegExp): boolean {
  const found = words.exec(text)
  if (!found) return false
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  return new RegExp(`\\b${REFUSED}$`, 'i').test(before) || /^ is (?:broken|gone|out)\b/i.test(after)
}

/** 'under 500 kcal', 'at most 600 calories'. */
function readMaxCalories(text: string): number | undefined {
  const [, figure] =
    /\b(?:under|below|less than|at most|max(?:imum)?|up to|within|no more than) (\d{2,4}) ?(?:k?cal(?:orie)?s?)\b/i.exec(
      text,
    ) ?? []
  return figure === undefined ? undefined : Number(figure)
}
