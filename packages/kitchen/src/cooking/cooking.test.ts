import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { groupLines } from '../ingredient-lines/ingredient-groups.ts'
import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { parseIngredientLines } from '../ingredient-lines/parse-ingredient-lines.ts'
import { measuredAs } from '../measures/measured-as.ts'
import { findStepFigures } from './step-figures.ts'
import { findStepTakes } from './step-takes/find-step-takes.ts'
import { toStepLine } from './step-takes/to-step-line.ts'
import { findStepTimers } from './step-timers.ts'
import { type RecipeView, viewRecipe } from './view-recipe.ts'

const scones = {
  lines: ['2 cups flour', '100 g butter', '3/4 cup milk', '1 egg'].map(parseIngredientLine),
  steps: ['Heat the oven to 400 °F. Rub 100 g of the butter into the flour; bake for 15 minutes.'],
}

describe('viewRecipe', () => {
  const view = (how: RecipeView) => {
    const { lines, steps } = viewRecipe(scones, how)
    return { lines: lines.map(formatIngredientLine), steps }
  }

  it('scales lines and steps alike', () => {
    expect(view({ factor: 2 })).toEqual({
      lines: ['4 cups flour', '200 g butter', '1 ½ cups milk', '2 eggs'],
      steps: [scones.steps[0]?.replace('100 g', '200 g')],
    })
  })

  it('measures by weight, in ml and °C where a kitchen is metric', () => {
    expect(view({ factor: 1, system: 'metric', measuredAs })).toEqual({
      lines: ['250 g flour', '100 g butter', '175 ml milk', '1 egg'],
      steps: [
        'Heat the oven to 200 °C. Rub 100 g of the butter into the flour; bake for 15 minutes.',
      ],
    })
  })

  it('measures in ounces, cups and °F where it is US', () => {
    const { lines } = view({ factor: 2, system: 'us', measuredAs })
    expect(lines[0]).toBe('4 cups flour')
    expect(lines[1]).not.toContain('g butter')
  })

  it('of one time in its own measures is as it was written', () => {
    expect(viewRecipe(scones, { factor: 1 })).toEqual(scones)
  })
})

describe('findStepFigures', () => {
  const figures = (step: string) =>
    findStepFigures(step).map(({ start, end }) => step.slice(start, end))

  it('finds amounts, times, temperatures and lengths, and no other numbers', () => {
    expect(
      figures(
        'Heat the oven to 220 °C. Roast 1 ½ kg of potatoes in 3 tbsp oil for 35-40 minutes, or 1 hour 10 min at 180°C.',
      ),
    ).toEqual(['220 °C', '1 ½ kg', '3 tbsp', '35-40 minutes', '1 hour 10 min', '180°C'])
    expect(figures('Cut 2 good tomatoes into 8, see step 3.')).toEqual([])
    expect(figures('Roll it out 5 mm thick in a 20 cm tin.')).toEqual(['5 mm', '20 cm'])
  })

  it('never overlap, whatever the text', () => {
    const pieces = fc.constantFrom(
      '2',
      '½',
      ' ',
      'min',
      '-',
      '°C',
      'g',
      'cm',
      '1/2',
      'to',
      'x',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const found = findStepFigures(parts.join(''))
        found.forEach(({ start, end }, index) => {
          expect(start).toBeLessThan(end)
          expect(start).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0)
        })
      }),
    )
  })
})

describe('findStepTimers', () => {
  it.each([
    ['Simmer for 20 minutes.', [[20, 20, 'simmer']]],
    ['Bake at 180 °C for 35-40 minutes, until golden.', [[35, 40, 'bake']]],
    [
      'Fry 5 min, then simmer 1 hour 10 minutes.',
      [
        [5, 5, 'fry'],
        [70, 70, 'simmer'],
      ],
    ],
    ['Cook, stirring now and then, for about 8 minutes.', [[8, 8, 'cook']]],
    ['Leave to rest, covered, for half an hour.', [[30, 30, 'rest']]],
    ['Put it in the fridge for 2 hours to chill.', [[120, 120, 'chill']]],
    ['Blend for 30 seconds.', [[0.5, 0.5, 'blend']]],
    ['Give it 5 minutes.', [[5, 5, undefined]]],
    ['Dip the rice paper for 5 seconds.', []],
    ['Blend the rest hot for 3 minutes.', [[3, 3, 'blend']]],
    ['Leave off the heat, still sealed, for 10 minutes.', [[10, 10, 'rest']]],
    ['Soak the noodles in warm water for 20 minutes.', [[20, 20, 'soak']]],
    ['Lower the heat and soften the shallot for 3 minutes.', [[3, 3, 'soften']]],
    ['Rub the zest into the sugar with your fingers for 1 minute.', [[1, 1, 'rub']]],
    ['Roast for an hour, basting every 20 minutes.', [[60, 60, 'roast']]],
    ['Take it out 30 minutes before serving.', []],
    ['It keeps for 3 days in the fridge.', []],
    ['Marinate for up to 24 hours.', []],
    ['Simmer gently. It takes 45 minutes.', [[45, 45, 'simmer']]],
  ] as const)('sets clocks for: %s', (step, expected) => {
    const found = findStepTimers(step).map(({ minutes, doing }) => [
      minutes.min,
      minutes.max,
      doing,
    ])
    expect(found).toEqual(expected)
  })
})

