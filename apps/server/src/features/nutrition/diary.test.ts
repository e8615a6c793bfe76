import { expect, it } from 'vitest'
import { toDays } from './diary.ts'
import type { EatenRow } from './queries.ts'

const perServing = (kcal: number) => ({
  kcal,
  protein: 10,
  fat: 5,
  satFat: 1,
  carbs: 20,
  fiber: 3,
  sugar: 2,
  sodium: 100,
  cholesterol: 4,
  calcium: 30,
  iron: 1,
  potassium: 200,
  vitC: 6,
})

let made = 0
function row(wishes: Partial<EatenRow> = {}): EatenRow {
  made += 1
  return {
    id: `entry ${made}`,
    source: 'planned',
    day: '2026-11-24',
    meal: 'dinner',
    recipe_id: 'soup',
    text: null,
    eaten: 1,
    title: 'Soup',
    per_serving: perServing(300),
    per_100g: perServing(80),
    missed: null,
    ...wishes,
  }
}

const on = (rows: EatenRow[]) => toDays(rows, { from: '2026-11-24', to: '2026-11-24' })[0]

it('has every day of the span, the empty ones with nothing', () => {
  const days = toDays([row()], { from: '2026-11-23', to: '2026-11-25' })
  expect(days.map(({ day, counted, amounts }) => [day, counted, amounts.kcal])).toEqual([
    ['2026-11-23', 0, 0],
    ['2026-11-24', 1, 300],
    ['2026-11-25', 0, 0],
  ])
})

it('counts the portions that are eaten', () => {
  const day = on([row({ eaten: 1.5 }), row({ recipe_id: 'pie', eaten: 0.5 }), row({ eaten: 0 })])
  expect(day?.amounts).toMatchObject({ kcal: 600, protein: 20, vitC: 12 })
  expect(day?.counted).toBe(3)
})

it('counts a planned recipe that was cooked once, by what was eaten of it', () => {
  const day = on([row(), row({ source: 'cooked', meal: null, eaten: 2 })])
  expect(day?.entries.map(({ source, eaten }) => [source, eaten])).toEqual([['cooked', 2]])
  expect(day?.amounts.kcal).toBe(600)
})

it('counts the same pot planned again, another recipe, and another day besides', () => {
  const rows = [
    row({ meal: 'lunch' }),
    row({ meal: 'dinner' }),
    row({ recipe_id: 'pie', per_serving: perServing(500) }),
    row({ source: 'cooked', meal: null }),
    row({ day: '2026-11-25' }),
  ]
  const days = toDays(rows, { from: '2026-11-24', to: '2026-11-25' })
  expect(days.map(({ amounts }) => amounts.kcal)).toEqual([1100, 300])
  expect(days[0]?.entries.map(({ meal }) => meal)).toEqual(['dinner', 'dinner', null])
})

it('says why something could not be counted', () => {
  const day = on([
    row({ recipe_id: null, title: null, text: 'Leftovers', per_serving: null, per_100g: null }),
    row({ title: null, per_serving: null, per_100g: null }),
    row({ per_serving: null }),
    row({ per_serving: null, per_100g: null, missed: ['1 moon'] }),
    row({ missed: Array.from({ length: 30 }, () => 'dust') }),
  ])
  expect(day?.entries.map(({ reason }) => reason)).toEqual([
    'only-named',
    'hidden',
    'no-servings',
    'too-little-known',
    null,
  ])
  expect(day).toMatchObject({ counted: 1, amounts: { kcal: 300 } })
  expect(day?.entries[1]?.recipe).toBeNull()
  expect(day?.entries.map(({ missed }) => missed.length)).toEqual([0, 0, 0, 1, 20])
})
