import { describe, expect, it } from 'vitest'
import { portionOf, readWanted } from './limits.ts'
import { readWords } from './words.ts'

const wantedOf = (text: string) => readWanted(readWords(text).text).map(({ wanted }) => wanted)

describe('a figure that is wanted', () => {
  it.each([
    ['lunch with 35g+ protein', 'protein', 'least', 35],
    ['lunch with 35+ g protein', 'protein', 'least', 35],
    ['lunch, protein 35 g or more', 'protein', 'least', 35],
    ['lunch, protein: at least 35 g', 'protein', 'least', 35],
    ['lunch, over 35g protein', 'protein', 'least', 35],
    ['a dinner of 900+ kcal', 'kcal', 'least', 900],
    ['a dinner of 40 g carbs or less', 'carbs', 'most', 40],
  ])('is read: %s', (text, nutrient, bound, amount) => {
    expect(wantedOf(text)).toContainEqual({ nutrient, bound, amount })
  })

  it('goes before what is meant by a word', () => {
    const wanted = wantedOf('high protein lunch with 35 g protein')
    expect(new Set(wanted)).toEqual(new Set([{ nutrient: 'protein', bound: 'least', amount: 35 }]))
    expect(wantedOf('high protein lunch')).toMatchObject([{ amount: 25, meant: 'high protein' }])
  })
})

describe('a portion', () => {
  it('has of a can of lentils what is left of them drained and cooked', () => {
    const canned = portionOf(['2 cans (400 g each) brown lentils, drained'], 4)
    expect(canned?.protein).toBeCloseTo(10.8, 0)
    const dry = portionOf(['480 g brown lentils'], 4)
    expect(dry?.protein).toBeGreaterThan(25)
  })

  it('has the sugar of vegan meringues', () => {
    expect(portionOf(['120 g vegan meringues'], 1)?.carbs).toBeCloseTo(116, 0)
  })

  it('is not told where a main thing in it could not be counted', () => {
    expect(portionOf(['400 ml coconut cream', '90 g nata de coco'], 2)).toBeUndefined()
    expect(portionOf(['400 ml coconut cream', '10 g nata de coco'], 2)).toBeDefined()
  })
})
