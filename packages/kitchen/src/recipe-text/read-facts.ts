import { inlineText } from './inline-text.ts'
import type { RecipeData } from './recipe-data.ts'

/** The facts below the title in 'Label: value' form. */
export type Facts = Partial<
  Pick<
    RecipeData,
    'title' | 'description' | 'prepTime' | 'cookTime' | 'totalTime' | 'servings' | 'difficulty'
  >
>

/** Reads '**Prep time:** 10 min | **Servings:** 4'; undefined if the line has no fact. */
export function readFacts(line: string): Facts | undefined {
  const facts: Facts = {}
  for (const part of line.split(/[|•·]/)) {
    const text = inlineText(part.replace(/^\s*[-+–]\s+/, '')).replace(/^[^\p{L}\d]+/u, '')
    const [, label, value] = LABELLED.exec(text) ?? SERVES.exec(text) ?? []
    const name = label && LABELS.get(label.toLowerCase().replace(/ time$/, ''))
    if (!name || !value) continue
    if (name === 'difficulty') facts.difficulty ??= findDifficulty(value)
    else facts[name] ??= value
  }
  return Object.keys(facts).length > 0 ? facts : undefined
}

const LABELLED = /^([a-z][a-z ]{2,24}?)\s*[:：]\s*(\S.*)$/i
const SERVES = /^(serves|makes|yields|ready in):?\s+((?:about )?\d.{0,30})$/i

const LABELS: ReadonlyMap<string, keyof Facts> = new Map([
  ...['prep', 'preparation', 'active', 'hands-on'].map((label) => [label, 'prepTime'] as const),
  ...['cook', 'cooking', 'bake', 'baking'].map((label) => [label, 'cookTime'] as const),
  ...['total', 'overall', 'time', 'ready in'].map((label) => [label, 'totalTime'] as const),
  ...['servings', 'serving', 'serves', 'yield', 'yields', 'makes', 'portions', 'serving size'].map(
    (label) => [label, 'servings'] as const,
  ),
  ...['difficulty', 'difficulty level', 'level', 'skill level', 'skill'].map(
    (label) => [label, 'difficulty'] as const,
  ),
  ...['title', 'recipe', 'recipe name', 'recipe title', 'name', 'dish'].map(
    (label) => [label, 'title'] as const,
  ),
  ['description', 'description'],
])

/** A recipe's difficulty in its own words; '' if it gives none. */
export function findDifficulty(text: string): RecipeData['difficulty'] {
  if (/\b(?:easy|beginner|simple)\b/i.test(text)) return 'Easy'
  if (/\b(?:medium|moderate|intermediate)\b/i.test(text)) return 'Medium'
  return /\b(?:hard|difficult|advanced|challenging|expert)\b/i.test(text) ? 'Hard' : ''
}
