import type { nutritionOf } from '@potluck/kitchen/knowledge'

export type Figures = NonNullable<ReturnType<typeof nutritionOf>['perServing']>

/** The nutrients, with the words that ask for each, its unit and its name. */
export const FIGURES = [
  { key: 'kcal', words: /\b(?:k?calories?|k?cals?|energy)\b/, unit: 'kcal', called: '' },
  { key: 'protein', words: /\bproteins?\b/, unit: 'g', called: 'protein' },
  { key: 'satFat', words: /\bsaturated(?: fat)?\b/, unit: 'g', called: 'saturated fat' },
  { key: 'fat', words: /\bfat\b/, unit: 'g', called: 'fat' },
  { key: 'netCarbs', words: /\bnet carb\w*/, unit: 'g', called: 'net carbohydrate' },
  { key: 'carbs', words: /\bcarb\w*/, unit: 'g', called: 'carbohydrate' },
  { key: 'fiber', words: /\bfib(?:er|re)\b/, unit: 'g', called: 'fiber' },
  { key: 'sodium', words: /\bsodium\b/, unit: 'mg', called: 'sodium' },
  { key: 'cholesterol', words: /\bcholesterol\b/, unit: 'mg', called: 'cholesterol' },
  { key: 'calcium', words: /\bcalcium\b/, unit: 'mg', called: 'calcium' },
  { key: 'iron', words: /\biron\b(?! (?:skillet|pan))/, unit: 'mg', called: 'iron' },
  { key: 'potassium', words: /\bpotassium\b/, unit: 'mg', called: 'potassium' },
  { key: 'vitC', words: /\bvitamin c\b/, unit: 'mg', called: 'vitamin C' },
  { key: 'sugar', words: /\bsugars?\b/, unit: 'g', called: 'sugar' },
] as const satisfies readonly { key: keyof Figures; words: RegExp; unit: string; called: string }[]
