import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Nutrient } from './kitchen-answers.ts'

/** The names and units of the counted nutrients; the four most wanted first. */
export const NUTRIENT_NAMES = {
  kcal: { name: msg`Energy`, unit: 'kcal' },
  protein: { name: msg`Protein`, unit: 'g' },
  fat: { name: msg`Fat`, unit: 'g' },
  carbs: { name: msg`Carbohydrate`, unit: 'g' },
  satFat: { name: msg`Saturated fat`, unit: 'g' },
  sugar: { name: msg`Sugar`, unit: 'g' },
  fiber: { name: msg`Fibre`, unit: 'g' },
  cholesterol: { name: msg`Cholesterol`, unit: 'mg' },
  sodium: { name: msg`Sodium`, unit: 'mg' },
  potassium: { name: msg`Potassium`, unit: 'mg' },
  calcium: { name: msg`Calcium`, unit: 'mg' },
  iron: { name: msg`Iron`, unit: 'mg' },
  vitC: { name: msg`Vitamin C`, unit: 'mg' },
} satisfies Record<Nutrient, { name: MessageDescriptor; unit: string }>

export const BIG_FOUR = ['kcal', 'protein', 'fat', 'carbs'] as const satisfies Nutrient[]

export const OTHER_NINE = [
  'satFat',
  'sugar',
  'fiber',
  'cholesterol',
  'sodium',
  'potassium',
  'calcium',
  'iron',
  'vitC',
] as const satisfies Nutrient[]
