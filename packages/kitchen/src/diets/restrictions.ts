import type { Fact } from '../lexicon/facts.ts'
import type { Nutrient } from '../lexicon/nutrients.ts'
import { ALLERGENS } from './allergens.ts'

/** A maximum of a nutrient per portion, or of its share of the energy in percent. */
export type Limit = {
  nutrient: Nutrient | 'netCarbs'
  atMost: number
  per: 'portion' | 'energy'
  source: string
}

export type Restriction = {
  label: string
  /**
   * For diets: the bit in what databases store of a recipe. It never changes and is never reused; a
   * new diet takes the next. Single allergens have none.
   */
  bit?: number
  /** Facts that break it. */
  forbids: readonly Fact[]
  /** Facts it cannot decide about; pages show 'check the label'. */
  doubts?: readonly Fact[]
  /** Limits per portion, checked against computed nutrition. */
  limits?: readonly Limit[]
}

const FLESH: readonly Fact[] = ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatin']
const GLUTEN: readonly Fact[] = ['wheat', 'rye', 'barley', 'gluten']

/**
 * The twelve restrictions of the chat, the preferences of the settings and the fourteen allergens of
 * EU law.
 */
export const RESTRICTIONS = {
  vegan: {
    label: 'Vegan',
    bit: 0,
    forbids: [...FLESH, 'milk', 'eggs', 'honey', 'rennet', 'insects', 'fining'],
  },
  vegetarian: {
    label: 'Vegetarian',
    bit: 1,
    forbids: [...FLESH, 'rennet', 'insects'],
    doubts: ['fining'],
  },
  pescatarian: { label: 'Pescatarian', bit: 2, forbids: ['meat'], doubts: ['gelatin', 'rennet'] },
  'gluten-free': { label: 'Gluten-Free', bit: 3, forbids: GLUTEN, doubts: ['oats'] },
  'nut-allergy': {
    label: 'Nut Allergy',
    bit: 4,
    forbids: ['nuts', 'peanuts', 'pine-nuts'],
    doubts: ['chestnut'],
  },
  'lactose-free': {
    label: 'Lactose-Free',
    bit: 5,
    forbids: ['lactose'],
    doubts: ['lactose-trace'],
  },
  'dairy-free': { label: 'Dairy-Free', bit: 6, forbids: ['milk'] },
  'egg-free': { label: 'Egg-Free', bit: 7, forbids: ['eggs'] },
  'soy-free': { label: 'Soy-Free', bit: 8, forbids: ['soybeans'] },
  'shellfish-free': { label: 'Shellfish-Free', bit: 9, forbids: ['crustaceans', 'molluscs'] },
  paleo: {
    label: 'Paleo',
    bit: 10,
    forbids: ['grain', ...GLUTEN, 'oats', 'legume', 'soybeans', 'peanuts', 'milk', 'refined-sugar'],
  },
  'diabetic-safe': {
    label: 'Diabetic-Safe',
    bit: 11,
    forbids: [],
    limits: [
      limit(
        'carbs',
        45,
        'American Diabetes Association: 45–60 g carbohydrate a meal to begin with',
      ),
      limit('sugar', 17, 'WHO 2015: free sugars under 10 % of energy, 50 g a day, a third a meal'),
    ],
  },
  'low-carb': {
    label: 'Low-Carb',
    bit: 12,
    forbids: [],
    limits: [
      limit('carbs', 43, 'Feinman et al. 2015: under 130 g carbohydrate a day, a third a meal'),
      share('carbs', 26, 'Feinman et al. 2015: under 26 % of energy from carbohydrate'),
    ],
  },
  'low-sodium': {
    label: 'Low-Sodium',
    bit: 13,
    forbids: [],
    limits: [limit('sodium', 500, 'American Heart Association: 1,500 mg a day, a third a meal')],
  },
  'heart-healthy': {
    label: 'Heart-Healthy',
    bit: 14,
    forbids: [],
    limits: [
      share('satFat', 10, 'Dietary Guidelines for Americans 2020–2025: under 10 % of energy'),
      limit('sodium', 600, 'FDA, 21 CFR 101.65 (d)(2): at most 600 mg in a meal'),
      limit('cholesterol', 90, 'FDA, 21 CFR 101.65 (d)(2): at most 90 mg in a meal'),
    ],
  },
  keto: {
    label: 'Keto',
    bit: 15,
    forbids: [],
    limits: [limit('netCarbs', 10, 'ours: at most 10 g net carbohydrate a portion')],
  },
  gluten: { label: 'No gluten', forbids: ALLERGENS.gluten },
  crustaceans: { label: 'No crustaceans', forbids: ALLERGENS.crustaceans },
  eggs: { label: 'No eggs', forbids: ALLERGENS.eggs },
  fish: { label: 'No fish', forbids: ALLERGENS.fish },
  peanuts: { label: 'No peanuts', forbids: ALLERGENS.peanuts },
  soybeans: { label: 'No soybeans', forbids: ALLERGENS.soybeans },
  milk: { label: 'No milk', forbids: ALLERGENS.milk },
  nuts: { label: 'No tree nuts', forbids: ALLERGENS.nuts, doubts: ['chestnut'] },
  celery: { label: 'No celery', forbids: ALLERGENS.celery },
  mustard: { label: 'No mustard', forbids: ALLERGENS.mustard },
  sesame: { label: 'No sesame', forbids: ALLERGENS.sesame },
  sulphites: { label: 'No sulphites', forbids: ALLERGENS.sulphites },
  lupin: { label: 'No lupin', forbids: ALLERGENS.lupin },
  molluscs: { label: 'No molluscs', forbids: ALLERGENS.molluscs },
} satisfies Record<string, Restriction>

export type RestrictionId = keyof typeof RESTRICTIONS

export function isRestrictionId(text: string): text is RestrictionId {
  return Object.hasOwn(RESTRICTIONS, text)
}

function limit(nutrient: Limit['nutrient'], atMost: number, source: string): Limit {
  return { nutrient, atMost, per: 'portion', source }
}

function share(nutrient: Limit['nutrient'], atMost: number, source: string): Limit {
  return { nutrient, atMost, per: 'energy', source }
}
