import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  calendarDay,
  daysUntil,
  expiryStatus,
  PANTRY_LIMITS,
  PANTRY_UNITS,
  readPantryLine,
} from '../index.ts'

/** A Sunday. */
const TODAY = '2026-11-22'

const anyDay = fc
  .integer({ min: 0, max: daysUntil(PANTRY_LIMITS.lastDate, PANTRY_LIMITS.firstDate) })
  .map((days) => addDays(PANTRY_LIMITS.firstDate, days))

describe('expiryStatus', () => {
  it.each([
    ['2026-11-21', 'expired'],
    ['2026-11-22', 'expiring'],
    ['2026-11-28', 'expiring'],
    ['2026-11-29', 'fresh'],
    [null, 'fresh'],
  ])('of %s is %s', (day, status) => {
    expect(expiryStatus(day, TODAY)).toBe(status)
  })
})

it('calendarDay is the day the calendar on that wall shows', () => {
  const moment = new Date('2026-11-22T23:30:00Z')
  expect(calendarDay(moment, 'UTC')).toBe('2026-11-22')
  expect(calendarDay(moment, 'Asia/Tokyo')).toBe('2026-11-23')
  expect(calendarDay(new Date('2026-11-22T02:00:00Z'), 'America/New_York')).toBe('2026-11-21')
})

describe('readPantryLine', () => {
  const read = (line: string) => {
    const result = readPantryLine(line, TODAY)
    if (!result.ok) return result.reason
    const { name, qty, qtyName, expiryDate } = result.entry
    return [qty, qtyName, name, expiryDate, result.note].filter(Boolean).join(' | ')
  }

  it.each([
    ['2 kg flour, exp 12/24', '2 | kg | flour | 2026-12-24'],
    ['1 l milk, tomorrow', '1 | liters | milk | 2026-11-23'],
    ['1 l milk tomorrow', '1 | liters | milk | 2026-11-23'],
    ['2 yogurts friday', '2 | pieces | yogurts | 2026-11-27'],
    ['milk 1l until Tuesday', '1 | liters | milk | 2026-11-24'],
    ['1 kg beef in a week', '1 | kg | beef | 2026-11-29'],
    ['6 eggs, in 3 days', '6 | pieces | eggs | 2026-11-25'],
    ['200 g ham (24 Dec)', '200 | grams | ham | 2026-12-24'],
    ['200 g ham, Dec 24', '200 | grams | ham | 2026-12-24'],
    ['1 kg Sunday roast', '1 | kg | Sunday roast'],
    ['3 tomatoes, chopped', '3 | pieces | tomatoes, chopped'],
    ['bananas, 3', '3 | pieces | bananas'],
    ['1.5 kg flour', '1500 | grams | flour'],
    ['1.5 lb beef shin', '24 | ounces | beef shin'],
    ['1/3 cup oil', '16 | tsp | oil'],
    ['1 cup plus 2 tbsp sugar', '18 | tbsp | sugar'],
    ['1 gallon milk', '16 | cups | milk'],
    ['½ lemon', '1 | pieces | lemon (half)'],
    ['half a lemon', '1 | pieces | lemon (half)'],
    ['1/4 cabbage', '1 | pieces | cabbage (quarter)'],
    ['1.5 lemons', '2 | pieces | lemons | rounded'],
    ['2.5 g saffron', '3 | grams | saffron | rounded'],
    ['salt', '1 | pieces | salt | assumed'],
    ['half a dozen large eggs', '6 | pieces | large eggs'],
    ['3 cloves garlic', '3 | pieces | garlic (cloves)'],
    ['2 x 400g cans chickpeas', '800 | grams | chickpeas (cans)'],
    ['1 (1.5 kg) chicken', '1500 | grams | chicken'],
    ['frozen peas 500g', '500 | grams | frozen peas'],
    ['expensive ham 200 g', '200 | grams | expensive ham'],
  ])('reads %s', (line, expected) => {
    expect(read(line)).toBe(expected)
  })

  it.each([
    ['', 'name'],
    ['exp 12/24', 'name'],
    ['For the sauce:', 'name'],
    [`1 ${'very '.repeat(30)}ripe pear`, 'name'],
    ['0 eggs', 'amount'],
    ['0 (400 g) cans tomatoes', 'amount'],
    ['9999999 kg rice', 'amount'],
    ['milk exp', 'day'],
    ['1 l milk, 32.13.', 'day'],
    ['fish, wenesday', 'day'],
    ['milk until the cows come home', 'day'],
    ['eggs, next friday', 'day'],
    ['milk exp soon', 'day'],
    ['milk exp 2026-02-30', 'day'],
  ])('refuses %s for its %s', (line, reason) => {
    expect(read(line)).toBe(reason)
  })

  it.each([
    ['exp 2026-12-01', '2026-12-01'],
    ['EXP: DEC 24, 2026', '2026-12-24'],
    ['expires on the counter', 'day'],
    ['expires on 24th Dec', '2026-12-24'],
    ['expiry date: 24 December 27', '2027-12-24'],
    ['best before Dec 2027', '2027-12-31'],
    ['best-by 02/2028', '2028-02-29'],
    ['bb 24.12.', '2026-12-24'],
    ['use by 31/12/27', '2027-12-31'],
    ['exp 06/45', '2045-06-30'],
    ['exp 1/5', '2027-01-05'],
    ['exp 11/20', '2026-11-20'],
    ['(use by tomorrow)', '2026-11-23'],
    ['exp friday', '2026-11-27'],
    ['exp Sun', '2026-11-22'],
    ['exp in 2 weeks', '2026-12-06'],
    ['exp 3 days', '2026-11-25'],
  ])('reads when by "%s"', (words, day) => {
    const result = readPantryLine(`1 cream ${words}`, TODAY)
    expect(result.ok ? result.entry.expiryDate : result.reason).toBe(day)
  })

  it('reads back every whole amount in every unit, with every day', () => {
    const qty = fc.integer({ min: 1, max: PANTRY_LIMITS.qty })
    fc.assert(
      fc.property(qty, fc.constantFrom(...PANTRY_UNITS), anyDay, (amount, qtyName, expiryDate) => {
        const entry = { name: 'flour', qty: amount, qtyName, expiryDate }
        const line = `${amount} ${qtyName} flour, best before ${expiryDate}`
        expect(readPantryLine(line, TODAY)).toEqual({ ok: true, entry })
      }),
    )
  })

  it('answers any text with what the pantry takes, or a reason', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        const result = readPantryLine(line, TODAY)
        if (!result.ok) return
        const { name, qty } = result.entry
        expect(name.length).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(PANTRY_LIMITS.name)
        expect(Number.isInteger(qty) && qty >= 1 && qty <= PANTRY_LIMITS.qty).toBe(true)
      }),
    )
  })
})