describe('findStepTakes', () => {
  const findStepLines = (step: string, list: readonly IngredientLine[]) =>
    (findStepTakes([step], list)[0] ?? []).map(({ line }) => line)

  const lines = [
    '2 tbsp olive oil',
    '1 tbsp sesame oil',
    '400 g chicken thighs, diced',
    '1 l chicken stock',
    '250 g cherry tomatoes',
    '2 tbsp tomato paste',
    '1 tsp salt',
    '1 lemon, zest and juice',
  ].map(parseIngredientLine)

  it.each([
    ['Heat the olive oil in a pan.', ['2 tbsp olive oil']],
    ['Heat the oil.', ['2 tbsp olive oil', '1 tbsp sesame oil']],
    ['Brown the chicken on all sides.', ['400 g chicken thighs, diced']],
    [
      'Stir in the tomato paste, then the chicken stock.',
      ['1 l chicken stock', '2 tbsp tomato paste'],
    ],
    ['Add the tomatoes and salt.', ['250 g cherry tomatoes', '1 tsp salt']],
    ['Finish with lemon juice.', ['1 lemon, zest and juice']],
    ['Serve at once.', []],
    ['Add the tomatoes. Everything should be tender.', ['250 g cherry tomatoes']],
  ])('finds what is used in: %s', (step, expected) => {
    const found = findStepLines(step, lines).map((index) => lines[index]?.raw)
    expect(found).toEqual(expected)
  })

  it('takes everything as all lines, or as those of the group that is named', () => {
    const grouped = [
      'For the dressing:',
      '1 lemon',
      '2 tbsp oil',
      'For the salad:',
      '1 lettuce',
    ].map(parseIngredientLine)
    expect(findStepLines('Whisk everything for the dressing.', grouped)).toEqual([1, 2])
    expect(findStepLines('Toss all the ingredients.', grouped)).toEqual([1, 2, 4])
  })

  it.each([
    ['Beat the butter for the frosting.', ['100 g butter']],
    ['Cream the butter with the caster sugar.', ['200 g butter', '150 g caster sugar']],
    ['Beat the butter and the cream cheese.', ['100 g butter', '200 g cream cheese']],
    // Nothing tells the groups apart, so it is the first one that no step has used.
    ['Soften the butter.', ['200 g butter']],
    ['Put everything for the sponge in a bowl.', ['200 g butter', '150 g caster sugar', '2 eggs']],
    ['Brush the eggs over the frosting.', ['2 eggs']],
  ])('knows which group is meant in: %s', (step, expected) => {
    const cake = groupLines(
      parseIngredientLines(`For the sponge:
200 g butter
150 g caster sugar
2 eggs
For the frosting:
100 g butter
200 g cream cheese`),
    )
    expect(findStepLines(step, cake).map((index) => cake[index]?.raw)).toEqual(expected)
  })

  it('is a list of lines there are, in their order, whatever the step', () => {
    const words = fc.constantFrom(
      'oil',
      'tomato',
      'chicken',
      'the',
      'everything',
      '.',
      'lemon',
      '2',
    )
    fc.assert(
      fc.property(fc.array(words), (said) => {
        const found = findStepLines(said.join(' '), lines)
        expect(found).toEqual([...new Set(found)].sort((a, b) => a - b))
        expect(found.every((index) => index in lines)).toBe(true)
      }),
    )
  })
})

describe('toStepLine', () => {
  const shown = (steps: string[], list: string[]) => {
    const lines = list.map(parseIngredientLine)
    return findStepTakes(steps, lines).map((takes) =>
      takes.flatMap(({ line, part }) => {
        const of = lines[line]
        return of && part.kind !== 'again' ? [formatIngredientLine(toStepLine(of, part))] : []
      }),
    )
  }

  it('says of a line as much as the step takes', () => {
    const steps = [
      'Melt half of the butter and fry the onions. Squeeze one lemon over them.',
      'Stir in 2 tbsp of the oil and the rest of the butter.',
      'Slice the other lemon, add another tablespoon of oil and season with salt.',
      'Serve the onions with the remaining oil, salt and 2 tablespoons of parsley.',
    ]
    const list = [
      '100 g butter, divided',
      '2 onions',
      '2 lemons',
      '100 ml olive oil',
      '1 tsp salt',
      '3 tbsp parsley',
    ]
    expect(shown(steps, list)).toEqual([
      ['50 g butter', '2 onions', '1 lemon'],
      ['butter', '2 tbsp olive oil'],
      ['lemons', '1 tbsp olive oil', 'salt'],
      ['olive oil', 'salt', '2 tbsp parsley'],
    ])
  })
})
