import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CORPUS } from '../ingredient-lines/corpus.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { MeasureSystem } from './measure-system.ts'
import { measuredAs } from './measured-as.ts'
import { toMeasureSystem } from './to-measure-system.ts'
import { viewIngredientLine } from './view-line.ts'

function viewed(text: string, system: MeasureSystem): string {
  const line = parseIngredientLine(text)
  return formatIngredientLine(viewIngredientLine(line, system, measuredAs(line)))
}

describe('viewIngredientLine', () => {
  it.each([
    ['1 cup plus 2 tbsp sugar', '225 g sugar'],
    ['½ cup milk', '120 ml milk'],
    ['1 stick butter, softened', '115 g butter, softened'],
    ['225 g / 8 oz butter', '225 g butter'],
    ['1 cup (120 g) flour', '120 g flour'],
    ['2 (14 oz) cans chickpeas', '2 (400 g) cans chickpeas'],
    ['8 chicken thighs (about 2 pounds)', '8 chicken thighs, about 900 g'],
    ['2 lb potatoes, cut into 1-inch cubes', '900 g potatoes, cut into 2.5 cm cubes'],
    ['1 heaped cup rice', 'about 185 g rice'],
    ['64 oz chicken broth', '1.9 l chicken broth'],
    ['2-3 cups broth', '475–700 ml broth'],
    ['2 tbsp olive oil', '2 tbsp olive oil'],
    ['4 cloves garlic', '4 cloves garlic'],
    ['1 cup unobtainium', '240 ml unobtainium'],
    ['salt, to taste', 'salt, to taste'],
    ['For the sauce:', 'For the sauce:'],
  ])('shows %s in metric measures as %s', (line, expected) => {
    expect(viewed(line, 'metric')).toBe(expected)
  })

  it.each([
    ['250 g flour', '2 cups flour'],
    ['500 g minced beef', '17 ½ oz minced beef'],
    ['250 ml water', '1 cup plus 1 tbsp water'],
    ['75 g butter', '⅓ cup butter'],
    ['50 g Parmesan', '1 ¾ oz Parmesan'],
    ['400 g penne', '14 oz penne'],
    ['2 (400 ml) cans coconut milk', '2 (13 ½ fl oz) cans coconut milk'],
    ['3 dl milk', '1 ¼ cups milk'],
    ['1 g unobtainium', '1 g unobtainium'],
    ['3 eggs', '3 eggs'],
  ])('shows %s in US measures as %s', (line, expected) => {
    expect(viewed(line, 'us')).toBe(expected)
  })

  it('shows every line, and what is shown stays so', () => {
    const lines = fc.constantFrom(...CORPUS)
    fc.assert(
      fc.property(lines, fc.constantFrom<MeasureSystem>('us', 'metric'), ([text], system) => {
        const once = viewed(text, system)
        expect(once).not.toMatch(/NaN|Infinity|undefined|\d\.\d{3}/)
        expect(viewed(once, system)).toBe(once)
      }),
      { numRuns: 400 },
    )
  })
})

describe('toMeasureSystem', () => {
  it('says the amounts of a step as their lines do', () => {
    const lines = ['250 g flour', '300 ml milk', '50 g butter'].map(parseIngredientLine)
    const listed = lines.map((line) => ({ line, food: measuredAs(line) }))
    expect(toMeasureSystem('Whisk 250 g of the flour with 300 ml milk.', 'us', listed)).toBe(
      'Whisk 2 cups of the flour with 1 ¼ cups milk.',
    )
  })
})
