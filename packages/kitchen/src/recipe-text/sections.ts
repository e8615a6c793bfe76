import type { RecipeData } from './recipe-data.ts'

/** The parts of a recipe that are lists, in the order they are written. */
export const LIST_HEADINGS = {
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  tips: 'Tips',
  nutritionalBenefits: 'Nutritional Benefits',
  usedIngredients: 'Used Ingredients',
  additionalIngredients: 'Additional Ingredients',
  adaptations: 'Adaptations',
  originalVsAdapted: 'Original vs Adapted',
} as const satisfies Partial<Record<keyof RecipeData, string>>

export type ListName = keyof typeof LIST_HEADINGS

/** `opening` is the text before the first list; `other` is skipped. */
export type Section = ListName | 'opening' | 'other'

/** What else models call these parts, in lower case, without punctuation. */
const NAMES: Record<Section, string> = {
  ingredients: 'ingredients,ingredient list,ingredients list,what you need,what youll need',
  instructions:
    'instructions,directions,method,steps,preparation,procedure,cooking instructions,cooking steps,how to make it,preparation steps,step by step instructions,cooking method',
  tips: 'tips,tip,chefs tips,chef tips,cooking tips,tips and tricks,tips and variations,tips and notes,notes,recipe notes,chefs notes,variations,storage,storage tips,serving suggestions,to serve,serving',
  nutritionalBenefits:
    'nutritional benefits,nutrition benefits,health benefits,nutrition,nutrition facts,nutritional information,nutrition information,nutritional info,nutrition notes',
  usedIngredients:
    'used ingredients,ingredients used,your ingredients used,from your pantry,pantry ingredients used',
  additionalIngredients:
    'additional ingredients,additional ingredients needed,extra ingredients,other ingredients,also needed',
  adaptations: 'adaptations,adaptations made,changes,changes made,modifications,substitutions',
  originalVsAdapted: 'original vs adapted,original versus adapted,comparison,what changed',
  opening: 'description,overview,about,about this recipe,introduction,details,recipe details',
  other: 'equipment,tools,special equipment,allergens,allergen information,shopping list',
}

const SECTIONS: ReadonlyMap<string, Section> = new Map(
  Object.entries(NAMES).flatMap(([section, names]) =>
    names.split(',').map((name) => [name, section as Section] as const),
  ),
)

/** The section that a heading's words open, or undefined. */
export function findSection(heading: string): Section | undefined {
  return SECTIONS.get(plainHeading(heading))
}

/** The section that a marked heading opens: 'Ingredients for 4' and 'Detailed Method' count too. */
export function findMarkedSection(heading: string): Section | undefined {
  const plain = plainHeading(heading)
  const exact = SECTIONS.get(plain)
  if (exact) return exact
  if (/^ingredients\b/.test(plain) && !/^ingredients for (?:the|a)\b/.test(plain))
    return 'ingredients'
  if (/\b(?:instructions|directions)$/.test(plain)) return 'instructions'
  if (/^(?:tips|notes)\b|\b(?:tips|notes)$/.test(plain)) return 'tips'
  return /^nutrition/.test(plain) ? 'nutritionalBenefits' : undefined
}

/** Whether the words could still become one of the names in `SECTIONS`. */
export function mayBecomeSection(words: string): boolean {
  const plain = plainHeading(words)
  return [...SECTIONS.keys()].some((name) => name.startsWith(plain))
}

/** Lower case, without brackets, emoji and punctuation: '🍝 Ingredients (serves 4):'. */
function plainHeading(heading: string): string {
  return heading
    .slice(0, 100)
    .toLowerCase()
    .replace(/\(.*$/, '')
    .replace(/['’]/g, '')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
