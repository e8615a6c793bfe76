import {
  fromIngredientRow,
  RESTRICTIONS,
  toIngredientRow,
  toIngredientTexts,
  toTypedRow,
} from '@potluck/kitchen'
import * as doubles from '@potluck/kitchen/doubles'
import * as knowledge from '@potluck/kitchen/knowledge'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerFor } from '../../apps/server/src/features/recipes/kitchen/kitchen-answers.ts'
import { checkRecipe } from '../../apps/web/src/features/kitchen/check-recipe.ts'
import { toLineText } from '../../apps/web/src/features/recipes/wizard/ingredients/line-text.ts'
import {
  createRecogniser,
  dietsOf,
} from '../../apps/web/src/features/recipes/wizard/ingredients/recognise.ts'

type Row = { name: string; quantity: string; unit: string; group?: string | undefined }

const recognise = createRecogniser(knowledge)

/** What the server stores of a recipe with these ingredients. */
function stored(ingredients: Row[]) {
  const recipe = { title: '', description: '', tags: [], instructions: [], servings: '4' }
  const content = { ...recipe, ingredients, language: null, origin: null }
  return answerFor({ ...knowledge, ...doubles }, content)
}

/** What the wizard shows while they are typed; limits on a portion need a whole recipe. */
function typed(ingredients: Row[]) {
  return dietsOf(ingredients.map((row) => recognise(toLineText(row))))
}

/** What the browser finds in a recipe that is handed to the assistant. */
function handedOver(ingredients: Row[]) {
  const lines = toIngredientTexts(ingredients)
  return checkRecipe(knowledge, { ingredients: lines, instructions: [], servings: '4' })
}

function verdictsOf(diets: readonly { restriction: string; verdict: string }[]) {
  return Object.fromEntries(diets.map(({ restriction, verdict }) => [restriction, verdict]))
}

it.each([
  [{ name: 'sunflower oil', quantity: 'for frying', unit: '' }, 'free'],
  [{ name: 'plain flour', quantity: 'for dusting', unit: '' }, 'free'],
])('a quantity in words is no part of the food: %o', (row, vegan) => {
  expect(verdictsOf(typed([row]))).toMatchObject({ vegan, 'nut-allergy': 'free' })
  expect(verdictsOf(stored([row]).diets)).toMatchObject({ vegan, 'nut-allergy': 'free' })
})

it('browser and server judge every row alike', () => {
  fc.assert(
    fc.property(fc.array(anyRow(), { minLength: 1, maxLength: 3 }), (rows) => {
      const { diets, nutrition } = stored(rows)
      const all = verdictsOf(diets)
      expect(Object.keys(all)).toEqual(Object.keys(RESTRICTIONS))
      expect(all).toMatchObject(verdictsOf(typed(rows)))
      const inBrowser = handedOver(rows)
      expect(all).toEqual(verdictsOf(inBrowser.diets))
      expect(toFigures(nutrition)).toEqual(toFigures(inBrowser.nutrition))
    }),
    { numRuns: 400 },
  )
})

it('a heading that names a food is read by both, as a step is', () => {
  const rows = [
    { name: 'rolled oats', quantity: '100', unit: 'g', group: 'For the peanut topping' },
    { name: 'sugar', quantity: '2', unit: 'tbsp', group: 'For the peanut topping' },
  ]
  expect(verdictsOf(stored(rows).diets)).toMatchObject({ 'nut-allergy': 'contains' })
  fc.assert(
    fc.property(fc.array(headedRow(), { minLength: 1, maxLength: 4 }), (headed) => {
      const { diets, nutrition } = stored(headed)
      const inBrowser = handedOver(headed)
      expect(verdictsOf(diets)).toEqual(verdictsOf(inBrowser.diets))
      expect(toFigures(nutrition)).toEqual(toFigures(inBrowser.nutrition))
    }),
    { numRuns: 200 },
  )
})

