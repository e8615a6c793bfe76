import { describe, expect, it } from 'vitest'
import { toRecipe } from '../compose/revise/revise.ts'
import { chooseStandIn } from './choose-stand-in.ts'
import { readDish } from './read-dish.ts'

/** What takes the place of the cream of a dish without dairy. */
function inPlaceOfCream(title: string, step: string) {
  const ingredients = ['1 cup heavy cream']
  const dish = readDish(toRecipe({ title, ingredients, instructions: [step] }))
  const [line] = dish.lines
  return line && chooseStandIn(dish, line, ['dairy-free'], '')?.lines[0]
}

describe('what takes the place of cream', () => {
  it.each([
    [
      'Filled Nests',
      'Add the cream and whisk for a few seconds until a thick, pipeable mixture forms.',
    ],
    ['Fruit Fool', 'Beat the cream until it holds its shape and fold in the fruit.'],
    ['Eclairs', 'Pipe the chilled cream filling into the shells.'],
  ])('holds air and its shape in %s', (title, step) => {
    expect(inPlaceOfCream(title, step)).toBe('1 cup coconut cream')
  })

  it.each([
    ['Mushroom Sauce', 'Whisk the cream into the sauce and simmer until it is thick.'],
    ['Leek Gratin', 'Pour in the cream. Pipe the mashed potatoes on top.'],
  ])('only has to pour in %s', (title, step) => {
    expect(inPlaceOfCream(title, step)).toBe('1 cup oat cream')
  })
})
