import { describe, expect, it } from 'vitest'
import { checkDiet } from '../../../diets/check-diet.ts'
import { parseIngredientLine } from '../../../ingredient-lines/parse-ingredient-line.ts'
import { compose } from '../../compose.ts'

function cook(text: string, restrictions: string[] = [], seed = 1) {
  const answer = compose({ mode: 'idea', text, ingredients: [], restrictions }, seed)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

/** Grams or millilitres of each line whose name matches. */
function amountsOf(lines: readonly string[], name: RegExp): number[] {
  const parsed = lines.map(parseIngredientLine).filter((line) => name.test(line.name))
  return parsed.map(({ quantity }) => quantity?.max ?? 0)
}

describe('a cake', () => {
  it.each([
    [[]],
    [['vegan']],
    [['egg-free']],
    [['lactose-free']],
    [['gluten-free']],
    [['nut-allergy']],
    [['vegan', 'gluten-free', 'nut-allergy', 'soy-free']],
    [['keto']],
    [['low-carb']],
    [['diabetic-safe']],
    [['heart-healthy']],
    [['paleo']],
  ])('for a birthday has layers and a frosting, and keeps to %j', (restrictions) => {
    for (const text of ['birthday cake', 'chocolate birthday cake']) {
      const { title, ingredients, instructions, servings } = cook(text, restrictions)
      expect(title).toMatch(/Layer Cake with/)
      expect(instructions.join(' ')).toMatch(/two 20 cm .* round tins/)
      const checked = { ingredients, steps: instructions, servings: Number(servings) }
      expect(checkDiet(checked, restrictions).findings).toEqual([])
    }
  })

  it('weighs butter, sugar and flour alike, and lists its frosting apart', () => {
    const { ingredients } = cook('birthday cake')
    const [batter, frosting] = amountsOf(ingredients, /butter/)
    expect(amountsOf(ingredients, /flour|granulated sugar/)).toEqual([batter, batter])
    expect(ingredients).toContain(`${frosting} g butter, soft, for the frosting`)
  })

  it('without eggs has liquid and something sour in their place', () => {
    const { ingredients } = cook('birthday cake', ['vegan'])
    const [flour = 0] = amountsOf(ingredients, /flour/)
    const [milk = 0] = amountsOf(ingredients, /milk/)
    expect(milk / flour).toBeCloseTo(1.2, 1)
    expect(ingredients.join()).toMatch(/vinegar/)
  })

  it('is baked in the tins that its servings fill', () => {
    expect(cook('birthday cake for 6').instructions[0]).toMatch(/a 20 cm .* round tin /)
    expect(cook('birthday cake for 20').instructions[0]).toMatch(/23 x 33 cm/)
    expect(cook('cupcakes for 20').instructions[0]).toMatch(/24 paper cases/)
  })

  it.each([
    ['carrot cake', /carrots/, /Cream Cheese/],
    ['strawberry cake', /strawberries/, /Whipped Cream/],
    ['chocolate birthday cake', /cocoa/, /Ganache/],
    ['lemon cupcakes', /lemons/, /Lemon Buttercream/],
    ['apple cake', /apples/, /Cinnamon Apple/],
  ])('is named after what is in it: %s', (text, line, title) => {
    const recipe = cook(text)
    expect(recipe.ingredients.join('\n')).toMatch(line)
    expect(recipe.title).toMatch(title)
  })
})

describe('a bake under a limit on carbohydrate', () => {
  it.each([
    'muffins',
    'cookies',
    'pancakes',
    'brownies',
    'chocolate cake',
    'cupcakes',
  ])('is sweetened with what does not count: %s', (text) => {
    const { title, ingredients, servings } = cook(text, ['keto'])
    expect(ingredients.join()).toMatch(/erythritol/)
    expect(title).toMatch(new RegExp(text.split(' ').at(-1) ?? text, 'i'))
    const checked = { ingredients, steps: [], servings: Number(servings) }
    expect(checkDiet(checked, ['keto']).verdict).toBe('free')
  })
})