it('a row that is read and written as a row again is judged as before', () => {
  fc.assert(
    fc.property(wordedRow(), fc.constantFrom(toIngredientRow, toTypedRow), (row, toRow) => {
      const line = fromIngredientRow(row)
      const again = toRow(line)
      expect(withoutRaw(fromIngredientRow(again))).toEqual(withoutRaw(line))
      const [before, after] = [stored([row]), stored([again])]
      expect(verdictsOf(after.diets)).toEqual(verdictsOf(before.diets))
      expect(toFigures(after.nutrition)).toEqual(toFigures(before.nutrition))
    }),
    { numRuns: 400 },
  )
})

type Counted = ReturnType<typeof handedOver>['nutrition'] | ReturnType<typeof stored>['nutrition']

/** Stored figures are rounded to hundredths. */
function toFigures({ perServing, lines }: Counted) {
  const round = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100)
  return {
    kcal: round(perServing?.kcal ?? null),
    lines: lines.map(({ ingredient, grams, status }) => ({
      ingredient,
      grams: round(grams),
      status,
    })),
  }
}

/** Without the original text, which is formatted differently. */
function withoutRaw({ raw: _, ...line }: ReturnType<typeof fromIngredientRow>) {
  return line
}

/** Real words in every field. A pack's content is only read after a figure. */
function wordedRow(): fc.Arbitrary<Row> {
  return fc
    .record({
      name: fc.constantFrom(...NAMES),
      quantity: fc.constantFrom(...QUANTITIES),
      unit: fc.constantFrom(...UNITS),
      group: fc.option(fc.constantFrom(...GROUPS), { nil: undefined }),
    })
    .filter(({ quantity, unit }) => !unit.startsWith('(') || /[\d½]/.test(quantity))
}

/** Real words in every field, and now and then any text at all; only a name has to be there. */
function anyRow(): fc.Arbitrary<Row> {
  const any = fc.string({ unit: 'grapheme', maxLength: 12 })
  const mostly = (...words: string[]) =>
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: any })
  return fc
    .record({
      name: mostly(...NAMES),
      quantity: mostly(...QUANTITIES),
      unit: mostly(...UNITS),
      group: fc.option(fc.constantFrom(...GROUPS), { nil: undefined }),
    })
    .filter(({ name }) => name.trim() !== '')
}

function headedRow(): fc.Arbitrary<Row> {
  return fc.record({
    name: fc.constantFrom(...NAMES),
    quantity: fc.constantFrom(...QUANTITIES),
    unit: fc.constantFrom(...UNITS),
    group: fc.constantFrom(...GROUPS, ...FOODS_IN_GROUPS),
  })
}

const NAMES = [
  'sunflower oil',
  'sunflower oil, for frying',
  'butter:',
  'the butter',
  ' salted butter, softened ',
  'oats, gluten-free',
  'plain flour, plus more for dusting',
  'eggs (optional)',
  'parmesan, to serve',
  'peanut butter or tahini',
  'zorblax',
  'salt and pepper',
  'soy sauce (or tamari)',
  'crème fraîche',
  'jalapeño or other chilli, seeded (see note)',
  '无盐 butter',
  'butter, or oil, for the pan',
]
const QUANTITIES = [
  '2',
  ' 1 ½',
  '2-3',
  '0.5',
  'to taste',
  'for frying',
  'for the tin',
  'As needed',
  'a handful',
  'For',
  '#',
  'a few',
  '',
  '½',
]
/** Headings that name no food, since the wizard judges lines without their headings (ADR 19). */
const GROUPS = ['For the sauce', 'For the sauce:', 'Topping', 'Also:']
const FOODS_IN_GROUPS = [
  'Peanut topping',
  'For the cheese:',
  'Butter',
  'Fried eggs',
  'Sesame sauce',
]
const UNITS = ['', '', 'g', 'tbsp', 'cups', '(400 g) cans', 'sprigs', ' ', 'large', 'the sauce']
