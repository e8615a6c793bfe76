import { describe, expect, it } from 'vitest'
import { compose } from '../compose.ts'

type Original = { title: string; servings?: string; ingredients: string[]; instructions: string[] }

function adapt(text: string, original: Original) {
  return compose({ mode: 'adapt', text, ingredients: [], original }, 1)
}

const ROAST: Original = {
  title: 'Herb Roast',
  servings: '6',
  ingredients: ['1 pork roast', '2 tbsp olive oil', '1 tbsp thyme'],
  instructions: [
    'Heat the oven to 300°F and rub the pork with the oil and thyme.',
    'Roast for 1 hour or until the internal temperature reads 135°F (57°C).',
    'Slice it.',
  ],
}

describe('one food in the place of another', () => {
  it('weighs a counted joint as a joint, and has a bird at no heat of the meat', () => {
    const answer = adapt('chicken instead of pork', ROAST)
    if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
    expect(answer.recipe.ingredients[0]).toBe('1100 g chicken thigh')
    expect(answer.recipe.instructions.join(' ')).not.toMatch(/135|57/)
    expect(answer.recipe.instructions[1]).toContain('internal temperature reads 74 °C / 165 °F.')
  })

  it.each([
    ['chicken instead of pork', /boned turkey breast of about 1\.2 kg.*read 74 °C \(165 °F\)/],
    ['cod instead of pork', /thick fillets.*63 °C \(145 °F\)/],
  ])('rolls and ties no small piece: %s', (wish, instead) => {
    const rolled = ['Butterfly the roast, fill it, roll it tightly and tie it.']
    const answer = adapt(wish, { ...ROAST, instructions: [...rolled, ...ROAST.instructions] })
    expect(answer).toMatchObject({ kind: 'declined', reason: expect.stringMatching(instead) })
  })

  it.each([
    ['medium rare', 'Fry the steak for 3 minutes, then serve it medium rare.'],
    ['before it is dried', 'Cut the steak into strips and dry it in a dehydrator for 6 hours.'],
  ])('has no bird %s', (reason, step) => {
    const steak = { title: 'Steak', ingredients: ['1 lb beef steak', 'salt'] }
    const answer = adapt('turkey instead of beef', { ...steak, instructions: [step] })
    expect(answer).toMatchObject({ kind: 'declined', reason: expect.stringContaining(reason) })
  })

  it('has tins in the place of tins, and oil where theirs was', () => {
    const answer = adapt('salmon instead of sardines', {
      title: 'Sardine Cakes',
      ingredients: ['2 tins sardines', '1 egg', '100 g breadcrumbs'],
      instructions: [
        'Take the sardines from the tin, reserving the oil, and mash them with the egg and breadcrumbs and the oil from one tin (about 1 tbsp). Fry cakes of it.',
      ],
    })
    if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
    expect(answer.recipe.ingredients.slice(0, 2)).toEqual(['2 cans salmon', '1 tbsp olive oil'])
    expect(answer.recipe.instructions[0]).toMatch(
      /from the tin, drain it and.* 1 tbsp of olive oil\./,
    )
  })
})
